import PatternLock
import Testing

struct PatternGridTests {
    @Test func `eight pairs of nodes have a node between them`() {
        var pairs: [String] = []
        for start in 0..<9 {
            for end in start + 1..<9 {
                let between = PatternGrid.nodes(between: start, and: end, order: 3)
                #expect(PatternGrid.nodes(between: end, and: start, order: 3) == between)
                if !between.isEmpty { pairs.append("\(start)-\(end)") }
            }
        }
        #expect(Set(pairs) == ["0-2", "3-5", "6-8", "0-6", "1-7", "2-8", "0-8", "2-6"])
    }

    @Test(arguments: [
        (0, 3, 4, [1, 2]),  // a row
        (3, 0, 4, [2, 1]),  // backwards: in travel order
        (13, 1, 4, [9, 5]),  // a column upwards
        (3, 12, 4, [6, 9]),  // the other diagonal
        (0, 14, 5, []),  // two down and four across: not an exact diagonal
        (0, 1, 4, []),  // neighbours
        (5, 5, 4, []),  // nowhere
    ])
    func `nodes between two nodes come in travel order on any square`(
        start: Int, end: Int, order: Int, nodes: [Int]
    ) {
        #expect(PatternGrid.nodes(between: start, and: end, order: order) == nodes)
    }

    @Test func `the number of patterns of every length is exact`() {
        let counts = lengths(obeyingRule: true)
        #expect(counts == [0, 9, 56, 320, 1_624, 7_152, 26_016, 72_912, 140_704, 140_704])
        #expect(counts[4...].reduce(0, +) == 389_112)
        #expect(lengths(obeyingRule: false)[4...].reduce(0, +) == 985_824)
    }

    /// Counts by length the lists that go on from a list of nodes, node by node.
    private func lengths(obeyingRule: Bool) -> [Int] {
        let between = (0..<81).map { PatternGrid.nodes(between: $0 / 9, and: $0 % 9, order: 3) }
        var counts = [Int](repeating: 0, count: 10)
        func extend(last: Int?, used: Int, length: Int) {
            counts[length] += 1
            for node in 0..<9 where used & 1 << node == 0 {
                let passed = last.map { between[$0 * 9 + node] } ?? []
                guard !obeyingRule || passed.allSatisfy({ used & 1 << $0 != 0 }) else { continue }
                extend(last: node, used: used | 1 << node, length: length + 1)
            }
        }
        extend(last: nil, used: 0, length: 0)
        counts[0] = 0
        return counts
    }
}
