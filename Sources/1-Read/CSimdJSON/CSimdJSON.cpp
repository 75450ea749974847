#include "CSimdJSON.h"

#include <new>
#include <string_view>
#include <vector>

#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>

namespace dom = simdjson::dom;
using simdjson::error_code;

namespace {

/// Turns simdjson's tree into nodes. `levels` is how many levels of containers may still be entered.
struct node_list {
    std::vector<csimdjson_node> nodes;

    csimdjson_node &append(csimdjson_kind kind) {
        nodes.push_back({kind, 0, {}});
        return nodes.back();
    }

    void append_text(std::string_view text) {
        csimdjson_node &node = append(CSIMDJSON_STRING);
        node.count = static_cast<uint32_t>(text.size());
        node.text = text.data();
    }

    error_code append_string(dom::element element) {
        std::string_view text;
        if (error_code error = element.get_string().get(text)) { return error; }
        append_text(text);
        return simdjson::SUCCESS;
    }

    error_code append_bool(dom::element element) {
        bool value = false;
        if (error_code error = element.get_bool().get(value)) { return error; }
        append(value ? CSIMDJSON_TRUE : CSIMDJSON_FALSE);
        return simdjson::SUCCESS;
    }

    error_code append_array(dom::element element, size_t levels) {
        dom::array array;
        if (error_code error = element.get_array().get(array)) { return error; }
        const size_t index = nodes.size();
        append(CSIMDJSON_ARRAY);
        for (dom::element child : array) {
            if (error_code error = append_element(child, levels)) { return error; }
            nodes[index].count += 1;
        }
        return simdjson::SUCCESS;
    }

    error_code append_object(dom::element element, size_t levels) {
        dom::object object;
        if (error_code error = element.get_object().get(object)) { return error; }
        const size_t index = nodes.size();
        append(CSIMDJSON_OBJECT);
        for (dom::key_value_pair member : object) {
            append_text(member.key);
            if (error_code error = append_element(member.value, levels)) { return error; }
            nodes[index].count += 1;
        }
        return simdjson::SUCCESS;
    }

    error_code append_container(dom::element element, size_t levels) {
        if (levels == 0) { return simdjson::DEPTH_ERROR; }
        return element.is_array() ? append_array(element, levels - 1) : append_object(element, levels - 1);
    }

    error_code append_element(dom::element element, size_t levels) {
        switch (element.type()) {
        case dom::element_type::ARRAY:
        case dom::element_type::OBJECT: return append_container(element, levels);
        case dom::element_type::STRING: return append_string(element);
        case dom::element_type::INT64: return element.get_int64().get(append(CSIMDJSON_INTEGER).integer);
        case dom::element_type::UINT64: return simdjson::NUMBER_OUT_OF_RANGE;
        case dom::element_type::DOUBLE: return element.get_double().get(append(CSIMDJSON_NUMBER).number);
        case dom::element_type::BOOL: return append_bool(element);
        case dom::element_type::NULL_VALUE: append(CSIMDJSON_NULL); return simdjson::SUCCESS;
        }
        return simdjson::UNEXPECTED_ERROR;
    }
};

}  // namespace

struct csimdjson_document {
    /// Owns the strings that the nodes point to.
    dom::parser parser;
    node_list list;
    error_code error = simdjson::UNINITIALIZED;

    error_code parse(const uint8_t *bytes, size_t length, size_t max_depth) {
        if (length == 0) { return simdjson::EMPTY; }
        // simdjson does not count an empty container as a level; the list does.
        if (error_code error = parser.allocate(length, max_depth + 1)) { return error; }
        // About what a document of short members needs; a denser one grows.
        list.nodes.reserve(length / 8 + 1);
        dom::element root;
        if (error_code error = parser.parse(bytes, length).get(root)) { return error; }
        return list.append_element(root, max_depth);
    }
};

csimdjson_document *csimdjson_create(const uint8_t *bytes, size_t length, size_t max_depth) {
    auto *document = new (std::nothrow) csimdjson_document;
    if (document == nullptr) { return nullptr; }
    try {
        document->error = document->parse(bytes, length, max_depth);
    } catch (...) {
        document->error = simdjson::MEMALLOC;
    }
    if (document->error) { document->list.nodes.clear(); }
    return document;
}

const char *csimdjson_failure(const csimdjson_document *document) {
    return document->error ? simdjson::error_message(document->error) : nullptr;
}

const csimdjson_node *csimdjson_nodes(const csimdjson_document *document) { return document->list.nodes.data(); }

size_t csimdjson_node_count(const csimdjson_document *document) { return document->list.nodes.size(); }

void csimdjson_destroy(csimdjson_document *document) { delete document; }
