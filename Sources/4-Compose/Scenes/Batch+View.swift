public import Drawing
import Geometry

extension Batch {
    /// Returns a batch that was resolved in view points as canvas points, so that it keeps its place and size in the
    /// view at every zoom.
    public func inView(of raster: Raster) -> Batch {
        transformed(
            scale: Double(raster.scale) / raster.pixelsPerPoint, x: raster.origin.x / raster.pixelsPerPoint,
            y: raster.origin.y / raster.pixelsPerPoint)
    }
}
