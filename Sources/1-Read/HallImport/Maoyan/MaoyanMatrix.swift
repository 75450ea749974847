import StrictJSON

/// A row of the matrix.
struct MaoyanRow {
    /// The row in the hall, counted from 0.
    let index: Int

    /// The number of cells, with those that could not be read.
    let width: Int

    /// The cells that could be read.
    let cells: [MaoyanCell]

    let path: JSONPath

    /// Reads the cells; the closure takes a column and reports what is wrong.
    init(index: Int, cells: [JSONField], path: JSONPath, read: (Int, JSONField) -> MaoyanCell?) {
        self.index = index
        self.path = path
        width = cells.count
        self.cells = cells.enumerated().compactMap(read)
    }
}

/// The rows of a plan in the order of the file.
struct MaoyanMatrix {
    let rows: [MaoyanRow]

    /// The number of rows up to the last one.
    var rowCount: Int { rows.reduce(0) { max($0, $1.index + 1) } }

    /// The number of cells in each row.
    ///
    /// A row without any is an aisle.
    var width: Int { rows.first { $0.width > 0 }?.width ?? 0 }

    /// The number of seats.
    var seatCount: Int {
        rows.reduce(0) { count, row in count + row.cells.count { $0.mark != .noSeat } }
    }
}
