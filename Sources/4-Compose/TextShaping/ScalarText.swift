/// Grapheme clusters as one row of Unicode scalars, which is what the C libraries take.
struct ScalarText {
    let characters: [Character]

    /// The scalars of all clusters.
    private(set) var scalars: [UInt32] = []

    /// The place in `characters` of the cluster that each scalar belongs to.
    private(set) var clusters: [Int] = []

    /// Where each cluster begins in `scalars`, and where the last one ends.
    private(set) var starts: [Int] = [0]

    init(_ characters: [Character]) {
        self.characters = characters
        for (place, character) in characters.enumerated() {
            for scalar in character.unicodeScalars {
                scalars.append(scalar.value)
                clusters.append(place)
            }
            starts.append(scalars.count)
        }
    }

    /// Returns where the scalars of some clusters are.
    func scalarRange(of clusters: Range<Int>) -> Range<Int> {
        starts[clusters.lowerBound]..<starts[clusters.upperBound]
    }
}
