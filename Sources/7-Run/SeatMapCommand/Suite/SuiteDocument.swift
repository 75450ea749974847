import Regression
import StrictJSON

/// What a suite file says: which pictures have baselines, and what each of them guards.
struct SuiteDocument: Sendable {
    let cases: [SuiteCase]

    /// The largest file that is read, in bytes.
    static let fileSize = 1 << 20

    /// Reads a suite file strictly: it is accepted whole, or refused with all its faults.
    static func read(_ bytes: [UInt8]) throws(DocumentError) -> SuiteDocument {
        try readDocument(bytes, sizeLimit: fileSize) { $0.suite() }.content
    }
}

/// One case of a suite: something drawn in one way at one or more scales.
struct SuiteCase: Sendable {
    /// What its pictures are named by.
    let name: String

    /// What a difference in this picture would mean.
    let guards: String

    /// The scales to draw.
    let scales: [Int]

    /// The name of a built-in theme, or a path from the suite file.
    let theme: String

    /// What is drawn.
    let subject: Subject

    /// How much its pictures may differ from their baselines.
    let tolerance: CaseTolerance?

    /// The names of its pictures.
    var fileNames: [String] { scales.map { Picture.fileName(stem: name, scale: $0) } }

    /// What a case draws, and how: without theme and fonts, which the case names.
    enum Subject: Sendable {
        /// A hall.
        case hall(HallSubject)

        /// A pattern lock.
        case pattern(PatternRequest)

        /// A page at one moment of a script.
        case replay(ReplaySubject)
    }

    /// A hall of a case.
    struct HallSubject: Sendable {
        /// The stem of a hall document in the folder of halls, or a path from the suite file when it has a slash.
        let hall: String

        /// A showing, as a path from the suite file.
        let showing: String?

        /// How it is drawn.
        let request: PictureRequest
    }
}

extension JSONField {
    fileprivate func suite() -> SuiteDocument? {
        guard var object = document(keys: ["version", "cases"]) else { return nil }
        let version = object.required("version")?.integer(in: 1...1)
        let readings = object.required("cases").flatMap { $0.caseReadings() }
        guard version != nil, let readings else { return nil }
        return SuiteDocument(cases: readings.compactMap(\.suiteCase))
    }

    private func caseReadings() -> [SuiteCaseReading]? {
        let readings = elements(count: 1...1000) { SuiteCaseReading($0) }
        reportRepeatedNames(readings?.map(\.name) ?? [])
        return readings
    }

    /// Reports every name that gives the file of an earlier one, also where files are found whatever their case.
    private func reportRepeatedNames(_ names: [String?]) {
        var first: [String: Int] = [:]
        for (index, name) in names.enumerated() {
            guard let name else { continue }
            guard let earlier = first[name.lowercased()] else {
                first[name.lowercased()] = index
                continue
            }
            let fault = names[earlier] == name ? SuiteFault.repeatedName(of: earlier) : .sameFile(asOf: earlier)
            faults.report(fault, at: path.element(index).member("name"))
        }
    }
}

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
