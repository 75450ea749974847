import FoundationEssentials
public import Halls

/// Halls for tests: the three of the project, and small ones put together in a line.
public enum HallFixtures {
    /// The stems of the project's halls.
    public static let names = ["small", "medium", "large"]

    /// Reads one of the project's halls.
    public static func named(_ name: String) throws -> Hall {
        let path = "\(projectFolder)/halls/\(name).json"
        guard let data = FileManager.default.contents(atPath: path) else { throw MissingFixture(path: path) }
        return try Hall.read(Array(data)).hall
    }

    /// Creates a hall from rows of characters, the first one row 0 of the document.
    ///
    /// `.` no seat, `o` available, `x` sold, `l` locked, `b` broken, `w` wheelchair, `c` companion, `v` vip. `[]` are
    /// two halves of a free couple, `<>` of a couple with its right half sold, `{}` of a sold one, `()` of a family.
    /// Seat ids are `row-column`, 0-based.
    public static func drawn(
        _ rows: [String], flipped: Bool = false, gapX: Double = 0.15, gapY: Double = 0.2, screen: Double? = 3,
        limit: Int = 4
    ) throws -> Hall {
        var seats: [Seat] = []
        for (row, line) in rows.enumerated() {
            for (column, mark) in line.enumerated() where mark != "." {
                seats.append(seat(mark, row: row, column: column))
            }
        }
        let grid = Grid(
            rows: rows.count, columns: rows.map(\.count).max() ?? 1, seatWidth: 1, seatHeight: 1, gapX: gapX,
            gapY: gapY, isFlipped: flipped)
        let draft = HallDraft(
            id: "T", grid: grid, screen: screen.map { Screen(width: $0, label: "") }, limit: limit, seats: seats)
        return try draft.checked().hall
    }

    private static func seat(_ mark: Character, row: Int, column: Int) -> Seat {
        let kinds: [Character: Seat.Kind] = [
            "w": .wheelchair, "c": .companion, "v": .vip, "[": .love, "]": .love, "<": .love, ">": .love, "{": .love,
            "}": .love, "(": .family, ")": .family,
        ]
        let statuses: [Character: Seat.Status] = [
            "x": .sold, "l": .locked, "b": .broken, ">": .sold, "{": .sold, "}": .sold,
        ]
        let opens = "[<{(".contains(mark)
        let closes = "]>})".contains(mark)
        return Seat(
            id: "\(row)-\(column)", row: row, column: column, rowLabel: "\(row + 1)", seatLabel: "\(column + 1)",
            kind: kinds[mark] ?? .normal, status: statuses[mark] ?? .available,
            group: opens ? "g\(row)-\(column)" : closes ? "g\(row)-\(column - 1)" : nil, zone: nil)
    }
}

/// A fixture that is not where it should be.
public struct MissingFixture: Error {
    /// Where it was looked for.
    public let path: String
}
