// Reading PNG files with libpng, and the zlib macro that Swift cannot import.
//
// libpng reports an error by jumping to the last `setjmp`. Every function here that calls libpng sets its own jump
// target and returns a status, so a jump never leaves this file and never crosses a Swift frame.

#ifndef SEATMAP_CPNG_SHIM_H
#define SEATMAP_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// No chunk other than the pixels may take more memory than this (libpng's own default, made explicit).
#define CPNG_MAX_CHUNK_BYTES 8000000
#define CPNG_MAX_CACHED_CHUNKS 128
#define CPNG_MESSAGE_CAPACITY 200
#define CPNG_WARNINGS_CAPACITY 2000

typedef enum cpng_status {
    CPNG_OK = 0,
    CPNG_CORRUPT = 1,
    CPNG_TRUNCATED = 2,
} cpng_status;

// A PNG file in memory that is being read. The bytes belong to the caller and must outlive the reader.
typedef struct cpng_reader {
    png_structp png;
    png_infop info;
    const unsigned char *bytes;
    size_t count;
    size_t offset;
    int is_truncated;
    char message[CPNG_MESSAGE_CAPACITY];
    char warnings[CPNG_WARNINGS_CAPACITY];  // one a line
} cpng_reader;

static inline void cpng_on_error(png_structp png, png_const_charp message) {
    cpng_reader *reader = (cpng_reader *)png_get_error_ptr(png);
    strncpy(reader->message, message, CPNG_MESSAGE_CAPACITY - 1);
    png_longjmp(png, 1);
}

// Keeps the warning as a line of its own, unless there is no room left.
static inline void cpng_on_warning(png_structp png, png_const_charp message) {
    cpng_reader *reader = (cpng_reader *)png_get_error_ptr(png);
    size_t used = strlen(reader->warnings);
    size_t length = strlen(message);
    if (used + length + 2 > CPNG_WARNINGS_CAPACITY) return;
    memcpy(reader->warnings + used, message, length);
    reader->warnings[used + length] = '\n';
}

static inline void cpng_on_read(png_structp png, png_bytep out, size_t count) {
    cpng_reader *reader = (cpng_reader *)png_get_io_ptr(png);
    if (reader->count - reader->offset < count) {
        reader->is_truncated = 1;
        png_error(png, "the file ends early");
    }
    memcpy(out, reader->bytes + reader->offset, count);
    reader->offset += count;
}

static inline void cpng_reader_destroy(cpng_reader *reader) {
    if (reader == NULL) return;
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader);
}

// Creates a reader, or returns NULL when there is no memory.
static inline cpng_reader *cpng_reader_create(const unsigned char *bytes, size_t count) {
    cpng_reader *reader = (cpng_reader *)calloc(1, sizeof(cpng_reader));
    if (reader == NULL) return NULL;
    reader->bytes = bytes;
    reader->count = count;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, cpng_on_error, cpng_on_warning);
    reader->info = reader->png == NULL ? NULL : png_create_info_struct(reader->png);
    if (reader->info != NULL) return reader;
    cpng_reader_destroy(reader);
    return NULL;
}

static inline cpng_status cpng_failure(const cpng_reader *reader) {
    return reader->is_truncated ? CPNG_TRUNCATED : CPNG_CORRUPT;
}

// Reads everything before the pixels. Takes no memory for them, so the caller can refuse the size first.
//
// A wrong checksum is an error in every chunk. Ancillary chunks other than tRNS are checked and skipped: the samples
// are wanted as they are stored, whatever gAMA or iCCP say.
static inline cpng_status cpng_read_header(cpng_reader *reader, unsigned *width, unsigned *height) {
    if (setjmp(png_jmpbuf(reader->png))) return cpng_failure(reader);
    png_set_read_fn(reader->png, reader, cpng_on_read);
    png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_set_user_limits(reader->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_chunk_malloc_max(reader->png, CPNG_MAX_CHUNK_BYTES);
    png_set_chunk_cache_max(reader->png, CPNG_MAX_CACHED_CHUNKS);
    png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(reader->png, reader->info);
    *width = png_get_image_width(reader->png, reader->info);
    *height = png_get_image_height(reader->png, reader->info);
    return CPNG_OK;
}

// Reads the pixels into `out` as `height` rows of `row_bytes` bytes, r g b a, and then the rest of the file.
static inline cpng_status cpng_read_pixels(cpng_reader *reader, unsigned char *out, size_t row_bytes) {
    if (setjmp(png_jmpbuf(reader->png))) return cpng_failure(reader);
    png_set_expand(reader->png);
    png_set_strip_16(reader->png);
    png_set_gray_to_rgb(reader->png);
    png_set_add_alpha(reader->png, 0xFF, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(reader->png);
    png_read_update_info(reader->png, reader->info);
    if (png_get_rowbytes(reader->png, reader->info) != row_bytes) png_error(reader->png, "unexpected row size");
    png_uint_32 height = png_get_image_height(reader->png, reader->info);
    for (int pass = 0; pass < passes; pass++)
        for (png_uint_32 y = 0; y < height; y++) png_read_row(reader->png, out + y * row_bytes, NULL);
    png_read_end(reader->png, NULL);
    return CPNG_OK;
}

// Starts a zlib stream. `deflateInit2` is a macro.
//
// Memory level 8, zlib's default: level 9, the most, takes a quarter more time and gives larger files here.
static inline int cpng_deflate_begin(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
}

#endif
