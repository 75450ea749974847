/// The style that all pages have in common.
///
/// A page says its colours in the variables `ground`, `card`, `ink`, `quiet`, `line`, `well`, `chosen`, `accent` and
/// `alarm`.
public enum PageStyle {
    /// Texts, the bar at the top, the search field, switches and round buttons.
    public static let base = """
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body {
          margin: 0; background: var(--ground); color: var(--ink);
          font: 15px/1.4 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK SC", sans-serif;
        }
        h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; font: inherit; list-style: none; }
        button, input { font: inherit; color: inherit; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

        body > header, .bar {
          display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; padding: 14px 32px;
          background: color-mix(in srgb, var(--ground) 86%, transparent); backdrop-filter: blur(14px);
          border-bottom: 1px solid var(--line);
        }
        body > header { position: sticky; top: 0; z-index: 1; }
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

        fieldset {
          display: flex; margin: 0; padding: 3px; min-width: 0; border: 0; border-radius: 9px; background: var(--well);
        }
        fieldset input { position: absolute; opacity: 0; }
        fieldset span {
          display: block; padding: 0 11px; border-radius: 7px; color: var(--quiet); font-size: 13px; line-height: 28px;
          cursor: pointer; user-select: none; white-space: nowrap;
        }
        fieldset span:hover { color: var(--ink); }
        fieldset :checked + span { background: var(--chosen); color: var(--ink); box-shadow: 0 1px 2px rgb(0 0 0 / 18%); }
        fieldset :focus-visible + span { outline: 2px solid var(--accent); outline-offset: 1px; }

        dialog {
          width: 100vw; height: 100vh; max-width: none; max-height: none; margin: 0; padding: 0; border: 0;
          background: var(--ground); color: var(--ink);
        }
        .buttons { display: flex; gap: 6px; align-items: center; }
        .buttons button {
          width: 34px; height: 34px; padding: 0 0 2px; background: var(--well); border: 0; border-radius: 9px;
          font-size: 19px; line-height: 1; cursor: pointer;
        }
        .buttons button:hover { background: var(--line); }
        .buttons button:disabled { opacity: 0.4; cursor: default; }
        #zoom { min-width: 2.4em; color: var(--quiet); font-variant-numeric: tabular-nums; text-align: center; }
        @media (max-width: 640px) {
          body > header, .bar { padding: 12px 16px; }
          body > header { position: static; }
          .search { max-width: none; flex-basis: 100%; }
          fieldset, .buttons { flex-wrap: wrap; }
          fieldset span { padding: 0 8px; }
        }
        @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
        """
}
