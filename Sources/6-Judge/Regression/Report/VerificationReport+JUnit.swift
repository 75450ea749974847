public import JUnitReports

extension VerificationReport {
    /// The results as CI systems read them: what could not be compared is an error, what differs a failure.
    public var junitSuite: JUnitSuite {
        JUnitSuite(name: "seatmap verify", cases: cases.map(\.result.junitCase))
    }
}

extension CaseResult {
    fileprivate var junitCase: JUnitCase {
        JUnitCase(name: name, className: "seatmap.verify", outcome: junitOutcome, notes: notes)
    }

    private var junitOutcome: JUnitOutcome {
        let kind = outcome.kind.rawValue
        switch outcome {
        case .pass, .tolerated: return .passed
        case .unreadable, .notFetched, .notDrawn: return .error(kind: kind, message: message)
        case .changed, .sizeChanged, .missing, .unexpected:
            return .failed(kind: kind, message: message, details: guards.map { "Guards: \($0)" } ?? "")
        }
    }

    private var notes: [String] {
        outcome.isTolerated ? [message] : []
    }
}
