import Pixels
import Testing

struct ColorTests {
    @Test func `converting to straight and back gives the same premultiplied colour, for every channel and alpha`()
        throws
    {
        for alpha in UInt8.min...UInt8.max {
            for channel in 0...alpha {
                let color = try #require(PremultipliedColor(red: channel, green: 0, blue: alpha, alpha: alpha))
                #expect(PremultipliedColor(StraightColor(color)) == color)
            }
        }
    }

    @Test(arguments: UInt8.min...UInt8.max)
    func `conversions round to nearest`(alpha: UInt8) {
        for channel in UInt8.min...UInt8.max {
            let color = PremultipliedColor(StraightColor(red: channel, green: 0, blue: 0, alpha: alpha))
            #expect(Double(color.red) == (Double(channel) * Double(alpha) / 255).rounded())
            if channel <= alpha, alpha > 0 {
                let straight = StraightColor(PremultipliedColor(argb: UInt32(alpha) << 24 | UInt32(channel)))
                #expect(Double(straight.blue) == (Double(channel) * 255 / Double(alpha)).rounded())
            }
        }
    }

    @Test func `a channel greater than alpha is no premultiplied colour; in a word it is lowered`() {
        #expect(PremultipliedColor(red: 11, green: 0, blue: 0, alpha: 10) == nil)
        #expect(PremultipliedColor(red: 10, green: 0, blue: 0, alpha: 10) != nil)
        let lowered = PremultipliedColor(argb: 0x0AFF_0B09)
        #expect(lowered == PremultipliedColor(red: 10, green: 10, blue: 9, alpha: 10))
    }

    @Test func `transparent is transparent black`() throws {
        let nothing = try #require(PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0))
        #expect(StraightColor(nothing) == .transparent)
    }
}
