import Drawing
import Scenes

/// How the page looks.
extension GalleryPage {
    /// The colours of the page; a card is the ground of the pictures on it.
    static var colors: String {
        let light = Theme.light
        let dark = Theme.dark
        return """
            :root {
              color-scheme: light dark;
              --ground: light-dark(#F3F5F8, #0C0E12);
              --card: light-dark(\(light.backdrop.css), \(dark.backdrop.css));
              --ink: light-dark(\(light.ink.css), \(dark.ink.css));
              --quiet: light-dark(#5A6472, #9AA4B2);
              --line: light-dark(#DFE3EA, #272C35);
              --well: light-dark(#E8EBF0, #1D2129);
              --chosen: light-dark(#FFFFFF, #3A414D);
              --accent: light-dark(\(light.selection.fill.css), \(dark.selection.fill.css));
              --alarm: light-dark(#B3261E, #FF8A80);
            }
            """
    }

    /// The switches, the cards and the list of failures.
    static let style = """
        :root[data-theme=light] { color-scheme: light; }
        :root[data-theme=dark] { color-scheme: dark; }
        #switches { display: flex; flex-wrap: wrap; gap: 10px 14px; }

        main { max-width: 1760px; margin: 0 auto; padding: 28px 32px 56px; }
        .halls { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(400px, 100%), 1fr)); gap: 24px; }
        .hall {
          display: flex; flex-direction: column; min-width: 0; overflow: hidden; padding-bottom: 14px;
          background: var(--card); border: 1px solid var(--line); border-radius: 14px;
          transition: border-color 0.15s, box-shadow 0.15s;
        }
        .hall:hover { border-color: color-mix(in srgb, var(--line), var(--ink) 22%); box-shadow: 0 6px 22px rgb(0 0 0 / 9%); }
        .picture {
          position: relative; display: block; width: 100%; aspect-ratio: 4 / 3; margin-bottom: 10px; padding: 0;
          background: none; border: 0; cursor: zoom-in;
        }
        .picture:focus-visible { outline-offset: -4px; border-radius: 14px; }
        .picture img {
          position: absolute; top: 16px; left: 16px; width: calc(100% - 32px); height: calc(100% - 32px);
          object-fit: contain;
        }
        .caption { display: flex; gap: 14px; align-items: baseline; justify-content: space-between; padding: 0 18px; }
        .caption * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .caption p { color: var(--quiet); font-size: 13px; line-height: 22px; }
        .caption p:last-child { flex: none; font-variant-numeric: tabular-nums; }
        .caption h2 { font-weight: 600; }
        .empty { padding: 88px 0; color: var(--quiet); text-align: center; }

        .failures {
          margin-bottom: 28px; padding: 18px 22px; border-radius: 14px;
          background: color-mix(in srgb, var(--card), var(--alarm) 5%);
          border: 1px solid color-mix(in srgb, var(--line), var(--alarm) 28%);
        }
        .failures h2 { color: var(--alarm); font-weight: 600; }
        .failures div { display: grid; grid-template-columns: minmax(120px, 240px) 1fr; gap: 4px 22px; margin-top: 8px; }
        .failures dt, .failures dd { overflow-wrap: anywhere; }
        .failures dd { color: var(--quiet); }
        @media (max-width: 640px) {
          main { padding: 18px 16px 40px; }
          .failures div { grid-template-columns: 1fr; }
        }
        """
}
