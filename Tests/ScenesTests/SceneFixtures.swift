import Drawing
import Halls
import Scenes
import SeatGeometry
import SeatSelection
import TestSupport

/// Creates the scene of a hall drawn with characters, in the light theme.
func scene(_ rows: [String], selecting ids: [String] = [], seatSize: Int = 34) throws -> HallScene {
    let hall = try HallFixtures.drawn(rows)
    return HallScene(
        layout: HallLayout(hall: hall, seatSize: seatSize), theme: .light,
        selection: try SelectedUnits(seatIDs: ids, in: hall))
}

extension HallScene {
    func list(scale: Int = 1) -> DisplayList {
        displayList(scale: scale, backdrop: theme.backdrop)
    }
}

extension DisplayList {
    /// The batch with a name, or `nil`.
    func batch(_ name: String) -> Batch? {
        batches.first { $0.name == name }
    }
}

extension Batch {
    var stroke: Stroke? {
        if case .stroke(let stroke) = ink { stroke } else { nil }
    }

    var isFill: Bool { stroke == nil }
}
