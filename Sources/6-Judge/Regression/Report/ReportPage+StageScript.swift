/// How the viewer lays pictures out: where they are, how large, and what of them is seen.
extension ReportPage {
    /// The script of the stage.
    ///
    /// What is looked at is a point of the picture and a zoom, which both panes share; so they move together.
    static let stageScript = """
        const viewer = find("viewer");
        const stage = find("stage");
        const panes = [find("first"), find("second")];
        const zoomSteps = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
        const view = {
          item: null, mode: "side", place: -1, x: 0, y: 0, zoom: 1, showsActual: false,
          isFitting: true, amounts: { slider: 50, blend: 50 },
        };
        const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
        const screenPixels = length => length * devicePixelRatio;

        // Returns the picture of a case, or undefined where there is none.
        const pictureOf = (item, role) => item.querySelector(`.picture[data-role="${role}"] > img`);
        const sizeOf = image => ({
          width: Number(image.getAttribute("width")), height: Number(image.getAttribute("height")),
        });

        // Returns the size that covers all pictures of the case.
        function wholeSize() {
          const sizes = [...view.item.querySelectorAll(".picture > img")].map(sizeOf);
          return {
            width: Math.max(1, ...sizes.map(size => size.width)),
            height: Math.max(1, ...sizes.map(size => size.height)),
          };
        }

        // Returns the zoom at which all of it is seen; never larger than it is unless it is very small.
        function fittingZoom() {
          const { width, height } = wholeSize();
          const zoom = Math.min(
            screenPixels(panes[0].clientWidth - 32) / width, screenPixels(panes[0].clientHeight - 72) / height);
          return zoom >= 1 ? clamp(Math.floor(zoom), 1, 8) : Math.max(zoom, zoomSteps[0]);
        }

        function showAll() {
          const { width, height } = wholeSize();
          Object.assign(view, { x: width / 2, y: height / 2, zoom: fittingZoom(), isFitting: true });
          layOut();
        }

        // The frame of the place, in pixels of the picture.
        function placeBox() {
          const button = view.item.querySelector(`[data-place="${view.place}"]`);
          if (!button) return null;
          const [x, y, width, height] = button.dataset.box.split(",").map(Number);
          return { x, y, width, height };
        }

        // One pixel of a picture is a whole number of pixels of the screen, unless it is made smaller.
        function layOut() {
          const factor = view.zoom / devicePixelRatio;
          const box = placeBox();
          const whole = wholeSize();
          for (const pane of panes) {
            const align = value => Math.round(screenPixels(value)) / devicePixelRatio;
            const left = align(pane.clientWidth / 2 - view.x * factor);
            const top = align(pane.clientHeight / 2 - view.y * factor);
            const sheet = pane.querySelector(".sheet");
            sheet.style.translate = `${left}px ${top}px`;
            const ground = pane.querySelector(".ground");
            ground.style.translate = sheet.style.translate;
            ground.style.width = `${whole.width * factor}px`;
            ground.style.height = `${whole.height * factor}px`;
            for (const image of sheet.querySelectorAll("img")) {
              const { width, height } = sizeOf(image);
              image.style.width = `${width * factor}px`;
              image.style.height = `${height * factor}px`;
              image.style.imageRendering = view.zoom < 1 ? "auto" : "pixelated";
            }
            layOutFrame(sheet.querySelector(".frame"), box, factor);
            cut(pane, left);
          }
          find("zoom").textContent = view.zoom < 1 ? `${Math.round(view.zoom * 100)}%` : `${view.zoom}×`;
          find("zoom-out").disabled = view.zoom <= zoomSteps[0];
          find("zoom-in").disabled = view.zoom >= zoomSteps.at(-1);
        }

        function layOutFrame(frame, box, factor) {
          frame.hidden = !box;
          if (!box) return;
          frame.style.translate = `${box.x * factor}px ${box.y * factor}px`;
          frame.style.width = `${box.width * factor}px`;
          frame.style.height = `${box.height * factor}px`;
        }

        // Shows expected left of the slider's line and actual right of it.
        function cut(pane, left) {
          const isCut = view.mode === "slider" && pane === panes[0];
          const place = pane.clientWidth * view.amounts.slider / 100;
          const line = pane.querySelector(".line");
          line.hidden = !isCut;
          line.style.left = `${place}px`;
          const [expected, actual] = pane.querySelectorAll("img");
          if (pane !== panes[0]) return;
          const right = left + parseFloat(expected.style.width) - place;
          expected.style.clipPath = isCut ? `inset(0 ${Math.max(0, right)}px 0 0)` : "";
          actual.style.clipPath = isCut ? `inset(0 0 0 ${Math.max(0, place - left)}px)` : "";
        }

        function zoomTo(zoom, dx = 0, dy = 0) {
          // The point of the picture under (dx, dy), from the middle of a pane, stays there.
          const shift = devicePixelRatio / view.zoom - devicePixelRatio / zoom;
          view.zoom = zoom;
          moveTo(view.x + dx * shift, view.y + dy * shift);
        }

        function zoomBy(steps, dx, dy) {
          const next = steps > 0
            ? zoomSteps.find(zoom => zoom > view.zoom * 1.001)
            : zoomSteps.findLast(zoom => zoom < view.zoom / 1.001);
          if (next) zoomTo(next, dx, dy);
        }

        function moveTo(x, y) {
          const { width, height } = wholeSize();
          Object.assign(view, { x: clamp(x, 0, width), y: clamp(y, 0, height), isFitting: false });
          layOut();
        }

        // Moves by a distance on the screen.
        function moveBy(dx, dy) {
          const factor = view.zoom / devicePixelRatio;
          moveTo(view.x + dx / factor, view.y + dy / factor);
        }
        """
}
