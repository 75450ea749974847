import CommandSupport
import PixelDiff
import StrictJSON

/// A file of rectangles that are not compared.
///
/// `{"version": 1, "ignore": [{"rect": [x, y, width, height], "reason": "…"}, …]}`. The reason is required: whoever
/// finds the rectangle later must know when it can go.
enum IgnoreFile {
    /// The largest file that is read, in bytes.
    static let fileSize = 1 << 20

    /// The most rectangles in a file.
    static let mostRectangles = 1_000

    /// Reads the rectangles of a file.
    static func boxes(at path: String) throws -> [PixelBox] {
        let bytes = try Files.read(path, limit: fileSize)
        do throws(DocumentError) {
            return try boxes(in: bytes)
        } catch {
            throw IgnoreFileError(path: path, reason: error)
        }
    }

    /// Reads the rectangles of a document.
    static func boxes(in bytes: [UInt8]) throws(DocumentError) -> [PixelBox] {
        try readDocument(bytes, sizeLimit: fileSize) { $0.ignoredBoxes() }.content
    }
}

/// What is wrong with a file of rectangles.
struct IgnoreFileError: Error, CustomStringConvertible {
    let path: String
    let reason: DocumentError

    /// One line for each fault.
    var description: String { reason.lines.map { "\(path): \($0)" }.joined(separator: "\n") }
}

extension JSONField {
    fileprivate func ignoredBoxes() -> [PixelBox]? {
        guard var object = object(keys: ["version", "ignore"]) else { return nil }
        let version = object.required("version")?.integer(in: 1...1)
        let boxes = object.required("ignore")?.elements(count: 0...IgnoreFile.mostRectangles) { $0.ignoredBox() }
        return version == nil ? nil : boxes?.compactMap { $0 }
    }

    private func ignoredBox() -> PixelBox? {
        guard var object = object(keys: ["rect", "reason"]) else { return nil }
        let box = object.required("rect")?.box()
        let reason = object.required("reason")?.sentence(length: 1...500)
        return reason == nil ? nil : box ?? nil
    }

    private func box() -> PixelBox? {
        var numbers: [Int?] = []
        // Places count from 0, sizes from 1, so a reversed rectangle has no sizes.
        _ = elements(count: 1...4) { field in
            numbers.append(field.integer(in: (numbers.count < 2 ? 0 : 1)...Int(Int32.max)))
        }
        if (1...3).contains(numbers.count) { faults.report("must have 4 elements: x, y, width, height", at: path) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3]
        else { return nil }
        return PixelBox(x: x, y: y, width: width, height: height)
    }
}
