/// What the page does: filtering, going from case to case, copying.
extension ReportPage {
    /// The script of the list, whose names the other scripts use too.
    static let script = """
        "use strict";
        const find = id => document.getElementById(id);
        const cases = [...document.querySelectorAll(".case")];
        const shownCases = () => cases.filter(item => !item.hidden);
        const isCard = item => item.classList.contains("card");
        const choice = name => document.querySelector(`input[name="${name}"]:checked`).value;
        let current = null;

        function applyFilter() {
          const words = find("filter").value.toLowerCase().split(/\\s+/).filter(Boolean);
          const outcome = choice("outcome");
          for (const item of cases) {
            const text = item.dataset.words.toLowerCase();
            const isWanted = !outcome || item.dataset.outcome === outcome;
            item.hidden = !(isWanted && words.every(word => text.includes(word)));
          }
          const passes = find("passes");
          const hasHits = passes && [...passes.querySelectorAll(".case")].some(item => !item.hidden);
          if (passes) passes.hidden = !hasHits;
          if (hasHits && (words.length > 0 || outcome === "pass")) passes.open = true;
          for (const section of document.querySelectorAll("main > section[aria-labelledby]"))
            section.hidden = ![...section.querySelectorAll(".case")].some(item => !item.hidden);
          find("count").textContent = `${shownCases().length} of ${cases.length} cases`;
          find("empty").hidden = shownCases().length > 0 || cases.length === 0;
        }

        // What the keys go through: what is to be looked at, or everything where that is nothing.
        function route() {
          const cards = shownCases().filter(isCard);
          return cards.length > 0 ? cards : shownCases();
        }

        function neighbour(item, steps) {
          const items = route();
          const index = items.indexOf(item);
          if (items.length === 0) return null;
          if (index < 0) return items[steps > 0 ? 0 : items.length - 1];
          return items[(index + steps + items.length) % items.length];
        }

        function makeCurrent(item) {
          current?.classList.remove("current");
          current = item;
          if (!item) return;
          item.classList.add("current");
          if (!isCard(item)) find("passes").open = true;
          item.focus({ preventScroll: true });
          item.scrollIntoView({ block: isCard(item) ? "start" : "nearest" });
        }

        async function copy(button) {
          const code = button.parentElement.querySelector("code");
          try {
            await navigator.clipboard.writeText(code.textContent);
          } catch {
            getSelection().selectAllChildren(code);
            document.execCommand("copy");
          }
          button.textContent = "Copied";
          setTimeout(() => { button.textContent = "Copy"; }, 2000);
        }

        document.querySelector(".filters").addEventListener("change", applyFilter);
        find("filter").addEventListener("input", applyFilter);
        applyFilter();
        """
}
