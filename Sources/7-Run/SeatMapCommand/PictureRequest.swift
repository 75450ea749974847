import CommandSupport
import Drawing
import Geometry
import Halls
import Scenes
import SeatGeometry
import SeatSelection
import TextShaping

/// How a hall is to be drawn: everything but the hall itself and the scale.
///
/// The command line and the suite of baselines both fill in such a request.
struct PictureRequest: Sendable {
    var theme = Theme.light
    var fonts: FontChain?
    var width: Int?
    var selected: [String] = []
    var motion = MotionRequest.none
    var options = SceneOptions()
    var showsBestRow = false
    var bestRow = BestRow.middle
    var backdrop = Backdrop.theme
    var view: ViewRequest?

    /// What moves, by seat ids or by a number of seats.
    enum MotionRequest: Sendable {
        case none
        case shake([String], at: Double)
        case breathe([String], at: Double)
        case recommend(count: Int, at: Double)
    }

    /// Resolves the request for a hall.
    func scene(of hall: Hall) throws -> HallScene {
        var options = options
        options.motions = try motion.resolved(in: hall, bestRow: bestRow).map { [$0] } ?? []
        if showsBestRow { options.bestRow = bestRow.row(in: hall) }
        return try HallScene(
            hall: hall, fitting: width, theme: theme, fonts: fonts,
            selection: try SelectedUnits(seatIDs: selected, in: hall), options: options)
    }

    /// Returns what a recommendation that was asked for did not find, or `nil`.
    func missingRecommendation(in scene: HallScene) -> String? {
        guard case .recommend(let count, _) = motion, scene.options.motions.isEmpty else { return nil }
        return noRecommendation(count: count, kind: nil)
    }

    /// Resolves the request for a hall at a scale.
    func picture(of scene: HallScene, scale: Int) -> Picture {
        Picture(
            of: scene, viewport: view?.viewport(content: scene.layout.contentSize), scale: scale,
            backdrop: backdrop.color(scene.theme))
    }
}

extension PictureRequest.MotionRequest {
    /// Returns the motion, or `nil` where nothing moves because nothing can be recommended.
    fileprivate func resolved(in hall: Hall, bestRow: BestRow) throws -> Motion? {
        switch self {
        case .none: nil
        case .shake(let ids, let time): .shake(units: try hall.units(withSeats: ids), at: time)
        case .breathe(let ids, let time): .breathe(units: try hall.units(withSeats: ids), at: time)
        case .recommend(let count, let time):
            try hall.recommendation(for: RecommendationRequest(count: count, bestRow: bestRow))
                .map { .breathe(units: Array($0.units), at: time) }
        }
    }
}

extension Hall {
    /// Returns the units that hold the seats, each once, in reading order.
    fileprivate func units(withSeats ids: [String]) throws(SelectionRefusal) -> [Int] {
        var units: Set<Int> = []
        for id in ids {
            guard let seat = seatIndex(id: id) else { throw .unknownSeat(id: id) }
            units.insert(unitIndex(ofSeat: seat))
        }
        return units.sorted()
    }
}

/// The part of a hall that a view shows.
struct ViewRequest: Sendable {
    /// How large the hall is seen.
    enum Zoom: Equatable, Sendable {
        /// The smallest zoom of the view.
        case minimum

        /// The zoom at which the whole hall is just seen.
        case fit

        /// The zoom at which a page opens.
        case initial

        /// A number, clamped to the view's limits.
        case factor(Double)
    }

    var size = Viewport.referenceSize
    var zoom = Zoom.initial
    var center: Point?

    func viewport(content: Size) -> Viewport {
        let limits = ZoomLimits(content: content, view: size)
        let factor =
            switch zoom {
            case .minimum: limits.minimum
            case .fit: limits.fit
            case .initial: limits.initial
            case .factor(let factor): factor
            }
        let middle = Point(x: content.width / 2, y: content.height / 2)
        return Viewport(size: size, content: content, zoom: factor, center: center ?? middle)
    }
}

/// What is under a picture.
enum Backdrop: Equatable, Sendable {
    case theme
    case transparent
    case color(Color)

    /// Reads `theme`, `transparent` or a colour such as `#F4F4F8`, or gives `nil`.
    init?(_ text: String) {
        switch text {
        case "theme": self = .theme
        case "transparent": self = .transparent
        default:
            guard let color = Color(css: text) else { return nil }
            self = .color(color)
        }
    }

    func color(_ theme: Theme) -> Color? {
        switch self {
        case .theme: theme.backdrop
        case .transparent: nil
        case .color(let color): color
        }
    }
}
