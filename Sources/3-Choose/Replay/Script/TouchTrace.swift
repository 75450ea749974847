public import Geometry
public import StrictJSON

/// Touches as lines of JSON: `{"t":0.0167,"id":1,"phase":"moved","x":120.5,"y":88}`.
public enum TouchTrace {
    /// Reads a recorded trace, one sample a line; empty lines do not count.
    ///
    /// - Throws: The first line that cannot be read, its number before its faults, or all faults of the order.
    public static func read(_ bytes: [UInt8]) throws(DocumentError) -> [TouchSample] {
        guard bytes.count <= ScriptLimits.fileSize else {
            throw .tooLarge(size: bytes.count, limit: ScriptLimits.fileSize)
        }
        var samples: [TouchSample] = []
        var order = TraceOrder()
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        where !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) {
            do {
                let (sample, _) = try readDocument(Array(line), sizeLimit: 4096) { field in
                    field.touchSample().flatMap { order.check($0, in: field) }
                }
                samples.append(sample)
            } catch {
                throw .faults(FaultList(error.lines.map { Fault(path: "line \(index + 1)", message: $0) }))
            }
            guard samples.count <= ScriptLimits.samples else {
                throw .faults(FaultList([Fault(path: "line \(index + 1)", message: "\(ScriptFault.tooManySamples)")]))
            }
        }
        return samples
    }

    /// Returns one sample as a line, without its end.
    public static func line(of sample: TouchSample) -> String {
        let value: JSONValue = [
            "t": .number(sample.time.roundedForOutput), "id": .integer(sample.id),
            "phase": .string(sample.phase.rawValue), "x": .number(sample.location.x.roundedForOutput),
            "y": .number(sample.location.y.roundedForOutput),
        ]
        return value.text(.compact)
    }
}

extension JSONField {
    /// Reads recorded samples inside a script.
    func trace() -> [TouchSample]? {
        var order = TraceOrder()
        return elements(count: 1...ScriptLimits.samples) { field in
            field.touchSample().flatMap { order.check($0, in: field) }
        }.flatMap { samples in
            let known = samples.compactMap { $0 }
            return known.count == samples.count ? known : nil
        }
    }

    fileprivate func touchSample() -> TouchSample? {
        guard var object = object(keys: ["t", "id", "phase", "x", "y"]) else { return nil }
        let time = object.required("t")?.number(in: 0...ScriptLimits.latest)
        let id = object.required("id")?.integer(in: 0...1_000_000)
        let phase = object.required("phase")?.choice(of: TouchSample.Phase.self)
        let x = object.required("x")?.number(in: ScriptLimits.coordinates)
        let y = object.required("y")?.number(in: ScriptLimits.coordinates)
        guard let time, let id, let phase, let x, let y else { return nil }
        return TouchSample(time: time, id: id, phase: phase, location: Point(x: x, y: y))
    }
}

/// Checks that a trace could have happened: time goes on, and a finger is down before it moves.
private struct TraceOrder {
    private var time = 0.0
    private var down: Set<Int> = []

    mutating func check(_ sample: TouchSample, in field: JSONField) -> TouchSample? {
        defer { time = max(time, sample.time) }
        if sample.time < time {
            field.faults.report(ScriptFault.timeBackwards, at: field.path.member("t"))
            return nil
        }
        let wasDown = down.contains(sample.id)
        guard wasDown == (sample.phase != .began) else {
            field.faults.report(wasDown ? ScriptFault.isDown : .isNotDown, at: field.path.member("phase"))
            return nil
        }
        if sample.phase == .began { down.insert(sample.id) }
        if sample.phase == .ended || sample.phase == .cancelled { down.remove(sample.id) }
        return sample
    }
}

extension Double {
    /// The value to a millionth, as output writes it.
    var roundedForOutput: Double { (self * 1e6).rounded() / 1e6 }
}
