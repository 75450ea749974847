import PixelDiff
import Pixels
import Regression
import Testing

/// The tolerance of a case, on pictures of 10 × 3 pixels of which the first ones differ by a number of levels.
struct ToleranceTests {
    private func picture(changed: Int = 0, by levels: UInt8 = 0) throws -> Bitmap {
        let size = try #require(PixelSize(width: 10, height: 3))
        let samples = (0..<size.area).flatMap { pixel -> [UInt8] in
            [pixel < changed ? 10 + levels : 10, 10, 10, 255]
        }
        return try #require(Bitmap(size: size, samples: samples))
    }

    private func result(
        _ changed: Int, by levels: UInt8 = 9, rules: ComparisonRules = ComparisonRules(),
        gate: DifferenceGate = DifferenceGate()
    ) throws -> CaseResult {
        let tolerance = CaseTolerance(reason: "it", rules: rules, gate: gate)
        let baseline = try picture().png()
        return CaseResult(
            name: "a.png", baseline: baseline, actual: try picture(changed: changed, by: levels), tolerance: tolerance)
    }

    @Test func `is not asked where pictures are equal`() throws {
        let result = try result(0, gate: DifferenceGate(maxPixels: 5))
        #expect(result.outcome == .pass && result.tolerance == nil)
    }

    @Test(arguments: [
        // At the limit, and one beyond.
        (3, DifferenceGate(maxPixels: 3), true), (4, DifferenceGate(maxPixels: 3), false),
        (3, DifferenceGate(maxRatio: 0.1), true), (4, DifferenceGate(maxRatio: 0.1), false),
        // Every limit must hold.
        (3, DifferenceGate(maxPixels: 3, maxRatio: 0.09), false),
        (3, DifferenceGate(maxPixels: 30, density: DensityLimit(side: 2, maxPixels: 2)), true),
        (3, DifferenceGate(maxPixels: 30, density: DensityLimit(side: 3, maxPixels: 2)), false),
    ])
    func `lets pass what its limits allow, with the exact figures`(changed: Int, gate: DifferenceGate, passes: Bool)
        throws
    {
        let result = try result(changed, gate: gate)
        #expect(result.outcome.passed == passes && result.outcome.isTolerated == passes)
        #expect(result.tolerance?.excesses.isEmpty == passes)
        #expect(
            result.message.hasPrefix(
                "\(changed) of 30 pixels differ, by up to 9 levels, inside \(changed) × 1 px at 0, 0; "))
        #expect(result.message.contains(passes ? "tolerated, because it" : "beyond the tolerance: "))
    }

    @Test(arguments: [(UInt8(2), true), (3, false)])
    func `compares channels by its levels and reports what is stored`(levels: UInt8, passes: Bool) throws {
        let result = try result(12, by: levels, rules: ComparisonRules(tolerance: 2))
        #expect(result.outcome.passed == passes)
        #expect(result.message.hasPrefix("12 of 30 pixels differ, by up to \(levels) levels"))
        #expect(result.tolerance?.limits.first == "channels may differ by 2 of 255 levels")
    }

    @Test func `never lets another size pass`() throws {
        let tolerance = CaseTolerance(
            reason: "it", rules: ComparisonRules(tolerance: 254), gate: DifferenceGate(maxRatio: 0.99))
        let size = try #require(PixelSize(width: 3, height: 10))
        let other = try #require(Bitmap(size: size, samples: [UInt8](repeating: 10, count: 120)))
        let result = CaseResult(name: "a.png", baseline: try picture().png(), actual: other, tolerance: tolerance)
        #expect(result.outcome.kind == .sizeChanged && result.tolerance == nil)
    }
}
