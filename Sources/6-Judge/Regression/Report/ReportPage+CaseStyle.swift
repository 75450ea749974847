/// How cases look.
extension ReportPage {
    /// The cards, their facts and pictures, and the grid of what passes.
    static let caseStyle = """
        .card {
          display: grid; grid-template-columns: minmax(260px, 25rem) 1fr; gap: 20px 28px; margin-bottom: 16px;
          padding: 18px 22px 20px 20px; background: var(--card); border: 1px solid var(--line);
          border-left: 4px solid var(--mark); border-radius: 12px; scroll-margin-top: 90px;
        }
        .case:focus { outline: none; }
        .case.current { box-shadow: 0 0 0 2px var(--accent); }
        .name { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; }
        .name h3, .grid h3 { font-weight: 600; overflow-wrap: anywhere; }
        .name h3 { font-size: 17px; }
        .badge {
          padding: 1px 9px; border-radius: 99px; font-size: 12.5px; font-weight: 600; white-space: nowrap;
          color: var(--mark); background: color-mix(in srgb, var(--card), var(--mark) 13%);
        }
        .facts { min-width: 0; }
        .facts > * + * { margin-top: 10px; }
        .facts b { margin-right: 4px; font-size: 13px; font-weight: 600; color: var(--quiet); }
        .guards, .tolerance, .reasons { color: var(--quiet); font-size: 14px; overflow-wrap: anywhere; }
        .tolerance ul { padding-left: 16px; list-style: disc; }
        .tolerance .other { color: var(--alarm); font-weight: 600; }
        .reasons { padding: 8px 12px; background: var(--well); border-radius: 8px; color: var(--ink); }
        .facts dl { font-size: 13px; font-variant-numeric: tabular-nums; }
        .facts dl div { display: flex; justify-content: space-between; gap: 12px; padding: 3px 0; border-bottom: 1px solid var(--line); }
        .facts dt { color: var(--quiet); white-space: nowrap; }
        .facts dd { text-align: right; }
        .places ol { display: flex; flex-wrap: wrap; gap: 5px; margin-top: 4px; }
        .places button {
          padding: 3px 9px; border: 1px solid var(--line); border-radius: 8px; background: var(--well); font-size: 13px;
          cursor: pointer;
        }
        .places button:hover { border-color: var(--mark, var(--accent)); }
        .places button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--card); }
        .places small { margin-left: 6px; font-size: 11px; opacity: 0.75; }
        .places .more { align-self: center; color: var(--quiet); font-size: 13px; }
        .advice p { font-size: 14px; }
        .command { display: flex; gap: 8px; align-items: center; margin-top: 6px; }
        .command code {
          flex: 1; min-width: 0; padding: 5px 10px; border-radius: 8px; background: var(--well); overflow-wrap: anywhere;
          font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; user-select: all;
        }

        .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr)); gap: 12px; align-content: start; }
        .picture {
          display: flex; flex-direction: column; min-width: 0; padding: 8px 8px 6px; border: 1px solid var(--line);
          border-radius: 10px; background: var(--ground); text-align: center; cursor: zoom-in;
        }
        .picture:hover { border-color: var(--quiet); }
        .picture img { display: block; flex: 1; width: 100%; height: auto; min-height: 0; max-height: 300px; object-fit: contain; }
        .picture span { padding-top: 6px; color: var(--quiet); font-size: 12.5px; }
        .absent {
          display: grid; place-items: center; min-height: 140px; padding: 12px; border: 1.5px dashed color-mix(in srgb, var(--line), var(--quiet) 40%);
          border-radius: 10px; color: var(--quiet); text-align: center;
        }
        .closeups { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 12px; }
        .closeup { position: relative; flex: none; width: 220px; height: 130px; padding: 0; overflow: hidden; }
        .closeup img { position: absolute; max-width: none; max-height: none; image-rendering: pixelated; }
        .closeup span {
          position: absolute; left: 6px; bottom: 6px; padding: 1px 8px; border-radius: 99px; font-size: 12px;
          background: color-mix(in srgb, var(--card) 88%, transparent); color: var(--ink);
        }

        .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr)); gap: 16px; }
        .grid .case { display: flex; flex-direction: column; gap: 8px; border-radius: 10px; }
        .grid .picture { background: var(--card); }
        .grid .picture img { height: 150px; }
        .grid .picture span { display: none; }
        .grid .facts > * + * { margin-top: 2px; }
        .grid h3 { font-size: 14px; }
        .grid .guards { font-size: 12.5px; }
        .grid .guards b { display: none; }
        @media (max-width: 900px) { .card { grid-template-columns: minmax(0, 1fr); } }
        """
}
