/// What a hall document may contain at most.
///
/// Larger than any cinema, small enough for any machine.
public enum HallLimits {
    /// The bytes of a document or a showing.
    public static let fileSize = 32 << 20

    /// The rows of the grid.
    public static let rows = 1...500

    /// The columns of the grid.
    public static let columns = 1...500

    /// The cells of the grid, rows × columns.
    public static let cells = 100_000

    /// The seats of a hall.
    public static let seats = 1...100_000

    /// The seats that a showing names.
    public static let statuses = 0...100_000

    /// The aisle texts of a hall.
    public static let aisles = 0...1000

    /// The price zones of a hall.
    public static let zones = 0...1000

    /// The seats one buyer may select.
    public static let limit = 1...1000

    /// The width or height of a seat, in seat widths.
    public static let seatSide = 0.25...4.0

    /// The space between two seats or two rows, in seat widths.
    public static let gap = 0.0...4.0

    /// The width of the screen, in seat widths.
    public static let screenWidth = 0.5...1000.0

    /// The length of the ids of halls, seats, groups and zones, in Unicode scalars.
    public static let idLength = 1...128

    /// The length of names and other texts that must not be empty, in Unicode scalars.
    public static let nameLength = 1...200

    /// The length of texts that may be empty, in Unicode scalars.
    public static let textLength = 0...200

    /// The length of a price, in Unicode scalars.
    public static let priceLength = 1...32

    /// The length of what is printed on a chair, in Unicode scalars.
    public static let labelLength = 0...32
}
