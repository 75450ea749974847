import Glibc

/// An open file without a name, gone when it is closed.
final class ScratchFile {
    /// The open file.
    let descriptor: Int32

    /// Creates a file with contents, to be read from its start.
    init(_ contents: [UInt8] = []) throws {
        var template = Array("/tmp/seatmap-test-XXXXXX".utf8CString)
        descriptor = mkstemp(&template)
        try check(descriptor >= 0, "mkstemp")
        try check(unlink(template) == 0, "unlink")
        try check(write(descriptor, contents, contents.count) == contents.count, "write")
        try check(lseek(descriptor, 0, SEEK_SET) == 0, "lseek")
    }

    deinit { close(descriptor) }

    /// Reads everything in it.
    func contents() throws -> [UInt8] {
        let size = lseek(descriptor, 0, SEEK_END)
        try check(size >= 0, "lseek")
        var bytes = [UInt8](repeating: 0, count: Int(size))
        try check(pread(descriptor, &bytes, bytes.count, 0) == bytes.count, "pread")
        return bytes
    }
}
