/// Returns the name that was probably meant, or `nil` when none is close.
///
/// Close is an edit distance (insertions, deletions, replacements, swaps of neighbours) of at most a third of the
/// candidate, and at least one, that leaves something of the name. Upper and lower case count as the same. The first
/// of equally near candidates wins. Names of more than 32 scalars are not compared, which bounds the time.
public func nearestName(to name: String, among candidates: [String]) -> String? {
    guard let wanted = comparable(name) else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
        guard let other = comparable(candidate) else { continue }
        let distance = editDistance(wanted, other)
        let isClose = distance <= max(1, other.count / 3) && distance < max(wanted.count, other.count)
        guard isClose, distance < best?.distance ?? .max else { continue }
        best = (candidate, distance)
    }
    return best?.name
}

/// Returns the scalars that count, or `nil` for a long name.
private func comparable(_ name: String) -> [Unicode.Scalar]? {
    let longest = 32
    let scalars = Array(name.lowercased().unicodeScalars.prefix(longest + 1))
    return scalars.count <= longest ? scalars : nil
}

/// Returns how many edits lead from one text to the other (optimal string alignment).
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, left) in first.enumerated() {
        var current = [row + 1]
        for (column, right) in second.enumerated() {
            var best = min(last[column] + (left == right ? 0 : 1), last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left == second[column - 1], first[row - 1] == right {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        (beforeLast, last) = (last, current)
    }
    return last[second.count]
}
