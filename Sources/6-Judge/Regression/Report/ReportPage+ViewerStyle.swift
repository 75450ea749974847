/// How the viewer looks, and what of the pictures is seen in each of its modes.
extension ReportPage {
    /// The style of the viewer.
    static let viewerStyle = """
        #viewer[open] { display: flex; flex-direction: column; }
        .bar .title { flex: 1 1 160px; }
        .bar h2 { overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
        #next, #fit { margin-right: 10px; }
        #modes input:disabled + span { opacity: 0.35; cursor: default; }
        .work { display: flex; flex: 1; min-height: 0; }
        #stage { display: flex; flex: 1; gap: 3px; min-width: 0; background: var(--quiet); cursor: grab; touch-action: none; }
        #stage:focus-visible { outline-offset: -3px; }
        #stage.dragged { cursor: grabbing; }
        .pane {
          position: relative; flex: 1; min-width: 0; min-height: 0; overflow: hidden; user-select: none;
          background: var(--well);
        }
        .ground {
          position: absolute; top: 0; left: 0;
          background: repeating-conic-gradient(var(--checker) 0 25%, var(--card) 0 50%) 0 / 20px 20px;
        }
        .sheet { position: absolute; top: 0; left: 0; isolation: isolate; }
        .sheet img { position: absolute; top: 0; left: 0; max-width: none; }
        .frame {
          position: absolute; top: 0; left: 0; box-sizing: content-box; margin: -6px; padding: 4px; border: 2px solid var(--accent);
          border-radius: 6px; pointer-events: none;
        }
        .label {
          position: absolute; top: 10px; left: 50%; translate: -50% 0; padding: 2px 12px; border-radius: 99px; font-size: 13px;
          white-space: nowrap; background: color-mix(in srgb, var(--card) 90%, transparent); border: 1px solid var(--line);
          pointer-events: none;
        }
        .label[data-role=actual] { background: var(--accent); border-color: var(--accent); color: var(--card); }
        .reason {
          position: absolute; inset: 0; display: grid; place-items: center; padding: 24px; color: var(--quiet);
          background: var(--ground); text-align: center;
        }
        .line { position: absolute; top: 0; bottom: 0; width: 25px; margin-left: -12px; cursor: ew-resize; }
        .line::before { content: ""; position: absolute; top: 0; bottom: 0; left: 11px; width: 3px; background: var(--accent); }
        .line::after {
          content: "↔"; position: absolute; top: 50%; left: 0; width: 25px; border-radius: 99px; background: var(--accent);
          color: var(--card); line-height: 25px; text-align: center;
        }
        [data-single=true] #second { display: none; }
        [data-mode=side] #first :is([data-layer=actual], [data-layer=difference]),
        [data-mode=slider] #first [data-layer=difference], [data-mode=blend] #first [data-layer=difference],
        [data-mode=blink] #first [data-layer=difference], [data-mode=blink][data-shows=expected] #first [data-layer=actual],
        [data-mode=blink][data-shows=actual] #first [data-layer=expected],
        [data-mode=difference] #first :is([data-layer=expected], [data-layer=actual]) { display: none; }
        [data-mode=blend] #first img { mix-blend-mode: plus-lighter; }

        aside {
          flex: none; width: 340px; padding: 16px 20px; overflow-y: auto; background: var(--card);
          border-left: 1px solid var(--line);
        }
        aside > div { margin-bottom: 14px; }
        #mix { display: flex; gap: 12px; align-items: center; }
        #mix input { flex: 1; min-width: 0; accent-color: var(--accent); }
        #mix label { min-width: 44px; color: var(--quiet); font-size: 13px; }
        #blinking output { margin-left: 8px; color: var(--quiet); font-size: 13px; }
        #steps { display: flex; gap: 8px; }
        #steps button { flex: 1; }
        @media (max-width: 900px) {
          .work { flex-direction: column; }
          #stage { min-height: 45vh; }
          aside { width: auto; max-height: 40vh; border-left: 0; border-top: 1px solid var(--line); }
        }
        @media (max-width: 640px) { [data-mode=side] #stage { flex-direction: column; } }
        """
}
