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
