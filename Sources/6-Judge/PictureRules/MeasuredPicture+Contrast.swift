import Canvas
import Drawing
import Geometry
import Halls
import Pixels
import Scenes
import SeatGeometry
import SeatSelection

extension MeasuredPicture {
    /// What must stand out must do so by this ratio (WCAG 2, success criterion 1.4.11).
    static let neededContrast = 3.0

    /// Measures how far free units, and selected ones, stand out from what is around them.
    func contrast() throws -> RuleMeasurement {
        let edges = try freeEdges() + selectedEdges()
        guard let lowest = edges.map(\.contrast.ratio).min() else { return RuleMeasurement() }
        let figures = Dictionary(grouping: edges, by: \.name).sorted { $0.key < $1.key }.map { name, edges in
            Figure(name: name, scale: scale, value: edges.map(\.contrast.ratio).min() ?? 0)
        }
        return RuleMeasurement(text: "\(cut(lowest)) : 1", figures: figures, findings: findings(edges))
    }

    /// The edge of a unit and the name of what it looks like.
    private struct Edge {
        let name: String
        let unit: Int
        let contrast: EdgeContrast
    }

    private func freeEdges() throws -> [Edge] {
        let picture = try Bitmap(painting: list.shapesOnGround)
        return places.indices.compactMap { unit in
            let style = scene.style(ofUnit: unit)
            guard style.isFree, let place = places[unit] else { return nil }
            return edge("\(style)", unit, place, origin: (0, 0), in: picture)
        }
    }

    /// Selects one unit of each zone, one after the other, and looks at the part of the picture around it.
    private func selectedEdges() throws -> [Edge] {
        try representatives().compactMap { unit in
            guard let selection = try? SelectedUnits(seatIDs: layout.hall.seatIDs(ofUnits: [unit]), in: layout.hall)
            else { return nil }
            let frame = layout.unitFrames[unit].inset(by: -4)
            let selected = try HallScene(
                hall: layout.hall, theme: scene.theme, fonts: nil, selection: selection, options: scene.options)
            let view = Viewport(
                size: Size(width: frame.width, height: frame.height), zoom: 1, offset: Point(x: frame.x, y: frame.y))
            let part = try selected.displayList(viewport: view, scale: scale, backdrop: scene.theme.backdrop)
            let ink = try Bitmap(painting: part.highlightAlone)
            guard let place = ink.inkFrame(in: PixelFrame(ink.size)) else { return nil }
            let origin = (Int(frame.x) * scale, Int(frame.y) * scale)
            return edge("selected", unit, place, origin: origin, in: try Bitmap(painting: part.shapesOnGround))
        }
    }

    /// Returns the smallest free unit of each zone, and of the seats without one.
    private func representatives() -> [Int] {
        let hall = layout.hall
        let free = places.indices.filter { scene.style(ofUnit: $0).isFree }
        let zones = Dictionary(grouping: free) { hall.seats[hall.units[$0].seats[0]].zone ?? "" }
        return zones.values.compactMap { units in
            units.min { (hall.units[$0].seats.count, $0) < (hall.units[$1].seats.count, $1) }
        }.sorted()
    }

    private func edge(
        _ name: String, _ unit: Int, _ place: PixelFrame, origin: (x: Int, y: Int), in picture: Bitmap
    ) -> Edge? {
        let room = freeRoom(ofUnit: unit).moved(x: -origin.x, y: -origin.y)
        return EdgeContrast(of: place, within: room, in: picture).map {
            Edge(name: name, unit: unit, contrast: $0)
        }
    }

    /// Returns the pixels around a unit that no other unit has: half of the gaps, and more where no seat is beside it.
    private func freeRoom(ofUnit unit: Int) -> PixelFrame {
        var room = PixelFrame(layout.territory(of: layout.hall.units[unit].seats), scale: scale)
        let row = layout.resolvedRow(ofUnit: unit)
        let columns = layout.columns(ofUnit: unit)
        if layout.seat(row: row, column: columns.lowerBound - 1) == nil { room.left -= 1 }
        if layout.seat(row: row, column: columns.upperBound) == nil { room.right += 1 }
        if columns.allSatisfy({ layout.seat(row: row - 1, column: $0) == nil }) { room.top -= 1 }
        if columns.allSatisfy({ layout.seat(row: row + 1, column: $0) == nil }) { room.bottom += 1 }
        return room
    }

    /// Returns one finding for all units of a style with one pair of colours.
    private func findings(_ edges: [Edge]) -> [Finding] {
        var groups: [(first: Edge, units: [Int])] = []
        for edge in edges where edge.contrast.ratio < MeasuredPicture.neededContrast {
            let same = groups.firstIndex { group in
                group.first.name == edge.name && group.first.contrast.edge == edge.contrast.edge
                    && group.first.contrast.outside == edge.contrast.outside
            }
            if let same { groups[same].units.append(edge.unit) } else { groups.append((edge, [edge.unit])) }
        }
        return groups.map { finding($0.first, $0.units) }
    }

    private func finding(_ edge: Edge, _ units: [Int]) -> Finding {
        let colors = "\(edge.contrast.edge.hex) beside \(edge.contrast.outside.hex)"
        let more = units.count > 1 ? " and \(units.count - 1) more" : ""
        return Finding(
            message: "\(edge.name): \(cut(edge.contrast.ratio)) : 1, \(colors), at "
                + layout.hall.name(ofUnit: edge.unit) + more,
            scale: scale, seats: layout.hall.seatIDs(ofUnits: units), value: edge.contrast.ratio,
            expected: MeasuredPicture.neededContrast)
    }
}

extension SeatStyle {
    /// Whether seats of the style can be bought.
    var isFree: Bool {
        switch self {
        case .available, .couple, .accessible: true
        case .sold, .locked, .broken: false
        }
    }
}
