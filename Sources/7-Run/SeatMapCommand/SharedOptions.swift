import CommandSupport
import Drawing
import Halls

/// Options that several commands have.
enum SharedOptions {
    /// The scales that pictures can have, in pixels per point.
    static let scales = 1...4

    /// The widths that a map can be fitted to, in points.
    static let widths = 100...10_000

    static let width = OptionSpec.value(
        "--width", "PT",
        default: "seats of 34 points",
        help: "Fit the map to a width in points: seats of 22 to 34 points, whichever is the largest that fits.")

    static let jobs = OptionSpec.value(
        "--jobs", "N", default: "the number of processor cores", help: "How many pictures are drawn at a time.")

    /// The zooms that a point or a frame can be asked for at, in view points per point of the map.
    static let zooms = 0.01...100.0

    static let zoom = OptionSpec.value(
        "--zoom", "N", default: "1", help: "View points per point of the map, 0.01 to 100.")

    static let showing = OptionSpec.value("--showing", "FILE", help: "The statuses of a showing of the hall.")

    static let json = OptionSpec.flag("--json", help: "Print the answer as JSON.")
}

extension ParsedArguments {
    /// The number of jobs.
    func jobs() throws(UsageError) -> Int {
        try integer(of: SharedOptions.jobs, in: 1...256) ?? coreCount
    }

    /// The width to fit, or `nil`.
    func width() throws(UsageError) -> Int? {
        try integer(of: SharedOptions.width, in: SharedOptions.widths)
    }

    /// The zoom, 1 where none was given.
    func zoom() throws(UsageError) -> Double {
        try number(of: SharedOptions.zoom, in: SharedOptions.zooms) ?? 1
    }

    /// Reads a hall, with the statuses of the showing that was given for it.
    func hall(_ file: HallFile) throws -> Hall {
        let hall = try file.load()
        guard let showing = value(of: SharedOptions.showing) else { return hall }
        return try ShowingFile(path: showing).applied(to: hall)
    }

    /// The scales in a list such as `1,2,3`, each once, in the order given.
    func scales(of option: OptionSpec) throws(UsageError) -> [Int]? {
        guard let text = value(of: option) else { return nil }
        var scales: [Int] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let scale = Int(part), SharedOptions.scales.contains(scale) else {
                throw .invalidValue(
                    of: option.name, value: text, expected: "a list of scales from 1 to 4, such as 1,2,3")
            }
            if !scales.contains(scale) { scales.append(scale) }
        }
        return scales
    }

    /// The items of a list such as `A1,A2` over all occurrences of the option.
    func list(of option: OptionSpec) -> [String] {
        values(of: option).flatMap { $0.split(separator: ",").map(String.init) }
    }
}
