import FoundationEssentials
import TestSupport

/// Documents and calls that the tests of `seatmap` share.
enum SeatMapFixtures {
    /// A hall of two seats in two rows of four cells; parts of the document can be replaced.
    static func hall(
        id: String = "\"H\"", grid: String = #"{"rows": 2, "cols": 4}"#, extra: String = "",
        seats: String = #"{"id": "a", "row": 0, "col": 0}, {"id": "b", "row": 0, "col": 1}"#
    ) -> String {
        #"{"hallId": \#(id), "grid": \#(grid), \#(extra)"seats": [\#(seats)]}"#
    }

    /// Seats of a group, each at a row and column.
    static func group(_ type: String, _ cells: (Int, Int)...) -> String {
        cells.enumerated().map { index, cell in
            #"{"id": "\#(index)", "row": \#(cell.0), "col": \#(cell.1), "type": "\#(type)", "group": "g"}"#
        }.joined(separator: ", ")
    }
}

extension TemporaryFolder {
    /// Writes a text file.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try write(Array(text.utf8), to: name)
    }

    /// Runs `seatmap` in this folder.
    func seatmap(_ arguments: String..., environment: [String: String] = [:], stdin: String = "") async throws
        -> CommandResult
    {
        try await runCommand("seatmap", arguments, environment: environment, stdin: Array(stdin.utf8), cwd: path)
    }

    /// Copies the project's halls into `halls`.
    func copyHalls() throws {
        for name in HallFixtures.names {
            let data = try Data(contentsOf: URL(filePath: "\(projectFolder)/halls/\(name).json"))
            try write(Array(data), to: "halls/\(name).json")
        }
    }

    /// The names of everything directly inside a folder in this one, sorted.
    func names(_ name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
    }
}
