#ifndef SEATMAP_CHARFBUZZ_SHIM_H
#define SEATMAP_CHARFBUZZ_SHIM_H

#include <errno.h>
#include <hb-ot.h>
#include <hb.h>
#include <string.h>

// Maps a file into memory. Returns null where that fails, and why in `error_number`.
static inline hb_blob_t *charfbuzz_map_file(const char *path, int *error_number) {
    errno = 0;
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    *error_number = blob ? 0 : errno;
    return blob;
}

// The system's wording for an error number.
static inline const char *charfbuzz_reason(int error_number) {
    return error_number ? strerror(error_number) : "it cannot be read";
}

// Draws the outline of a glyph. HarfBuzz 7 gave the function a new name and deprecated the old one.
static inline void charfbuzz_draw_glyph(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, functions, data);
#else
    hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}

#endif
