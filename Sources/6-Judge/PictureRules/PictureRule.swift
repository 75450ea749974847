/// What a picture of a hall must fulfil, measured on its pixels.
public enum PictureRule: String, CaseIterable, Sendable {
    /// Every seat is seen in its place.
    case seats

    /// All gaps between neighbours in a row are equally wide.
    case horizontalGaps

    /// All gaps between rows are equally high.
    case verticalGaps

    /// The distance from the screen to the first row is one that the theme accepts.
    case screenDistance

    /// Statuses can be told apart at the smallest zoom.
    case statusesSmall

    /// Statuses can be told apart at zoom 1.
    case statusesFull

    /// What can be bought, and what is selected, stands out from what is around it by 3 : 1.
    case contrast

    /// Every outline is seen; no fill covers it.
    case outlines

    /// No text is cut off, and none touches a seat that it does not belong to.
    case labels

    /// The name that people read.
    public var title: String {
        switch self {
        case .seats: "seats drawn"
        case .horizontalGaps: "horizontal gaps"
        case .verticalGaps: "vertical gaps"
        case .screenDistance: "screen distance"
        case .statusesSmall: "statuses, smallest zoom"
        case .statusesFull: "statuses, full size"
        case .contrast: "contrast of 3 : 1"
        case .outlines: "outlines seen"
        case .labels: "labels"
        }
    }
}
