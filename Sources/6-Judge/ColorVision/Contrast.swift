extension LinearColor {
    /// The relative luminance by WCAG 2.x: 0 is black, 1 is white.
    public var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// Returns the contrast ratio by WCAG 2.x, from 1 to 21, whichever of the two is lighter.
    ///
    /// It is never rounded: 2.999 fails where 3 is asked.
    public func contrast(with other: LinearColor) -> Double {
        let flare = 0.05
        return (max(luminance, other.luminance) + flare) / (min(luminance, other.luminance) + flare)
    }
}
