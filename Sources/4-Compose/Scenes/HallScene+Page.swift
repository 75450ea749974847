public import Drawing
import Geometry
public import SeatGeometry
public import TextShaping

extension HallScene {
    /// Returns everything to paint for a page: a strip at the top, the part of the canvas that a view shows under it.
    ///
    /// The picture is as wide as the view and `PageHeader.height` higher.
    public func displayList(
        page viewport: Viewport, header: PageHeader, overlay: PageOverlay, scale: Int, backdrop: Color?
    ) throws(TextError) -> DisplayList {
        let size = Size(width: viewport.size.width, height: viewport.size.height + PageHeader.height)
        let window = Viewport(size: size, zoom: viewport.zoom, offset: viewport.offset.moved(y: -PageHeader.height))
        var list = try displayList(viewport: window, scale: scale, backdrop: backdrop)
        let strip = try header.batches(width: size.width, theme: theme, fonts: fonts)
        let over = try overlay.batches(size: size, theme: theme, fonts: fonts)
        list.overlay += (strip + over).map { $0.inView(of: list.raster) }
        return list
    }
}
