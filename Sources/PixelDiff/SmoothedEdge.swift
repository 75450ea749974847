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
        return [slope.darkest, slope.brightest].contains { isFlat($0.x, $0.y, picture) && isFlat($0.x, $0.y, other) }
    }

    private typealias Place = (x: Int, y: Int)

    /// Returns the darkest and the brightest neighbour, or `nil` unless one is darker, one brighter and few are equal.
    private func slope(_ x: Int, _ y: Int) -> (darkest: Place, brightest: Place)? {
        let center = YIQColor(picture[x, y]).y
        var equalCount = picture.isOnBorder(x, y) ? 1 : 0
        var (least, most) = (0.0, 0.0)
        var (darkest, brightest): (Place, Place) = ((x, y), (x, y))
        picture.forEachNeighbour(x, y) { column, row in
            let delta = YIQColor(picture[column, row]).y - center
            if delta == 0 { equalCount += 1 }
            if delta < least { (least, darkest) = (delta, (column, row)) }
            if delta > most { (most, brightest) = (delta, (column, row)) }
        }
        guard equalCount <= SmoothedEdge.mostEqualNeighbours, least < 0, most > 0 else { return nil }
        return (darkest, brightest)
    }

    /// Whether a pixel has enough neighbours of its own colour.
    private func isFlat(_ x: Int, _ y: Int, _ grid: PixelGrid) -> Bool {
        var equalCount = grid.isOnBorder(x, y) ? 1 : 0
        grid.forEachNeighbour(x, y) { if grid[$0, $1] == grid[x, y] { equalCount += 1 } }
        return equalCount >= SmoothedEdge.fewestSiblings
    }
}

extension PixelGrid {
    /// Whether a pixel lies on the border, which counts as one more neighbour equal to it.
    fileprivate func isOnBorder(_ x: Int, _ y: Int) -> Bool {
        x == 0 || y == 0 || x == width - 1 || y == height - 1
    }

    /// Calls a function with the up to eight neighbours of a pixel, column by column from the left.
    ///
    /// The order decides which of several equally dark or bright neighbours is the one that is looked at.
    fileprivate func forEachNeighbour(_ x: Int, _ y: Int, _ body: (Int, Int) -> Void) {
        for column in max(0, x - 1)...min(width - 1, x + 1) {
            for row in max(0, y - 1)...min(height - 1, y + 1) where (column, row) != (x, y) {
                body(column, row)
            }
        }
    }
}
