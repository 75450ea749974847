import Drawing
import Halls
import Scenes
import TestSupport
import TextShaping

@testable import PictureRules

/// The fonts of the built-in themes, or `nil` where they are not installed.
let themeFonts = try? FontChain(Theme.light.fonts.map { FontFile($0) })

/// A scene with all texts that its fonts can write.
func checkedScene(_ hall: Hall, theme: Theme = .light, fonts: FontChain? = nil) throws -> HallScene {
    var options = SceneOptions()
    options.labels = .seats
    return try HallScene(hall: hall, theme: theme, fonts: fonts, options: options)
}

/// Measures a hall, or another list in its place.
func measured(
    _ scene: HallScene, scale: Int = 1, list change: (inout DisplayList) throws -> Void = { _ in }
) throws -> MeasuredPicture {
    var list = try scene.displayList(scale: scale, backdrop: scene.theme.backdrop)
    try change(&list)
    return try MeasuredPicture(scene: scene, scale: scale, list: list)
}

/// A hall drawn with characters in which some seats are drawn beside their places.
struct DisplacedSeats {
    let rows: [String]

    /// The cells that are displaced: rows and columns.
    let cells: [(row: Int, column: Int)]

    let theme: Theme

    /// Measures the hall with the seats moved by points to the right and down, or left out.
    func measured(scale: Int, by distance: (x: Double, y: Double)?) throws -> MeasuredPicture {
        let moved = try distance.map { distance in
            try seats(scale) { row, column in cells.contains { $0 == (row, column) } }.map {
                $0.transformed(scale: 1, x: distance.x, y: distance.y)
            }
        }
        let still = try seats(scale) { row, column in !cells.contains { $0 == (row, column) } }
        return try PictureRulesTests.measured(checkedScene(HallFixtures.drawn(rows), theme: theme), scale: scale) {
            $0.seats = still + (moved ?? [])
        }
    }

    /// Returns what is drawn for some of the seats.
    private func seats(_ scale: Int, where isDrawn: (Int, Int) -> Bool) throws -> [Batch] {
        let part = rows.enumerated().map { row, line in
            String(line.enumerated().map { column, mark in isDrawn(row, column) ? mark : "." })
        }
        guard part.contains(where: { $0.contains { $0 != "." } }) else { return [] }
        return try checkedScene(HallFixtures.drawn(part), theme: theme).displayList(scale: scale, backdrop: nil).seats
    }
}

extension Theme {
    /// The light theme with free seats that are hollow.
    static var hollow: Theme {
        var theme = Theme.light
        theme.seats.available.fill = nil
        return theme
    }

    /// The light theme with hollow, dashed free seats and round corners: hardly anything to see of them.
    static var dashed: Theme {
        var theme = hollow
        theme.seats.available.isDashed = true
        theme.shape.corners = CornerRadii(1)
        return theme
    }
}
