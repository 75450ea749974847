import ColorVision
import Drawing
import Halls
import Legibility
import Scenes
import SeatGeometry
import TestSupport
import Testing

struct LegibilityTests {
    /// The smallest zoom of a hall in the reference view.
    private func smallestZoom(_ name: String) throws -> Double {
        let layout = try HallScene(hall: try HallFixtures.named(name)).layout
        return ZoomLimits(content: layout.contentSize, view: Viewport.referenceSize).minimum
    }

    private func list(_ pairs: [LegibilityReport.Pair]) -> String {
        pairs.map { "\($0.vision) \($0.first)/\($0.second): \($0.score)" }.joined(separator: "\n")
    }

    @Test(arguments: Theme.builtIn, HallFixtures.names)
    func `statuses can be told apart at the smallest zoom, with every kind of vision`(
        theme: Theme, name: String
    ) throws {
        for scale in [1, 2] {
            let report = try LegibilityReport(theme: theme, zoom: smallestZoom(name), scale: scale)
            #expect(report.failures.isEmpty, "\(theme.name) \(name) \(scale)x\n\(list(report.failures))")
            #expect(report.pairs.count == 4 * 41)
        }
    }

    @Test(arguments: Theme.builtIn, [1, 2, 3])
    func `statuses can be told apart at full size`(theme: Theme, scale: Int) throws {
        let report = try LegibilityReport(theme: theme, zoom: 1, scale: scale)
        #expect(report.failures.isEmpty, "\(list(report.failures))")
    }

    @Test(arguments: Theme.builtIn)
    func `what is active has a contrast of 3, texts 4.5`(theme: Theme) {
        for check in ContrastCheck.checks(of: theme) {
            #expect(check.passes, "\(theme.name): \(check.name): \(check.ratio) instead of \(check.needed)")
        }
    }

    @Test(arguments: Theme.builtIn)
    func `a pattern lock has a contrast of 3, its words 4.5`(theme: Theme) {
        for check in ContrastCheck.patternChecks(of: theme) {
            #expect(check.passes, "\(theme.name): \(check.name): \(check.ratio) instead of \(check.needed)")
        }
    }

    /// The sample's line is pure green.
    @Test func `fault of the sample: a green trail on white can hardly be seen`() throws {
        var theme = Theme.light
        theme.pattern.normal = Color(0x00FF00)
        let check = try #require(ContrastCheck.patternChecks(of: theme).first { $0.name == "normal trail on backdrop" })
        #expect(!check.passes && abs(check.ratio - 1.37) < 0.005)
    }

    @Test func `two light greys without hatching and cross are found, whoever looks`() throws {
        var theme = Theme.light
        theme.seats.locked.fill = Color(0xD1D1D6)
        theme.seats.locked.hatching = nil
        theme.seats.broken.fill = Color(0xC7C7CC)
        theme.seats.broken.outline = nil
        theme.seats.broken.sign = Color(0xC7C7CC)
        for zoom in [0.3, 1] {
            let failures = try LegibilityReport(theme: theme, zoom: zoom, scale: 2).failures
            for vision in Vision.allCases {
                #expect(failures.contains { $0.vision == vision && $0.first == .locked && $0.second == .broken })
            }
        }
    }

    @Test func `a hatching tells apart at full size what colour does not, and not at a small zoom`() throws {
        var theme = Theme.light
        theme.seats.locked.fill = Color(0x9AA0AA)
        theme.seats.locked.hatching = Color(0x3A404A)
        theme.seats.broken.fill = Color(0x8A9099)
        let large = try LegibilityReport(theme: theme, zoom: 1, scale: 2)
        let pair = large.pairs.first { $0.first == .locked && $0.second == .broken && $0.vision == .normal }
        #expect(pair?.passes == true && pair?.hasCue == true)
        let small = try LegibilityReport(theme: theme, zoom: 0.3, scale: 2)
        #expect(small.failures.contains { $0.first == .locked && $0.second == .broken })
    }

    @Test func `a heart in the middle of a couple tells it apart from a free seat without colour`() throws {
        var theme = Theme.light
        theme.seats.couple.fill = theme.seats.available.fill
        theme.seats.couple.sign = Color(0x000000)
        for scale in [1, 2, 3] {
            let pairs = try LegibilityReport(theme: theme, zoom: 1, scale: scale).pairs
            let couples = pairs.filter { $0.first == .available && $0.second == .couple }
            #expect(couples.count == 4 && couples.allSatisfy(\.hasCue))
        }
    }

    @Test func `a sofa of two whose sign fills it is taken for a couple or for sold`() throws {
        var light = Theme.light
        light.seats.available.sign = Color(0xC42450)
        light.seats.available.fill = Color(0xF6B8C0)
        var dark = Theme.dark
        dark.seats.available.sign = Color(0xA8AFBF)
        for (theme, other) in [(light, LegibilitySample.couple), (dark, .sold)] {
            let failures = try LegibilityReport(theme: theme, zoom: 0.35, scale: 2).failures
            #expect(failures.contains { Set([$0.first, $0.second]) == [.family, other] }, "\(list(failures))")
        }
    }

    /// Narrow seats fill a smaller angle, so that more difference is asked for.
    @Test func `the seats of the hall are measured`() throws {
        let square = try LegibilityReport(theme: .light, zoom: 1, scale: 1)
        let narrow = try LegibilityReport(
            theme: .light, sizes: Grid(rows: 1, columns: 1, seatWidth: 0.3), zoom: 1, scale: 1)
        let worst = (square.worst(for: .normal)?.noticeable, narrow.worst(for: .normal)?.noticeable)
        #expect((worst.1 ?? 9) < (worst.0 ?? 0))
    }

    @Test func `a contrast that does not suffice is named`() {
        var theme = Theme.light
        theme.selection.fill = Color(0xFF6A00)  // 2.87 : 1
        theme.ink = Color(0x949494)  // 3.03 : 1
        let failures = ContrastCheck.checks(of: theme).filter { !$0.passes }.map(\.name)
        #expect(failures.contains("selection on backdrop") && failures.contains("ink on backdrop"))
    }

    @Test func `an outline a trace too pale is found`() {
        var theme = Theme.light
        theme.seats.available.outline = Color(0x959595)  // 2.995 : 1
        #expect(ContrastCheck.checks(of: theme).contains { $0.name == "available outline on backdrop" && !$0.passes })
    }
}
