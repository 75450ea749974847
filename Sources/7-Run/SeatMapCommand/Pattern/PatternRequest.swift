import Geometry
import PatternLock
import Scenes
import SeatSelection
import TextShaping

/// How a pattern lock is to be drawn: everything but the scale.
///
/// The command line and the suite of baselines both fill in such a request.
struct PatternRequest: Sendable {
    /// The sides that a view can have, in points.
    static let sides = 48...4096

    var theme = Theme.light
    var fonts: FontChain?
    var language = Language.chinese
    var backdrop = Backdrop.theme
    var size = Size(width: 320, height: 360)

    /// What is entered, or `nil` for nothing.
    var pattern: Pattern?

    /// The state, or `nil` for the one that goes with the number of nodes.
    var state: PatternState?

    /// Nodes of the pattern that the finger passes beside, so that they are taken without being touched.
    var passed: [Int] = []

    /// Where the finger is; only while it is down.
    var finger: Point?

    /// Whether nothing of the pattern is shown.
    var isHidden = false

    /// Resolves the request.
    func scene() throws(PatternRefusal) -> PatternScene {
        PatternScene(picture: try PatternStage(self).picture(), theme: theme, fonts: fonts, language: language)
    }

    /// Resolves the request at a scale.
    func picture(of scene: PatternScene, scale: Int) -> Picture {
        Picture(of: scene, scale: scale, backdrop: backdrop.color(scene.theme))
    }
}

/// Why a pattern cannot be drawn in a state.
enum PatternRefusal: Error, Equatable, CustomStringConvertible {
    /// The view is too small.
    case noRoom

    /// The pattern cannot be entered.
    case unreachable(PatternFault)

    /// The state has other numbers of nodes.
    case nodeCount(PatternState)

    /// A finger is named in a state without one.
    case noFinger(PatternState)

    /// The finger takes a node on its way to where it is.
    case fingerTakes(Int)

    /// A node cannot be passed beside.
    case cannotPass(Int)

    /// The reason as a sentence fragment.
    var description: String {
        switch self {
        case .noRoom: "the view has no room for nodes"
        case .unreachable(let fault): "\(fault)"
        case .nodeCount(let state): "\(state.rawValue) has \(PatternRefusal.text(of: state.nodeCounts))"
        case .noFinger(let state): "\(state.rawValue) has no finger"
        case .fingerTakes(let node): "the finger takes node \(node) on its way"
        case .cannotPass(let node): "node \(node) is taken only when it is touched"
        }
    }

    /// "no nodes or 4 to 9 nodes".
    private static func text(of counts: [ClosedRange<Int>]) -> String {
        let words = counts.map { $0.upperBound == 0 ? "no" : "\($0.lowerBound) to \($0.upperBound)" }
        return words.joined(separator: " or ") + " nodes"
    }
}

/// A state of a pattern lock that can be drawn.
enum PatternState: String, CaseIterable, Sendable {
    /// Nobody touches it.
    case idle

    /// A finger is on its way; it has taken the nodes.
    case touching

    /// The finger was lifted, and the pattern waits for its answer.
    case entered

    /// The right pattern.
    case accepted

    /// A wrong pattern.
    case wrong

    /// A pattern of too few nodes was entered, and is gone.
    case tooShort

    /// A wrong pattern was shown for its time, and is gone.
    case cleared

    /// The system took the touch away.
    case cancelled

    /// The view grew while the finger was down.
    case resized

    /// No touch is taken for a while, because too many patterns were wrong.
    case lockedOut

    /// The state that is meant when none is named.
    init(nodes count: Int) {
        self = count == 0 ? .idle : count < Pattern.fewestNodes ? .touching : .entered
    }

    /// The numbers of nodes that a pattern in this state has.
    var nodeCounts: [ClosedRange<Int>] {
        let whole = Pattern.fewestNodes...9
        return switch self {
        case .idle: [0...0]
        case .touching, .cancelled, .resized: [1...9]
        case .entered, .accepted, .wrong, .cleared: [whole]
        case .tooShort: [1...Pattern.fewestNodes - 1]
        case .lockedOut: [0...0, whole]
        }
    }
}
