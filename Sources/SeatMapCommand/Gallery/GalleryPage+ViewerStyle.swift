/// How the viewer looks, and how pictures are seen with each kind of colour vision.
extension GalleryPage {
    /// The style of the viewer.
    static let viewerStyle = """
        dialog {
          width: 100vw; height: 100vh; max-width: none; max-height: none; margin: 0; padding: 0; border: 0;
          background: var(--ground); color: var(--ink);
        }
        dialog[open] { display: flex; flex-direction: column; }
        .bar .title { flex: 1 1 160px; }
        .bar h2 { overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
        .buttons { display: flex; gap: 6px; align-items: center; }
        .buttons button {
          width: 34px; height: 34px; padding: 0 0 2px; background: var(--well); border: 0; border-radius: 9px;
          font-size: 19px; line-height: 1; cursor: pointer;
        }
        .buttons button:hover { background: var(--line); }
        .buttons button:disabled { opacity: 0.4; cursor: default; }
        #next, #zoom-in { margin-right: 10px; }
        #zoom { min-width: 2.4em; color: var(--quiet); font-variant-numeric: tabular-nums; text-align: center; }
        #stage { display: flex; flex: 1; min-height: 0; overflow: auto; cursor: grab; touch-action: none; }
        #stage:focus-visible { outline-offset: -3px; }
        #stage.dragged { cursor: grabbing; }
        #stage img { flex: none; margin: auto; image-rendering: pixelated; user-select: none; }
        :root[data-vision=protan] :is(.picture img, #magnified) { filter: url(#protan); }
        :root[data-vision=deutan] :is(.picture img, #magnified) { filter: url(#deutan); }
        :root[data-vision=tritan] :is(.picture img, #magnified) { filter: url(#tritan); }
        @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
        """
}
