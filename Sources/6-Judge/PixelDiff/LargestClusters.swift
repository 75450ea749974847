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
