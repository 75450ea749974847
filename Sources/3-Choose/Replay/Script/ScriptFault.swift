/// What can be wrong with a script beyond the form of single values.
enum ScriptFault: CustomStringConvertible {
    case oneOf([String])
    case oneScene
    case stepsOrTrace
    case badInstant
    case badPoint
    case tooFewPoints
    case timesCount(points: Int)
    case timesBackwards
    case repeatedName(of: String)
    case zeroSpan
    case repeatedNode
    case noSuchNode(count: Int)
    case unknownSeat
    case needsHall
    case needsPattern
    case inBackground
    case timeBackwards
    case isDown
    case isNotDown
    case outsideView
    case tooSmall
    case tooLong
    case tooManySamples
    case noFingerDown
    case fingerIsDown

    var description: String {
        switch self {
        case .oneOf(let names): "must have exactly one of \(names.joined(separator: ", "))"
        case .oneScene: "must have either hall or pattern"
        case .stepsOrTrace: "must have either steps or trace"
        case .badInstant: "must be a time such as \"2026-01-01T12:00:00Z\""
        case .badPoint: "must be two numbers, such as [200, 300]"
        case .tooFewPoints: "must have two points at least"
        case .timesCount(let points): "must have one time for each of the \(points) points"
        case .timesBackwards: "must be later than the time before"
        case .repeatedName(let place): "is already the name of \(place)"
        case .zeroSpan: "must begin with a span of 1 point at least"
        case .repeatedNode: "appears more than once"
        case .noSuchNode(let count): "must be a node from 0 to \(count - 1)"
        case .unknownSeat: "the hall has no seat with this id"
        case .needsHall: "needs a scene with a hall"
        case .needsPattern: "needs a scene with a pattern"
        case .inBackground: "cannot happen while the page is in the background"
        case .timeBackwards: "goes back in time"
        case .isDown: "began, and the finger is down already"
        case .isNotDown: "the finger is not down"
        case .outsideView: "lies outside the view at this moment"
        case .tooSmall: "is too small for its nodes"
        case .tooLong: "lasts longer than \(Int(ScriptLimits.gesture)) seconds at this speed"
        case .tooManySamples: "makes more than \(ScriptLimits.samples) touch samples in all"
        case .noFingerDown: "no finger was left down"
        case .fingerIsDown: "a finger was left down; use lift or go on with a path"
        }
    }
}
