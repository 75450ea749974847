public import Drawing
import Halls
import SeatGeometry
import SeatSelection

extension HallScene {
    /// Returns what can be read aloud and clicked: one region for each sell unit, in reading order.
    public func regions() -> [LabelledRegion] {
        layout.hall.accessibilityElements(selection: selection, language: options.language).map { element in
            let body = body(ofUnit: element.unit)
            return LabelledRegion(
                seatIDs: element.seatIDs, frame: body.frame, corners: body.corners, label: element.label,
                isEnabled: element.isEnabled, isSelected: element.isSelected)
        }
    }

    /// The name of the hall, or its id where it has none.
    public var title: String {
        layout.hall.name.isEmpty ? layout.hall.id : layout.hall.name
    }
}
