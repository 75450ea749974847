import Halls
import StrictJSON

/// The row and column matrix of Maoyan and the systems that copy it.
///
/// The matrix is dense: a row has a cell for every column, and the place of a cell in its row is its column in the
/// hall. Rows and numbers as printed are texts of their own and stay as they are. Empty rows and columns are aisles
/// and stay too, so that every cell of the hall is found again in the file.
enum Maoyan {
    /// Returns the plan in a file, or `nil` after the reasons were reported.
    static func seatPlan(of root: JSONField, fallbackName: String) -> SeatPlan? {
        guard let source = MaoyanSource(root), let matrix = source.matrix() else { return nil }
        let grid = Grid(rows: matrix.rowCount, columns: matrix.width)
        var draft = HallDraft(
            id: fallbackName, name: source.hallName() ?? fallbackName, grid: grid, screen: screen(over: grid),
            seats: matrix.seats(reportingTo: root.faults))
        if let limit = source.limit() { draft.limit = limit }
        return SeatPlan(draft: draft, inputSeats: matrix.seatCount)
    }

    /// Returns a screen; the files say nothing of it, and four fifths of the seat block look right in any hall.
    private static func screen(over grid: Grid) -> Screen {
        let block = Double(grid.columns) * (grid.seatWidth + grid.gapX) - grid.gapX
        return Screen(width: (block * 8).rounded() / 10, label: "银幕")
    }
}

/// A file with a matrix, in one of its three forms.
///
/// The rows are `seats` (at the root, or under `data`), or `sections[0].rows` in the data of a web page.
struct MaoyanSource {
    private let root: OpenObject
    private let body: OpenObject

    /// Reads the outermost objects; `nil` after it was reported that they are none.
    init?(_ field: JSONField) {
        guard let root = OpenObject(field) else { return nil }
        self.root = root
        guard let data = root.optional("data") else {
            body = root
            return
        }
        guard let body = OpenObject(data) else { return nil }
        self.body = body
    }

    /// Returns the name of the hall, where the file has one.
    func hallName() -> String? {
        let name = body.optional("hall")?.text(length: HallLimits.textLength)
        return name == "" ? nil : name
    }

    /// Returns how many seats one buyer may select: prices are listed by the number of tickets.
    func limit() -> Int? {
        let places = [body, root] + [root.optional("system").flatMap(OpenObject.init)].compactMap(\.self)
        let prices = places.lazy.compactMap { $0.optional("seatsPrice") }.first.flatMap(OpenObject.init)
        return prices?.count == 0 ? nil : prices?.count
    }

    /// Returns the matrix, or `nil` after it was reported that there is none.
    func matrix() -> MaoyanMatrix? {
        if let sections = body.optional("sections") { return matrix(ofSections: sections) }
        guard let rows = body.required("seats")?.list(count: HallLimits.rows) else { return nil }
        let spelling = rows.contains { $0.value["row_num"] != nil } ? MaoyanSpelling.underscores : .capitals
        return MaoyanMatrix(rows: rows.compactMap { numberedRow($0, spelling) })
    }

    private func numberedRow(_ field: JSONField, _ spelling: MaoyanSpelling) -> MaoyanRow? {
        guard let row = OpenObject(field) else { return nil }
        let number = row.required(spelling.rowNumber)?.integer(in: HallLimits.rows)
        let label = row.required(spelling.rowLabel)?.text(length: HallLimits.labelLength)
        let cells = row.required("columns")?.list(count: 0...HallLimits.columns.upperBound)
        guard let number, let cells else { return nil }
        return MaoyanRow(index: number - 1, cells: cells, path: row.path) { column, cell in
            MaoyanCell(column, cell, spelling, rowLabel: label ?? "")
        }
    }

    private func matrix(ofSections field: JSONField) -> MaoyanMatrix? {
        guard let sections = field.list(count: 1...1000), let first = sections.first else { return nil }
        guard sections.count == 1 else {
            field.faults.report("has \(sections.count) sections; a hall is made of one", at: field.path)
            return nil
        }
        guard let rows = OpenObject(first)?.required("rows")?.list(count: HallLimits.rows) else { return nil }
        return MaoyanMatrix(rows: rows.enumerated().compactMap(sectionRow))
    }

    private func sectionRow(_ index: Int, _ field: JSONField) -> MaoyanRow? {
        guard let cells = field.list(count: 0...HallLimits.columns.upperBound) else { return nil }
        return MaoyanRow(index: index, cells: cells, path: field.path) { column, cell in
            MaoyanCell(column, cell, .hyphens, rowLabel: nil)
        }
    }
}

/// The names of the members in one form of the matrix.
struct MaoyanSpelling {
    let rowNumber: String
    let rowLabel: String
    let seatLabel: String
    let id: String
    let state: String

    /// Whether each cell must have a status beside `st`: a couple without one would be taken for free.
    let needsState: Bool

    static let capitals = MaoyanSpelling(
        rowNumber: "rowNum", rowLabel: "rowId", seatLabel: "columnId", id: "seatNo", state: "seatStatus",
        needsState: false)

    static let underscores = MaoyanSpelling(
        rowNumber: "row_num", rowLabel: "row_id", seatLabel: "column_id", id: "seat_no", state: "seat_status",
        needsState: true)

    static let hyphens = MaoyanSpelling(
        rowNumber: "", rowLabel: "row-id", seatLabel: "column-id", id: "no", state: "class", needsState: true)
}
