import Geometry
import Halls
import PictureRules
import StrictJSON

/// The answer of `seatmap check`, for people and for programs.
struct CheckSummary {
    let halls: [CheckedHall]
    let themes: [String]
    let view: Size
    let scales: [Int]

    /// Whether every hall fulfils every rule.
    var passed: Bool { halls.allSatisfy(\.passed) }

    /// The most findings of a rule that people are shown.
    private static let shownFindings = 4

    /// A block for each hall, a line for each rule, and at the end how many halls failed.
    var text: String {
        let failed = halls.count { !$0.passed }
        let last =
            failed == 0
            ? "\(halls.count) checked, nothing wrong" : "\(halls.count) checked, \(failed) with something wrong"
        return (halls.flatMap(lines) + [last]).joined(separator: "\n")
    }

    private func lines(_ hall: CheckedHall) -> [String] {
        let title = hall.file.path + (hall.showing.map { " with \($0)" } ?? "")
        return [title] + documentLines(hall) + hall.reports.flatMap(lines)
    }

    private func lines(_ report: ThemeReport) -> [String] {
        switch report.report {
        case .success(let pictures): pictures.results.flatMap { lines($0, theme: report.theme) }
        case .failure(let error): line("FAILED", report.theme, "pictures", error.lines)
        }
    }

    private func documentLines(_ hall: CheckedHall) -> [String] {
        switch hall.hall {
        case .success(let hall):
            let seats = hall.seats.count == 1 ? "1 seat" : "\(hall.seats.count) seats"
            return line("ok", "", "document", ["\(seats), no fault"])
        case .failure(let error):
            return line("FAILED", "", "document", hall.faults(error))
        }
    }

    private func lines(_ result: RuleResult, theme: String) -> [String] {
        guard !result.passed else { return line("ok", theme, result.rule.title, [result.summary]) }
        let messages = messages(of: result)
        let rest = messages.count - CheckSummary.shownFindings
        let shown = messages.prefix(CheckSummary.shownFindings) + (rest > 0 ? ["and \(rest) more"] : [])
        return line("FAILED", theme, result.rule.title, Array(shown))
    }

    /// Returns what is wrong, each message once, with the scales of the pictures that have it.
    private func messages(of result: RuleResult) -> [String] {
        var scales: [String: [Int]] = [:]
        var messages: [String] = []
        for finding in result.findings {
            if scales[finding.message] == nil { messages.append(finding.message) }
            scales[finding.message, default: []] += finding.scale.map { [$0] } ?? []
        }
        return messages.map { message in
            let found = (scales[message] ?? []).map { "\($0)x" }.joined(separator: ", ")
            return message + (found.isEmpty ? "" : " (at \(found))")
        }
    }

    /// Returns a line with columns, and a line below for each further text.
    private func line(_ outcome: String, _ theme: String, _ rule: String, _ texts: [String]) -> [String] {
        let themeWidth = (themes.map(\.count).max() ?? 0) + 2
        let ruleWidth = (PictureRule.allCases.map(\.title.count).max() ?? 0) + 2
        let head = "  " + padded(outcome, 8) + padded(theme, themeWidth) + padded(rule, ruleWidth)
        let indent = padded("", head.count)
        return texts.enumerated().map { index, text in (index == 0 ? head : indent) + text }
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

extension CheckedHall {
    /// The faults of a hall that cannot be read, without the name of its file.
    func faults(_ error: any Error) -> [String] {
        if let error = error as? InputError { return error.path == file.path ? error.lines : ["\(error)"] }
        return ["\(error)"]
    }
}

extension CheckSummary {
    /// `{"version": 1, "passed": bool, "view": [w, h], "scales": […], "halls": [{"hall", "hallId", "showing", "passed",
    /// "faults": […], "themes": [{"theme", "passed", "error", "rules": […]}]}]}`; rules as in `RuleResult.json`, an error
    /// where no picture could be drawn.
    var json: JSONValue {
        [
            "version": 1, "passed": .bool(passed), "view": [.number(view.width), .number(view.height)],
            "scales": .array(scales.map { .integer($0) }), "halls": .array(halls.map(\.json)),
        ]
    }
}

extension CheckedHall {
    fileprivate var json: JSONValue {
        [
            "hall": .string(file.path), "hallId": id.map { .string($0) } ?? .null,
            "showing": showing.map { .string($0) } ?? .null, "passed": .bool(passed),
            "faults": .array((hall.failure.map(faults) ?? []).map { .string($0) }),
            "themes": .array(reports.map(\.json)),
        ]
    }
}

extension ThemeReport {
    fileprivate var json: JSONValue {
        [
            "theme": .string(theme), "passed": .bool(passed),
            "error": report.failure.map { .string($0.lines.joined(separator: "\n")) } ?? .null,
            "rules": .array((try? report.get().results.map(\.json)) ?? []),
        ]
    }
}
