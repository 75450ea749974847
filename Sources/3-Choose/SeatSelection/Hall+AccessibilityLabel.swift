public import Halls

extension Hall {
    /// Returns what a screen reader says about a sell unit: row, seats, kind and status.
    ///
    /// "第 5 排 9 座，可选"; "Row 5, seats 9 and 10, couple, available". The row and the seats are what is printed on
    /// the chairs; what is not printed is left out. A selected unit is "已选" or "selected" in place of its status.
    public func accessibilityLabel(of unit: SellUnit, isSelected: Bool, language: Language) -> String {
        let place = UnitPlace(unit.seats.map { seats[$0] })
        let status = isSelected ? SelectedUnits.name(in: language) : status(of: unit).name(in: language)
        let kinds = kinds(of: unit).compactMap { $0.name(in: language) }
        return switch language {
        case .chinese: ([place.chinese] + kinds + [status]).joined(separator: "，")
        case .english: (place.english + kinds + [status]).joined(separator: ", ").capitalizingFirst()
        }
    }

    /// Returns where units are, as printed on their chairs, those of one row together: "row 5, seats 9 and 10".
    func placeNames(of units: [Int], language: Language) -> [String] {
        let rows = units.map { self.units[$0].seats.map { seats[$0] } }.reduce(into: [[Seat]]()) { rows, unit in
            if let row = rows.last?.first?.row, row == unit.first?.row {
                rows[rows.count - 1] += unit
            } else {
                rows.append(unit)
            }
        }
        return rows.map { seats in
            language == .chinese ? UnitPlace(seats).chinese : UnitPlace(seats).english.joined(separator: ", ")
        }
    }

    /// The kinds of a unit's seats, each once, from the left.
    private func kinds(of unit: SellUnit) -> [Seat.Kind] {
        unit.seats.map { seats[$0].kind }.reduce(into: []) { kinds, kind in
            if !kinds.contains(kind) { kinds.append(kind) }
        }
    }
}

/// What is printed on the chairs of a unit.
private struct UnitPlace {
    /// The row, or `nil` when none is printed.
    private let row: String?

    /// The seats that have a number, by column.
    private let seats: [String]

    /// Takes the row from the first seat, because all seats of a unit are in one.
    init(_ seats: [Seat]) {
        row = seats.first.map(\.rowLabel).flatMap { $0.isEmpty ? nil : $0 }
        self.seats = seats.map(\.seatLabel).filter { !$0.isEmpty }
    }

    /// "第 5 排 9、10 座".
    var chinese: String {
        let number = seats.isEmpty ? "座位" : "\(seats.joined(separator: "、")) 座"
        return row.map { "第 \($0) 排 \(number)" } ?? number
    }

    /// "row 5" and "seats 9 and 10".
    var english: [String] {
        let rows = row.map { ["row \($0)"] } ?? []
        guard let last = seats.last else { return rows + ["seat"] }
        guard seats.count > 1 else { return rows + ["seat \(last)"] }
        return rows + ["seats \(seats.dropLast().joined(separator: ", ")) and \(last)"]
    }
}

extension String {
    fileprivate func capitalizingFirst() -> String {
        prefix(1).uppercased() + dropFirst()
    }
}
