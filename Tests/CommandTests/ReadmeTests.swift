import FoundationEssentials
import TestSupport
import Testing

/// Every command in the README does what it says, in the order of the README.
struct ReadmeTests {
    /// The lines of its shell blocks, without comments.
    private static func commands() throws -> [String] {
        let text = String(decoding: try Data(contentsOf: URL(filePath: "\(projectFolder)/README.md")), as: UTF8.self)
        var isInside = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            if line.hasPrefix("```") {
                isInside = line == "```sh"
                return nil
            }
            let command = line.split(separator: "#", maxSplits: 1).first?.trimmingSuffix(" ") ?? ""
            return isInside && !command.isEmpty ? command : nil
        }
    }

    /// A folder like a clone's, with what the commands read.
    private func clone() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in ["halls", "baselines"] {
            try FileManager.default.copyItem(atPath: "\(projectFolder)/\(name)", toPath: folder.path(name))
        }
        try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: false)
        return folder
    }

    @Test func `every command of the tour succeeds`() async throws {
        let folder = try clone()
        let commands = try Self.commands().filter { $0.hasPrefix("seatmap ") || $0.hasPrefix("pixeldiff ") }
        #expect(commands.count > 12)
        for command in commands {
            let parts = command.components(" > ")
            let words = parts[0].split(separator: " ").map(String.init)
            let result = try await runCommand(words[0], Array(words.dropFirst()), cwd: folder.path)
            #expect(result.exitCode == 0, "\(command)\n\(result.stderr)")
            if parts.count == 2 { try folder.write(result.stdout, to: parts[1]) }
        }
    }

    @Test func `every other command is a script of the project`() throws {
        for command in try Self.commands() where !command.hasPrefix("seatmap ") && !command.hasPrefix("pixeldiff ") {
            let script = command.split(separator: " ").first.map(String.init) ?? ""
            let isScript = FileManager.default.isExecutableFile(atPath: "\(projectFolder)/\(script)")
            #expect(isScript || script == "export", "\(command)")
        }
    }

    @Test func `every picture it shows exists`() throws {
        let text = String(decoding: try Data(contentsOf: URL(filePath: "\(projectFolder)/README.md")), as: UTF8.self)
        let paths = text.components("](").dropFirst().compactMap { $0.components(")").first }
        #expect(paths.count >= 3)
        for path in paths { #expect(FileManager.default.fileExists(atPath: "\(projectFolder)/\(path)"), "\(path)") }
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        var text = String(self)
        while text.last == character { text.removeLast() }
        return text
    }

    /// Returns the parts between a separator.
    fileprivate func components(_ separator: String) -> [String] {
        split(separator: separator).map { String($0) }
    }
}
