import PatternLock
import Testing

struct PatternTests {
    @Test(arguments: [
        ("0-1-2-5", 3), ("8", 3), ("0-1-2-3-4-5-6-7-8", 3), ("10-15-3", 4),
    ])
    func `a text gives a pattern and a pattern its text`(text: String, order: Int) throws {
        let pattern = try Pattern(text, order: order)
        #expect(pattern.description == text)
        #expect(try Pattern(nodes: pattern.nodes, order: order) == pattern)
    }

    @Test(arguments: [
        ("", PatternFault.empty),
        ("0-1-9", .unknownNode("9", last: 8)),
        ("0-99999999999999999999", .unknownNode("99999999999999999999", last: 8)),  // larger than any number
        ("0-1-2-1", .repeatedNode(1)),
        ("0--1", .notNumber("")),  // nothing between two hyphens
        ("-1", .notNumber("")),  // not a minus
        ("0-1-", .notNumber("")),  // a hyphen too many
        ("0-1 -2", .notNumber("1 ")),  // a space
        ("0,1", .notNumber("0,1")),  // another separator
        ("00-1", .notNumber("00")),  // a second form of the same
        ("0-+1", .notNumber("+1")),  // another one
        ("0-١", .notNumber("١")),  // a digit of another script
    ])
    func `a text that is no pattern is refused`(text: String, fault: PatternFault) {
        #expect(throws: fault) { try Pattern(text) }
    }

    @Test(arguments: [
        (PatternFault.empty, "a pattern has at least one node"),
        (.unknownNode("9", last: 8), "there is no node 9, the last is 8"),
        (.repeatedNode(1), "node 1 comes twice"),
        (.notNumber("x"), "\"x\" is not the number of a node"),
        (.skippedNode(1, from: 0, to: 2), "node 1 lies between 0 and 2 and would be taken first"),
    ])
    func `a reason names the node`(fault: PatternFault, reason: String) {
        #expect(fault.description == reason)
    }

    @Test(arguments: [
        ([], PatternFault.empty), ([-1], .unknownNode("-1", last: 8)), ([0, 9], .unknownNode("9", last: 8)),
        ([3, 4, 3], .repeatedNode(3)),
    ])
    func `nodes that are no pattern are refused`(nodes: [Int], fault: PatternFault) {
        #expect(throws: fault) { try Pattern(nodes: nodes) }
    }

    @Test(arguments: [
        ([0, 2], PatternFault.skippedNode(1, from: 0, to: 2)),  // along a row
        ([1, 7, 4], .skippedNode(4, from: 1, to: 7)),  // along a column, the node comes later
        ([6, 2], .skippedNode(4, from: 6, to: 2)),  // along a diagonal
        ([1, 0, 2], nil),  // the node between is taken already
        ([0, 5, 6, 1, 8], nil),  // knight's moves pass none
        ([4], nil),  // alone
    ])
    func `a pattern that passes over a free node cannot be entered`(nodes: [Int], fault: PatternFault?) throws {
        let pattern = try Pattern(nodes: nodes)
        if let fault {
            #expect(throws: fault) { try pattern.checkReachable() }
        } else {
            try pattern.checkReachable()
        }
    }
}
