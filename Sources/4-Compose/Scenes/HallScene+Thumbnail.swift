import Geometry
import Halls
import SeatGeometry
import SeatSelection
import TextShaping

extension HallScene {
    /// The seat sizes that small maps choose from, in whole points.
    ///
    /// The largest keeps small halls from looking larger than large ones; with the smallest, styles are still told apart.
    static let thumbnailSeatSizes = 4...18

    /// Creates the scene of a hall with the largest seats that have room, as small as in `thumbnailSeatSizes`.
    ///
    /// When not even the smallest have room, they are used all the same, and the canvas is larger than asked.
    init(hall: Hall, inside room: Size, theme: Theme, fonts: FontChain?, options: SceneOptions) {
        var spacing = theme.spacing
        spacing.margin = LayoutSpacing.smallestMargin
        spacing.rowLabels = options.labels == .none ? 0 : spacing.rowLabels
        let layouts = HallScene.thumbnailSeatSizes.reversed().lazy
            .map { HallLayout(hall: hall, seatSize: $0, spacing: spacing) }
        let fitting = layouts.first { $0.contentSize.width <= room.width && $0.contentSize.height <= room.height }
        let smallest = HallScene.thumbnailSeatSizes.lowerBound
        self.init(
            layout: fitting ?? HallLayout(hall: hall, seatSize: smallest, spacing: spacing), theme: theme,
            fonts: fonts, selection: .none, options: options, legend: nil)
    }
}
