extension GalleryPage {
    static let script = """
        "use strict";
        const $ = id => document.getElementById(id);
        const halls = JSON.parse($("data").textContent);
        const state = { theme: "light", scale: 2, query: "", open: -1, zoom: 1 };
        const path = hall => state.theme + "/" +
          encodeURIComponent(hall.name + (state.scale === 1 ? "" : "@" + state.scale + "x") + ".png");
        const shown = () => halls.filter(hall =>
          (hall.name + " " + hall.title).toLowerCase().includes(state.query.toLowerCase()));

        function card(hall, index) {
          const button = document.createElement("button");
          const image = new Image();
          image.loading = "lazy";
          image.width = hall.width;
          image.height = hall.height;
          image.src = path(hall);
          image.alt = "";
          const text = document.createElement("span");
          const small = document.createElement("small");
          text.textContent = hall.title;
          small.textContent = hall.name + " · " + hall.seats + " seats";
          text.append(small);
          button.append(image, text);
          button.addEventListener("click", () => open(index));
          return button;
        }
        function draw() {
          const list = shown();
          document.documentElement.dataset.theme = state.theme;
          $("halls").replaceChildren(...list.map(card));
          $("count").textContent = list.length + " of " + halls.length;
          $("empty").hidden = list.length > 0;
          if (state.open >= 0) show();
        }
        function show() {
          const list = shown(), hall = list[state.open];
          if (!hall) return;
          $("picture").src = path(hall);
          $("picture").alt = hall.title;
          // One picture pixel is one screen pixel at 100 %.
          $("picture").width = Math.round(hall.width * state.scale * state.zoom / devicePixelRatio);
          $("caption").textContent = hall.title + " · " + state.theme + " · " + state.scale + "x";
          $("zoom").textContent = Math.round(state.zoom * 100) + " %";
        }
        function open(index) {
          state.open = index;
          state.zoom = 1;
          show();
          if (!$("viewer").open) $("viewer").showModal();
        }
        function step(by) {
          const count = shown().length;
          if (count) open((state.open + by + count) % count);
        }
        function zoom(by) {
          state.zoom = Math.min(8, Math.max(0.25, state.zoom * by));
          show();
        }
        $("filter").addEventListener("input", event => { state.query = event.target.value; draw(); });
        for (const input of document.querySelectorAll("input[type=radio]"))
          input.addEventListener("change", () => {
            state[input.name] = input.name === "scale" ? Number(input.value) : input.value;
            draw();
          });
        $("vision").addEventListener("change", event => {
          document.documentElement.dataset.vision = event.target.value;
        });
        $("in").addEventListener("click", () => zoom(2));
        $("out").addEventListener("click", () => zoom(0.5));
        $("previous").addEventListener("click", () => step(-1));
        $("next").addEventListener("click", () => step(1));
        $("close").addEventListener("click", () => $("viewer").close());
        $("viewer").addEventListener("close", () => { state.open = -1; });
        $("viewer").addEventListener("keydown", event => {
          const actions = { "+": () => zoom(2), "=": () => zoom(2), "-": () => zoom(0.5),
            ArrowLeft: () => step(-1), ArrowRight: () => step(1) };
          if (!actions[event.key]) return;
          event.preventDefault();
          actions[event.key]();
        });
        let drag = null;
        $("stage").addEventListener("pointerdown", event => {
          event.preventDefault();
          drag = { x: event.clientX + $("stage").scrollLeft, y: event.clientY + $("stage").scrollTop };
        });
        addEventListener("pointermove", event => {
          if (drag) $("stage").scrollTo(drag.x - event.clientX, drag.y - event.clientY);
        });
        addEventListener("pointerup", () => { drag = null; });
        if (matchMedia("(prefers-color-scheme: dark)").matches) {
          state.theme = "dark";
          document.querySelector("input[value=dark]").checked = true;
        }
        draw();
        """
}
