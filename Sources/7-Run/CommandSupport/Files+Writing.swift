import Glibc
import Synchronization

extension Files {
    /// Writes a file whole: to a temporary name in the same folder, which is then renamed.
    ///
    /// Whoever reads the path sees the old file or the new one. What is there and no regular file, such as `/dev/null`
    /// or a pipe, is written to as it is; `-` is standard output.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        switch kind(of: path) {
        case _ where path == standardStream: try Terminal.write(bytes)
        case .folder: throw FileError(path: path, reason: .isFolder)
        case .other: try write(bytes, opening: path, flags: O_WRONLY, reportedAs: path)
        case .file, nil: try replace(path, with: bytes)
        }
    }

    /// Writes a file whole, and creates its folder when there is none.
    public static func writeMakingFolder(_ bytes: [UInt8], to path: String) throws(FileError) {
        if path != standardStream { try createFolder(parent(of: path)) }
        try write(bytes, to: path)
    }

    /// Writes a file unless it holds the same bytes already; returns whether it was written.
    @discardableResult
    public static func writeIfChanged(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
        if kind(of: path) == .file, let old = try? read(path, limit: bytes.count), old == bytes { return false }
        try write(bytes, to: path)
        return true
    }

    private static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        let temporary = temporaryPath(beside: path)
        do throws(FileError) {
            try write(bytes, opening: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, reportedAs: path)
            guard rename(temporary, path) == 0 else { throw .last(path) }
        } catch {
            // It may never have been created; the error to report is the first one.
            _ = unlink(temporary)
            throw error
        }
    }

    private static func write(
        _ bytes: [UInt8], opening path: String, flags: Int32, reportedAs name: String
    ) throws(FileError) {
        let descriptor = open(path, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .last(name) }
        do throws(FileError) {
            try writeAll(bytes, to: descriptor, name)
        } catch {
            close(descriptor)
            throw error
        }
        // A full disk may be reported only now.
        guard close(descriptor) == 0 else { throw .last(name) }
    }

    /// Writes all bytes, however many calls that takes.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32, _ name: String) throws(FileError) {
        try bytes.span.withUnsafeBufferPointer { (buffer) throws(FileError) in
            var rest = UnsafeRawBufferPointer(buffer)
            while !rest.isEmpty {
                let written = try retrying(name) { Glibc.write(descriptor, rest.baseAddress, rest.count) }
                rest = UnsafeRawBufferPointer(rebasing: rest[written...])
            }
        }
    }

    /// A hidden name in the same folder that no other process and no other task uses.
    private static func temporaryPath(beside path: String) -> String {
        let number = temporaryCount.wrappingAdd(1, ordering: .relaxed).newValue
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        return joined(parent(of: path), ".\(name).\(getpid())-\(number).tmp")
    }
}

private let temporaryCount = Atomic(0)
