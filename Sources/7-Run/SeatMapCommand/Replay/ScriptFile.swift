import CommandSupport
import Geometry
import Halls
import Replay
import SeatGeometry
import StrictJSON

/// A script on disk, with what it names.
struct ScriptFile: Sendable {
    let path: String
    let script: Script
    let hall: Hall?
    let trace: [TouchSample]

    /// Reads a script, its hall and its recorded touches; what does not fit together is refused.
    init(path: String) throws {
        let bytes = try Files.read(path, limit: ScriptLimits.fileSize)
        let script = try namingFaults(in: path) { () throws(DocumentError) in try Script.read(bytes) }
        self.path = path
        self.script = script
        hall = try ScriptFile.hall(of: script, path)
        trace = try ScriptFile.trace(of: script, path)
    }

    private static func hall(of script: Script, _ path: String) throws -> Hall? {
        guard case .hall(let name) = script.scene else { return nil }
        let hall = try HallFile(path: found(name, from: path)).load()
        let faults = script.faults(in: hall)
        guard faults.count == 0 else { throw InputError(path: path, lines: faults.lines) }
        return hall
    }

    private static func trace(of script: Script, _ path: String) throws -> [TouchSample] {
        guard case .traceFile(let name) = script.course else { return [] }
        let file = found(name, from: path)
        let bytes = try Files.read(file, limit: ScriptLimits.fileSize)
        return try namingFaults(in: file) { () throws(DocumentError) in try TouchTrace.read(bytes) }
    }

    /// Returns the path of a file that a script names: from the script's folder, or from the working folder when there
    /// is none.
    private static func found(_ name: String, from script: String) -> String {
        let beside = Files.joined(Files.parent(of: script), name)
        return name.hasPrefix("/") || Files.kind(of: beside) == nil && Files.kind(of: name) != nil ? name : beside
    }

    /// Plays the script.
    func play(
        frames: FrameRequest, spacing: LayoutSpacing, record: @escaping (TouchSample) throws -> Void = { _ in },
        visit: @escaping (ReplayRecord) throws -> Void
    ) throws {
        do {
            try Replayer.play(
                script, trace: trace, hall: hall, spacing: spacing, frames: frames, record: record, visit: visit)
        } catch let error as ReplayError {
            throw InputError(path: path, lines: ["\(error)"])
        }
    }
}
