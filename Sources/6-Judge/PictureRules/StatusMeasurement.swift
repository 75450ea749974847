import ColorVision
import Halls
import Legibility
import Scenes

/// How well the statuses of a theme can be told apart in the seats of a hall, at a zoom.
///
/// All styles of the theme are compared, because a showing can bring any of them; the worst pair of those that the hall
/// has now is told as well.
struct StatusMeasurement {
    let reports: [(scale: Int, report: LegibilityReport)]
    let present: Set<LegibilitySample>

    init(hall: Hall, theme: Theme, zoom: Double, scales: [Int]) throws {
        reports = try scales.map { scale in
            (scale, try LegibilityReport(theme: theme, sizes: hall.grid, zoom: zoom, scale: scale))
        }
        present = LegibilitySample.present(in: hall)
    }

    /// Returns the result with the worst pair for each kind of vision.
    func result(_ rule: PictureRule) -> RuleResult {
        let worst = Vision.allCases.compactMap { vision in self.worst(vision) { _ in true } }
        let here = Vision.allCases.compactMap { vision in
            self.worst(vision) { present.isSuperset(of: [$0.first, $0.second]) }
        }
        let summary = worst.map { "\($0.vision) \($0.name) \(cut($0.score))\($0.isToldBySign ? " and a sign" : "")" }
            .joined(separator: ", ")
        return RuleResult(
            rule: rule, summary: "worst: \(summary)",
            figures: worst.map { figure($0, $0.name) } + here.map { figure($0, "present: \($0.name)") },
            findings: reports.flatMap { scale, report in report.failures.map { finding($0, scale: scale) } })
    }

    private func worst(
        _ vision: Vision, where isCounted: (LegibilityReport.Pair) -> Bool
    ) -> LegibilityReport.Pair? {
        reports.flatMap(\.report.pairs).filter { $0.vision == vision && isCounted($0) }.min { $0.score < $1.score }
    }

    private func figure(_ pair: LegibilityReport.Pair, _ name: String) -> Figure {
        Figure(name: name, vision: "\(pair.vision)", value: pair.score)
    }

    private func finding(_ pair: LegibilityReport.Pair, scale: Int) -> Finding {
        let isHere = present.isSuperset(of: [pair.first, pair.second])
        return Finding(
            message: "\(pair.vision) vision: \(pair.name) have \(cut(pair.score)) of the difference that is needed"
                + (isHere ? "" : " (not both in this hall now)"),
            scale: scale, value: pair.score, expected: 1)
    }
}

extension LegibilityReport.Pair {
    /// Both samples.
    fileprivate var name: String { "\(first)/\(second)" }

    /// Whether colour does not suffice, and something else does.
    fileprivate var isToldBySign: Bool { score < 1 && hasCue }
}
