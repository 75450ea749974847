public import Geometry

/// A place of a picture that can be read aloud and clicked: one sell unit.
public struct LabelledRegion: Equatable, Sendable {
    /// The ids of its seats.
    public let seatIDs: [String]

    /// The rectangle, in canvas points.
    public let frame: Rect

    /// The corners, in canvas points.
    public let corners: CornerRadii

    /// What a screen reader says.
    public let label: String

    /// Whether it can be chosen.
    public let isEnabled: Bool

    /// Whether it is chosen.
    public let isSelected: Bool

    /// Creates a region.
    public init(
        seatIDs: [String], frame: Rect, corners: CornerRadii, label: String, isEnabled: Bool, isSelected: Bool
    ) {
        self.seatIDs = seatIDs
        self.frame = frame
        self.corners = corners
        self.label = label
        self.isEnabled = isEnabled
        self.isSelected = isSelected
    }
}
