import ColorVision
import FoundationEssentials
import TestSupport
import Testing

struct VisionTests {
    @Test(
        arguments: [
            // Primaries and a secondary.
            (0xFF0000, 0x6D5F00, 0xA39000, 0xFF004E), (0x00FF00, 0xFFE500, 0xEFD63A, 0x79E9FF),
            (0x0000FF, 0x0059FF, 0x003DFB, 0x006288), (0xFFFF00, 0xFFF400, 0xFFFA31, 0xFFEEF1),
            // A red, a blue and an orange of user interfaces.
            (0xE6194B, 0x605B4B, 0x918445, 0xE6174E), (0x0A84FF, 0x3790FF, 0x007DFD, 0x0097BD),
            (0xFF9500, 0xB6A000, 0xCFB804, 0xFF8999),
        ] as [(UInt32, UInt32, UInt32, UInt32)])
    func `what a colour looks like`(hex: UInt32, protan: UInt32, deutan: UInt32, tritan: UInt32) {
        let color = LinearColor(hex)
        #expect(Vision.normal.simulate(color).hex == hex)
        #expect(Vision.protan.simulate(color).hex == protan)
        #expect(Vision.deutan.simulate(color).hex == deutan)
        #expect(Vision.tritan.simulate(color).hex == tritan)
    }

    @Test(arguments: Vision.allCases)
    func `greys look the same to everybody`(vision: Vision) {
        for byte in UInt8.min...UInt8.max {
            let grey = LinearColor(sRGB: byte, byte, byte)
            #expect(vision.simulate(grey).sRGB == grey.sRGB)
        }
    }

    @Test(arguments: Vision.allCases)
    func `nothing leaves the range`(vision: Vision) {
        for corner in 0..<8 as Range<UInt32> {
            let color = LinearColor((corner & 1) * 0xFF | (corner >> 1 & 1) * 0xFF00 | (corner >> 2) * 0xFF0000)
            let seen = vision.simulate(color)
            #expect(min(seen.red, seen.green, seen.blue) >= 0)
            #expect(max(seen.red, seen.green, seen.blue) <= 1)
        }
    }

    @Test(.enabled(if: SharedFolder.exists, SharedFolder.whyNot))
    func `simulations agree with vectors of another hand`() throws {
        let path = SharedFolder.path + "/reference/cvd_vectors.json"
        let data = try #require(FileManager.default.contents(atPath: path))
        let vectors = try JSONDecoder().decode([Vector].self, from: data)
        #expect(vectors.count >= 8)
        for vector in vectors {
            let color = LinearColor(try #require(UInt32(vector.input.dropFirst(), radix: 16)))
            #expect(Vision.protan.simulate(color).bytes == vector.protan)
            #expect(Vision.deutan.simulate(color).bytes == vector.deutan)
            #expect(Vision.tritan.simulate(color).bytes == vector.tritan)
            #expect(abs(color.luminance - vector.luminance) < 0.000_001)
        }
    }
}

/// A colour, what three kinds of vision make of it, and its luminance.
private struct Vector: Decodable {
    let input: String
    let protan: [UInt8]
    let deutan: [UInt8]
    let tritan: [UInt8]
    let luminance: Double

    private enum CodingKeys: String, CodingKey {
        case input = "in"
        case protan = "protan_machado"
        case deutan = "deutan_machado"
        case tritan = "tritan_default"
        case luminance = "L"
    }
}

extension LinearColor {
    fileprivate var bytes: [UInt8] { [sRGB.red, sRGB.green, sRGB.blue] }
}
