public import Geometry
import Halls
public import SeatGeometry

/// An accessibility element and where it is, in canvas points.
public struct PlacedAccessibilityElement: Equatable, Sendable {
    /// What is said.
    public let element: AccessibilityElement

    /// What is drawn of the unit, gaps inside it included.
    public let frame: Rect

    /// What answers to a finger; where those of neighbours overlap, the nearer unit answers.
    public let touchFrame: Rect
}

extension HallLayout {
    /// Returns the elements of the hall with their frames, in reading order.
    ///
    /// - Parameter zoom: View points per canvas point; the smaller the seats are seen, the further touch frames reach.
    public func accessibilityElements(
        selection: SelectedUnits = .none, language: Language, zoom: Double = 1
    ) -> [PlacedAccessibilityElement] {
        hall.accessibilityElements(selection: selection, language: language).map { element in
            PlacedAccessibilityElement(
                element: element, frame: unitFrames[element.unit],
                touchFrame: touchArea(ofUnit: element.unit, zoom: zoom))
        }
    }
}
