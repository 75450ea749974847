/// What the page does: filtering and switching.
extension GalleryPage {
    /// The script of the list, whose names the script of the viewer uses too.
    static let script = """
        "use strict";
        const root = document.documentElement;
        const find = id => document.getElementById(id);
        const halls = [...document.querySelectorAll(".hall")];
        const shownHalls = () => halls.filter(hall => !hall.hidden);
        const choice = name => document.querySelector(`input[name="${name}"]:checked`).value;

        function source(hall) {
          const suffix = choice("scale") === "1" ? "" : `@${choice("scale")}x`;
          return `${choice("theme")}/${hall.dataset.file}${suffix}.png`;
        }

        function sizeText(hall) {
          const image = hall.querySelector("img");
          const scale = Number(choice("scale"));
          return `${image.getAttribute("width") * scale} × ${image.getAttribute("height") * scale} px`;
        }

        function showChoices() {
          root.dataset.theme = choice("theme");
          root.dataset.vision = choice("vision");
          for (const hall of halls) {
            const image = hall.querySelector("img");
            if (image.getAttribute("src") !== source(hall)) image.src = source(hall);
            hall.querySelector(".size").textContent = sizeText(hall);
          }
        }

        function applyFilter() {
          const words = find("filter").value.toLowerCase().split(/\\s+/).filter(Boolean);
          for (const hall of halls) {
            const text = hall.dataset.words.toLowerCase();
            hall.hidden = !words.every(word => text.includes(word));
          }
          const shown = shownHalls().length;
          const all = halls.length === 1 ? "1 hall" : `${halls.length} halls`;
          find("count").textContent = shown === halls.length ? all : `${shown} of ${all}`;
          find("empty").hidden = shown > 0;
        }

        // The system's choice of light or dark holds until somebody makes one here.
        const systemDark = matchMedia("(prefers-color-scheme: dark)");
        let hasChosenTheme = false;
        function followSystem() {
          if (hasChosenTheme) return;
          document.querySelector(`input[name="theme"][value="${systemDark.matches ? "dark" : "light"}"]`).checked = true;
          showChoices();
        }

        find("switches").addEventListener("change", event => {
          hasChosenTheme ||= event.target.name === "theme";
          showChoices();
        });
        find("filter").addEventListener("input", applyFilter);
        systemDark.addEventListener("change", followSystem);
        // A browser may bring back what was typed and chosen before a reload.
        followSystem();
        applyFilter();
        """
}
