import ColorVision
import Testing

struct LightTests {
    @Test func `decoding and encoding gives every byte back`() {
        for byte in UInt8.min...UInt8.max {
            let color = LinearColor(sRGB: byte, 255 - byte, byte / 2)
            #expect(color.sRGB == (byte, 255 - byte, byte / 2))
        }
    }

    @Test func `light outside the range is clamped when it is encoded`() {
        #expect(LinearColor(red: -0.2, green: 1.5, blue: 0).sRGB == (0, 255, 0))
    }

    @Test(
        arguments: [
            // The lightest grey that text on white may have.
            (0x767676, 4.5422),
            // The lightest grey that a line on white may have, and the next one, which fails.
            (0x949494, 3.0335), (0x959595, 2.9953),
            (0x000000, 21), (0xFFFFFF, 1),
            // An orange that looks strong and is too light.
            (0xFF6A00, 2.8714),
        ] as [(UInt32, Double)])
    func `contrast with white`(hex: UInt32, ratio: Double) {
        let color = LinearColor(hex)
        #expect(abs(color.contrast(with: LinearColor(0xFFFFFF)) - ratio) < 0.000_05)
        #expect(color.contrast(with: LinearColor(0xFFFFFF)) == LinearColor(0xFFFFFF).contrast(with: color))
    }

    @Test(
        arguments: [
            (0xFFFFFF, 100, 0, 0), (0x000000, 0, 0, 0), (0xFF0000, 53.241, 80.092, 67.203),
            (0x00FF00, 87.735, -86.183, 83.179), (0x0000FF, 32.297, 79.188, -107.860),
            (0xFF6A00, 62.990, 53.222, 71.694),
            (0xF4CDD7, 85.908, 15.272, 0.182), (0x808080, 53.585, 0, 0),
            // On the straight part near black.
            (0x010101, 0.274, 0, 0),
        ] as [(UInt32, Double, Double, Double)])
    func `CIELAB under D65`(hex: UInt32, lightness: Double, a: Double, b: Double) {
        let lab = LabColor(LinearColor(hex))
        #expect(abs(lab.lightness - lightness) < 0.01)
        #expect(abs(lab.a - a) < 0.01)
        #expect(abs(lab.b - b) < 0.01)
    }

    @Test func `a mean is taken of light, not of bytes`() {
        var mean = LinearMean()
        #expect(mean.color == nil)
        mean.add(LinearColor(0x000000))
        mean.add(LinearColor(0xFFFFFF))
        #expect(mean.count == 2)
        #expect(mean.color?.hex == 0xBCBCBC)
    }
}
