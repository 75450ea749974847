/// The rule of skipped nodes on a square of nodes.
public enum PatternGrid {
    /// Returns the nodes strictly between two nodes on a straight line, in travel order.
    ///
    /// Straight is along a row, a column or an exact diagonal; any other move, such as a knight's, passes none.
    public static func nodes(between start: Int, and end: Int, order: Int) -> [Int] {
        let down = end / order - start / order
        let across = end % order - start % order
        guard down == 0 || across == 0 || abs(down) == abs(across) else { return [] }
        let step = down.signum() * order + across.signum()
        return (0..<max(abs(down), abs(across))).dropFirst().map { start + $0 * step }
    }
}
