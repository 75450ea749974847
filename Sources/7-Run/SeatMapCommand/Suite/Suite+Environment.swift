import Canvas
import CommandSupport
import Pixels
import Regression
import StrictJSON
import TextShaping

extension Suite {
    /// Where the environment is recorded: beside the baselines.
    private var environmentFile: String { Files.joined(baselines, "environment.json") }

    /// Records what the pictures are drawn with here.
    func recordEnvironment() throws {
        try Files.writeIfChanged(Array(try environment().documentText.utf8), to: environmentFile)
    }

    /// Compares what is here with what was recorded.
    func comparedEnvironment() throws -> EnvironmentComparison {
        EnvironmentComparison(expected: recordedEnvironment(), actual: try environment())
    }

    /// A record that cannot be read is something to be told, no reason not to compare pictures.
    private func recordedEnvironment() -> EnvironmentComparison.Record {
        guard Files.kind(of: environmentFile) != nil else {
            return Files.kind(of: baselines) == nil ? .notNeeded : .absent
        }
        do {
            let bytes = try Files.read(environmentFile, limit: DrawingEnvironment.fileSize)
            return .known(
                try namingFaults(in: environmentFile) { () throws(DocumentError) in try DrawingEnvironment.read(bytes) }
            )
        } catch {
            return .unreadable(reasons: "\(error)".split(separator: "\n").map(String.init))
        }
    }

    private func environment() throws -> DrawingEnvironment {
        DrawingEnvironment(
            [
                .init("architecture", architecture), .init("cairo", cairoVersion), .init("pixman", pixmanVersion),
                .init("harfbuzz", harfBuzzVersion), .init("libpng", libpngVersion), .init("zlib", zlibVersion),
            ] + (try fontEntries()))
    }

    /// Returns the checksum of each font, named by its file and face; the file is read once for all its faces.
    private func fontEntries() throws -> [DrawingEnvironment.Entry] {
        var checksums: [String: String] = [:]
        var entries: [DrawingEnvironment.Entry] = []
        for font in fonts {
            let checksum = try checksums[font.file.path] ?? font.sha256()
            checksums[font.file.path] = checksum
            let short = FontFile(path: Files.name(of: font.file.path), index: font.file.index).description
            // Two files of one name are told apart by their folders.
            let isTaken = entries.contains { $0.name == short }
            entries.append(.init(isTaken ? font.file.description : short, "sha256 \(checksum)"))
        }
        return entries
    }
}

#if arch(x86_64)
    private let architecture = "x86_64"
#elseif arch(arm64)
    private let architecture = "arm64"
#else
    private let architecture = "other"
#endif
