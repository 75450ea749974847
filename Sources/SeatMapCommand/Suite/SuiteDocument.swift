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

/// One case of a suite: a hall drawn in one way at one or more scales.
struct SuiteCase: Sendable {
    /// What its pictures are named by.
    let name: String

    /// The stem of a hall document in the folder of halls, or a path from the suite file when it has a slash.
    let hall: String

    /// What a difference in this picture would mean.
    let guards: String

    /// The scales to draw.
    let scales: [Int]

    /// A built-in theme, or a path from the suite file.
    let theme: String

    /// A showing, as a path from the suite file.
    let showing: String?

    /// How it is drawn, without theme and fonts.
    let request: PictureRequest

    /// The names of its pictures.
    var fileNames: [String] { scales.map { Picture.fileName(stem: name, scale: $0) } }
}

/// What can be wrong with a suite beyond the form of single values.
enum SuiteFault: CustomStringConvertible {
    case repeatedName(of: Int)
    case unsafeName
    case badBackground
    case badZoom

    var description: String {
        switch self {
        case .repeatedName(let index): "is already the name of cases[\(index)]"
        case .unsafeName: "may have letters, digits, \".\", \"_\" and \"-\" only, and not begin with a dot"
        case .badBackground: "must be \"theme\", \"transparent\" or a colour such as \"#F4F4F8\""
        case .badZoom: "must be \"min\", \"fit\" or a number"
        }
    }
}

extension JSONField {
    fileprivate func suite() -> SuiteDocument? {
        guard var object = object(keys: ["version", "cases"]) else { return nil }
        _ = object.required("version")?.integer(in: 1...1)
        let fields = object.required("cases")?.elements(count: 1...1000) { field in
            field.suiteCase().map { (case: $0, path: field.path.member("name")) }
        }
        guard let fields = fields?.compactMap({ $0 }) else { return nil }
        var places: [String: Int] = [:]
        for (index, field) in fields.enumerated() {
            if let earlier = places[field.case.name] {
                faults.report(SuiteFault.repeatedName(of: earlier), at: field.path)
            } else {
                places[field.case.name] = index
            }
        }
        return SuiteDocument(cases: fields.map(\.case))
    }
}
