#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stddef.h>
#include <stdint.h>

/// A C face for simdjson's DOM: bytes in, one flat array of nodes out.
///
/// No exception leaves these functions. Everything a handle gives out is owned by the handle.

#ifdef __cplusplus
extern "C" {
#endif

/// What a node is. The members of an object are pairs of nodes: a string (the name), then the value.
typedef enum {
    CSIMDJSON_NULL,
    CSIMDJSON_FALSE,
    CSIMDJSON_TRUE,
    CSIMDJSON_INTEGER,
    CSIMDJSON_NUMBER,
    CSIMDJSON_STRING,
    CSIMDJSON_ARRAY,
    CSIMDJSON_OBJECT,
} csimdjson_kind;

/// One value. Nodes come parents first, children in the order of the document, duplicate names kept.
typedef struct {
    csimdjson_kind kind;
    /// The elements of an array, the members of an object, or the bytes of a string.
    uint32_t count;
    union {
        int64_t integer;
        double number;
        /// UTF-8, without escapes. May contain zero bytes.
        const char *text;
    };
} csimdjson_node;

/// A parsed document, or the reason why it could not be parsed.
typedef struct csimdjson_document csimdjson_document;

/// Parses `length` bytes; containers nested deeper than `max_depth` are refused. The bytes are copied.
///
/// Returns NULL when there is no memory for the handle. `csimdjson_destroy` frees it.
csimdjson_document *csimdjson_create(const uint8_t *bytes, size_t length, size_t max_depth);

/// Returns the reason of a failure (a static string), or NULL when the document was parsed.
const char *csimdjson_failure(const csimdjson_document *document);

/// Returns the nodes, the root first. Empty after a failure.
const csimdjson_node *csimdjson_nodes(const csimdjson_document *document);

/// Returns the number of nodes: at least 1, or 0 after a failure.
size_t csimdjson_node_count(const csimdjson_document *document);

/// Frees a handle and everything it gave out.
void csimdjson_destroy(csimdjson_document *document);

#ifdef __cplusplus
}
#endif

#endif
