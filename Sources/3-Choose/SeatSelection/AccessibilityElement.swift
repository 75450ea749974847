public import Geometry
public import Halls
public import SeatGeometry

/// What a screen reader says about one sell unit, and what it may do with it.
public struct AccessibilityElement: Equatable, Sendable {
    /// The index of the unit in `Hall.units`.
    public let unit: Int

    /// The ids of its seats, by column.
    public let seatIDs: [String]

    /// Row, seats, kind and status, such as "第 5 排 9、10 座，情侣座，可选".
    public let label: String

    /// Whether the buyer has chosen it.
    public let isSelected: Bool

    /// Whether it can be chosen: every seat is available.
    public let isEnabled: Bool

    /// What it is and how it stands, as an app tells the system: a button, selected or not enabled where it is.
    public var traits: [AccessibilityTrait] {
        [.button] + (isSelected ? [.selected] : []) + (isEnabled ? [] : [.notEnabled])
    }
}

/// A trait of an accessibility element; the raw value is its name on iOS.
public enum AccessibilityTrait: String, CaseIterable, Sendable {
    case button
    case selected
    case notEnabled
}

extension Hall {
    /// Returns one element for each sell unit, in reading order: by row from the screen, then from the left.
    public func accessibilityElements(
        selection: SelectedUnits = .none, language: Language
    ) -> [AccessibilityElement] {
        let selected = Set(selection.indices)
        return units.indices.map { unit in
            accessibilityElement(ofUnit: unit, isSelected: selected.contains(unit), language: language)
        }
    }

    private func accessibilityElement(ofUnit index: Int, isSelected: Bool, language: Language) -> AccessibilityElement {
        let unit = units[index]
        return AccessibilityElement(
            unit: index,
            seatIDs: unit.seats.map { seats[$0].id },
            label: accessibilityLabel(of: unit, isSelected: isSelected, language: language),
            isSelected: isSelected,
            isEnabled: status(of: unit) == .available)
    }
}

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
