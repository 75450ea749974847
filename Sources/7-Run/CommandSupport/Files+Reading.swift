import Glibc

extension Files {
    /// What stands for standard input or output in place of a path.
    public static let standardStream = "-"

    /// Reads a file, or standard input for `-`.
    ///
    /// - Parameter limit: The most bytes that are taken; a longer file is an error, not cut.
    public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        if path == standardStream { return try read(STDIN_FILENO, "standard input", limit: limit) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last(path) }
        defer { close(descriptor) }
        return try read(descriptor, path, limit: limit)
    }

    private static func read(_ descriptor: Int32, _ path: String, limit: Int) throws(FileError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last(path) }
        guard Kind(status) != .folder else { throw FileError(path: path, reason: .isFolder) }
        var bytes: [UInt8] = []
        // One byte more than the file has, so that the last read can tell its end.
        bytes.reserveCapacity(min(max(0, Int(status.st_size)), limit) + 1)
        while try readMore(descriptor, path, into: &bytes) {
            guard bytes.count <= limit else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
        }
        return bytes
    }

    /// Reads what one call gives, and returns whether there may be more.
    private static func readMore(
        _ descriptor: Int32, _ path: String, into bytes: inout [UInt8]
    ) throws(FileError) -> Bool {
        let before = bytes.count
        try bytes.append(addingCapacity: max(bytes.capacity - bytes.count, 65_536)) { (output) throws(FileError) in
            try output.withUnsafeMutableBufferPointer { (buffer, count) throws(FileError) in
                let free = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[count...]))
                count += try retrying(path) { Glibc.read(descriptor, free.baseAddress, free.count) }
            }
        }
        return bytes.count > before
    }

    /// Calls a function of the system again while a signal interrupts it.
    static func retrying(_ path: String, _ call: () -> Int) throws(FileError) -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            guard errno == EINTR else { throw .last(path) }
        }
    }
}
