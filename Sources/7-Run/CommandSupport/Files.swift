import Glibc

/// Reading and writing files and folders, with errors that name the path.
public enum Files {
    /// What a path leads to.
    public enum Kind: Sendable {
        /// A regular file.
        case file

        /// A folder.
        case folder

        /// A device, a pipe or a socket.
        case other
    }

    /// Returns what is at a path, following links, or `nil` when there is nothing.
    public static func kind(of path: String) -> Kind? {
        var status = stat()
        return stat(path, &status) == 0 ? Kind(status) : nil
    }

    /// Returns whether both paths lead to the same file or folder; `false` when either leads to nothing.
    public static func areSame(_ first: String, _ second: String) -> Bool {
        var one = stat()
        var other = stat()
        guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }

    /// Returns the paths of a folder's direct children with an extension, in the byte order of their names.
    ///
    /// Names that begin with a dot are left out, as a shell does.
    public static func children(of folder: String, withExtension suffix: String) throws(FileError) -> [String] {
        guard let stream = opendir(folder) else { throw .last(folder) }
        defer { closedir(stream) }
        var names: [String] = []
        while let name = try nextName(in: stream, folder) { names.append(name) }
        return names.filter { !$0.hasPrefix(".") && $0.hasSuffix(".\(suffix)") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { joined(folder, $0) }
    }

    /// Returns the next name in an open folder, or `nil` after the last.
    static func nextName(in stream: OpaquePointer, _ folder: String) throws(FileError) -> String? {
        errno = 0
        if let entry = readdir(stream) {
            return withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        guard errno == 0 else { throw .last(folder) }
        return nil
    }

    /// Creates a folder and the folders above it, unless they are there.
    public static func createFolder(_ path: String) throws(FileError) {
        if kind(of: path) == .folder || path.isEmpty { return }
        let parent = parent(of: path)
        if parent != path { try createFolder(parent) }
        // Another process may have created it meanwhile.
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last(path) }
        guard kind(of: path) == .folder else { throw FileError(path: path, reason: .system(ENOTDIR)) }
    }

    /// Removes a file; returns whether there was one.
    ///
    /// What is there and no file, such as `/dev/null` or a pipe, stays: it would have been written to as it is, too.
    @discardableResult
    public static func remove(_ path: String) throws(FileError) -> Bool {
        if kind(of: path) == .other { return false }
        if unlink(path) == 0 { return true }
        guard errno == ENOENT else { throw .last(path) }
        return false
    }

    /// Returns the path of something in a folder.
    public static func joined(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// Returns the folder a path lies in; `.` when the path is only a name.
    public static func parent(of path: String) -> String {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path[...]
        guard let slash = trimmed.lastIndex(of: "/") else { return "." }
        return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
    }

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

    /// Returns the files in a folder and the folders below it that have an extension, as paths from the folder.
    ///
    /// They are in the byte order of their paths. The extension may be in capitals. Names that begin with a dot are left
    /// out, and so are pipes and devices; folders that are links are not entered, so that a circle of links has an end.
    public static func tree(of folder: String, withExtension suffix: String) throws(FileError) -> [String] {
        var found: [String] = []
        var pending = [""]
        while let path = pending.popLast() {
            for name in try visibleNames(in: path.isEmpty ? folder : joined(folder, path)) {
                let inside = path.isEmpty ? name : joined(path, name)
                if isFolderItself(joined(folder, inside)) {
                    pending.append(inside)
                } else if name.hasExtension(suffix), canBeFile(joined(folder, inside)) {
                    found.append(inside)
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns whether one path leads into the folder of another, or to that folder.
    ///
    /// `inner` may not exist yet: what counts is the first folder above it that does.
    public static func isInside(_ inner: String, _ folder: String) -> Bool {
        var path = inner
        while kind(of: path) == nil {
            let parent = parent(of: path)
            guard parent != path else { return false }
            path = parent
        }
        guard let path = resolved(path), let folder = resolved(folder) else { return false }
        return path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    private static func visibleNames(in folder: String) throws(FileError) -> [String] {
        guard let stream = opendir(folder) else { throw .last(folder) }
        defer { closedir(stream) }
        var names: [String] = []
        while let name = try nextName(in: stream, folder) { names.append(name) }
        return names.filter { !$0.hasPrefix(".") }
    }

    /// Whether a path is a folder, and not a link to one.
    private static func isFolderItself(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && Kind(status) == .folder
    }

    /// Whether a path leads to a file, or is a link to nothing, which a reader should hear about.
    private static func canBeFile(_ path: String) -> Bool {
        switch kind(of: path) {
        case .file, nil: true
        case .folder, .other: false
        }
    }

    /// Returns the absolute path without links, or `nil` where there is nothing.
    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

extension Files.Kind {
    init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        default: self = .other
        }
    }
}

extension String {
    fileprivate func hasExtension(_ suffix: String) -> Bool {
        lowercased().hasSuffix(".\(suffix)")
    }
}
