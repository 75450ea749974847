/// What can be wrong with a suite beyond the form of single values.
enum SuiteFault: CustomStringConvertible {
    case repeatedName(of: Int)
    case sameFile(asOf: Int)
    case repeatedScale
    case badBackground
    case badZoom
    case badCenter
    case twoMotions(first: String)
    case legendInView
    case emptyTolerance
    case badRatio
    case notOf(String)
    case repeatedNode(Int)

    var description: String {
        switch self {
        case .repeatedName(let index): "is already the name of cases[\(index)]"
        case .sameFile(let index): "differs from the name of cases[\(index)] by capitals only: on some systems one file"
        case .repeatedScale: "appears more than once"
        case .badBackground: "must be \"theme\", \"transparent\" or a colour such as \"#F4F4F8\""
        case .badZoom: "must be \"min\", \"fit\" or a number"
        case .badCenter: "must be two numbers, such as [200, 300]"
        case .twoMotions(let first): "does not go with \(first)"
        case .legendInView: "is not shown in a viewport"
        case .emptyTolerance: "allows nothing; say levels, maxPixels, maxRatio or window"
        case .badRatio: "must be above 0 and below 1"
        case .notOf(let subject): "does not go with \(subject)"
        case .repeatedNode(let node): "has node \(node) twice"
        }
    }
}
