import CommandSupport
import Glibc
import PixelDiff

/// What the command was asked to do.
struct DiffRequest: Sendable {
    /// The paths of what is compared.
    let expected: String
    let actual: String

    /// Where to write what the difference looks like: a file for files, a folder for folders.
    let picture: String?

    let rules: ComparisonRules
    let gate: DifferenceGate
    let style: DifferencePictureStyle
    let jobs: Int
    let isJSON: Bool

    /// Where to write the JUnit report.
    let junit: String?

    /// Whether two folders are compared.
    let isOfFolders: Bool

    init(_ arguments: ParsedArguments) throws {
        let paths = arguments.positionals
        (expected, actual) = (paths[0], paths[1])
        picture = paths.count > 2 ? paths[2] : nil
        gate = try arguments.gate()
        style = try arguments.choice(of: DiffOptions.picture) ?? .overlay
        jobs = try arguments.integer(of: DiffOptions.jobs, in: 1...256) ?? coreCount
        isJSON = arguments.has(DiffOptions.json)
        junit = try arguments.junitPath(of: DiffOptions.junit)
        isOfFolders = Files.kind(of: expected) == .folder && Files.kind(of: actual) == .folder
        rules = try arguments.rules()
        try checkPaths()
    }
}

extension DiffRequest {
    private func checkPaths() throws {
        try checkInputs()
        try checkPicture()
        guard let junit else { return }
        if junit == Files.standardStream {
            throw UsageError.contradiction("the JUnit report needs a file; the answer takes standard output")
        }
        if [expected, actual].contains(where: { Files.areSame($0, junit) }) || junit == picture {
            throw UsageError.contradiction("\(junit): the JUnit report would replace a picture")
        }
    }

    private func checkInputs() throws {
        if expected == Files.standardStream && actual == Files.standardStream {
            throw UsageError.contradiction("only one picture can come from standard input")
        }
        let areFolders = [expected, actual].map { Files.kind(of: $0) == .folder }
        guard areFolders[0] != areFolders[1] else { return }
        let (folder, other) = areFolders[0] ? (expected, actual) : (actual, expected)
        // What is not there at all is trouble with that path, not wrong usage.
        guard other == Files.standardStream || Files.kind(of: other) != nil else {
            throw FileError(path: other, reason: .system(ENOENT))
        }
        throw UsageError.contradiction(
            "\(folder) is a folder and \(other) is not; two files or two folders can be compared")
    }

    private func checkPicture() throws(UsageError) {
        guard let picture else { return }
        if picture == Files.standardStream {
            throw .contradiction("the picture of the difference needs a file; the answer takes standard output")
        }
        guard isOfFolders else {
            guard [expected, actual].contains(where: { Files.areSame($0, picture) }) else { return }
            throw .contradiction("\(picture): the picture of the difference would replace a picture being compared")
        }
        if let kind = Files.kind(of: picture), kind != .folder {
            throw .contradiction("\(picture): is not a folder; the differences of two folders need one")
        }
        for folder in [expected, actual]
        where Files.isInside(picture, folder) || Files.isInside(folder, picture) {
            throw .contradiction("\(picture): the folder of differences must be apart from \(folder)")
        }
    }
}
