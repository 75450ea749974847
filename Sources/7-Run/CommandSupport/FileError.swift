import Glibc

/// Why a file or folder could not be used.
public struct FileError: Error, Equatable {
    /// What stood in the way.
    public enum Reason: Equatable, Sendable {
        /// The system refused; the number is an errno.
        case system(Int32)

        /// The file has more bytes than the limit.
        case tooLarge(limit: Int)

        /// It is a folder where a file is wanted.
        case isFolder
    }

    /// The path as it was given, or the name of a standard stream.
    public let path: String

    /// What stood in the way.
    public let reason: Reason

    /// Creates an error.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// Creates an error from the errno of the call that just failed.
    static func last(_ path: String) -> FileError {
        FileError(path: path, reason: .system(errno))
    }
}

extension FileError: CustomStringConvertible {
    /// The message for a reader of the command line: the path and the reason.
    public var description: String {
        switch reason {
        case .system(let code): "\(path): \(systemMessage(code))"
        case .tooLarge(let limit): "\(path): more than \(limit) bytes"
        case .isFolder: "\(path): is a folder, not a file"
        }
    }
}

/// The system's words for an errno, beginning in lower case.
private func systemMessage(_ code: Int32) -> String {
    guard let message = strerror(code) else { return "error \(code)" }
    let text = String(cString: message)
    return text.prefix(1).lowercased() + text.dropFirst()
}
