import HTMLPages
import Pixels

/// The cases as cards, and those that pass as small pictures.
extension ReportPage {
    /// One card for each failure.
    var failureCards: String { cards(failures, "Failures", id: "failures") }

    /// One card for each case that only a tolerance lets pass.
    var toleratedCards: String { cards(tolerated, "Passed within a tolerance", id: "tolerated") }

    private func cards(_ cases: [ReportedCase], _ heading: String, id: String) -> String {
        guard !cases.isEmpty else { return "" }
        return """
            <section aria-labelledby="\(id)">
            <h2 class="section" id="\(id)">\(heading)</h2>
            \(cases.map(card).joined(separator: "\n"))
            </section>
            """
    }

    private func card(_ item: ReportedCase) -> String {
        let kind = item.result.outcome.isTolerated ? "tolerated" : item.result.outcome.kind.rawValue
        return """
            <article class="case card" tabindex="-1" \(attributes(of: item)) data-mark="\(kind)">
            <div class="facts">
            <div class="name"><h3>\(item.result.name.htmlEscaped)</h3>\
            <span class="badge">\(item.result.outcome.isTolerated ? "tolerated" : item.result.outcome.kind.words)</span></div>
            \(facts(of: item))
            </div>
            <div class="pictures">
            \(PictureRole.allCases.map { picture(of: item, $0) }.joined(separator: "\n"))
            \(closeUps(of: item))
            </div>
            </article>
            """
    }

    /// The data that the script finds: the name, the outcome, and the words to filter by.
    private func attributes(of item: ReportedCase) -> String {
        let words = [item.result.name, item.result.guards ?? ""].joined(separator: " ")
        return """
            data-name="\(item.result.name.htmlEscaped)" data-outcome="\(item.result.outcome.kind.rawValue)" \
            data-words="\(words.htmlEscaped)"
            """
    }

    /// A picture as a button that opens the viewer; in place of one that is not there, the reason.
    private func picture(of item: ReportedCase, _ role: PictureRole) -> String {
        guard let size = item.pictures[role] else {
            guard role != .difference, let reason = item.result.absence(of: role) else { return "" }
            return "<div class=\"absent\" data-role=\"\(role.rawValue)\"><p>\(reason)</p></div>"
        }
        let caption = role == .difference ? "difference" : "\(role.rawValue), \(size.width) × \(size.height)"
        return """
            <button type="button" class="picture" data-role="\(role.rawValue)" \
            aria-label="Look closer: \(role.rawValue) picture of \(item.result.name.htmlEscaped)">
            \(image(of: item, role, size))
            <span>\(caption)</span>
            </button>
            """
    }

    private func image(of item: ReportedCase, _ role: PictureRole, _ size: PixelSize) -> String {
        let file = CasePictures.fileName(role, of: item.result.name).percentEncoded
        return "<img src=\"\(file)\" width=\"\(size.width)\" height=\"\(size.height)\" loading=\"lazy\" alt=\"\">"
    }

    /// What is equal, folded away.
    var passes: String {
        guard !equal.isEmpty else { return "" }
        let heading = equal.count == 1 ? "1 picture is" : "\(equal.count) pictures are"
        return """
            <details class="fold" id="passes">
            <summary>\(heading) equal to \(equal.count == 1 ? "its baseline" : "their baselines")</summary>
            <div class="grid">
            \(equal.map(passing).joined(separator: "\n"))
            </div>
            </details>
            """
    }

    private func passing(_ item: ReportedCase) -> String {
        """
        <article class="case" tabindex="-1" \(attributes(of: item)) data-mark="pass">
        \(picture(of: item, .expected))
        <div class="facts"><h3>\(item.result.name.htmlEscaped)</h3>\(guardsText(of: item))</div>
        </article>
        """
    }
}

extension CaseResult {
    /// Why there is no such picture, as HTML.
    fileprivate func absence(of role: PictureRole) -> String? {
        switch (role, outcome) {
        case (.expected, .missing): "no baseline"
        case (.expected, .notFetched): "baseline not downloaded"
        case (.expected, .unreadable): "baseline unreadable"
        case (.actual, .unexpected): "not a picture of the suite"
        case (.actual, .notDrawn): "could not be drawn"
        default: nil
        }
    }
}
