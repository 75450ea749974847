/// What the viewer does: magnifying, moving, and going from hall to hall.
extension GalleryPage {
    /// The script of the viewer.
    static let viewerScript = """
        const viewer = find("viewer");
        const stage = find("stage");
        const magnified = find("magnified");
        const zoomSteps = [1, 2, 3, 4, 6, 8];
        let openHall = null;
        let zoomStep = 0;

        // One pixel of the picture is a whole number of pixels of the screen.
        function layOut() {
          const zoom = zoomSteps[zoomStep];
          const image = openHall.querySelector("img");
          const factor = Number(choice("scale")) * zoom / devicePixelRatio;
          magnified.style.width = `${image.getAttribute("width") * factor}px`;
          magnified.style.height = `${image.getAttribute("height") * factor}px`;
          find("zoom").textContent = `${zoom}×`;
          find("zoom-out").disabled = zoomStep === 0;
          find("zoom-in").disabled = zoomStep === zoomSteps.length - 1;
        }

        // Returns which part of the picture is in the middle of the stage, from 0 to 1 on each axis.
        function middle() {
          return {
            x: (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth,
            y: (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight,
          };
        }

        function layOutAround(point) {
          layOut();
          stage.scrollLeft = point.x * stage.scrollWidth - stage.clientWidth / 2;
          stage.scrollTop = point.y * stage.scrollHeight - stage.clientHeight / 2;
        }

        function showHall(hall) {
          openHall = hall;
          magnified.src = source(hall);
          magnified.alt = hall.querySelector("img").alt;
          find("viewer-title").textContent = hall.querySelector("h2").textContent;
          find("viewer-size").textContent = sizeText(hall);
        }

        function openViewer(hall) {
          zoomStep = 0;
          showHall(hall);
          find("viewer-switches").append(find("switches"));
          viewer.showModal();
          layOutAround({ x: 0.5, y: 0.5 });
          stage.focus();
        }

        function zoomBy(steps) {
          const point = middle();
          zoomStep = Math.min(Math.max(zoomStep + steps, 0), zoomSteps.length - 1);
          layOutAround(point);
        }

        function goBy(steps) {
          const shown = shownHalls();
          const index = shown.indexOf(openHall) + steps;
          showHall(shown[(index + shown.length) % shown.length]);
          layOutAround({ x: 0.5, y: 0.5 });
        }

        for (const hall of halls)
          hall.querySelector(".picture").addEventListener("click", () => openViewer(hall));
        find("previous").addEventListener("click", () => goBy(-1));
        find("next").addEventListener("click", () => goBy(1));
        find("zoom-out").addEventListener("click", () => zoomBy(-1));
        find("zoom-in").addEventListener("click", () => zoomBy(1));
        find("close").addEventListener("click", () => viewer.close());
        viewer.addEventListener("close", () => {
          document.querySelector("header").append(find("switches"));
          openHall.querySelector(".picture").focus();
        });
        find("viewer-switches").addEventListener("change", () => {
          const point = middle();
          showHall(openHall);
          layOutAround(point);
        });
        addEventListener("resize", () => { if (viewer.open) layOut(); });

        const keys = {
          "ArrowLeft": () => goBy(-1), "ArrowRight": () => goBy(1), "-": () => zoomBy(-1), "+": () => zoomBy(1),
          "=": () => zoomBy(1),
        };
        viewer.addEventListener("keydown", event => {
          // Arrows move within a switch, and the browser's own shortcuts stay its own.
          const isSwitch = event.target.type === "radio" && event.key.startsWith("Arrow");
          if (isSwitch || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
          event.preventDefault();
          keys[event.key]();
        });

        let grip = null;
        stage.addEventListener("pointerdown", event => {
          if (event.button !== 0) return;
          grip = { x: event.clientX + stage.scrollLeft, y: event.clientY + stage.scrollTop };
          stage.setPointerCapture(event.pointerId);
          stage.classList.add("dragged");
        });
        stage.addEventListener("pointermove", event => {
          if (grip) stage.scrollTo(grip.x - event.clientX, grip.y - event.clientY);
        });
        for (const end of ["pointerup", "pointercancel"])
          stage.addEventListener(end, () => {
            grip = null;
            stage.classList.remove("dragged");
          });
        magnified.addEventListener("dragstart", event => event.preventDefault());
        """
}
