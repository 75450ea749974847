import ColorVision
import HTMLPages
import Scenes

/// What the page is operated with.
extension GalleryPage {
    /// The title, the filter, and the switches.
    var header: String {
        """
        <header>
        <div class="title"><h1>Seat maps</h1><output id="count" for="filter">\(GalleryPage.count(halls.count))</output></div>
        <label class="search"><span class="hidden">Filter by name</span>\
        <input id="filter" type="search" placeholder="Filter by name" autocomplete="off" spellcheck="false"></label>
        <div id="switches">
        \(GalleryPage.themeSwitch)
        \(GalleryPage.scaleSwitch)
        \(GalleryPage.visionSwitch)
        </div>
        </header>
        """
    }

    /// The place where a picture is magnified; a modal dialog, so that the keyboard stays in it and Escape closes it.
    static let viewer = """
        <dialog id="viewer" aria-labelledby="viewer-title">
        <div class="bar">
        <div class="title"><h2 id="viewer-title"></h2><p id="viewer-size"></p></div>
        <div id="viewer-switches"></div>
        <div class="buttons">
        <button type="button" id="previous" aria-label="Previous hall" title="Previous hall (←)">‹</button>
        <button type="button" id="next" aria-label="Next hall" title="Next hall (→)">›</button>
        <button type="button" id="zoom-out" aria-label="Zoom out" title="Zoom out (−)">−</button>
        <output id="zoom" aria-label="Zoom">1×</output>
        <button type="button" id="zoom-in" aria-label="Zoom in" title="Zoom in (+)">+</button>
        <button type="button" id="close" aria-label="Close" title="Close (Esc)">×</button>
        </div>
        </div>
        <div id="stage" tabindex="0" aria-label="Picture; drag to move it"><img id="magnified" alt=""></div>
        </dialog>
        """

    private static func count(_ halls: Int) -> String {
        halls == 1 ? "1 hall" : "\(halls) halls"
    }
}

extension GalleryPage {
    private static let themeSwitch = PageSwitch(
        name: "theme", legend: "Theme",
        choices: GalleryHall.themes.map { PageSwitch.Choice(value: $0.name, text: $0.name.capitalizedWord) }
    ).html

    private static let scaleSwitch = PageSwitch(
        name: "scale", legend: "Scale",
        choices: GalleryHall.scales.map { PageSwitch.Choice(value: "\($0)", text: "\($0)x") }
    ).html

    private static let visionSwitch = PageSwitch(
        name: "vision", legend: "Colour vision",
        choices: Vision.allCases.map {
            PageSwitch.Choice(value: $0.rawValue, text: $0.rawValue.capitalizedWord, explanation: explanation(of: $0))
        }
    ).html

    /// Returns what a switch means, and the model it is computed by.
    private static func explanation(of vision: Vision) -> String {
        switch vision {
        case .normal: "As it is drawn"
        case .protan: "Protanopia, no red cones: Machado 2009, severity 1"
        case .deutan: "Deuteranopia, no green cones: Machado 2009, severity 1"
        case .tritan: "Tritanopia, no blue cones: Brettel 1997, both half planes"
        }
    }
}

extension String {
    fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
