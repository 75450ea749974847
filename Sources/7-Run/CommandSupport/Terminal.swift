import Glibc

/// The standard streams: results go to standard output, everything else to standard error.
public enum Terminal {
    /// Whether somebody is watching standard error, so that progress is worth printing.
    public static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes bytes to standard output.
    public static func write(_ bytes: [UInt8]) throws(FileError) {
        try Files.writeAll(bytes, to: STDOUT_FILENO, "standard output")
    }

    /// Writes a line to standard output.
    public static func print(_ line: String) throws(FileError) {
        try write(Array(line.utf8) + [newline])
    }

    /// Writes a line to standard error; where that is closed, nobody can be told.
    public static func note(_ line: String) {
        try? Files.writeAll(Array(line.utf8) + [newline], to: STDERR_FILENO, "standard error")
    }

    private static let newline = UInt8(ascii: "\n")
}
