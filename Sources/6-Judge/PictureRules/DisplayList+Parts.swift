import Drawing
import Geometry
import SeatGeometry

/// A text, or texts of one kind, that a picture shows.
enum TextPart: String, CaseIterable {
    case rowLabels
    case aisleTexts
    case screenLabel = "screen.label"
    case screenHint = "screen.hint"

    /// The name that people read.
    var title: String {
        switch self {
        case .rowLabels: "a row label"
        case .aisleTexts: "the text of an aisle"
        case .screenLabel: "the screen's label"
        case .screenHint: "the hint which way the screen is"
        }
    }
}

/// The pictures that rules look at: some of the batches, in their order.
extension DisplayList {
    /// The seats alone, without their numbers, on nothing.
    var seatsAlone: DisplayList {
        var list = alone
        list.seats = seats.filter { !$0.isNumbers }
        return list
    }

    /// The screen alone, without its texts, on nothing.
    var screenAlone: DisplayList {
        var list = alone
        list.background = background.filter { ["screen.light", "screen.edge"].contains($0.name) }
        return list
    }

    /// The numbers on the seats alone, on nothing.
    var numbersAlone: DisplayList {
        var list = alone
        list.seats = seats.filter(\.isNumbers)
        return list
    }

    /// The outlines alone, on nothing.
    var outlinesAlone: DisplayList {
        var list = alone
        list.seats = seats.filter(\.isOutline)
        return list
    }

    /// What is selected alone, on nothing.
    var highlightAlone: DisplayList {
        var list = alone
        list.highlight = highlight
        return list
    }

    /// The whole picture without a text.
    var withoutTexts: DisplayList {
        var list = self
        list.background = background.filter { TextPart(rawValue: $0.name) == nil && $0.name != "bestRow" }
        list.seats = seats.filter { !$0.isNumbers }
        return list
    }

    /// The shapes of seats on what is under them: without texts and without lines that decorate.
    var shapesOnGround: DisplayList {
        var list = withoutTexts
        list.background.removeAll { ["zone.outline", "centerLine"].contains($0.name) }
        return list
    }

    /// The whole picture without a text and without an outline.
    var withoutOutlines: DisplayList {
        var list = withoutTexts
        list.seats = list.seats.filter { !$0.isOutline }
        return list
    }

    /// Returns texts alone, on nothing, with room around the picture where what is cut off is seen.
    ///
    /// - Parameter room: The room on each side, in points.
    func texts(_ parts: [TextPart], room: Int) -> DisplayList {
        var list = alone
        let names = parts.map(\.rawValue)
        list.background = background.filter { names.contains($0.name) }
        let scale = Double(raster.scale)
        let around = Double(2 * room)
        let size = Size(width: Double(raster.width) / scale + around, height: Double(raster.height) / scale + around)
        list.raster = Raster(
            view: size, zoom: 1, offset: Point(x: -Double(room), y: -Double(room)), scale: raster.scale)
        return list
    }

    /// The same canvas with nothing on it.
    private var alone: DisplayList {
        DisplayList(raster: raster, backdrop: nil, cuts: cuts)
    }
}

extension Batch {
    fileprivate var isNumbers: Bool { name.hasSuffix(".numbers") }
    fileprivate var isOutline: Bool { name.hasSuffix(".outline") }
}
