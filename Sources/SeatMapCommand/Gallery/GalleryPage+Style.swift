extension GalleryPage {
    static let style = """
        :root { color-scheme: light; --page: #f4f5f8; --card: #fff; --ink: #23272e; --quiet: #667081; --line: #d9dee6; --accent: #b85400 }
        [data-theme=dark] { color-scheme: dark; --page: #0c0e12; --card: #14171c; --ink: #f1f3f6; --quiet: #9aa4b2; --line: #2a3039;
          --accent: #ff9d32 }
        * { box-sizing: border-box }
        body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
        header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 10px 26px;
          align-items: center; padding: 14px 28px; background: var(--card); border-bottom: 1px solid var(--line) }
        h1 { margin: 0; font-size: 20px }
        h2 { margin: 0 0 4px; font-size: 16px }
        fieldset { display: flex; gap: 12px; margin: 0; padding: 0; border: 0 }
        legend { float: left; padding: 0; margin-right: 10px; color: var(--quiet) }
        label { color: var(--ink) }
        input[type=search], select { padding: 5px 10px; font: inherit; color: inherit; background: var(--page);
          border: 1px solid var(--line); border-radius: 8px }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
        #count { color: var(--quiet); min-width: 6em }
        #failures { margin: 22px 28px 0; padding: 14px 20px; background: var(--card); border-left: 4px solid #d32f2f;
          border-radius: 8px }
        #failures ul { margin: 0; padding-left: 20px; overflow-wrap: anywhere }
        main { display: grid; grid-template-columns: repeat(auto-fill, minmax(330px, 1fr)); gap: 24px; padding: 28px }
        main button { padding: 0; font: inherit; color: inherit; text-align: left; background: var(--card);
          border: 1px solid var(--line); border-radius: 14px; overflow: hidden; cursor: zoom-in }
        main button:hover { border-color: var(--accent) }
        main img { display: block; width: 100%; height: 270px; object-fit: contain; padding: 12px }
        main span { display: block; padding: 10px 16px 14px; border-top: 1px solid var(--line) }
        main small { display: block; color: var(--quiet); overflow-wrap: anywhere }
        #empty { padding: 60px; text-align: center; color: var(--quiet) }
        dialog { width: 100vw; height: 100vh; max-width: none; max-height: none; margin: 0; padding: 0; border: 0;
          background: var(--page); color: var(--ink) }
        dialog[open] { display: flex; flex-direction: column }
        .bar { display: flex; gap: 10px; align-items: center; padding: 10px 20px; background: var(--card);
          border-bottom: 1px solid var(--line) }
        .bar b { flex: 1 }
        .bar button { width: 36px; height: 32px; font: 17px system-ui; color: inherit; background: var(--page);
          border: 1px solid var(--line); border-radius: 8px; cursor: pointer }
        #stage { flex: 1; overflow: auto; cursor: grab }
        #stage img { display: block; margin: 24px auto; image-rendering: pixelated }
        [data-vision=protan] img { filter: url(#protan) }
        [data-vision=deutan] img { filter: url(#deutan) }
        [data-vision=tritan] img { filter: url(#tritan) }
        """
}
