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

    /// The header, the cards and the list of failures.
    static let style = """
        :root[data-theme=light] { color-scheme: light; }
        :root[data-theme=dark] { color-scheme: dark; }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body {
          margin: 0; background: var(--ground); color: var(--ink);
          font: 15px/1.4 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK SC", sans-serif;
        }
        h1, h2, p, ul, dl, dd { margin: 0; padding: 0; font: inherit; list-style: none; }
        button, input { font: inherit; color: inherit; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

        header, .bar {
          display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; padding: 14px 32px;
          background: color-mix(in srgb, var(--ground) 86%, transparent); backdrop-filter: blur(14px);
          border-bottom: 1px solid var(--line);
        }
        header { position: sticky; top: 0; z-index: 1; }
        .title { display: flex; gap: 10px; align-items: baseline; min-width: 0; }
        h1 { font-size: 19px; font-weight: 600; letter-spacing: -0.01em; }
        .title output, .title p { color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap; }
        .search { flex: 1 1 200px; max-width: 360px; margin-left: auto; }
        .search input {
          width: 100%; height: 34px; padding: 0 12px; background: var(--card); border: 1px solid var(--line);
          border-radius: 9px;
        }
        .search input:focus { outline: 2px solid var(--accent); outline-offset: -1px; }
        ::placeholder { color: var(--quiet); opacity: 1; }

        #switches { display: flex; flex-wrap: wrap; gap: 10px 14px; }
        fieldset {
          display: flex; margin: 0; padding: 3px; min-width: 0; border: 0; border-radius: 9px; background: var(--well);
        }
        fieldset input { position: absolute; opacity: 0; }
        fieldset span {
          display: block; padding: 0 11px; border-radius: 7px; color: var(--quiet); font-size: 13px; line-height: 28px;
          cursor: pointer; user-select: none;
        }
        fieldset span:hover { color: var(--ink); }
        fieldset :checked + span { background: var(--chosen); color: var(--ink); box-shadow: 0 1px 2px rgb(0 0 0 / 18%); }
        fieldset :focus-visible + span { outline: 2px solid var(--accent); outline-offset: 1px; }

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
          header, .bar { padding: 12px 16px; }
          header { position: static; }
          main { padding: 18px 16px 40px; }
          .search { max-width: none; flex-basis: 100%; }
          .failures div { grid-template-columns: 1fr; }
        }
        """
}
