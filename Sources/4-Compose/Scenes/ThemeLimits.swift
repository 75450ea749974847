import SeatGeometry

/// What a theme document may contain.
///
/// Wide enough for any taste, narrow enough that every picture can still be read.
public enum ThemeLimits {
    /// The bytes of a document.
    public static let fileSize = 1 << 20

    /// The length of the name, in Unicode scalars.
    public static let nameLength = 1...100

    /// The looks of price zones.
    public static let zones = 1...12

    /// The font files.
    public static let fonts = 1...16

    /// The length of a font file's path, in Unicode scalars.
    public static let fontLength = 1...1024

    /// The radius of a corner, in seat widths.
    public static let cornerRadius = 0.0...1.0

    /// The length of a dash, in seat widths.
    public static let dash = 0.05...1.0

    /// The distance between hatching lines, in seat widths.
    public static let hatchPeriod = 0.05...1.0

    /// The width of a hatching line, in seat widths.
    public static let hatchWidth = 0.01...0.5

    /// The distance from a seat's edge to its hatching, in seat widths.
    public static let hatchInset = 0.0...0.4

    /// The height of the screen over the row pitch.
    public static let screenDepth = 0.25...4.0

    /// The distance from the screen to the first row over the row pitch.
    public static let screenDistance = 0.0...4.0

    /// The thickness of the screen's edge over the screen's depth.
    public static let edgeThickness = 0.01...0.5

    /// How far the middle of the screen rises over the screen's depth.
    public static let screenRise = 0.0...0.5

    /// How far each side of the screen leans inwards over the screen's depth.
    public static let screenLean = 0.0...4.0

    /// The size of texts beside and on the seats, in seat widths.
    public static let seatText = 0.1...1.0

    /// The size of the screen's label, in seat widths.
    public static let screenText = 0.1...2.0

    /// The size of the legend's text, in points.
    public static let legendText = 6.0...48.0

    /// The space between the content and each edge of the canvas, in points.
    public static let margin = LayoutSpacing.smallestMargin...200

    /// The room for row labels at each side, in seat widths.
    public static let rowLabels = 0.25...4.0
}
