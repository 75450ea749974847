import Drawing
import Geometry
import Halls
import SeatSelection
import TextShaping

/// One entry of the legend: a sample of seats, or of a zone, with the number of seats it stands for.
enum LegendMark: Sendable {
    case sample(LegendSample, count: Int)
    case zone(PriceZone, ZoneLook, count: Int)

    /// Returns the entries for what is present in a hall, in the order people look for them.
    static func marks(of hall: Hall, selection: SelectedUnits, theme: Theme) -> [LegendMark] {
        let selected = Set(selection.indices)
        var counts: [LegendSample: Int] = [:]
        for (index, unit) in hall.units.enumerated() {
            let sample = selected.contains(index) ? .selected : LegendSample(unit, in: hall)
            counts[sample, default: 0] += unit.seats.count
        }
        let samples = order.compactMap { sample in counts[sample].map { LegendMark.sample(sample, count: $0) } }
        let zones = hall.zones.enumerated().compactMap { index, zone -> LegendMark? in
            let count = hall.seats.reduce(0) { $0 + ($1.zone == zone.id ? 1 : 0) }
            return count == 0 ? nil : .zone(zone, theme.zones[index % theme.zones.count], count: count)
        }
        return samples + zones
    }

    private static let order: [LegendSample] = [
        .style(.available), .selected, .style(.sold), .style(.locked), .style(.broken), .style(.couple),
        .kind(.wheelchair), .kind(.companion), .kind(.vip), .kind(.family),
    ]

    /// Whether its sample is wider than a seat.
    var isJoined: Bool {
        switch self {
        case .sample(.style(.couple), _), .sample(.kind(.family), _): true
        default: false
        }
    }

    /// Returns its text.
    func text(_ options: SceneOptions, _ fonts: FontChain) throws(TextError) -> String {
        switch self {
        case .sample(let sample, let count): counted(options.language.name(of: sample), count, options)
        case .zone(let zone, _, let count): counted(try zone.legendText(fonts), count, options)
        }
    }

    private func counted(_ text: String, _ count: Int, _ options: SceneOptions) -> String {
        options.legend == .counts ? "\(text) (\(count))" : text
    }
}

extension LegendSample {
    /// Returns the sample that a unit looks like.
    init(_ unit: SellUnit, in hall: Hall) {
        let style = SeatStyle(of: unit, in: hall)
        let kind = unit.seats.first.map { hall.seats[$0].kind } ?? .normal
        switch style {
        case .accessible: self = .kind(kind)
        case .available where kind == .vip || kind == .family: self = .kind(kind)
        default: self = .style(style)
        }
    }
}

/// Gathers the shapes of a legend, so that each style is painted once.
struct LegendSketch {
    let painter: SeatPainter
    private var bodies: [SeatBody] = []
    private var selected: [SeatBody] = []
    private var zones: [(look: ZoneLook, frame: Rect)] = []
    private var text = Path()

    init(painter: SeatPainter) {
        self.painter = painter
    }

    mutating func add(_ path: Path) {
        text.append(path)
    }

    mutating func add(_ mark: LegendMark, frame: Rect) {
        switch mark {
        case .zone(_, let look, _): zones.append((look, frame))
        case .sample(.selected, _): selected.append(body(.available, .tick, frame, isJoined: false))
        case .sample(.style(let style), _):
            bodies.append(body(style, Sign(style: style, kind: .normal), frame, isJoined: mark.isJoined))
        case .sample(.kind(let kind), _):
            let style: SeatStyle = kind == .wheelchair || kind == .companion ? .accessible : .available
            bodies.append(body(style, Sign(style: style, kind: kind), frame, isJoined: mark.isJoined))
        }
    }

    private func body(_ style: SeatStyle, _ sign: Sign?, _ frame: Rect, isJoined: Bool) -> SeatBody {
        let corners = isJoined ? painter.theme.shape.joinedCorners : painter.theme.shape.corners
        let size = painter.seatSize
        return SeatBody(
            frame: frame, corners: CornerRadii(top: corners.top * size, bottom: corners.bottom * size), style: style,
            sign: sign.map { SeatBody.PlacedSign(sign: $0, center: frame.center, size: $0.size * size) })
    }

    func batches(ink: Color) -> [Batch] {
        let selection = painter.theme.selection
        let tick = painter.batch(of: selected.compactMap(\.sign), .tick, color: selection.tick, name: "selected.tick")
        let fill = Batch("selected.fill", painter.path(around: selected, inset: 0), .fill(selection.fill))
        return zones.flatMap(zoneSample) + painter.batches(of: bodies) + (selected.isEmpty ? [] : [fill, tick])
            + [Batch("legend.text", text, .fill(ink))]
    }

    private func zoneSample(_ zone: (look: ZoneLook, frame: Rect)) -> [Batch] {
        var tint = Path()
        let corners = CornerRadii(painter.theme.shape.corners.bottom * painter.seatSize)
        tint.addRoundedRectangle(zone.frame, radii: corners)
        var line = Path()
        let inset = painter.hairline / 2
        line.addRoundedRectangle(zone.frame.inset(by: inset), radii: corners.inset(by: inset))
        return [
            Batch("zone.tint", tint, .fill(zone.look.tint)),
            Batch("zone.outline", line, .stroke(Stroke(zone.look.outline, width: painter.hairline))),
        ]
    }
}
