import Halls
import StrictJSON
import TestSupport
import Testing

/// Whatever the bytes are, the answer is a hall or a list of faults.
struct HallRobustnessTests {
    private func check(_ bytes: [UInt8]) {
        do throws(DocumentError) {
            let hall = try Hall.read(bytes).hall
            #expect(!hall.seats.isEmpty && !hall.units.isEmpty)
        } catch {
            #expect(!error.lines.isEmpty)
            #expect(error.lines.allSatisfy { !$0.contains("\n") && $0.utf8.count < 1000 })
        }
    }

    @Test func `changed bytes are answered`() {
        let sample = Array(sampleDocument.text(.pretty).utf8)
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<5_000 {
            var bytes = sample
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0...3, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: index)
                case 2: bytes[index] = Array("0123456789-.e\"{}[],:\\".utf8).randomElement(using: &generator) ?? 0
                default: bytes.insert(bytes[index], at: index)
                }
            }
            check(bytes)
        }
    }

    @Test func `every prefix is answered`() {
        let sample = Array(sampleDocument.text().utf8)
        for length in sample.indices { check(Array(sample[..<length])) }
    }

    /// Values of every kind at every place; extreme numbers among them.
    @Test func `exchanged values are answered`() {
        let values: [JSONValue] = [
            nil, true, .integer(.max), .integer(.min), -1, 0, .number(.greatestFiniteMagnitude),
            .number(.leastNonzeroMagnitude), -0.0, "", "\u{0}", .string(String(repeating: "长", count: 5000)), [], [[]],
            [:], ["": [:]],
        ]
        var generator = SeededGenerator(seed: 8)
        let paths = [
            "grid", "grid.rows", "grid.cols", "grid.seatW", "grid.gapY", "screen", "screen.width", "limit",
            "aisles[0].row",
            "aisles[1]", "zones", "zones[0].id", "seats", "seats[0]", "seats[1].col", "seats[2].group", "seats[3].row",
            "seats[4].id", "seats[5].zone",
        ]
        for _ in 0..<3_000 {
            let edits = (0..<3).compactMap { _ in
                paths.randomElement(using: &generator).map {
                    Edit(path: $0, value: values.randomElement(using: &generator))
                }
            }
            check(Array(sampleDocument.applying(edits).text().utf8))
        }
    }
}
