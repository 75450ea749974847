import PixelDiff
import Pixels
import TestSupport
import Testing

struct DifferenceGateTests {
    private func comparison(_ rows: [String]) throws -> PixelComparison {
        let actual = try drawn(rows)
        return PixelComparison(expected: try plain(actual.size.width, actual.size.height), actual: actual)
    }

    /// Three pixels of 20 differ, two of them close together.
    private static let rows = ["#....", ".#...", ".....", "....#"]

    static let gates: [(DifferenceGate, [String])] = [
        (DifferenceGate(), ["3 unequal pixels, limit 0: 3 pixels too many"]),  // no limit lets nothing through
        (DifferenceGate(maxPixels: 3), []),  // the limit itself is allowed
        (DifferenceGate(maxPixels: 2), ["3 unequal pixels, limit 2: 1 pixel too many"]),
        (DifferenceGate(maxRatio: 0.15), []),
        (DifferenceGate(maxRatio: 0.1), ["ratio 0.15, limit 0.1: 1 pixel too many"]),
        (DifferenceGate(maxRatio: 0), ["ratio 0.15, limit 0.0: 3 pixels too many"]),
        (DifferenceGate(maxRatio: 1), []),
        (DifferenceGate(density: DensityLimit(side: 1, maxPixels: 1)), []),  // no pixel is two
        (
            DifferenceGate(density: DensityLimit(side: 2, maxPixels: 1)),
            ["2 unequal pixels in the window of 2 × 2 px at 0, 0, limit 1: 1 pixel too many"]
        ),
        (DifferenceGate(density: DensityLimit(side: 3, maxPixels: 2)), []),
        (
            DifferenceGate(density: DensityLimit(side: 100, maxPixels: 2)),  // larger than the picture
            ["3 unequal pixels in the window of 5 × 4 px at 0, 0, limit 2: 1 pixel too many"]
        ),
        (
            DifferenceGate(maxPixels: 1, maxRatio: 0.1, density: DensityLimit(side: 2, maxPixels: 2)),  // all must hold
            ["3 unequal pixels, limit 1: 2 pixels too many", "ratio 0.15, limit 0.1: 1 pixel too many"]
        ),
    ]

    @Test(arguments: gates)
    func `every limit that is set must hold, and those that do not say by how much`(
        gate: DifferenceGate, failures: [String]
    ) throws {
        let verdict = gate.verdict(on: try comparison(Self.rows))
        #expect(verdict.failures.map(\.summary) == failures)
        #expect(verdict.passed == failures.isEmpty)
    }

    @Test func `every limit is shown with its figure, also where it holds`() throws {
        let gate = DifferenceGate(maxPixels: 9, maxRatio: 0.5, density: DensityLimit(side: 2, maxPixels: 4))
        #expect(
            gate.verdict(on: try comparison(Self.rows)).checks.map(\.summary) == [
                "3 unequal pixels, limit 9", "ratio 0.15, limit 0.5",
                "2 unequal pixels in the window of 2 × 2 px at 0, 0, limit 4",
            ])
        #expect(
            gate.verdict(on: .identical).checks.map(\.summary) == [
                "0 unequal pixels, limit 9", "ratio 0.0, limit 0.5",
                "0 unequal pixels in any window of 2 × 2 px, limit 4",
            ])
    }

    @Test func `equal and tolerated pictures pass every gate, another size none`() throws {
        let one = try #require(PixelSize(width: 1, height: 1))
        let two = try #require(PixelSize(width: 2, height: 1))
        let open = DifferenceGate(maxRatio: 1)
        #expect(DifferenceGate().verdict(on: .identical).passed)
        #expect(DifferenceGate().verdict(on: .tolerated(UncountedPixels())).passed)
        #expect(!open.verdict(on: .sizeChanged(expected: one, actual: two)).passed)
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `the densest window is the one that trying every window finds`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        // Wider than a word of the mask.
        let (width, height) = (Int.random(in: 1...140, using: &generator), Int.random(in: 1...12, using: &generator))
        let density = Int.random(in: 1...9, using: &generator)
        let rows = (0..<height).map { _ in
            String((0..<width).map { _ in Int.random(in: 0..<30, using: &generator) < density ? "#" : "." })
        }
        guard case .changed(let difference) = try comparison(rows) else { return }
        for side in [1, 2, 5, 12, 64, 200] {
            let found = difference.mask.densestWindow(side: side)
            #expect(found == densest(rows.map(Array.init), side: side), "side \(side)")
        }
    }

    /// Counts the pixels of every window.
    private func densest(_ rows: [[Character]], side: Int) -> DensestWindow? {
        let (width, height) = (min(side, rows[0].count), min(side, rows.count))
        var best: DensestWindow?
        for y in 0...rows.count - height {
            for x in 0...rows[0].count - width {
                let count = rows[y..<y + height].reduce(0) { $0 + $1[x..<x + width].count { $0 == "#" } }
                guard count > best?.pixels ?? 0 else { continue }
                best = DensestWindow(pixels: count, box: PixelBox(x: x, y: y, width: width, height: height))
            }
        }
        return best
    }
}
