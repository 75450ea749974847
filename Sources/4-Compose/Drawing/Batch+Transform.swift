extension Batch {
    /// Returns the batch scaled, then moved: lines and dashes grow with it.
    public func transformed(scale: Double, x: Double, y: Double) -> Batch {
        let path = path.transformed(scale: scale, x: x, y: y)
        guard case .stroke(var stroke) = ink else { return Batch(name, path, ink) }
        stroke.width *= scale
        stroke.dashes = stroke.dashes.map { $0 * scale }
        return Batch(name, path, .stroke(stroke))
    }
}
