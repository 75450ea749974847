import PixelDiff
import Pixels
import TestSupport
import Testing

struct PixelComparisonTests {
    private func difference(_ expected: Bitmap, _ actual: Bitmap) throws -> Difference {
        guard case .changed(let difference) = PixelComparison(expected: expected, actual: actual) else {
            throw Unexpected.notChanged
        }
        return difference
    }

    private enum Unexpected: Error { case notChanged }

    @Test func `equal pictures are identical`() throws {
        let comparison = PixelComparison(expected: try plain(7, 5), actual: try plain(7, 5))
        #expect(comparison == .identical)
        #expect(comparison.passed)
    }

    @Test(arguments: 0..<4)
    func `any channel that differs by one level in one pixel is found`(channel: Int) throws {
        let expected = try plain(6, 4, StraightColor(red: 10, green: 20, blue: 30, alpha: 40))
        var samples = expected.samples
        samples[(2 * 6 + 5) * 4 + channel] += 1
        let actual = try #require(Bitmap(size: expected.size, samples: samples))
        let found = try difference(expected, actual)
        #expect(found.differingPixels == 1)
        #expect(found.ratio == 1.0 / 24)
        #expect(found.maxChannelDelta == 1)
        #expect(found.boundingBox == PixelBox(x: 5, y: 2, width: 1, height: 1))
        #expect(found.clusterCount == 1)
        #expect(!PixelComparison(expected: expected, actual: actual).passed)
    }

    @Test func `the colour of a transparent pixel counts: samples are compared as they are stored`() throws {
        let actual = try plain(1, 1, StraightColor(red: 255, green: 255, blue: 255, alpha: 0))
        #expect(try difference(try plain(1, 1, .transparent), actual).maxChannelDelta == 255)
    }

    @Test func `white and transparent differ, though they look the same on paper`() throws {
        #expect(try difference(try plain(8, 8), try plain(8, 8, .transparent)).differingPixels == 64)
    }

    @Test func `a pale rule one pixel high that is gone is found`() throws {
        let expected = try plain(400, 400).changed { _, y, color in
            if y == 200 { color = StraightColor(red: 240, green: 240, blue: 240) }
        }
        let found = try difference(expected, try plain(400, 400))
        #expect(found.differingPixels == 400)
        #expect(found.maxChannelDelta == 15)
        #expect(found.boundingBox == PixelBox(x: 0, y: 200, width: 400, height: 1))
        #expect(found.clusters == [DifferenceCluster(pixels: 400, box: found.boundingBox)])
    }

    @Test func `a green tint of 12 levels over the whole picture is found`() throws {
        let grey = try plain(400, 400, StraightColor(red: 200, green: 200, blue: 200))
        let found = try difference(grey, try grey.changed { _, _, color in color.green += 12 })
        #expect(found.differingPixels == 160_000)
        #expect(found.ratio == 1)
        #expect(found.maxChannelDelta == 12)
        #expect(found.clusterCount == 1)
    }

    @Test func `another size is its own outcome`() throws {
        let expected = try plain(4, 4)
        let actual = try plain(4, 5)
        #expect(
            PixelComparison(expected: expected, actual: actual)
                == .sizeChanged(expected: expected.size, actual: actual.size))
        // The same number of pixels in another shape.
        let shape = try plain(2, 8)
        #expect(
            PixelComparison(expected: expected, actual: shape)
                == .sizeChanged(expected: expected.size, actual: shape.size))
    }

    @Test func `the figures do not depend on which picture is the expected one`() throws {
        var generator = SeededGenerator(seed: 3)
        let noise = try plain(50, 40).changed { _, _, color in
            if UInt8.random(in: 0...3, using: &generator) == 0 { color = .black }
        }
        #expect(try difference(noise, try plain(50, 40)) == difference(try plain(50, 40), noise))
    }
}

struct ParallelComparisonTests {
    @Test(
        arguments: [
            ComparisonRules(), ComparisonRules(antiAliasing: .ignore), ComparisonRules(tolerance: 3),
            ComparisonRules(metric: .yiq(threshold: 0.05), ignored: [PixelBox(x: 10, y: 5, width: 30, height: 9)]),
        ])
    func `the result is that of one core, whatever the rules and the number of parts`(rules: ComparisonRules)
        async throws
    {
        var generator = SeededGenerator(seed: 11)
        let expected = try plain(130, 37).changed { _, _, color in
            if UInt8.random(in: 0...2, using: &generator) == 0 { color.red = 90 }
        }
        let actual = try expected.changed { _, _, color in
            if UInt8.random(in: 0...3, using: &generator) == 0 { color.red &-= .random(in: 0...90, using: &generator) }
        }
        let serial = PixelComparison(expected: expected, actual: actual, rules: rules)
        #expect(!serial.passed)
        for jobs in [1, 2, 3, 36, 37, 1_000] {
            let parallel = await PixelComparison(expected: expected, actual: actual, rules: rules, jobs: jobs)
            #expect(parallel == serial, "\(jobs) jobs")
        }
    }

    @Test func `equal pictures and pictures of two sizes have no parts`() async throws {
        let picture = try plain(3, 3)
        let rules = ComparisonRules()
        #expect(await PixelComparison(expected: picture, actual: picture, rules: rules, jobs: 2) == .identical)
        let other = try plain(2, 3)
        let comparison = await PixelComparison(expected: picture, actual: other, rules: rules, jobs: 2)
        #expect(comparison == .sizeChanged(expected: picture.size, actual: other.size))
    }
}
