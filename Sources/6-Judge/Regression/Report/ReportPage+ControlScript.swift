/// What buttons, keys and pointers do.
extension ReportPage {
    /// The script of the controls.
    static let controlScript = """
        document.addEventListener("click", event => {
          const button = event.target.closest("button");
          if (!button) return;
          const item = button.closest(".case") ?? view.item;
          if (button.classList.contains("copy")) copy(button);
          else if ("help" in button.dataset) find("help").showModal();
          else if (button.dataset.box && viewer.open) showPlace(Number(button.dataset.place));
          else if (button.dataset.box) openViewer(item, undefined, Number(button.dataset.place));
          else if (button.classList.contains("picture"))
            openViewer(item, button.dataset.role === "difference" ? "difference" : "side");
        });
        const buttons = {
          "previous": () => goBy(-1), "next": () => goBy(1), "zoom-out": () => zoomBy(-1), "zoom-in": () => zoomBy(1),
          "fit": showAll, "close": () => viewer.close(), "pause": pauseOrFlip, "place-back": () => stepPlace(-1),
          "place-on": () => stepPlace(1),
        };
        for (const [id, action] of Object.entries(buttons)) find(id).addEventListener("click", () => action());
        find("modes").addEventListener("change", event => showMode(event.target.value));
        function setAmount(amount) {
          view.amounts[view.mode] = clamp(amount, 0, 100);
          find("amount").value = view.amounts[view.mode];
          mix();
          layOut();
        }
        find("amount").addEventListener("input", event => setAmount(Number(event.target.value)));
        viewer.addEventListener("close", () => {
          setBlinking(false);
          remember();
          makeCurrent(view.item);
        });

        const viewerKeys = {
          "j": () => goBy(1), "n": () => goBy(1), "k": () => goBy(-1), "p": () => goBy(-1),
          "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), "−": () => zoomBy(-1), "0": showAll,
          "c": () => stepPlace(1), "C": () => stepPlace(-1), " ": pauseOrFlip,
          "ArrowLeft": () => moveBy(-60, 0), "ArrowRight": () => moveBy(60, 0),
          "ArrowUp": () => moveBy(0, -60), "ArrowDown": () => moveBy(0, 60),
        };
        const pageKeys = {
          "j": () => makeCurrent(neighbour(current, 1)), "n": () => makeCurrent(neighbour(current, 1)),
          "k": () => makeCurrent(neighbour(current, -1)), "p": () => makeCurrent(neighbour(current, -1)),
          "Enter": () => openViewer(current), "/": () => find("filter").focus(),
        };
        modeNames.forEach((mode, index) => {
          viewerKeys[index + 1] = () => showMode(mode);
          pageKeys[index + 1] = () => openViewer(current ?? neighbour(null, 1), mode);
        });
        // Keys that a field or a button under the focus needs stay its own.
        function isTaken(key, target) {
          if (target.type === "search") return true;
          if (target.matches("button, summary, a")) return key === " " || key === "Enter";
          return target.matches("input") && key.startsWith("Arrow");
        }
        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey || find("help").open) return;
          if (event.target.type === "search" && event.key === "Escape") event.target.blur();
          if (isTaken(event.key, event.target)) return;
          const action = event.key === "?" ? () => find("help").showModal()
            : (viewer.open ? viewerKeys : pageKeys)[event.key];
          if (!action) return;
          event.preventDefault();
          action();
        });
        addEventListener("focusin", event => {
          const item = event.target.closest?.(".case");
          if (!item || item === current) return;
          current?.classList.remove("current");
          current = item;
          item.classList.add("current");
        });

        let grip = null;
        stage.addEventListener("pointerdown", event => {
          if (event.button !== 0) return;
          const isLine = Boolean(event.target.closest(".line"));
          grip = { isLine, x: event.clientX, y: event.clientY };
          try { stage.setPointerCapture(event.pointerId); } catch {}
          stage.classList.add("dragged");
        });
        stage.addEventListener("pointermove", event => {
          if (!grip) return;
          const pane = panes[0].getBoundingClientRect();
          if (grip.isLine) setAmount((event.clientX - pane.left) / pane.width * 100);
          else moveBy(grip.x - event.clientX, grip.y - event.clientY);
          Object.assign(grip, { x: event.clientX, y: event.clientY });
        });
        for (const end of ["pointerup", "pointercancel"])
          stage.addEventListener(end, () => {
            grip = null;
            stage.classList.remove("dragged");
          });
        stage.addEventListener("wheel", event => {
          event.preventDefault();
          if (!event.ctrlKey && !event.metaKey) return moveBy(event.deltaX, event.deltaY);
          const pane = (event.target.closest(".pane") ?? panes[0]).getBoundingClientRect();
          zoomBy(
            -Math.sign(event.deltaY), event.clientX - pane.left - pane.width / 2,
            event.clientY - pane.top - pane.height / 2);
        }, { passive: false });
        addEventListener("resize", () => { if (viewer.open) (view.isFitting ? showAll : layOut)(); });
        addEventListener("hashchange", followAddress);
        followAddress();
        """
}
