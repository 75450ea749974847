public import Drawing
import Geometry
import Halls
import SeatGeometry
import SeatSelection
import TextShaping

extension HallScene {
    /// Returns the printed row at both ends of each row that has seats, beside its first and last seat.
    func rowLabels(_ fonts: FontChain) throws(TextError) -> [Batch] {
        var labels = Path()
        var marks = Path()
        for row in 0..<layout.hall.grid.rows {
            for end in rowEnds(row) where !end.label.isEmpty {
                let size = points(theme.text.row)
                let line = try rowLine(end.label, fonts)
                labels.append(line.path(centeredAt: end.center, size: size, fonts: fonts))
                if row == options.bestRow { marks.addPill(around: end.center, textWidth: line.width, size: size) }
            }
        }
        let mark = Batch("bestRow", marks, .fill(theme.selection.fill.faded(to: 0.22)))
        let text = Batch("rowLabels", labels, .fill(theme.quietInk))
        return (marks.isEmpty ? [] : [mark]) + (labels.isEmpty ? [] : [text])
    }

    /// Returns a row label, shortened where it does not fit its room.
    func rowLine(_ label: String, _ fonts: FontChain) throws(TextError) -> TextLine {
        try fonts.fitted(label, size: points(theme.text.row), width: points(theme.spacing.rowLabels) - 4)
    }

    /// Returns the places and texts of a row's labels: left and right, none for a row without seats.
    func rowEnds(_ row: Int) -> [(center: Point, label: String)] {
        let seats = (0..<layout.hall.grid.columns).compactMap { layout.seat(row: row, column: $0) }
        guard let first = seats.first, let last = seats.last else { return [] }
        let reach = points(theme.spacing.rowLabels) / 2
        let left = layout.seatFrames[first]
        let right = layout.seatFrames[last]
        return [
            (Point(x: left.x - reach, y: left.center.y), layout.hall.seats[first].rowLabel),
            (Point(x: right.maxX + reach, y: right.center.y), layout.hall.seats[last].rowLabel),
        ]
    }

    /// A text along an aisle: its outlines, the room it takes, and whether it is only the beginning of what was asked.
    struct AisleText {
        let path: Path
        let frame: Rect
        let isShortened: Bool
    }

    /// Returns the texts along aisles, each in the longest free stretch of its row or column.
    func aisleTexts(_ fonts: FontChain) throws(TextError) -> [AisleText] {
        var texts: [AisleText] = []
        for aisle in layout.hall.aisles {
            if let text = try aisleText(aisle, fonts) { texts.append(text) }
        }
        return texts
    }

    /// Returns the text along an aisle, or `nil` where it has no free cell.
    func aisleText(_ aisle: Aisle, _ fonts: FontChain) throws(TextError) -> AisleText? {
        switch aisle.line {
        case .row(let row): try rowText(aisle.text, row: layout.hall.grid.resolvedRow(row), fonts)
        case .column(let column): try columnText(aisle.text, column: column, fonts)
        }
    }

    /// Returns the texts along aisles as one batch.
    func aisleBatch(_ texts: [AisleText]) -> [Batch] {
        guard !texts.isEmpty else { return [] }
        var path = Path()
        for text in texts { path.append(text.path) }
        return [Batch("aisleTexts", path, .fill(theme.quietInk))]
    }

    private func rowText(_ text: String, row: Int, _ fonts: FontChain) throws(TextError) -> AisleText? {
        let free = freeStretch(count: layout.hall.grid.columns) { layout.seat(row: row, column: $0) == nil }
        guard !free.isEmpty else { return nil }
        let frame = layout.cell(row: row, column: free.lowerBound)
            .union(layout.cell(row: row, column: free.upperBound - 1))
        let size = points(theme.text.row)
        let line = try fonts.fitted(text, size: size, width: frame.width)
        return AisleText(
            path: line.path(centeredAt: frame.center, size: size, fonts: fonts),
            frame: Rect(
                x: frame.center.x - line.width / 2, y: frame.center.y - size, width: line.width, height: 2 * size),
            isShortened: line.isShortened)
    }

