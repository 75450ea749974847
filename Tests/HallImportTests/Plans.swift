import HallImport
import StrictJSON

/// Seat plans for tests, in the three forms of the Maoyan matrix.
///
/// A row is a line of marks such as "L/4 R/4 E/0": `st`, and the status of the form that has one. Seat ids are
/// `row-column`, printed numbers are the columns counted from 1 and zero padded; an `E` has neither.
enum Plans {
    /// Returns a JSON answer: names with underscores, under `data`.
    static func answer(_ lines: [String], members: [JSONMember] = []) -> JSONValue {
        let rows = lines.enumerated().map { row, line in
            let cells = marks(line).enumerated().map { column, mark in answerCell(mark, row, column) }
            return JSONValue.object([
                JSONMember("columns", .array(cells)), JSONMember("row_id", .string("\(row + 1)")),
                JSONMember("row_num", .integer(row + 1)),
            ])
        }
        return ["success": true, "data": .object(members + [JSONMember("seats", .array(rows))])]
    }

    private static func answerCell(_ mark: [String], _ row: Int, _ column: Int) -> JSONValue {
        [
            "column_id": .string(number(mark, column)), "seat_no": .string(id(mark, row, column)),
            "seat_status": .integer(mark.last.flatMap { Int($0) } ?? 1), "st": .string(mark[0]),
        ]
    }

    /// Returns the data of a web page: sections of rows, and the state as a class.
    static func page(_ lines: [String], sections: Int = 1) -> JSONValue {
        let rows = lines.enumerated().map { row, line in
            JSONValue.array(marks(line).enumerated().map { column, mark in pageCell(mark, row, column) })
        }
        let section: JSONValue = ["section-name": "普通区", "rows": .array(rows)]
        return ["sections": .array(Array(repeating: section, count: sections))]
    }

    private static func pageCell(_ mark: [String], _ row: Int, _ column: Int) -> JSONValue {
        [
            "column-id": .string(number(mark, column)), "row-id": .string("\(row + 1)"),
            "no": .string(id(mark, row, column)), "st": .string(mark[0]), "class": .string(mark.last ?? ""),
        ]
    }

    /// Returns a property list, the form without a status: a mark is `st` alone.
    static func propertyList(_ lines: [String]) -> String {
        let rows = lines.enumerated().map { row, line in
            let cells = marks(line).enumerated().map { column, mark in
                """
                <dict>
                    <key>columnId</key><string>\(number(mark, column))</string>
                    <key>seatNo</key><string>\(id(mark, row, column))</string>
                    <key>st</key><string>\(mark[0])</string>
                </dict>
                """
            }
            return """
                <dict>
                    <key>columns</key><array>\(cells.joined())</array>
                    <key>rowId</key><string>\(row + 1)</string>
                    <key>rowNum</key><integer>\(row + 1)</integer>
                </dict>
                """
        }
        return PropertyLists.document("<dict><key>seats</key><array>\(rows.joined())</array></dict>")
    }

    private static func marks(_ line: String) -> [[String]] {
        line.split(separator: " ").map { $0.split(separator: "/").map(String.init) }
    }

    private static func id(_ mark: [String], _ row: Int, _ column: Int) -> String {
        mark[0] == "E" ? "" : "\(row)-\(column)"
    }

    private static func number(_ mark: [String], _ column: Int) -> String {
        guard mark[0] != "E" else { return "" }
        return column < 9 ? "0\(column + 1)" : "\(column + 1)"
    }
}

/// Property lists for tests.
enum PropertyLists {
    /// Returns a file around one value.
    static func document(_ value: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">\(value)</plist>
        """
    }
}

/// Imports a text as a Maoyan plan in a file named "5hall".
func imported(_ text: String) throws(ImportError) -> ImportedHall {
    try ImportFormat.maoyan.importHall(Array(text.utf8), fallbackName: "5hall")
}

/// Imports a tree as a Maoyan plan in a file named "5hall".
func imported(_ tree: JSONValue) throws(ImportError) -> ImportedHall {
    try imported(tree.text())
}
