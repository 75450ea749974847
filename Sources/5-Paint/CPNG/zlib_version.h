#ifndef SEATMAP_CPNG_ZLIB_VERSION_H
#define SEATMAP_CPNG_ZLIB_VERSION_H

#include <zlib.h>

// The version of the zlib that libpng compresses with, such as "1.2.13".
static inline const char *cpng_zlib_version(void) { return zlibVersion(); }

#endif
