import Canvas
import Drawing
import Geometry
import PatternLock
import Pixels
import Replay
import Scenes
import SeatGeometry
import SeatSelection
import TextShaping

/// Draws what a page shows at one moment.
struct FramePainter {
    let theme: Theme
    let fonts: FontChain?
    let scale: Int
    let showsTouches: Bool
    /// Saves painting the same background again.
    let cache = BackgroundCache()

    init(theme: Theme, fonts: FontChain?, scale: Int, showsTouches: Bool) {
        self.theme = theme
        self.fonts = fonts
        self.scale = scale
        self.showsTouches = showsTouches
    }

    /// Returns the size of a frame's picture, in points.
    static func size(of frame: PageFrame) -> Size {
        switch frame.content {
        case .hall: Size(width: frame.view.width, height: frame.view.height + PageHeader.height)
        case .pattern: frame.view
        }
    }

    /// Returns the pixels; in a larger canvas the page is in the upper left corner.
    func bitmap(of frame: PageFrame, canvas: Size? = nil) throws -> Bitmap {
        try Bitmap(painting: try displayList(of: frame, canvas: canvas), cache: cache)
    }

    /// Returns everything to paint.
    func displayList(of frame: PageFrame, canvas: Size? = nil) throws -> DisplayList {
        let list =
            switch frame.content {
            case .hall(let hall): try displayList(of: hall, frame)
            case .pattern(let picture): try displayList(of: picture, frame)
            }
        return canvas.map { list.enlarged(to: $0, page: FramePainter.size(of: frame), theme: theme) } ?? list
    }

    private func displayList(of page: HallFrame, _ frame: PageFrame) throws -> DisplayList {
        var options = SceneOptions()
        options.language = frame.language
        options.motions = page.motions.map(Motion.init)
        let scene = try HallScene(
            hall: page.hall, fitting: page.fittedWidth, theme: theme, fonts: fonts, selection: page.selection,
            options: options)
        var header = PageHeader(title: scene.title, language: frame.language)
        header.selectedSeats = page.selection.seatCount(in: page.hall)
        header.remaining = page.lockSeconds
        header.notice = page.notice
        var overlay = PageOverlay(secondsInBackground: frame.secondsInBackground, language: frame.language)
        overlay.fingers = fingers(frame, below: PageHeader.height)
        return try scene.displayList(
            page: page.viewport, header: header, overlay: overlay, scale: scale, backdrop: theme.backdrop)
    }

    private func displayList(of picture: PatternPicture, _ frame: PageFrame) throws -> DisplayList {
        var list = try PatternScene(picture: picture, theme: theme, fonts: fonts, language: frame.language).displayList(
            scale: scale, backdrop: theme.backdrop)
        let overlay = PageOverlay(
            fingers: fingers(frame, below: 0), secondsInBackground: frame.secondsInBackground,
            language: frame.language)
        list.overlay += try overlay.batches(size: frame.view, theme: theme, fonts: fonts)
        return list
    }

    /// Returns the fingers of a frame where its view is so far from the top of the picture.
    private func fingers(_ frame: PageFrame, below top: Double) -> [PageOverlay.Finger] {
        guard showsTouches else { return [] }
        return frame.touches.map { PageOverlay.Finger(at: $0.location.moved(y: top), strength: $0.strength) }
    }
}

extension Motion {
    fileprivate init(_ motion: PageMotion) {
        switch motion.kind {
        case .shake: self = .shake(units: motion.units, at: motion.elapsed)
        case .bounce: self = .bounce(units: motion.units, at: motion.elapsed)
        case .breathe: self = .breathe(units: motion.units, at: motion.elapsed)
        }
    }
}

extension DisplayList {
    /// Returns the list on a larger canvas, with a plain colour around the page.
    fileprivate func enlarged(to canvas: Size, page: Size, theme: Theme) -> DisplayList {
        guard canvas != page else { return self }
        let scale = Double(raster.scale)
        var list = self
        list.raster = Raster(
            view: canvas, zoom: raster.pixelsPerPoint / scale,
            offset: Point(x: raster.origin.x / scale, y: raster.origin.y / scale), scale: raster.scale)
        var outside = Path()
        outside.addRectangle(Rect(x: page.width, y: 0, width: canvas.width - page.width, height: page.height))
        outside.addRectangle(Rect(x: 0, y: page.height, width: canvas.width, height: canvas.height - page.height))
        let cover = Batch("outside", outside, .fill(theme.quietInk.mixed(with: theme.backdrop, part: 0.6)))
        list.overlay.append(cover.inView(of: list.raster))
        return list
    }
}
