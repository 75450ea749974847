import CommandSupport

extension PairComparing {
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
