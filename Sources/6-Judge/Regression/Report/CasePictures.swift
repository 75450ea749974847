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
