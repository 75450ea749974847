/// Whether a pixel looks like part of a smoothed edge, seen from its eight neighbours.
///
/// The rule is that of Vyšniauskas, "Anti-aliased pixel and intensity slope detector" (2009): brightness falls on one
/// side and rises on the other, and the slope ends in a flat area.
struct SmoothedEdge {
    /// The picture that has the pixel.
    let picture: PixelGrid

    /// The picture it is compared with, in which the area must be flat too.
    let other: PixelGrid

    /// How many neighbours as bright as the pixel show that it lies in an area or on a plain edge.
    private static let mostEqualNeighbours = 2

    /// How many neighbours of one colour make an area flat.
    private static let fewestSiblings = 3

    func contains(_ x: Int, _ y: Int) -> Bool {
        guard let slope = slope(x, y) else { return false }
        return isFlat(slope.darkest) || isFlat(slope.brightest)
    }

    /// Returns the darkest and the brightest neighbour, or `nil` unless one is darker, one brighter and few are equal.
    private func slope(_ x: Int, _ y: Int) -> (darkest: PixelPlace, brightest: PixelPlace)? {
        let center = YIQColor(picture[x, y]).y
        var equalCount = picture.isOnBorder(x, y) ? 1 : 0
        var (least, most) = (0.0, 0.0)
        var (darkest, brightest) = (PixelPlace(x: x, y: y), PixelPlace(x: x, y: y))
        for place in Neighbours(of: x, y, in: picture) {
            let delta = YIQColor(picture[place.x, place.y]).y - center
            if delta == 0 { equalCount += 1 }
            // Most pixels lie in an area, and that is soon known.
            if equalCount > SmoothedEdge.mostEqualNeighbours { return nil }
            if delta < least { (least, darkest) = (delta, place) }
            if delta > most { (most, brightest) = (delta, place) }
        }
        return least < 0 && most > 0 ? (darkest, brightest) : nil
    }

    private func isFlat(_ place: PixelPlace) -> Bool {
        picture.isFlat(place.x, place.y, fewest: SmoothedEdge.fewestSiblings)
            && other.isFlat(place.x, place.y, fewest: SmoothedEdge.fewestSiblings)
    }
}

extension PixelGrid {
    /// Whether a pixel lies on the border, which counts as one more neighbour equal to it.
    fileprivate func isOnBorder(_ x: Int, _ y: Int) -> Bool {
        x == 0 || y == 0 || x == width - 1 || y == height - 1
    }

    /// Whether a pixel has enough neighbours of its own colour.
    fileprivate func isFlat(_ x: Int, _ y: Int, fewest: Int) -> Bool {
        var equalCount = isOnBorder(x, y) ? 1 : 0
        for place in Neighbours(of: x, y, in: self) where self[place.x, place.y] == self[x, y] {
            equalCount += 1
            if equalCount == fewest { return true }
        }
        return false
    }
}

private struct PixelPlace {
    let x: Int
    let y: Int
}

/// The up to eight neighbours of a pixel, column by column from the left.
///
/// The order decides which of several equally dark or bright neighbours is the one that is looked at.
private struct Neighbours: Sequence, IteratorProtocol {
    private let x: Int
    private let y: Int
    private let width: Int
    private let height: Int
    private var number = 0

    init(of x: Int, _ y: Int, in grid: PixelGrid) {
        self.x = x
        self.y = y
        (width, height) = (grid.width, grid.height)
    }

    mutating func next() -> PixelPlace? {
        while number < 9 {
            let place = PixelPlace(x: x + number / 3 - 1, y: y + number % 3 - 1)
            number += 1
            let isInside = place.x >= 0 && place.y >= 0 && place.x < width && place.y < height
            if isInside && (place.x != x || place.y != y) { return place }
        }
        return nil
    }
}
