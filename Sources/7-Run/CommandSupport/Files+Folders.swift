import Glibc

extension Files {
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

extension String {
    fileprivate func hasExtension(_ suffix: String) -> Bool {
        lowercased().hasSuffix(".\(suffix)")
    }
}
