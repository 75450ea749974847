/// What the viewer shows: a case, in one of five ways, and its places.
extension ReportPage {
    /// The script of the viewer.
    static let viewerScript = """
        const modeNames = ["side", "slider", "blend", "blink", "difference"];
        const calmMotion = matchMedia("(prefers-reduced-motion: reduce)");
        let blinking = null;

        function fill(pane, roles) {
          const images = pane.querySelectorAll("img");
          roles.forEach((role, index) => {
            const picture = pictureOf(view.item, role);
            images[index].hidden = !picture;
            if (picture) images[index].src = picture.getAttribute("src");
            else images[index].removeAttribute("src");
            for (const side of ["width", "height"])
              images[index].setAttribute(side, picture?.getAttribute(side) ?? 0);
          });
        }

        const hasPair = item => pictureOf(item, "expected") && pictureOf(item, "actual");
        const canShow = (item, mode) =>
          mode === "side" || (mode === "difference" ? Boolean(pictureOf(item, "difference")) : Boolean(hasPair(item)));

        function showCase(item) {
          view.item = item;
          view.place = -1;
          fill(panes[0], ["expected", "actual", "difference"]);
          fill(panes[1], ["actual"]);
          const route_ = route();
          find("viewer-title").textContent = item.dataset.name;
          find("viewer-count").textContent = route_.includes(item) ? `${route_.indexOf(item) + 1} of ${route_.length}` : "";
          const about = item.querySelector(".facts").cloneNode(true);
          about.querySelector(".name, h3")?.remove();
          find("about").replaceChildren(about);
          find("steps").hidden = !item.querySelector("[data-box]");
          for (const input of document.querySelectorAll("input[name=mode]"))
            input.disabled = !canShow(item, input.value);
          showMode(canShow(item, view.mode) ? view.mode : "side");
        }

        function showMode(mode) {
          if (!canShow(view.item, mode)) return;
          view.mode = mode;
          viewer.dataset.mode = mode;
          document.querySelector(`input[name=mode][value=${mode}]`).checked = true;
          viewer.dataset.single = mode !== "side" || (view.item.dataset.outcome === "pass" && !isCard(view.item));
          find("mix").hidden = !["slider", "blend"].includes(mode);
          find("blinking").hidden = mode !== "blink";
          find("amount").value = view.amounts[mode] ?? 50;
          find("amount-label").textContent = mode === "slider" ? "Line" : "Actual";
          setBlinking(mode === "blink" && !calmMotion.matches);
          mix();
          describePanes();
          layOut();
          remember();
        }

        // Blends so that what both pictures have in common stays as it is, also where it is transparent.
        function mix() {
          const [expected, actual] = panes[0].querySelectorAll("img");
          const share = view.mode === "blend" ? view.amounts.blend / 100 : null;
          expected.style.opacity = share === null ? "" : 1 - share;
          actual.style.opacity = share === null ? "" : share;
          viewer.dataset.shows = view.showsActual ? "actual" : "expected";
        }

        function describePanes() {
          const labels = {
            side: "expected", slider: "expected | actual", blend: "expected and actual",
            blink: view.showsActual ? "actual" : "expected", difference: "difference",
          };
          [labels[view.mode], "actual"].forEach((text, index) => {
            const pane = panes[index];
            const role = index === 0 ? "expected" : "actual";
            const absent = view.item.querySelector(`.absent[data-role="${role}"]`);
            pane.querySelector(".reason").hidden = !absent || view.mode !== "side";
            pane.querySelector(".reason").textContent = absent?.textContent ?? "";
            pane.querySelector(".label").textContent = text;
            pane.querySelector(".label").dataset.role = text;
          });
          find("blink-state").textContent = `shows ${view.showsActual ? "actual" : "expected"}`;
        }

        function flip() {
          view.showsActual = !view.showsActual;
          mix();
          describePanes();
        }

        function setBlinking(isOn) {
          clearInterval(blinking);
          blinking = isOn ? setInterval(flip, 600) : null;
          find("pause").textContent = isOn ? "Pause" : "Change";
        }

        // Stops blinking at first, then changes by hand.
        function pauseOrFlip() {
          if (view.mode !== "blink") return;
          if (blinking === null) flip();
          else setBlinking(false);
        }

        function showPlace(place) {
          view.place = place;
          const box = placeBox();
          if (box) {
            const room = (length, size) => screenPixels(length) / (2 * Math.max(size, 8));
            const largest = Math.min(
              8, room(panes[0].clientWidth, box.width), room(panes[0].clientHeight, box.height));
            view.zoom = zoomSteps.findLast(zoom => zoom <= largest) ?? fittingZoom();
            moveTo(box.x + box.width / 2, box.y + box.height / 2);
          }
          for (const button of viewer.querySelectorAll("[data-box]"))
            button.setAttribute("aria-pressed", Number(button.dataset.place) === place);
          remember();
        }

        function stepPlace(steps) {
          const count = view.item.querySelectorAll(".places [data-box]").length;
          if (count === 0) return;
          showPlace(view.place < 0 ? (steps > 0 ? 0 : count - 1) : (view.place + steps + count) % count);
        }

        function openViewer(item, mode = view.mode, place = -1) {
          if (!item) return;
          if (!viewer.open) viewer.showModal();
          view.mode = mode;
          showCase(item);
          showAll();
          if (place >= 0) showPlace(place);
          stage.focus();
        }

        function goBy(steps) {
          const item = neighbour(view.item, steps);
          if (item) openViewer(item);
        }

        // The address says what is looked at, so that it can be sent to somebody.
        function remember() {
          const place = view.place < 0 ? "" : `&place=${view.place + 1}`;
          const hash = viewer.open ? `#case=${encodeURIComponent(view.item.dataset.name)}&mode=${view.mode}${place}` : "#";
          if (location.hash !== hash) history.replaceState(null, "", hash);
        }

        function followAddress() {
          const words = new URLSearchParams(location.hash.slice(1));
          const item = cases.find(item => item.dataset.name === words.get("case"));
          const mode = modeNames.includes(words.get("mode")) ? words.get("mode") : "side";
          if (item) openViewer(item, mode, Number(words.get("place") ?? 0) - 1);
        }
        """
}
