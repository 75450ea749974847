#include "CSimdJSON.h"

#include <new>
#include <string_view>
#include <vector>

#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>

namespace dom = simdjson::dom;
using simdjson::error_code;

struct csimdjson_document {
    /// Owns the strings that the nodes point to.
    dom::parser parser;
    std::vector<csimdjson_node> nodes;
    error_code error = simdjson::UNINITIALIZED;
};

namespace {

error_code append(dom::element element, std::vector<csimdjson_node> &nodes);

void append_text(std::string_view text, std::vector<csimdjson_node> &nodes) {
    csimdjson_node node{CSIMDJSON_STRING, static_cast<uint32_t>(text.size()), {}};
    node.text = text.data();
    nodes.push_back(node);
}

error_code append_array(dom::element element, std::vector<csimdjson_node> &nodes) {
    dom::array array;
    if (error_code error = element.get_array().get(array)) { return error; }
    const size_t index = nodes.size();
    nodes.push_back({CSIMDJSON_ARRAY, 0, {}});
    uint32_t count = 0;
    for (dom::element child : array) {
        if (error_code error = append(child, nodes)) { return error; }
        count += 1;
    }
    nodes[index].count = count;
    return simdjson::SUCCESS;
}

error_code append_object(dom::element element, std::vector<csimdjson_node> &nodes) {
    dom::object object;
    if (error_code error = element.get_object().get(object)) { return error; }
    const size_t index = nodes.size();
    nodes.push_back({CSIMDJSON_OBJECT, 0, {}});
    uint32_t count = 0;
    for (dom::key_value_pair member : object) {
        append_text(member.key, nodes);
        if (error_code error = append(member.value, nodes)) { return error; }
        count += 1;
    }
    nodes[index].count = count;
    return simdjson::SUCCESS;
}

error_code append_string(dom::element element, std::vector<csimdjson_node> &nodes) {
    std::string_view text;
    if (error_code error = element.get_string().get(text)) { return error; }
    append_text(text, nodes);
    return simdjson::SUCCESS;
}

error_code append_number(dom::element element, std::vector<csimdjson_node> &nodes) {
    csimdjson_node node{CSIMDJSON_NUMBER, 0, {}};
    error_code error = element.get_double().get(node.number);
    nodes.push_back(node);
    return error;
}

error_code append_integer(dom::element element, std::vector<csimdjson_node> &nodes) {
    csimdjson_node node{CSIMDJSON_INTEGER, 0, {}};
    error_code error = element.get_int64().get(node.integer);
    nodes.push_back(node);
    return error;
}

error_code append_bool(dom::element element, std::vector<csimdjson_node> &nodes) {
    bool value = false;
    error_code error = element.get_bool().get(value);
    nodes.push_back({value ? CSIMDJSON_TRUE : CSIMDJSON_FALSE, 0, {}});
    return error;
}

/// Appends an element and what is in it. The parser's depth limit bounds the recursion.
error_code append(dom::element element, std::vector<csimdjson_node> &nodes) {
    switch (element.type()) {
    case dom::element_type::ARRAY: return append_array(element, nodes);
    case dom::element_type::OBJECT: return append_object(element, nodes);
    case dom::element_type::STRING: return append_string(element, nodes);
    case dom::element_type::INT64: return append_integer(element, nodes);
    case dom::element_type::UINT64: return simdjson::NUMBER_OUT_OF_RANGE;
    case dom::element_type::DOUBLE: return append_number(element, nodes);
    case dom::element_type::BOOL: return append_bool(element, nodes);
    case dom::element_type::NULL_VALUE: nodes.push_back({CSIMDJSON_NULL, 0, {}}); return simdjson::SUCCESS;
    }
    return simdjson::UNEXPECTED_ERROR;
}

error_code parse(csimdjson_document &document, const uint8_t *bytes, size_t length, size_t max_depth) {
    if (length == 0) { return simdjson::EMPTY; }
    if (error_code error = document.parser.allocate(length, max_depth)) { return error; }
    dom::element root;
    if (error_code error = document.parser.parse(bytes, length).get(root)) { return error; }
    return append(root, document.nodes);
}

}  // namespace

csimdjson_document *csimdjson_create(const uint8_t *bytes, size_t length, size_t max_depth) {
    auto *document = new (std::nothrow) csimdjson_document;
    if (document == nullptr) { return nullptr; }
    try {
        document->error = parse(*document, bytes, length, max_depth);
    } catch (...) {
        document->error = simdjson::MEMALLOC;
    }
    if (document->error) { document->nodes.clear(); }
    return document;
}

const char *csimdjson_failure(const csimdjson_document *document) {
    return document->error ? simdjson::error_message(document->error) : nullptr;
}

const csimdjson_node *csimdjson_nodes(const csimdjson_document *document) { return document->nodes.data(); }

size_t csimdjson_node_count(const csimdjson_document *document) { return document->nodes.size(); }

void csimdjson_destroy(csimdjson_document *document) { delete document; }
