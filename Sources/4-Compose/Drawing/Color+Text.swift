extension Color {
    /// The colour as text that `init(css:)` reads: `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
    public var css: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return "#" + channels.map(Color.hexadecimal).joined()
    }

    private static func hexadecimal(_ level: UInt8) -> String {
        let digits = String(level, radix: 16, uppercase: true)
        return level < 16 ? "0" + digits : digits
    }
}
