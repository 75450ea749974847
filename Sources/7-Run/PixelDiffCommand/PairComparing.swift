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

    /// Compares a pair of two folders; only a picture that cannot be written is an error.
    func result(_ pair: FolderPairs.Pair) async -> Result<PairAnswer, any Error> {
        do {
            return .success(try await answer(pair))
        } catch {
            return .failure(error)
        }
    }

    private func answer(_ pair: FolderPairs.Pair) async throws -> PairAnswer {
        let expected = Files.joined(request.expected, pair.name)
        let actual = Files.joined(request.actual, pair.name)
        let picture = request.picture.map { Files.joined($0, pair.name) }
        guard pair.isActual else { return try failed(.missing(expected: expected), pair, picture) }
        guard pair.isExpected else { return try failed(.extra(actual: actual), pair, picture) }
        do {
            return PairAnswer(try await report(expected: expected, actual: actual, picture: picture), name: pair.name)
        } catch {
            guard let failure = PairFailure(reading: expected, actual, error) else { throw error }
            return try failed(failure, pair, picture)
        }
    }

    /// Describes a pair that was not compared, of which no difference may lie about.
    private func failed(_ failure: PairFailure, _ pair: FolderPairs.Pair, _ picture: String?) throws -> PairAnswer {
        if let picture { try removeOld(picture) }
        return PairAnswer(failure, name: pair.name)
    }
}

extension PairFailure {
    /// Describes an error of reading one of two files, or gives `nil` when it is another, such as one of writing.
    init?(reading expected: String, _ actual: String, _ error: any Error) {
        switch error {
        case let error as PictureError: self = .unreadable(message: "\(error)")
        case let error as FileError where [expected, actual].contains(error.path):
            self = .unreadable(message: "\(error)")
        default: return nil
        }
    }
}
