import FoundationEssentials
import TestSupport

/// The executable of the release build, when there is one.
enum ReleaseBuild {
    /// The path of `seatmap`.
    static let seatmap = "\(projectFolder)/.build/release/seatmap"

    /// Whether it was built.
    static let exists = FileManager.default.isExecutableFile(atPath: seatmap)
}

extension TemporaryFolder {
    /// Removes a file that is there.
    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path(name))
    }
}
