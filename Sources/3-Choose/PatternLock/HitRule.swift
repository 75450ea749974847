/// The area of a node that answers to a finger, around its middle.
public enum HitRule: Equatable, Sendable {
    /// A circle whose radius is 0.3 of the distance between nodes.
    case circle

    /// A square with a side in points, at most 0.6 of the distance between nodes, so that areas never touch.
    case box(side: Double)

    /// The diameter of the circle and the largest side of the square, over the distance between nodes.
    static let reach = 0.6
}