    /// Returns a text written downwards, character under character, shortened where the aisle is too short for it.
    private func columnText(_ text: String, column: Int, _ fonts: FontChain) throws(TextError) -> AisleText? {
        let free = freeRows(ofColumn: column)
        guard !free.isEmpty else { return nil }
        let frame = layout.cell(row: free.lowerBound, column: column)
            .union(layout.cell(row: free.upperBound - 1, column: column))
        let size = points(theme.text.row)
        var lines = try fonts.stacked(text, size: size)
        var kept = text.count
        while lines.height > frame.height, kept > 1 {
            kept -= 1
            lines = try fonts.stacked("\(text.prefix(kept))…", size: size)
        }
        let top = Point(x: frame.center.x.rounded(), y: (frame.center.y - lines.height / 2).rounded())
        return AisleText(
            path: lines.path(at: top),
            frame: Rect(x: top.x - lines.width / 2, y: top.y, width: lines.width, height: lines.height),
            isShortened: kept < text.count)
    }

    /// Returns the longest stretch of a column without seats; a cross aisle belongs to the text along it.
    private func freeRows(ofColumn column: Int) -> Range<Int> {
        let rows = Set(layout.hall.seats.map { layout.hall.grid.resolvedRow($0.row) })
        return freeStretch(count: layout.hall.grid.rows) { row in
            rows.contains(row) && layout.seat(row: row, column: column) == nil
        }
    }

    /// The indices of the aisles whose texts have no place, because every cell of their line has a seat.
    public var aislesWithoutRoom: [Int] {
        layout.hall.aisles.indices.filter { index in
            switch layout.hall.aisles[index].line {
            case .row(let row):
                let resolved = layout.hall.grid.resolvedRow(row)
                return (0..<layout.hall.grid.columns).allSatisfy { layout.seat(row: resolved, column: $0) != nil }
            case .column(let column): return freeRows(ofColumn: column).isEmpty
            }
        }
    }

    /// Returns the longest run of free cells on a line, of equal ones the one nearest the middle.
    private func freeStretch(count: Int, isFree: (Int) -> Bool) -> Range<Int> {
        var best = 0..<0
        var start = 0
        for index in 0...count where index == count || !isFree(index) {
            let run = start..<index
            let isNearer = abs(run.lowerBound + run.upperBound - count) < abs(best.lowerBound + best.upperBound - count)
            if run.count > best.count || (run.count == best.count && isNearer) { best = run }
            start = index + 1
        }
        return best
    }

    /// The name of the hall, or its id where it has none.
    public var title: String {
        layout.hall.name.isEmpty ? layout.hall.id : layout.hall.name
    }

    /// Returns what can be read aloud and clicked: one region for each sell unit, in reading order.
    public func labels() -> PictureLabels {
        let elements = layout.hall.accessibilityElements(selection: selection, language: options.language)
        return PictureLabels(
            title: title, language: options.language.rawValue, regions: elements.map(region(of:)))
    }

    private func region(of element: AccessibilityElement) -> LabelledRegion {
        let body = body(ofUnit: element.unit)
        return LabelledRegion(
            seatIDs: element.seatIDs, frame: body.frame, corners: body.corners, label: element.label,
            isEnabled: element.isEnabled, isSelected: element.isSelected)
    }
}

extension Path {
    /// Adds a lozenge behind a label.
    fileprivate mutating func addPill(around center: Point, textWidth: Double, size: Double) {
        let height = (size * 1.6).rounded()
        let width = max(height, (textWidth + size).rounded())
        addRoundedRectangle(
            Rect(
                x: (center.x - width / 2).rounded(), y: (center.y - height / 2).rounded(), width: width, height: height),
            radii: CornerRadii(height / 2))
    }
}

extension TextLine {
    /// Returns the outlines with the middle of the line and of its digits at a point.
    ///
    /// The origin is rounded to whole points, so that equal labels have equal pixels wherever they stand.
    func path(centeredAt center: Point, size: Double, fonts: FontChain) -> Path {
        path(
            at: Point(
                x: (center.x - width / 2).rounded(), y: (center.y + fonts.metrics.digitCenter * size).rounded()))
    }

    /// Returns the outlines beginning at a point, with the middle of the digits at its height.
    func path(leftCenterAt point: Point, size: Double, fonts: FontChain) -> Path {
        path(at: Point(x: point.x.rounded(), y: (point.y + fonts.metrics.digitCenter * size).rounded()))
    }
}
