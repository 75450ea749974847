#ifndef SEATMAP_CCAIRO_SHIM_H
#define SEATMAP_CCAIRO_SHIM_H

#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>

// What Cairo paints pixels with; its headers come with Cairo's.
#include <pixman.h>

#endif
