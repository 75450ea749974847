import PixelDiff
public import Pixels

/// The pictures that a failure leaves for people to look at.
///
/// The names are those of the case with a word before the extension: `small@2x.expected.png`, `small@2x.actual.png`,
/// `small@2x.difference.png`.
public enum FailurePictures {
    /// Returns the names and bytes of the files for a case.
    ///
    /// The baseline is passed on as it is, also when it cannot be read. There is a difference where both pictures
    /// exist.
    public static func files(
        for name: String, baseline: [UInt8]?, actual: (bitmap: Bitmap, png: [UInt8])?
    ) throws(PNGError) -> [(name: String, bytes: [UInt8])] {
        var files: [(name: String, bytes: [UInt8])] = []
        if let baseline { files.append((fileName(name, "expected"), baseline)) }
        if let actual { files.append((fileName(name, "actual"), actual.png)) }
        if let baseline, let actual, let expected = try? Bitmap(png: baseline),
            let difference = Bitmap(showingDifferencesOf: expected, and: actual.bitmap)
        {
            files.append((fileName(name, "difference"), try difference.png()))
        }
        return files
    }

    /// Returns the name of one of the files.
    static func fileName(_ name: String, _ word: String) -> String {
        let stem = name.hasSuffix(".png") ? name.dropLast(4) : name[...]
        return "\(stem).\(word).png"
    }
}
