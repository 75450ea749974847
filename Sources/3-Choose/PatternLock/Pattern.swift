/// Nodes in the order in which they are taken: at least one, none twice.
///
/// Nothing here stores a pattern; how one is kept is the caller's affair.
public struct Pattern: Hashable, Sendable {
    /// The fewest nodes that count as a pattern.
    public static let fewestNodes = 4

    /// The numbers of the nodes.
    public let nodes: [Int]

    /// How many nodes a side has.
    public let order: Int

    /// Creates a pattern on a square of nodes with an order of `PatternLayout.orders`.
    ///
    /// - Throws: The first `PatternFault`.
    public init(nodes: [Int], order: Int = 3) throws(PatternFault) {
        guard !nodes.isEmpty else { throw .empty }
        let last = order * order - 1
        for (index, node) in nodes.enumerated() {
            guard node >= 0, node <= last else { throw .unknownNode("\(node)", last: last) }
            guard !nodes[..<index].contains(node) else { throw .repeatedNode(node) }
        }
        self.nodes = nodes
        self.order = order
    }

    /// Takes what a finger has taken, which is a pattern unless it is nothing.
    init?(_ trace: PatternTrace, order: Int) {
        guard !trace.taken.isEmpty else { return nil }
        nodes = trace.nodes
        self.order = order
    }

    /// Throws when no finger can enter the pattern, because a free node lies between two of its nodes.
    public func checkReachable() throws(PatternFault) {
        for (index, node) in nodes.enumerated().dropFirst() {
            let before = nodes[index - 1]
            for between in PatternGrid.nodes(between: before, and: node, order: order)
            where !nodes[..<index].contains(between) {
                throw .skippedNode(between, from: before, to: node)
            }
        }
    }
}

extension Pattern: CustomStringConvertible {
    /// Reads the form that `description` gives: numbers from 0 with hyphens between them.
    ///
    /// - Throws: The first `PatternFault`.
    public init(_ text: some StringProtocol, order: Int = 3) throws(PatternFault) {
        guard !text.isEmpty else { throw .empty }
        var nodes: [Int] = []
        for part in text.split(separator: "-", omittingEmptySubsequences: false) {
            nodes.append(try Pattern.number(String(part), order: order))
        }
        try self.init(nodes: nodes, order: order)
    }

    /// The nodes with hyphens between them, such as "0-1-2-5".
    public var description: String {
        nodes.map(String.init).joined(separator: "-")
    }

    /// Reads one number: digits only, so that every pattern has one form.
    private static func number(_ text: String, order: Int) throws(PatternFault) -> Int {
        let isPlain = !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isPlain, text == "0" || !text.hasPrefix("0") else { throw .notNumber(text) }
        guard let number = Int(text) else { throw .unknownNode(text, last: order * order - 1) }
        return number
    }
}
