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
