public import Geometry
public import Halls
public import Scenes
import SeatGeometry
public import StrictJSON
public import TextShaping

/// What the pictures of a hall say about every rule.
public struct PictureReport: Equatable, Sendable {
    /// The results, one for each rule, in the order of the rules.
    public let results: [RuleResult]

    /// Whether every rule is fulfilled.
    public var passed: Bool { results.allSatisfy(\.passed) }

    /// Draws a hall in a theme, whole and at several scales, and measures what it looks like.
    ///
    /// - Parameters:
    ///   - fonts: What texts are written with; without fonts labels are not checked.
    ///   - view: The size in points of the view whose smallest zoom statuses are told apart at.
    ///   - scales: The pixels per point, each 1 to 4.
    public init(hall: Hall, theme: Theme, fonts: FontChain?, view: Size, scales: [Int]) throws {
        var options = SceneOptions()
        options.labels = .seats
        let scene = try HallScene(hall: hall, theme: theme, fonts: fonts, options: options)
        let pictures = try scales.map { scale in
            do {
                return try MeasuredPicture(
                    scene: scene, scale: scale, list: scene.displayList(scale: scale, backdrop: theme.backdrop))
            } catch {
                throw ScaleError(scale: scale, reason: error)
            }
        }
        let zoom = ZoomLimits(content: scene.layout.contentSize, view: view).minimum
        results = try PictureRule.allCases.map { rule in
            switch rule {
            case .statusesSmall:
                try StatusMeasurement(hall: hall, theme: theme, zoom: zoom, scales: scales).result(rule)
            case .statusesFull:
                try StatusMeasurement(hall: hall, theme: theme, zoom: 1, scales: scales).result(rule)
            case .labels:
                try PictureReport.result(rule, pictures).adding(scene.incompleteTexts())
            default: try PictureReport.result(rule, pictures)
            }
        }
    }

    /// Returns the result of a rule that is measured on the hall's own pictures.
    static func result(_ rule: PictureRule, _ pictures: [MeasuredPicture]) throws -> RuleResult {
        let measurements = try pictures.map { (scale: $0.scale, measurement: try $0.measurement(rule)) }
        return RuleResult(rule, measurements, nothing: rule.nothingToMeasure)
    }
}

/// Why the picture at one of the scales cannot be drawn.
private struct ScaleError: Error, CustomStringConvertible {
    let scale: Int
    let reason: any Error

    var description: String { "at \(scale)x: \(reason)" }
}

extension MeasuredPicture {
    fileprivate func measurement(_ rule: PictureRule) throws -> RuleMeasurement {
        switch rule {
        case .seats: seats()
        case .horizontalGaps: horizontalGaps()
        case .verticalGaps: verticalGaps()
        case .screenDistance: try screenDistance()
        case .contrast: try contrast()
        case .outlines: try outlines()
        case .labels: try labels()
        case .statusesSmall, .statusesFull: RuleMeasurement()
        }
    }
}

extension PictureRule {
    /// What is said when a hall has nothing that the rule is about.
    fileprivate var nothingToMeasure: String {
        switch self {
        case .horizontalGaps: "no seats side by side"
        case .verticalGaps: "no rows one behind the other"
        case .screenDistance: "no screen"
        case .contrast: "nothing free whose edge could be seen"
        case .outlines: "no outlines"
        case .labels: "no labels"
        case .seats, .statusesSmall, .statusesFull: "nothing"
        }
    }
}

extension RuleResult {
    /// The result for a program: `{"rule", "passed", "summary", "figures": […], "findings": […]}`.
    ///
    /// A figure is `{"name", "value"}` with `scale` or `vision`; a finding is `{"message", "seats"}` with `scale` where
    /// it is of one picture, and with `value` and `expected` where there are numbers. Fields may be added, not renamed.
    public var json: JSONValue {
        [
            "rule": .string(rule.rawValue), "passed": .bool(passed), "summary": .string(summary),
            "figures": .array(figures.map(\.json)), "findings": .array(findings.map(\.json)),
        ]
    }
}

extension Figure {
    fileprivate var json: JSONValue {
        .object(
            [JSONMember("name", .string(name))] + [JSONMember("scale", scale.map { .integer($0) })].compactMap { $0 }
                + [JSONMember("vision", vision.map { .string($0) })].compactMap { $0 }
                + [JSONMember("value", .number(value))])
    }
}

extension Finding {
    fileprivate var json: JSONValue {
        let numbers = [
            JSONMember("value", value.map { .number($0) }), JSONMember("expected", expected.map { .number($0) }),
        ]
        return .object(
            [
                JSONMember("message", .string(message)), JSONMember("scale", scale.map { .integer($0) }),
                JSONMember("seats", .array(seats.map { .string($0) })),
            ].compactMap { $0 } + numbers.compactMap { $0 })
    }
}

extension JSONMember {
    /// Creates a member, or nothing where there is no value.
    fileprivate init?(_ name: String, _ value: JSONValue?) {
        guard let value else { return nil }
        self.init(name, value)
    }
}
