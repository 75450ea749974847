public import Drawing
public import SeatGeometry

/// Every colour, radius, line and distance that a picture depends on.
public struct Theme: Equatable, Sendable {
    /// The name, as written into a picture's metadata.
    public var name: String

    /// The colour under everything.
    public var backdrop: Color

    /// The colour of texts that are read first: the screen's label and the legend.
    public var ink: Color

    /// The colour of texts that stay in the background: row labels, aisle texts, hints.
    public var quietInk: Color

    /// The sizes of texts.
    public var text: TextSizes

    /// The room around the seats.
    public var spacing: LayoutSpacing

    /// The screen.
    public var screen: ScreenLook

    /// How near and how far the screen may stand; `seatmap check` measures it.
    public var screenDistances = ScreenDistances()

    /// The form of seats.
    public var shape: SeatShape

    /// The look of each style.
    public var seats: SeatLooks

    /// The look of selected units.
    public var selection: SelectionLook

    /// The colour of units that are recommended; it comes and goes.
    public var recommendation: Color

    /// The looks of price zones: the first zone of a hall has the first, and so on, beginning again after the last.
    public var zones: [ZoneLook]

    /// The small map that shows which part is seen.
    public var minimap: MinimapLook

    /// The pattern lock.
    public var pattern: PatternLook

    /// The font files, each as a path or `path#index` in a collection; the first that has a character draws it.
    public var fonts: [String]
}

/// The sizes of texts.
public struct TextSizes: Equatable, Sendable {
    /// Row labels and aisle texts, in seat widths.
    public var row: Double

    /// Seat numbers, in seat widths.
    public var seat: Double

    /// The screen's label, in seat widths.
    public var screen: Double

    /// The legend, in points.
    public var legend: Double
}

/// The colours of a price zone.
public struct ZoneLook: Equatable, Sendable {
    /// The tint around and between its seats.
    public var tint: Color

    /// The line around the tint, one device pixel wide.
    public var outline: Color
}

/// The colours of the small map.
public struct MinimapLook: Equatable, Sendable {
    /// The panel it lies on.
    public var panel: Color

    /// The rectangle around what is seen.
    public var frame: Color
}

/// The form that all seats share, with lengths in seat widths.
public struct SeatShape: Equatable, Sendable {
    /// The corners of a single seat.
    public var corners: CornerRadii

    /// The corners of several seats sold as one.
    public var joinedCorners: CornerRadii

    /// The length of a dash and of the space after it; stretched a little, so that a whole number goes round a seat.
    public var dash: Double

    /// The distance from one hatching line to the next, measured along a row.
    public var hatchPeriod: Double

    /// The width of a hatching line.
    public var hatchWidth: Double

    /// The distance from a seat's edge to its hatching.
    public var hatchInset: Double
}

/// The colours of one style; an absent part is not drawn.
public struct SeatLook: Equatable, Sendable {
    /// The inside.
    public var fill: Color?

    /// The outline, one device pixel wide.
    public var outline: Color?

    /// Whether the outline is dashed.
    public var isDashed = false

    /// Diagonal lines over the inside.
    public var hatching: Color?

    /// The sign in the middle.
    public var sign: Color

    /// The seat's number.
    public var label: Color
}

/// The look of every style.
public struct SeatLooks: Equatable, Sendable {
    /// Free seats.
    public var available: SeatLook

    /// Free couples.
    public var couple: SeatLook

    /// Free places for wheelchairs and companions.
    public var accessible: SeatLook

    /// Sold seats.
    public var sold: SeatLook

    /// Seats held by other buyers.
    public var locked: SeatLook

    /// Seats that are not for sale.
    public var broken: SeatLook

    /// Returns the look of a style.
    public subscript(style: SeatStyle) -> SeatLook {
        switch style {
        case .available: available
        case .couple: couple
        case .accessible: accessible
        case .sold: sold
        case .locked: locked
        case .broken: broken
        }
    }
}

/// The look of selected units.
public struct SelectionLook: Equatable, Sendable {
    /// The inside.
    public var fill: Color

    /// The tick.
    public var tick: Color
}

/// The distances from the screen to the first row, over the row pitch, that a picture may have.
public struct ScreenDistances: Equatable, Sendable {
    /// The smallest: nearer, the screen looks like another row.
    public var least: Double

    /// The largest: farther, it does not look like a part of the hall.
    public var most: Double

    /// Creates a range; where the smallest is above the largest it contains nothing.
    public init(least: Double = 0.5, most: Double = 2) {
        self.least = least
        self.most = most
    }

    /// Returns whether a distance is one of them.
    public func contains(_ distance: Double) -> Bool {
        distance >= least && distance <= most
    }
}

/// The look of the screen, with lengths as ratios of its depth.
public struct ScreenLook: Equatable, Sendable {
    /// The bright edge: the screen itself.
    public var edge: Color

    /// The light under the edge.
    public var top: Color

    /// The light where it ends.
    public var bottom: Color

    /// How thick the edge is.
    public var edgeThickness: Double

    /// How far the middle rises above the ends.
    public var rise: Double

    /// How far each side leans inwards.
    public var lean: Double
}
