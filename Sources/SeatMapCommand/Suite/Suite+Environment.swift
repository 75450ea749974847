import Canvas
import CommandSupport
import Pixels
import Regression
import StrictJSON
import TextShaping

extension Suite {
    /// Where the environment is recorded: beside the baselines.
    private var environmentFile: String { Files.joined(baselines, "environment.json") }

    /// Returns what the pictures of the suite are drawn with here.
    func environment() throws -> DrawingEnvironment {
        var entries = [
            DrawingEnvironment.Entry("architecture", architecture), .init("cairo", cairoVersion),
            .init("harfbuzz", harfBuzzVersion), .init("libpng", libpngVersion),
        ]
        for font in fonts.flatMap(\.fonts) {
            let name = font.file.path.split(separator: "/").last.map(String.init) ?? font.file.path
            guard !entries.contains(where: { $0.name == name }) else { continue }
            entries.append(.init(name, "sha256 \(try font.sha256())"))
        }
        return DrawingEnvironment(entries)
    }

    /// Records the environment beside the baselines.
    func recordEnvironment() throws {
        try Files.writeIfChanged(Array(try environment().documentText.utf8), to: environmentFile)
    }

    /// Returns one line for each thing that is not as recorded.
    func environmentNotes() throws -> [String] {
        guard Files.kind(of: environmentFile) != nil else {
            return Files.kind(of: baselines) == nil ? [] : ["what the baselines were drawn with is not recorded"]
        }
        let bytes = try Files.read(environmentFile, limit: DrawingEnvironment.fileSize)
        let recorded = try namingFaults(in: environmentFile) { () throws(DocumentError) in
            try DrawingEnvironment.read(bytes)
        }
        return try environment().differences(from: recorded)
    }
}

#if arch(x86_64)
    private let architecture = "x86_64"
#elseif arch(arm64)
    private let architecture = "arm64"
#else
    private let architecture = "other"
#endif
