import CommandSupport
import PixelDiff
import Pixels

/// Compares one pair of files after another by the same request.
struct PairComparing: Sendable {
    let request: DiffRequest

    /// How many cores one pair may use.
    let jobs: Int

    /// Whether a difference that passes is shown too.
    let showsTolerated: Bool

    /// Compares two files and writes the picture of their difference, or removes an old one.
    ///
    /// - Parameter picture: Where to write it; the folder is created when it must be.
    func report(expected: String, actual: String, picture: String?) async throws -> ComparisonReport {
        let pair = try await PicturePair(expected: expected, actual: actual, jobs: jobs)
        let comparison = await pair.comparison(request.rules, jobs: jobs)
        let verdict = request.gate.verdict(on: comparison)
        var notes = pair.warnings
        let isShown = comparison != .identical && (showsTolerated || !verdict.passed)
        let written = try picture.flatMap { path in
            try update(path, with: isShown ? { pair.picture(of: comparison, request.style) } : nil, &notes)
        }
        return ComparisonReport(
            expected: pair.expected, actual: pair.actual, comparison: comparison, verdict: verdict,
            rules: request.rules, picturePath: written, notes: notes)
    }

    /// Writes a picture and returns its path, or removes an old one and returns `nil`.
    private func update(_ path: String, with picture: (() -> Bitmap?)?, _ notes: inout [String]) throws -> String? {
        guard let picture else {
            try removeOld(path)
            return nil
        }
        guard let bitmap = picture() else {
            try removeOld(path)
            notes.append("\(path): not written; the picture would be too large")
            return nil
        }
        if request.isOfFolders { try Files.createFolder(Files.parent(of: path)) }
        try Files.write(bitmap.png(), to: path)
        return path
    }

    /// Removes what an earlier run left; in a folder of differences there may be nothing yet, not even the folder.
    func removeOld(_ path: String) throws {
        if request.isOfFolders && Files.kind(of: path) == nil { return }
        try Files.remove(path)
    }
}
