/// Returns the name that was probably meant, or `nil` when none is close.
///
/// Close is an edit distance (insertions, deletions, replacements, swaps of neighbours) of at most a third of the
/// name, and at least one, that leaves something of the name. Upper and lower case count as the same. The first of equally near names wins.
public func nearestName(to name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(longestCompared + 1))
    guard wanted.count <= longestCompared else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
        let other = Array(candidate.lowercased().unicodeScalars)
        let distance = editDistance(wanted, other)
        let isClose = distance <= max(1, other.count / 3) && distance < max(wanted.count, other.count)
        guard isClose, distance < best?.distance ?? .max else { continue }
        best = (candidate, distance)
    }
    return best?.name
}

/// Longer names are not compared: the time is the product of the lengths.
private let longestCompared = 64

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
