// Reading and writing PNG files in memory with libpng.
//
// libpng reports an error by jumping to the last `setjmp`. Every function here that calls libpng sets its own jump
// target and returns a status, so a jump never leaves this file and never crosses a Swift frame.

#ifndef SEATMAP_CPNG_SHIM_H
#define SEATMAP_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// No chunk other than the pixels may take more memory than this (libpng's own default, made explicit).
#define CPNG_MAX_CHUNK_BYTES 8000000
#define CPNG_MAX_CACHED_CHUNKS 128
#define CPNG_MESSAGE_CAPACITY 200
#define CPNG_WARNINGS_CAPACITY 2000

// Where a file that is being written starts; most maps at 1x fit.
#define CPNG_FIRST_CAPACITY 65536

typedef enum cpng_status {
    CPNG_OK = 0,
    CPNG_CORRUPT = 1,
    CPNG_TRUNCATED = 2,
    CPNG_NOT_WRITTEN = 3,
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

// Returns the number of bits a sample takes in the file; call it after the header was read.
static inline int cpng_bit_depth(const cpng_reader *reader) {
    return png_get_bit_depth(reader->png, reader->info);
}

// Reads the pixels into `out` as `height` rows of `row_bytes` bytes, r g b a, and then the rest of the file.
//
// A channel takes two bytes, the high one first, where the file has 16 bits, and else one.
static inline cpng_status cpng_read_pixels(cpng_reader *reader, unsigned char *out, size_t row_bytes) {
    if (setjmp(png_jmpbuf(reader->png))) return cpng_failure(reader);
    png_set_expand(reader->png);
    png_set_gray_to_rgb(reader->png);
    png_set_add_alpha(reader->png, 0xFFFF, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(reader->png);
    png_read_update_info(reader->png, reader->info);
    if (png_get_rowbytes(reader->png, reader->info) != row_bytes) png_error(reader->png, "unexpected row size");
    png_uint_32 height = png_get_image_height(reader->png, reader->info);
    for (int pass = 0; pass < passes; pass++)
        for (png_uint_32 y = 0; y < height; y++) png_read_row(reader->png, out + y * row_bytes, NULL);
    // What follows is checked and dropped piece by piece, however long: the frames of an animation may be.
    png_set_chunk_malloc_max(reader->png, 0);
    png_read_end(reader->png, NULL);
    return CPNG_OK;
}

// A PNG file that is being written. The bytes belong to the writer and grow as libpng hands them over.
//
// The calls are, in this order: create, set_header, set_palette and add_text as wanted, write_header, write_rows until
// all are written, write_end, destroy. After write_header the rest of the file may also be made of write_chunk alone,
// the last of them IEND. After a failure only destroy is left to call.
typedef struct cpng_writer {
    png_structp png;
    png_infop info;
    unsigned char *bytes;
    size_t count;
    size_t capacity;
    int has_warned;
} cpng_writer;

static inline void cpng_on_write_error(png_structp png, png_const_charp message) {
    (void)message;
    png_longjmp(png, 1);
}

// A warning fails the call as well, since libpng warns where it leaves out something that the caller asked for. It does
// not jump: libpng also warns below zlib and before it frees, and a jump would leak what is held there.
static inline void cpng_on_write_warning(png_structp png, png_const_charp message) {
    (void)message;
    ((cpng_writer *)png_get_error_ptr(png))->has_warned = 1;
}

static inline cpng_status cpng_write_status(const cpng_writer *writer) {
    return writer->has_warned ? CPNG_NOT_WRITTEN : CPNG_OK;
}

// Doubles the room until the bytes fit, so that the copying of earlier bytes stays in proportion to the file.
static inline void cpng_on_write(png_structp png, png_bytep bytes, size_t count) {
    cpng_writer *writer = (cpng_writer *)png_get_io_ptr(png);
    size_t capacity = writer->capacity;
    while (capacity - writer->count < count) {
        if (capacity > SIZE_MAX / 2) png_error(png, "the file is too large for memory");
        capacity = capacity == 0 ? CPNG_FIRST_CAPACITY : capacity * 2;
    }
    if (capacity != writer->capacity) {
        unsigned char *grown = (unsigned char *)realloc(writer->bytes, capacity);
        if (grown == NULL) png_error(png, "out of memory");
        writer->bytes = grown;
        writer->capacity = capacity;
    }
    memcpy(writer->bytes + writer->count, bytes, count);
    writer->count += count;
}

// There is nothing to flush; without a function of its own libpng would flush a `FILE`.
static inline void cpng_on_flush(png_structp png) { (void)png; }

static inline void cpng_writer_destroy(cpng_writer *writer) {
    if (writer == NULL) return;
    png_destroy_write_struct(&writer->png, &writer->info);
    free(writer->bytes);
    free(writer);
}

// Creates a writer, or returns NULL when there is no memory.
static inline cpng_writer *cpng_writer_create(void) {
    cpng_writer *writer = (cpng_writer *)calloc(1, sizeof(cpng_writer));
    if (writer == NULL) return NULL;
    writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, cpng_on_write_error, cpng_on_write_warning);
    writer->info = writer->png == NULL ? NULL : png_create_info_struct(writer->png);
    if (writer->info != NULL) return writer;
    cpng_writer_destroy(writer);
    return NULL;
}

// What the header says, and how the rows are compressed.
typedef struct cpng_header {
    unsigned width;
    unsigned height;
    int color_type;
    unsigned pixels_per_metre;
    int compression_level;
} cpng_header;

// Sets what does not depend on the pixels: 8 bits a channel, sRGB, the filter "up" for every row.
//
// Where the colour type is RGB the rows still have four bytes a pixel; libpng drops the fourth.
static inline cpng_status cpng_set_header(cpng_writer *writer, cpng_header header) {
    if (setjmp(png_jmpbuf(writer->png))) return CPNG_NOT_WRITTEN;
    png_set_benign_errors(writer->png, 1);  // as warnings: see there
    png_set_write_fn(writer->png, writer, cpng_on_write, cpng_on_flush);
    png_set_IHDR(
        writer->png, writer->info, header.width, header.height, 8, header.color_type, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_pHYs(
        writer->png, writer->info, header.pixels_per_metre, header.pixels_per_metre, PNG_RESOLUTION_METER);
    png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
    png_set_compression_level(writer->png, header.compression_level);
    return cpng_write_status(writer);
}

// Sets the colours of a palette, and the opacities of as many of them as are not opaque.
static inline cpng_status cpng_set_palette(
    cpng_writer *writer, const png_color *colors, int color_count, const unsigned char *opacities, int opacity_count) {
    if (setjmp(png_jmpbuf(writer->png))) return CPNG_NOT_WRITTEN;
    png_set_PLTE(writer->png, writer->info, colors, color_count);
    if (opacity_count > 0) png_set_tRNS(writer->png, writer->info, opacities, opacity_count, NULL);
    return cpng_write_status(writer);
}

// Adds a text that is not compressed: `tEXt`, or `iTXt` for UTF-8. The strings are copied.
static inline cpng_status cpng_add_text(cpng_writer *writer, const char *keyword, const char *string, int is_utf8) {
    if (setjmp(png_jmpbuf(writer->png))) return CPNG_NOT_WRITTEN;
    png_text text = {
        .compression = is_utf8 ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE,
        .key = (png_charp)keyword,
        .text = (png_charp)string,
    };
    png_set_text(writer->png, writer->info, &text, 1);
    return cpng_write_status(writer);
}

// Writes everything that stands before the pixels.
static inline cpng_status cpng_write_header(cpng_writer *writer) {
    if (setjmp(png_jmpbuf(writer->png))) return CPNG_NOT_WRITTEN;
    png_write_info(writer->png, writer->info);
    if (png_get_color_type(writer->png, writer->info) == PNG_COLOR_TYPE_RGB)
        png_set_filler(writer->png, 0, PNG_FILLER_AFTER);
    return cpng_write_status(writer);
}

// Writes the next rows of pixels.
static inline cpng_status cpng_write_rows(
    cpng_writer *writer, const unsigned char *rows, size_t row_bytes, size_t row_count) {
    if (setjmp(png_jmpbuf(writer->png))) return CPNG_NOT_WRITTEN;
    for (size_t y = 0; y < row_count; y++) png_write_row(writer->png, rows + y * row_bytes);
    return cpng_write_status(writer);
}

// Writes a chunk of any type with its length and checksum, and does not look into it.
static inline cpng_status cpng_write_chunk(
    cpng_writer *writer, const char *type, const unsigned char *data, size_t count) {
    if (setjmp(png_jmpbuf(writer->png))) return CPNG_NOT_WRITTEN;
    png_write_chunk(writer->png, (png_const_bytep)type, data, count);
    return cpng_write_status(writer);
}

// Writes what is left; the bytes are a whole file then.
static inline cpng_status cpng_write_end(cpng_writer *writer) {
    if (setjmp(png_jmpbuf(writer->png))) return CPNG_NOT_WRITTEN;
    png_write_end(writer->png, NULL);
    return cpng_write_status(writer);
}

#endif
