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

/// Numbers from 0 that are joined into sets (union-find with path halving).
struct DisjointSets {
    private var parents: [Int]

    /// Every number is a set of its own.
    init(count: Int) {
        parents = Array(0..<count)
    }

    /// Returns the number that stands for the set.
    mutating func root(of number: Int) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
    }

    /// Makes one set of the two numbers' sets.
    mutating func join(_ first: Int, _ second: Int) {
        parents[root(of: first)] = root(of: second)
    }
}

/// Counts clusters and keeps the largest, so that any number of them takes bounded memory.
struct LargestClusters {
    /// How many were inserted.
    private(set) var count = 0

    /// All of them as one, or `nil` when there are none.
    private(set) var total: DifferenceCluster?

    /// The first of them in the order of a report, at most `Difference.maxListedClusters`.
    private(set) var largest: [DifferenceCluster] = []

    /// Adds a cluster.
    mutating func insert(_ cluster: DifferenceCluster) {
        count += 1
        total?.merge(cluster)
        total = total ?? cluster
        if largest.count == Difference.maxListedClusters {
            guard let last = largest.last, cluster.precedes(last) else { return }
            largest.removeLast()
        }
        let place = largest.firstIndex { cluster.precedes($0) } ?? largest.endIndex
        largest.insert(cluster, at: place)
    }
}
