// The Unicode bidirectional algorithm (UAX #9): HarfBuzz shapes runs of one direction and leaves their order to others.

#ifndef SEATMAP_CFRIBIDI_SHIM_H
#define SEATMAP_CFRIBIDI_SHIM_H

#include <fribidi.h>

#endif
