import CommandSupport
import Halls

/// Several halls, each read or refused with its reason.
struct HallBatch: Sendable {
    /// A hall's file, and what became of it.
    struct Entry: Sendable {
        let file: HallFile
        let hall: Result<Hall, any Error>
    }

    /// The entries, in the order of their files.
    let entries: [Entry]

    /// Reads halls; one that cannot be read leaves the others alone.
    static func read(_ files: [HallFile], jobs: Int) async -> HallBatch {
        HallBatch(
            entries: await parallelMap(files, jobs: jobs) { file in
                Entry(file: file, hall: Result { try file.load() })
            })
    }
}

/// Prints why some of many halls failed, and returns the exit code that says so.
///
/// - Parameter verb: What could not be done with them, such as "drawn".
func report(_ failures: [any Error], verb: String) -> ExitCode {
    guard !failures.isEmpty else { return .success }
    for failure in failures { Terminal.note("\(failure)") }
    Terminal.note("\(failures.count) of the halls could not be \(verb)")
    return .difference
}

extension HallFile {
    /// The file's name without its folder.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
