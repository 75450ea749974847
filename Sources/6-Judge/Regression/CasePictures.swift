import PixelDiff
public import Pixels

/// What a picture in a report is.
public enum PictureRole: String, CaseIterable, Sendable {
    /// The baseline.
    case expected

    /// The picture as it is drawn now.
    case actual

    /// Where the two differ.
    case difference
}

/// The pictures that a report has of a case, by their sizes.
///
/// Their files bear the name of the case with a word before the extension: `small@2x.expected.png`.
public struct CasePictures: Equatable, Sendable {
    private var sizes: [PictureRole: PixelSize] = [:]

    /// Creates an empty set.
    public init() {}

    /// The size of a picture, or `nil` where there is none.
    public subscript(role: PictureRole) -> PixelSize? {
        get { sizes[role] }
        set { sizes[role] = newValue }
    }

    /// The pictures that there are, in order.
    public var roles: [PictureRole] { PictureRole.allCases.filter { sizes[$0] != nil } }

    /// Whether two pictures can be compared by eye.
    public var isPair: Bool { self[.expected] != nil && self[.actual] != nil }

    /// Returns the file name of a picture of the case of that name.
    public static func fileName(_ role: PictureRole, of name: String) -> String {
        let stem = name.hasSuffix(".png") ? name.dropLast(4) : name[...]
        return "\(stem).\(role.rawValue).png"
    }

    /// Returns whether a file of that name belongs to a report.
    public static func isFileName(_ name: String) -> Bool {
        PictureRole.allCases.contains { name.hasSuffix(".\($0.rawValue).png") }
    }
}

/// The picture files of one case, for people to look at.
///
/// A case that is as it should be has its baseline; any other has what there is of baseline, picture and difference. A
/// baseline that is no readable PNG is left out.
public struct CaseFiles: Sendable {
    /// What is there.
    public private(set) var pictures = CasePictures()

    /// The names and bytes of the files.
    public private(set) var files: [(name: String, bytes: [UInt8])] = []

    private let name: String

    /// Gathers the file of a case that is as it should be: its baseline, whose size is known.
    public init(name: String, baseline: [UInt8], size: PixelSize) {
        self.name = name
        add(.expected, size, baseline)
    }

    /// Gathers the files of any other case.
    public init(name: String, baseline: [UInt8]?, actual: (bitmap: Bitmap, png: [UInt8])?) throws(PNGError) {
        self.name = name
        let expected = baseline.flatMap { try? Bitmap(png: $0) }
        if let baseline, let expected { add(.expected, expected.size, baseline) }
        if let actual { add(.actual, actual.bitmap.size, actual.png) }
        if let expected, let actual, let difference = Bitmap(showingDifferencesOf: expected, and: actual.bitmap) {
            add(.difference, difference.size, try difference.png())
        }
    }

    private mutating func add(_ role: PictureRole, _ size: PixelSize, _ bytes: [UInt8]) {
        pictures[role] = size
        files.append((CasePictures.fileName(role, of: name), bytes))
    }
}
