/// Gathers runs of unequal pixels into clusters, row by row from the top.
///
/// Only clusters that reach the last row can still grow, so only these are kept; the others are closed.
struct ClusterSweep {
    /// The clusters that cannot grow any more; all of them after an empty row at the end.
    private(set) var closed = LargestClusters()

    private var open: [DifferenceCluster] = []
    private var runsAbove: [(columns: Range<Int>, cluster: Int)] = []

    /// Adds the runs of a row, which stand from left to right with gaps between them.
    mutating func add(_ runs: [Range<Int>], row: Int) {
        if runs.isEmpty && open.isEmpty { return }
        // The open clusters come first, then each run is a cluster of its own until it is joined.
        var sets = DisjointSets(count: open.count + runs.count)
        for (run, cluster) in contacts(of: runs) { sets.join(open.count + run, cluster) }
        var grown: [DifferenceCluster] = []
        var place = [Int?](repeating: nil, count: open.count + runs.count)
        let clusterOfRun = runs.enumerated().map { number, columns in
            let box = PixelBox(x: columns.lowerBound, y: row, width: columns.count, height: 1)
            let part = DifferenceCluster(pixels: columns.count, box: box)
            return ClusterSweep.collect(part, at: sets.root(of: open.count + number), into: &grown, &place)
        }
        for (number, cluster) in open.enumerated() {
            guard let index = place[sets.root(of: number)] else {
                closed.insert(cluster)
                continue
            }
            grown[index].merge(cluster)
        }
        open = grown
        runsAbove = zip(runs, clusterOfRun).map { ($0, $1) }
    }

    /// Merges a part into the cluster of its set, or starts that cluster; returns the cluster's place.
    private static func collect(
        _ part: DifferenceCluster, at root: Int, into clusters: inout [DifferenceCluster], _ place: inout [Int?]
    ) -> Int {
        if let index = place[root] {
            clusters[index].merge(part)
            return index
        }
        place[root] = clusters.count
        clusters.append(part)
        return clusters.count - 1
    }

    /// The pairs of a run and an open cluster that touch, at a side or at a corner.
    private func contacts(of runs: [Range<Int>]) -> [(run: Int, cluster: Int)] {
        var pairs: [(run: Int, cluster: Int)] = []
        var first = 0
        for (number, run) in runs.enumerated() {
            while first < runsAbove.count, runsAbove[first].columns.upperBound < run.lowerBound { first += 1 }
            for above in runsAbove[first...].prefix(while: { $0.columns.lowerBound <= run.upperBound }) {
                pairs.append((number, above.cluster))
            }
        }
        return pairs
    }
}
