import CommandSupport
import Glibc
import PixelDiff

/// The options of the command.
enum DiffOptions {
    static let metric = OptionSpec.value(
        "--metric", "exact|yiq", default: "exact",
        help: "When two colours are unequal: when a stored channel is, or when they look different on white.")

    static let threshold = OptionSpec.value(
        "--threshold", "T", default: "\(ColorMetric.usualThreshold)",
        help: "How different colours must look, 0 to 1; for --metric yiq.")

    static let antiAliasing = OptionSpec.value(
        "--aa", "count|ignore", default: "count for exact, ignore for yiq",
        help: "What becomes of unequal pixels that look like a smoothed edge.")

    static let tolerance = OptionSpec.value(
        "--tolerance", "LEVELS", default: "0", help: "How far each channel of a pixel may differ, 0 to 255 levels.")

    static let maxPixels = OptionSpec.value(
        "--max-pixels", "N", default: "0, unless another limit is given", help: "How many pixels may be unequal.")

    static let maxRatio = OptionSpec.value(
        "--max-ratio", "R", help: "Which part of the pixels may be unequal, 0 to 1.")

    static let window = OptionSpec.value(
        "--window", "N:MAX", help: "How many pixels, MAX, may be unequal in any window of N by N pixels.")

    static let ignore = OptionSpec.value(
        "--ignore", "X,Y,W,H", isRepeatable: true,
        help: "Leave out a rectangle: pixels from X up to but not including X + W, and so for Y.")

    static let ignoreFile = OptionSpec.value(
        "--ignore-file", "FILE", isRepeatable: true,
        help: "Leave out the rectangles that a JSON file lists, each with a reason.")

    static let picture = OptionSpec.value(
        "--picture", "overlay|mask|side", default: "overlay",
        help: """
            What DIFF.png shows: the difference on the faded expected picture, the difference alone, or expected, \
            difference and actual side by side.
            """)

    static let jobs = OptionSpec.value(
        "--jobs", "N", default: "the number of processor cores", help: "How much is compared at a time.")

    static let json = OptionSpec.flag("--json", help: "Print the answer as JSON.")

    static let junit = OptionSpec.value("--junit", "FILE", help: "Write the answer as a JUnit report too.")

    static let all = [
        metric, threshold, antiAliasing, tolerance, maxPixels, maxRatio, window, ignore, ignoreFile, picture, jobs,
        json, junit,
    ]
}

extension ParsedArguments {
    /// The rules, with the rectangles of the arguments and of files.
    ///
    /// - Throws: A `UsageError`, or an `IgnoreFileError` or `FileError` for a file of rectangles.
    func rules() throws -> ComparisonRules {
        ComparisonRules(
            metric: try metric(), antiAliasing: try choice(of: DiffOptions.antiAliasing),
            tolerance: try integer(of: DiffOptions.tolerance, in: 0...255) ?? 0, ignored: try ignoredBoxes())
    }

    private func metric() throws(UsageError) -> ColorMetric {
        let threshold = try number(of: DiffOptions.threshold, in: 0...1)
        switch try choice(of: DiffOptions.metric) ?? MetricName.exact {
        case .yiq: return .yiq(threshold: threshold ?? ColorMetric.usualThreshold)
        case .exact:
            guard threshold == nil else { throw .contradiction("--threshold is for --metric yiq only") }
            return .exact
        }
    }

    private func ignoredBoxes() throws -> [PixelBox] {
        let boxes = try values(of: DiffOptions.ignore).map(PixelBox.init(argument:))
        return try values(of: DiffOptions.ignoreFile).reduce(boxes) { try $0 + IgnoreFile.boxes(at: $1) }
    }

    /// The gate that the limits make.
    func gate() throws(UsageError) -> DifferenceGate {
        DifferenceGate(
            maxPixels: try integer(of: DiffOptions.maxPixels, in: 0...Int.max),
            maxRatio: try number(of: DiffOptions.maxRatio, in: 0...1), density: try densityLimit())
    }

    private func densityLimit() throws(UsageError) -> DensityLimit? {
        guard let text = value(of: DiffOptions.window) else { return nil }
        let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard numbers.count == 2, numbers[0] >= 1, numbers[1] >= 0 else {
            throw .invalidValue(
                of: DiffOptions.window.name, value: text,
                expected: "N:MAX, whole numbers, N at least 1 and MAX at least 0, such as 16:40")
        }
        return DensityLimit(side: numbers[0], maxPixels: numbers[1])
    }
}

private enum MetricName: String, CaseIterable {
    case exact
    case yiq
}

extension PixelBox {
    /// Reads a rectangle such as `10,20,300,40`.
    fileprivate init(argument text: String) throws(UsageError) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3], min(x, y) >= 0, min(width, height) >= 1
        else {
            throw .invalidValue(
                of: DiffOptions.ignore.name, value: text,
                expected: "X,Y,W,H: whole numbers, X and Y at least 0, W and H at least 1")
        }
        self.init(x: x, y: y, width: width, height: height)
    }
}

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
