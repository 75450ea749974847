import PixelDiff
public import Pixels

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
