import HTMLPages
import PixelDiff

/// What a card says about its case.
extension ReportPage {
    /// The sentence, what the case guards, the places, the figures, and what to do.
    func facts(of item: ReportedCase) -> String {
        [
            "<p class=\"what\">\(item.result.sentence.htmlEscaped)</p>", reasons(of: item), guardsText(of: item),
            toleranceText(of: item), places(of: item), figures(of: item), advice(of: item),
        ].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// What the case protects.
    func guardsText(of item: ReportedCase) -> String {
        guard let guards = item.result.guards else { return "" }
        return "<p class=\"guards\"><b>Guards</b> \(guards.htmlEscaped)</p>"
    }

    private func reasons(of item: ReportedCase) -> String {
        guard case .notDrawn(let reason) = item.result.outcome else { return "" }
        let lines = reason.split(separator: "\n").map { "<li>\(String($0).htmlEscaped)</li>" }
        return "<ul class=\"reasons\">\(lines.joined())</ul>"
    }

    private func toleranceText(of item: ReportedCase) -> String {
        guard let tolerance = item.result.tolerance else { return "" }
        let excess = tolerance.excesses.map { "<li class=\"other\">\($0.htmlEscaped)</li>" }
        let limits = tolerance.limits.map { "<li>\($0.htmlEscaped)</li>" }
        return """
            <div class="tolerance"><p><b>Tolerance</b> \(tolerance.reason.htmlEscaped)</p>\
            <ul>\((limits + excess).joined())</ul></div>
            """
    }

    /// The clusters as buttons that lead to them, the largest first.
    private func places(of item: ReportedCase) -> String {
        guard let figures = item.result.outcome.figures else { return "" }
        let buttons = figures.clusters.enumerated().map { index, cluster in
            let box = cluster.box
            return """
                <li><button type="button" data-place="\(index)" data-box="\(box.x),\(box.y),\(box.width),\(box.height)" \
                title="\(counted(cluster.pixels, "pixel")) inside \(box.summary)">\(index + 1)<small>\(box.width) × \
                \(box.height)</small></button></li>
                """
        }
        let rest = figures.clusterCount - figures.clusters.count
        let more = rest > 0 ? "<li class=\"more\">and \(grouped(rest)) smaller</li>" : ""
        return """
            <div class="places"><b>\(figures.clusterCount == 1 ? "Place" : "Places, largest first")</b>\
            <ol>\(buttons.joined())\(more)</ol></div>
            """
    }

    private func figures(of item: ReportedCase) -> String {
        guard let figures = item.result.outcome.figures else { return "" }
        let rows = [
            ("unequal pixels", "\(grouped(figures.differingPixels)) of \(grouped(figures.pixels))"),
            ("ratio", figures.percentage),
            ("largest difference", "\(counted(figures.maxChannelDelta, "level")) of 255"),
            ("all inside", figures.boundingBox.summary),
            ("places", grouped(figures.clusterCount)),
        ]
        return "<dl>\(rows.map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>" }.joined())</dl>"
    }

    private func advice(of item: ReportedCase) -> String {
        guard let advice = item.result.advice else { return "" }
        let text = "<p>\(advice.htmlEscaped)</p>"
        guard let command = command(for: item.result) else { return "<div class=\"advice\">\(text)</div>" }
        return """
            <div class="advice">\(text)<div class="command"><code>\(command.htmlEscaped)</code>\
            <button type="button" class="copy">Copy</button></div></div>
            """
    }

    /// Returns the command that helps this picture and touches no other.
    private func command(for result: CaseResult) -> String? {
        switch result.outcome {
        case .pass, .tolerated, .notDrawn: nil
        case .notFetched: "git lfs pull"
        default: "\(report.acceptCommand) --only \(shellQuoted(result.name))"
        }
    }
}

extension CaseOutcome {
    /// The figures of the difference, where pixels differ.
    var figures: DifferenceFigures? {
        switch self {
        case .changed(let figures), .tolerated(let figures): figures
        default: nil
        }
    }
}
