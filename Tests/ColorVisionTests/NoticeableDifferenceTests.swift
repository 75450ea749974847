import ColorVision
import Testing

struct NoticeableDifferenceTests {
    @Test func `a seat of 34 points fills one degree`() {
        #expect(abs(VisualAngle(points: 34).degrees - 1.0118) < 0.000_1)
        #expect(VisualAngle(points: 0).degrees == 0)
    }

    @Test(arguments: [
        // Half of the viewers, at the sizes the model was fitted to.
        (0.5, 6, 5.205, 5.5967, 5.8283), (0.5, 0.3333, 7.3302, 9.9605, 13.9609),
        // The gate: four fifths of the viewers, a seat at full size and one of ten points.
        (0.8, 1.0118, 9.3140, 10.9793, 13.0985), (0.8, 0.3, 12.128, 16.7573, 23.8667),
    ])
    func `differences by size`(part: Double, degrees: Double, lightness: Double, a: Double, b: Double) {
        let least = NoticeableDifference(part: part, size: VisualAngle(degrees: degrees))
        #expect(abs(least.lightness - lightness) < 0.001)
        #expect(abs(least.a - a) < 0.001)
        #expect(abs(least.b - b) < 0.001)
    }

    @Test func `the axis decides on which two colours differ most`() {
        let least = NoticeableDifference(part: 0.8, size: VisualAngle(degrees: 0.3))
        let grey = LabColor(lightness: 50, a: 0, b: 0)
        #expect(least.ratio(grey, LabColor(lightness: 50 + 2 * least.lightness, a: 0, b: 0)) == 2)
        #expect(abs(least.ratio(grey, LabColor(lightness: 51, a: -3 * least.a, b: 0)) - 3) < 1e-12)
        #expect(abs(least.ratio(grey, LabColor(lightness: 50, a: 1, b: 0.5 * least.b)) - 0.5) < 1e-12)
        #expect(least.ratio(grey, grey) == 0)
    }
}
