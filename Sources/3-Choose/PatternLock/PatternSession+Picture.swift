import Geometry

extension PatternSession {
    /// What is seen at the latest time that came in.
    public var picture: PatternPicture {
        var picture = PatternPicture(layout: layout)
        picture.isHidden = isHidden
        picture.style = style
        picture.message = message
        guard !isHidden, let trace else { return picture }
        picture.taken = trace.taken
        if case .touching = state {
            picture.tail = tail(of: trace)
            picture.touched = layout.node(at: trace.finger).flatMap { trace.nodes.contains($0) ? $0 : nil }
        }
        return picture
    }

    private var style: PatternPicture.Style {
        switch state {
        case .idle, .touching, .tooShort, .entered: .normal
        case .accepted: .accepted
        case .wrong: .wrong
        }
    }

    private var message: PatternPicture.Message? {
        if let lockedOutUntil { return .lockedOut(remaining: max(0, lockedOutUntil - now)) }
        return state == .tooShort ? .tooShort(fewest: Pattern.fewestNodes) : nil
    }

    /// Returns the line to the finger: none before the first node, and none after the last free one.
    private func tail(of trace: PatternTrace) -> PatternPicture.Tail? {
        guard let last = trace.taken.last, trace.taken.count < layout.nodes.count else { return nil }
        let cells = layout.center(of: last.node).distance(to: trace.finger) / layout.cell
        return PatternPicture.Tail(end: trace.finger, alpha: min(1, max(0, (cells - 0.3) * 4)))
    }
}
