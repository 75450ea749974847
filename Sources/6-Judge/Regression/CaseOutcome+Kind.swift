extension CaseOutcome {
    /// The kinds of outcomes, as reports write them.
    public enum Kind: String, CaseIterable, Sendable {
        /// As it should be, also thanks to a tolerance.
        case pass

        /// Some pixels differ.
        case changed

        /// Another size than the baseline's.
        case sizeChanged

        /// No baseline.
        case missing

        /// A baseline of no picture.
        case unexpected

        /// A Git LFS pointer in place of a baseline.
        case notFetched

        /// A baseline that cannot be read.
        case unreadable

        /// A picture that cannot be drawn.
        case notDrawn
    }

    /// The kind of outcome; what a tolerance lets pass is a pass.
    public var kind: Kind {
        switch self {
        case .pass, .tolerated: .pass
        case .changed: .changed
        case .sizeChanged: .sizeChanged
        case .missing: .missing
        case .unexpected: .unexpected
        case .notFetched: .notFetched
        case .unreadable: .unreadable
        case .notDrawn: .notDrawn
        }
    }
}
