/// How the page looks, in light and in dark as the system is.
extension ReportPage {
    /// The colours; each kind of outcome has its own, beside its name.
    static let colors = """
        :root {
          color-scheme: light dark;
          --ground: light-dark(#F3F5F8, #0C0E12);
          --card: light-dark(#FFFFFF, #16191F);
          --ink: light-dark(#2B303A, #E8EBF0);
          --quiet: light-dark(#5A6472, #9AA4B2);
          --line: light-dark(#DFE3EA, #272C35);
          --well: light-dark(#E8EBF0, #1D2129);
          --chosen: light-dark(#FFFFFF, #3A414D);
          --accent: light-dark(#1F6FEB, #6CB0FF);
          --alarm: light-dark(#C62828, #FF8A80);
          --good: light-dark(#1B7F4B, #5FD39A);
          --warn: light-dark(#9A5B00, #F2B85C);
          --size: light-dark(#7A3FB5, #C9A2F5);
          --checker: light-dark(#ECEEF2, #20242C);
        }
        .case { --mark: var(--alarm); }
        .case[data-mark=missing], .case[data-mark=notFetched], .case[data-mark=tolerated] { --mark: var(--warn); }
        .case[data-mark=sizeChanged], .case[data-mark=unexpected] { --mark: var(--size); }
        .case[data-mark=pass] { --mark: var(--good); }
        """

    /// The header and what stands around the cases.
    static let style = """
        .title h1 { overflow: hidden; text-overflow: ellipsis; }
        .verdict { flex: none; width: 12px; height: 12px; border-radius: 50%; align-self: center; background: var(--good); }
        .verdict.bad { background: var(--alarm); border-radius: 3px; }
        .filters { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; min-width: 0; }
        .filters fieldset { flex-wrap: wrap; }
        main { max-width: 1760px; margin: 0 auto; padding: 24px 32px 56px; }
        .section { margin: 8px 0 12px; color: var(--quiet); font-size: 13px; font-weight: 600; }
        section + section, .fold { margin-top: 28px; }
        .notes {
          margin-bottom: 24px; padding: 14px 20px; border-radius: 12px; color: var(--ink);
          background: color-mix(in srgb, var(--card), var(--warn) 9%);
          border: 1px solid color-mix(in srgb, var(--line), var(--warn) 35%);
        }
        .notes ul { margin-top: 6px; color: var(--quiet); font-size: 13px; overflow-wrap: anywhere; }
        .fold > summary { padding: 8px 0; color: var(--quiet); font-weight: 600; cursor: pointer; }
        .fold > summary:hover { color: var(--ink); }
        .table { overflow-x: auto; }
        table { border-collapse: collapse; font-size: 13px; }
        th, td { padding: 4px 24px 4px 0; text-align: left; font-weight: 400; overflow-wrap: anywhere; }
        thead th { color: var(--quiet); }
        .other :is(td, th) { color: var(--warn); font-weight: 600; }
        .empty { padding: 88px 0; color: var(--quiet); text-align: center; }
        kbd {
          display: inline-block; min-width: 24px; padding: 1px 6px; border: 1px solid var(--line); border-radius: 6px;
          background: var(--well); font: inherit; font-size: 13px; text-align: center;
        }
        #help {
          width: min(440px, calc(100vw - 32px)); height: fit-content; max-height: calc(100vh - 32px); margin: auto;
          padding: 22px 26px; border: 1px solid var(--line); border-radius: 14px; background: var(--card);
        }
        #help::backdrop { background: rgb(0 0 0 / 45%); }
        #help h2 { margin-bottom: 12px; font-weight: 600; }
        #help div { display: grid; grid-template-columns: 130px 1fr; padding: 3px 0; }
        #help form { margin-top: 14px; text-align: right; }
        #help form button, .copy, aside button {
          padding: 5px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--well); font-size: 13px;
          cursor: pointer;
        }
        .copy:hover, aside button:hover, #help form button:hover { border-color: var(--quiet); }
        @media (max-width: 640px) { main { padding: 16px 16px 40px; } }
        """
}
