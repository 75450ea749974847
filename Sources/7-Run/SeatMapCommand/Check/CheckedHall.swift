import CommandSupport
import Geometry
import Halls
import PictureRules
import Scenes
import StrictJSON

/// A hall, as it is or at a showing, and what was found.
struct CheckedHall: Sendable {
    let file: HallFile

    /// The path of the showing, or `nil`.
    var showing: String?

    /// The hall with the statuses of the showing, or why there is none.
    let hall: Result<Hall, any Error>

    /// What its pictures say, for each theme.
    var reports: [ThemeReport] = []

    /// The business key; `nil` for a hall that cannot be read.
    var id: String? { try? hall.get().id }

    /// Whether there is a hall to draw.
    var isReadable: Bool { id != nil }

    /// Why the hall cannot be read, or why it cannot be drawn.
    var refusal: (any Error)? { hall.failure ?? reports.compactMap(\.report.failure).first }

    /// Whether document and pictures are as they should be.
    var passed: Bool { isReadable && reports.allSatisfy(\.passed) }

    /// Reads a hall; it is checked once for each of its showings, or as it is when there are no showings at all.
    static func read(_ file: HallFile, _ showings: [ShowingFile]) -> [CheckedHall] {
        let hall = Result { try file.load() }
        guard case .success(let plain) = hall, !showings.isEmpty else {
            return [CheckedHall(file: file, hall: hall)]
        }
        return showings.filter { $0.showing.hallId == plain.id }.map { showing in
            CheckedHall(file: file, showing: showing.path, hall: Result { try showing.applied(to: plain) })
        }
    }

    /// Measures the pictures in a theme.
    func report(_ theme: CheckedTheme, view: Size, scales: [Int]) -> ThemeReport {
        let report = Result {
            try PictureReport(
                hall: try hall.get(), theme: theme.theme, fonts: theme.fonts, view: view, scales: scales)
        }
        return ThemeReport(
            theme: theme.name, report: report.mapError { InputError(path: file.path, lines: ["\($0)"]) })
    }
}

/// What the pictures of a hall in a theme say.
struct ThemeReport: Sendable {
    let theme: String

    /// What was measured, or why the pictures cannot be drawn.
    let report: Result<PictureReport, InputError>

    /// Whether every rule is fulfilled.
    var passed: Bool { (try? report.get().passed) ?? false }
}
