import PixelDiff
import Pixels
import TestSupport
import Testing

struct ClusterTests {
    private static func clusters(_ rows: [String]) throws -> [DifferenceCluster] {
        let actual = try drawn(rows)
        let expected = try plain(actual.size.width, actual.size.height)
        guard case .changed(let found) = PixelComparison(expected: expected, actual: actual) else { return [] }
        #expect(found.clusterCount == found.clusters.count)
        return found.clusters
    }

    private static func cluster(_ pixels: Int, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> DifferenceCluster {
        DifferenceCluster(pixels: pixels, box: PixelBox(x: x, y: y, width: width, height: height))
    }

    static let shapes: [([String], [DifferenceCluster])] = [
        (["#"], [cluster(1, 0, 0, 1, 1)]),
        (["#.", ".#"], [cluster(2, 0, 0, 2, 2)]),  // a corner touches
        ([".#", "#."], [cluster(2, 0, 0, 2, 2)]),  // the other corner too
        (["#.#"], [cluster(1, 0, 0, 1, 1), cluster(1, 2, 0, 1, 1)]),  // a gap of one pixel separates
        (["#", ".", "#"], [cluster(1, 0, 0, 1, 1), cluster(1, 0, 2, 1, 1)]),  // and so does one of a row
        (["#.#", "###"], [cluster(5, 0, 0, 3, 2)]),  // two arms become one
        (["#.#", "#.#", ".#."], [cluster(5, 0, 0, 3, 3)]),  // at a corner
        (["###", "#.#"], [cluster(5, 0, 0, 3, 2)]),  // one becomes two arms
        (["#####", "#...#", "#.#.#", "#...#", "#####"], [cluster(16, 0, 0, 5, 5), cluster(1, 2, 2, 1, 1)]),  // inside
        (["#..##", "#....", "....#"], [cluster(2, 0, 0, 1, 2), cluster(2, 3, 0, 2, 1), cluster(1, 4, 2, 1, 1)]),
        (
            ["#.#.#.#", ".......", "##....."],
            [1, 3, 5].reduce(into: [cluster(2, 0, 2, 2, 1), cluster(1, 0, 0, 1, 1)]) {
                $0.append(cluster(1, $1 + 1, 0, 1, 1))
            }
        ),  // the largest first, then from the left
    ]

    @Test(arguments: shapes)
    func `pixels that touch at a side or a corner are one cluster`(rows: [String], expected: [DifferenceCluster]) throws
    {
        #expect(try Self.clusters(rows) == expected)
    }

    @Test func `a spiral is one cluster`() throws {
        let rows = [
            "#########",
            "........#",
            "#######.#",
            "#.....#.#",
            "#.###.#.#",
            "#.#...#.#",
            "#.#####.#",
            "#.......#",
            "#########",
        ]
        #expect(try Self.clusters(rows).count == 1)
    }

    @Test func `at most a hundred are listed, the largest, and all are counted`() throws {
        let expected = try plain(200, 60)
        let actual = try expected.changed { x, y, color in
            // Single pixels two apart, and one pair at the very end.
            if x.isMultiple(of: 2) && y.isMultiple(of: 2) || (x, y) == (199, 58) { color = .black }
        }
        guard case .changed(let found) = PixelComparison(expected: expected, actual: actual) else {
            Issue.record("not changed")
            return
        }
        #expect(found.clusterCount == 3_000)
        #expect(found.differingPixels == 3_001)
        #expect(found.clusters.count == Difference.maxListedClusters)
        #expect(found.clusters.first == Self.cluster(2, 198, 58, 2, 1))
        #expect(found.clusters.last == Self.cluster(1, 196, 0, 1, 1))
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `clusters agree with filling each one from a pixel`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let density = Int.random(in: 1...9, using: &generator)
        let rows = (0..<12).map { _ in
            String((0..<17).map { _ in Int.random(in: 0..<10, using: &generator) < density ? "#" : "." })
        }
        let found = try Self.clusters(rows)
        let filled = FloodFill(rows).clusters
        #expect(found.map(\.pixels) == filled.map(\.pixels).sorted(by: >))
        for cluster in filled { #expect(found.contains(cluster)) }
    }
}

/// Finds clusters the plain way: by walking from each pixel to its neighbours.
private struct FloodFill {
    private var left: Set<[Int]>
    private(set) var clusters: [DifferenceCluster] = []

    init(_ rows: [String]) {
        left = Set(
            rows.enumerated().flatMap { y, row in
                row.enumerated().filter { $0.element == "#" }.map { [$0.offset, y] }
            })
        while let start = left.first { fill(from: start) }
    }

    private mutating func fill(from start: [Int]) {
        var found: [[Int]] = []
        var pending = [start]
        while let pixel = pending.popLast() {
            guard left.remove(pixel) != nil else { continue }
            found.append(pixel)
            for dy in -1...1 { for dx in -1...1 { pending.append([pixel[0] + dx, pixel[1] + dy]) } }
        }
        let columns = found.map { $0[0] }.sorted()
        let rows = found.map { $0[1] }.sorted()
        let box = PixelBox(
            x: columns[0], y: rows[0], width: columns[columns.count - 1] - columns[0] + 1,
            height: rows[rows.count - 1] - rows[0] + 1)
        clusters.append(DifferenceCluster(pixels: found.count, box: box))
    }
}
