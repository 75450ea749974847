import Drawing
import Halls
import Scenes
import SeatGeometry
import SeatSelection
import TestSupport

/// Creates the scene of a hall drawn with characters, in the light theme and without texts.
func scene(
    _ rows: [String], selecting ids: [String] = [], options: SceneOptions = SceneOptions(), fitting width: Int? = nil
) throws -> HallScene {
    let hall = try HallFixtures.drawn(rows)
    return try HallScene(
        hall: hall, fitting: width, selection: try SelectedUnits(seatIDs: ids, in: hall), options: options)
}

extension HallScene {
    func list(scale: Int = 1) throws -> DisplayList {
        try displayList(scale: scale, backdrop: theme.backdrop)
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
