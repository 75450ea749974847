/// How the viewer looks, and how pictures are seen with each kind of colour vision.
extension GalleryPage {
    /// The style of the viewer.
    static let viewerStyle = """
        dialog[open] { display: flex; flex-direction: column; }
        .bar .title { flex: 1 1 160px; }
        .bar h2 { overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
        #next, #zoom-in { margin-right: 10px; }
        #stage { display: flex; flex: 1; min-height: 0; overflow: auto; cursor: grab; touch-action: none; }
        #stage:focus-visible { outline-offset: -3px; }
        #stage.dragged { cursor: grabbing; }
        #stage img { flex: none; margin: auto; image-rendering: pixelated; user-select: none; }
        :root[data-vision=protan] :is(.picture img, #magnified) { filter: url(#protan); }
        :root[data-vision=deutan] :is(.picture img, #magnified) { filter: url(#deutan); }
        :root[data-vision=tritan] :is(.picture img, #magnified) { filter: url(#tritan); }
        """
}
