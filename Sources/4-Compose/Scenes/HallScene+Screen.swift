import Drawing
import Geometry
import Halls
import SeatGeometry
import TextShaping

extension HallScene {
    /// How many steps the light fades in: so many that each is hardly seen.
    private static let lightSteps = 20

    /// Returns the screen: light that fades towards the seats, and a bright edge.
    func screen() -> [Batch] {
        guard let frame = layout.screen else { return [] }
        let look = theme.screen
        let steps = (0..<HallScene.lightSteps).map { step in
            let part = Double(step) / Double(HallScene.lightSteps)
            let end = min(1, (Double(step) + 1.5) / Double(HallScene.lightSteps))
            let color = look.top.mixed(with: look.bottom, part: part)
            return Batch("screen.light", screenLight(in: frame, from: part, to: end), .fill(color))
        }
        return steps + [Batch("screen.edge", screenEdge(in: frame), .fill(look.edge))]
    }

    /// Returns the name of the hall and the screen's label, and the hint which way the screen is.
    func screenTexts(_ fonts: FontChain) throws(TextError) -> [Batch] {
        guard let frame = layout.screen, let label = layout.hall.screen?.label else { return [] }
        let size = points(theme.text.screen)
        let line = try screenLine(label, in: frame, fonts)
        let middle = Point(x: frame.center.x, y: frame.center.y + frame.height * theme.screen.rise / 4)
        return [
            Batch("screen.label", line.path(centeredAt: middle, size: size, fonts: fonts), .fill(theme.ink)),
            try screenHint(under: frame, fonts),
        ]
    }

    /// Returns the hall's name and the screen's label, or the label alone where both do not fit.
    func screenLine(_ label: String, in frame: Rect, _ fonts: FontChain) throws(TextError) -> TextLine {
        let (name, width) = (layout.hall.name, screenRoom(in: frame))
        let both = [name, label].filter { !$0.isEmpty }.joined(separator: " · ")
        if !name.isEmpty, !label.isEmpty, try !hasRoom(for: name, beside: label, in: frame, fonts) {
            return try fonts.fitted(label, size: points(theme.text.screen), width: width)
        }
        return try fonts.fitted(both, size: points(theme.text.screen), width: width)
    }

    /// Returns whether the screen is wide enough for the hall's name and its own label.
    func hasRoom(for name: String, beside label: String, in frame: Rect, _ fonts: FontChain) throws(TextError) -> Bool {
        let size = points(theme.text.screen)
        return try !fonts.fitted("\(name) · \(label)", size: size, width: screenRoom(in: frame)).isShortened
    }

    private func screenRoom(in frame: Rect) -> Double {
        frame.width - 2 * lean(of: frame) - points(0.5)
    }

    /// Returns a small triangle that points at the screen, and the words beside it.
    private func screenHint(under frame: Rect, _ fonts: FontChain) throws(TextError) -> Batch {
        let size = points(theme.text.row) * 0.85
        let line = try fonts.fitted(options.language.screenHint, size: size, width: frame.width)
        let arrow = size * 0.7
        let gap = size * 0.4
        let y = ((frame.maxY + layout.seatBlock.y) / 2).rounded()
        let left = frame.center.x - (arrow + gap + line.width) / 2
        var path = line.path(leftCenterAt: Point(x: left + arrow + gap, y: y), size: size, fonts: fonts)
        path.addPolygon([
            Point(x: left, y: y + arrow * 0.4), Point(x: left + arrow / 2, y: y - arrow * 0.4),
            Point(x: left + arrow, y: y + arrow * 0.4),
        ])
        return Batch("screen.hint", path, .fill(theme.quietInk))
    }

    private func lean(of frame: Rect) -> Double {
        min(theme.screen.lean * frame.height, frame.width / 4)
    }

    /// Returns a band of the trapezoid, with a curved top and bottom, between two parts of its depth.
    ///
    /// A band reaches half way under the next, so that no seam shows between them and no edge is painted more than
    /// twice: edges painted again and again lose their anti-aliasing.
    private func screenLight(in frame: Rect, from part: Double, to end: Double) -> Path {
        let lean = lean(of: frame)
        let rise = theme.screen.rise * frame.height
        func left(_ part: Double) -> Point {
            Point(x: frame.x + part * lean, y: frame.y + rise + part * (frame.height - rise))
        }
        func right(_ part: Double) -> Point { Point(x: 2 * frame.center.x - left(part).x, y: left(part).y) }
        var path = Path()
        path.addArch(from: left(part), to: right(part), rise: rise)
        path.line(to: right(end))
        path.continueArch(to: left(end), rise: rise)
        path.close()
        return path
    }

    /// Returns the edge as a filled band: a curved outline is never a stroke.
    private func screenEdge(in frame: Rect) -> Path {
        let rise = theme.screen.rise * frame.height
        let thickness = theme.screen.edgeThickness * frame.height
        let left = Point(x: frame.x, y: frame.y + rise)
        let right = Point(x: frame.maxX, y: frame.y + rise)
        var path = Path()
        path.addArch(from: left, to: right, rise: rise)
        path.line(to: right.moved(x: -thickness * 0.4, y: thickness))
        path.continueArch(to: left.moved(x: thickness * 0.4, y: thickness), rise: rise)
        path.close()
        return path
    }
}

extension Path {
    /// Starts a sub-path with a flat curve that rises above its ends in the middle.
    fileprivate mutating func addArch(from start: Point, to end: Point, rise: Double) {
        move(to: start)
        arch(from: start, to: end, rise: rise)
    }

    /// Draws the same curve from the current point.
    fileprivate mutating func continueArch(to end: Point, rise: Double) {
        guard case .line(let start)? = elements.last else { return }
        arch(from: start, to: end, rise: rise)
    }

    private mutating func arch(from start: Point, to end: Point, rise: Double) {
        // The middle of a cubic lies three quarters of the way to its control points.
        let lift = -rise * 4 / 3
        let third = (end.x - start.x) / 3
        curve(start.moved(x: third, y: lift), end.moved(x: -third, y: lift), to: end)
    }
}
