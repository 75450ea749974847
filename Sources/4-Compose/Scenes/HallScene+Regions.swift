public import Drawing
import Halls
import SeatGeometry
import SeatSelection

extension HallScene {
    /// The name of the hall, or its id where it has none.
    public var title: String {
        layout.hall.name.isEmpty ? layout.hall.id : layout.hall.name
    }

    /// Returns what can be read aloud and clicked: one region for each sell unit, in reading order.
    public func labels() -> PictureLabels {
        let elements = layout.hall.accessibilityElements(selection: selection, language: options.language)
        return PictureLabels(
            title: title, language: options.language.rawValue, regions: elements.map(region(of:)))
    }

    private func region(of element: AccessibilityElement) -> LabelledRegion {
        let body = body(ofUnit: element.unit)
        return LabelledRegion(
            seatIDs: element.seatIDs, frame: body.frame, corners: body.corners, label: element.label,
            isEnabled: element.isEnabled, isSelected: element.isSelected)
    }
}
