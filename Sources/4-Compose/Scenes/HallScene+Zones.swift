import Drawing
import Geometry
import Halls
import SeatGeometry

extension HallScene {
    /// Returns a tint around and between the seats of each price zone, with a line around it.
    ///
    /// It lies under the seats and reaches half a gap beyond them, so that it hides no status and neighbouring zones do
    /// not overlap. The line is a filled ring.
    func zoneTints(hairline: Double) -> [Batch] {
        let margin = Double(min(layout.metrics.gapX, layout.metrics.gapY) / 2)
        let radius = points(min(theme.shape.corners.top, theme.shape.corners.bottom)) + margin
        return layout.hall.zones.indices.flatMap { index -> [Batch] in
            let outline = ZoneOutline(cells: cells(ofZone: layout.hall.zones[index].id), layout: layout)
            let look = zoneLook(index)
            var tint = Path()
            outline.add(to: &tint, margin: margin, radius: radius)
            guard !tint.isEmpty else { return [] }
            var ring = tint
            outline.add(to: &ring, margin: margin - hairline, radius: radius - hairline, reversed: true)
            return [
                Batch("zone.tint", tint, .fill(look.tint)), Batch("zone.outline", ring, .fill(look.outline)),
            ]
        }
    }

    /// Returns the look of a zone by its place in the document; looks begin again when there are more zones.
    func zoneLook(_ index: Int) -> ZoneLook {
        theme.zones[index % theme.zones.count]
    }

    private func cells(ofZone id: String) -> Set<ZoneOutline.Cell> {
        Set(
            layout.hall.seats.filter { $0.zone == id }.map { seat in
                ZoneOutline.Cell(row: layout.hall.grid.resolvedRow(seat.row), column: seat.column)
            })
    }
}

/// The outline of a set of cells: closed polygons along the edges of seats, clockwise around the cells.
struct ZoneOutline {
    /// One side of a cell.
    fileprivate struct Edge: Hashable {
        enum Side: Hashable {
            case top, right, bottom, left
        }

        let row: Int
        let column: Int
        let side: Side
    }

    private let layout: HallLayout
    private let polygons: [[Edge]]

    init(cells: Set<Cell>, layout: HallLayout) {
        self.layout = layout
        polygons = ZoneOutline.trace(cells)
    }

    /// A cell by resolved row and column.
    struct Cell: Hashable {
        let row: Int
        let column: Int
    }

    /// Adds the polygons with round corners, outside the seats' edges by a margin.
    ///
    /// - Parameter reversed: Whether the direction is turned, which makes a hole in a larger outline.
    func add(to path: inout Path, margin: Double, radius: Double, reversed: Bool = false) {
        for polygon in polygons {
            var corners: [Point] = []
            for (edge, next) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) where edge.isAcross(next) {
                corners.append(corner(edge, next, margin: margin))
            }
            path.addRoundedPolygon(reversed ? corners.reversed() : corners, radius: radius)
        }
    }

    /// Returns the point where two edges meet: each gives the coordinate that it keeps.
    private func corner(_ edge: Edge, _ next: Edge, margin: Double) -> Point {
        let (horizontal, vertical) = edge.isHorizontal ? (edge, next) : (next, edge)
        let row = layout.cell(row: horizontal.row, column: horizontal.column)
        let column = layout.cell(row: vertical.row, column: vertical.column)
        return Point(
            x: vertical.side == .left ? column.x - margin : column.maxX + margin,
            y: horizontal.side == .top ? row.y - margin : row.maxY + margin)
    }

    /// Walks along the edges of the cells with the cells on the right hand, until all edges are used.
    private static func trace(_ cells: Set<Cell>) -> [[Edge]] {
        let edges = cells.sorted { ($0.row, $0.column) < ($1.row, $1.column) }.flatMap { outerEdges(of: $0, in: cells) }
        var unused = Set(edges)
        var polygons: [[Edge]] = []
        for start in edges where unused.contains(start) {
            var polygon: [Edge] = []
            var edge = start
            while unused.remove(edge) != nil {
                polygon.append(edge)
                edge = edge.next(in: cells)
            }
            polygons.append(polygon)
        }
        return polygons
    }

    private static func outerEdges(of cell: Cell, in cells: Set<Cell>) -> [Edge] {
        let sides: [(Edge.Side, Int, Int)] = [(.top, -1, 0), (.right, 0, 1), (.bottom, 1, 0), (.left, 0, -1)]
        return sides.filter { !cells.contains(Cell(row: cell.row + $0.1, column: cell.column + $0.2)) }
            .map { Edge(row: cell.row, column: cell.column, side: $0.0) }
    }
}

extension ZoneOutline.Edge {
    fileprivate var isHorizontal: Bool { side == .top || side == .bottom }

    fileprivate func isAcross(_ other: ZoneOutline.Edge) -> Bool { isHorizontal != other.isHorizontal }

    /// Returns the edge that follows, clockwise around the cells.
    ///
    /// Ahead lies either the same cell's next side, or the next cell's same side, or a cell that turns the walk left.
    /// Cells that touch at a corner only stay apart.
    fileprivate func next(in cells: Set<ZoneOutline.Cell>) -> ZoneOutline.Edge {
        let (ahead, outside): ((Int, Int), (Int, Int)) =
            switch side {
            case .top: ((0, 1), (-1, 0))
            case .right: ((1, 0), (0, 1))
            case .bottom: ((0, -1), (1, 0))
            case .left: ((-1, 0), (0, -1))
            }
        guard cells.contains(ZoneOutline.Cell(row: row + ahead.0, column: column + ahead.1)) else {
            return ZoneOutline.Edge(row: row, column: column, side: side.clockwise)
        }
        let diagonal = ZoneOutline.Cell(row: row + ahead.0 + outside.0, column: column + ahead.1 + outside.1)
        guard cells.contains(diagonal) else {
            return ZoneOutline.Edge(row: row + ahead.0, column: column + ahead.1, side: side)
        }
        return ZoneOutline.Edge(row: diagonal.row, column: diagonal.column, side: side.counterclockwise)
    }
}

extension ZoneOutline.Edge.Side {
    fileprivate var clockwise: Self {
        switch self {
        case .top: .right
        case .right: .bottom
        case .bottom: .left
        case .left: .top
        }
    }

    fileprivate var counterclockwise: Self { clockwise.clockwise.clockwise }
}
