import CommandSupport

/// The pictures of two folders, paired by their paths inside.
struct FolderPairs {
    /// A picture that is in at least one of the folders.
    struct Pair: Sendable {
        /// The path from the folder.
        let name: String
        let isExpected: Bool
        let isActual: Bool
    }

    /// The pairs, in the byte order of their names.
    let pairs: [Pair]

    /// Lists both folders and those inside them.
    init(_ expected: String, _ actual: String) throws {
        let before = Set(try Files.tree(of: expected, withExtension: "png"))
        let after = Set(try Files.tree(of: actual, withExtension: "png"))
        pairs = before.union(after).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
            Pair(name: $0, isExpected: before.contains($0), isActual: after.contains($0))
        }
        guard !pairs.isEmpty else { throw NoPicturesError(expected: expected, actual: actual) }
    }
}

/// There is nothing to compare, which proves nothing.
struct NoPicturesError: Error, CustomStringConvertible {
    let expected: String
    let actual: String

    var description: String { "no PNG files in \(expected), and none in \(actual)" }
}
