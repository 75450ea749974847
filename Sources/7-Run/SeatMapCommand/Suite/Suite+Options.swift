import CommandSupport
import Regression

extension SharedOptions {
    static let halls = OptionSpec.value("--halls", "DIR", default: "halls", help: "The folder with the hall documents.")

    static let baselines = OptionSpec.value(
        "--baselines", "DIR", default: "baselines", help: "The folder with the baselines.")

    static let suite = OptionSpec.value(
        "--suite", "FILE", default: "suite.json beside the baselines; without it every hall at 1x, 2x and 3x",
        help: "The file that lists the pictures of the suite.")
}

extension ParsedArguments {
    /// The suite that the options name, or a part of it.
    func suite(_ shard: Shard? = nil) throws -> Suite {
        let baselines = value(of: SharedOptions.baselines) ?? "baselines"
        let beside = Files.joined(baselines, "suite.json")
        let file = value(of: SharedOptions.suite) ?? (Files.kind(of: beside) == nil ? nil : beside)
        // A suite file can do without the folder, as long as nobody asks for it.
        if file == nil || has(SharedOptions.halls), Files.kind(of: hallsFolder) != .folder {
            throw InputError(path: hallsFolder, lines: ["no such folder"])
        }
        return try Suite(file: file, halls: hallsFolder, baselines: baselines, shard: shard)
    }

    /// The folder with the hall documents.
    var hallsFolder: String { value(of: SharedOptions.halls) ?? "halls" }
}
