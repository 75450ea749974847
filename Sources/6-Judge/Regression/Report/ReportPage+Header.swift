import HTMLPages

/// What stands above and below the cases.
extension ReportPage {
    /// What came out, in a few words.
    var heading: String {
        let count = report.cases.count
        if count == 0 { return report.shard == nil ? "No pictures were compared" : "No picture falls into this shard" }
        if failures.isEmpty {
            return count == 1 ? "The picture is as it should be" : "All \(count) pictures are as they should be"
        }
        return "\(failures.count) of \(counted(count, "picture")) \(failures.count == 1 ? "fails" : "fail")"
    }

    /// The heading, the filters, and the command that accepts everything.
    var header: String {
        let shard = report.shard.map { "<p>shard \($0.index) of \($0.count)</p>" } ?? ""
        return """
            <header>
            <div class="title"><span class="verdict \(report.verification.passed ? "good" : "bad")" aria-hidden="true"></span>\
            <h1>\(heading)</h1>\(shard)</div>
            <label class="search"><span class="hidden">Filter by name</span>\
            <input id="filter" type="search" placeholder="Filter by name" autocomplete="off" spellcheck="false"></label>
            <div class="filters">\(outcomeSwitch)<output id="count" for="filter" class="hidden"></output>\
            <div class="buttons"><button type="button" data-help aria-label="Keyboard help" title="Keyboard help (?)">?</button>\
            </div></div>
            </header>
            """
    }

    /// A choice for each kind of outcome that occurs, with how often it does.
    private var outcomeSwitch: String {
        let all = PageSwitch.Choice(value: "", text: "all \(report.cases.count)")
        let kinds = report.verification.counts.map { kind, count in
            PageSwitch.Choice(value: kind.rawValue, text: "\(kind.words) \(count)", explanation: kind.explanation)
        }
        return PageSwitch(name: "outcome", legend: "Outcome", choices: [all] + kinds).html
    }

    /// What was drawn with something else than the baselines; it explains failures and is none.
    var notes: String {
        guard !report.environment.notes.isEmpty else { return "" }
        let items = report.environment.notes.map { "<li>\($0.htmlEscaped)</li>" }.joined()
        return """
            <section class="notes" aria-label="Notes on the environment">
            <p>What draws here is not all that drew the baselines. That may explain a failure, and is none by itself.</p>
            <ul>\(items)</ul>
            </section>
            """
    }

    /// What the pictures were drawn with, here and when the baselines were recorded.
    var environment: String {
        let expected = report.environment.expected
        let actual = report.environment.actual
        let names = actual.entries.map(\.name) + (expected?.entries.map(\.name) ?? []).filter { actual[$0] == nil }
        let rows = names.map { name in
            let (was, now) = (expected?[name], actual[name])
            let mark = was == now ? "" : " class=\"other\""
            return """
                <tr\(mark)><th scope="row">\(name.htmlEscaped)</th><td>\((was ?? "–").htmlEscaped)</td>\
                <td>\((now ?? "–").htmlEscaped)</td></tr>
                """
        }
        return """
            <details class="fold">
            <summary>What the pictures were drawn with</summary>
            <div class="table"><table>
            <thead><tr><th scope="col"></th><th scope="col">baselines</th><th scope="col">here</th></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table></div>
            </details>
            """
    }
}
