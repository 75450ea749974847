import JUnitReports
import PixelDiff
import Pixels
import StrictJSON
import TestSupport
import Testing

@testable import Regression

/// A report with a case of every outcome.
private func sample(shard: Shard? = nil, notes: [String] = []) -> VerificationReport {
    let box = PixelBox(x: 3, y: 1, width: 2, height: 1)
    let figures = DifferenceFigures(
        differingPixels: 3, pixels: 1200, maxChannelDelta: 40, boundingBox: box, clusterCount: 2,
        clusters: [DifferenceCluster(pixels: 2, box: box), DifferenceCluster(pixels: 1, box: box)])
    let size = PixelSize(width: 40, height: 30)
    let other = PixelSize(width: 41, height: 28)
    let verdict = ToleranceVerdict(reason: "hinting", limits: ["3 unequal pixels, limit 5"], excesses: [])
    let excess = ToleranceVerdict(
        reason: "hinting", limits: [], excesses: ["3 unequal pixels, limit 1: 2 pixels too many"])
    var outcomes: [(String, CaseOutcome, ToleranceVerdict?)] = [
        ("pass.png", .pass, nil), ("tolerated.png", .tolerated(figures), verdict),
        ("changed.png", .changed(figures), nil),
        ("beyond.png", .changed(figures), excess), ("missing.png", .missing, nil), ("unexpected.png", .unexpected, nil),
        ("pointer.png", .notFetched, nil), ("broken.png", .unreadable(reason: "not a PNG"), nil),
        ("<script>alert('1')&\"\\%.png", .notDrawn(reason: "first\nsecond </script>"), nil),
    ]
    if let size, let other { outcomes.append(("size.png", .sizeChanged(expected: size, actual: other), nil)) }
    let cases = outcomes.enumerated().map { index, item in
        var pictures = CasePictures()
        if item.1.passed { pictures[.expected] = size }
        let result = CaseResult(name: item.0, outcome: item.1, guards: "guards \(index) </script>", tolerance: item.2)
        return ReportedCase(result, order: index, pictures: pictures)
    }
    let environment = ReportedEnvironment(
        expected: nil, actual: DrawingEnvironment([.init("cairo", "1.16.0")]), notes: notes)
    return VerificationReport(
        cases: cases, environment: environment, acceptCommand: "seatmap record changed --halls '<x>'", shard: shard)
}

struct ReportTests {
    @Test func `failures come first, then what is tolerated, then what is equal`() {
        let names = sample().cases.map(\.result.name)
        #expect(names.first == "changed.png" && names.suffix(2) == ["tolerated.png", "pass.png"])
    }

    @Test(arguments: [nil, Shard(index: 2, count: 3)])
    func `its JSON is read back as it was, and is the same again`(shard: Shard?) throws {
        let report = sample(shard: shard, notes: ["a note"])
        let read = try VerificationReport.read(Array(report.documentText.utf8))
        #expect(read == report && read.documentText == report.documentText)
        #expect(report.json["passed"] == false && report.json["counts"]?["pass"] == 2)
        #expect(report.json["shard"]?["index"] == (shard == nil ? nil : 2))
    }

    @Test func `its JSON has the exact figures, sizes and reasons`() {
        let cases = sample().json["cases"]
        #expect(cases?[0]?["differingPixels"] == 3 && cases?[0]?["ratio"] == .number(0.0025))
        #expect(cases?[0]?["boundingBox"] == [3, 1, 2, 1])
        #expect(cases?[0]?["clusters"]?[0] == ["pixels": 2, "box": [3, 1, 2, 1]])
        #expect(cases?[1]?["tolerance"]?["excesses"] == ["3 unequal pixels, limit 1: 2 pixels too many"])
        #expect(cases?[5]?["reason"] == "not a PNG" && cases?[7]?["actualSize"] == [41, 28])
        #expect(cases?[8]?["pictures"]?["expected"] == ["file": "tolerated.expected.png", "size": [40, 30]])
    }

    @Test(arguments: [
        (Edit.set("version", 2), "version: "), (.remove("accept"), "accept: is missing"),
        (.set("more", 1), "more: is not a known key"),
        (.set("cases[0].name", "../x.png"), "cases[0].name: must be the name"),
        (.set("cases[0].name", "x"), "cases[0].name: must be the name"),
        (.set("cases[0].outcome", "odd"), "cases[0].outcome: "),
        (.set("cases[1].name", "changed.png"), "cases[1].name: is the name of an earlier case too"),
        (.remove("cases[0].differingPixels"), "cases[0].differingPixels: is missing"),
        (.set("cases[0].boundingBox", [1, 2, 3]), "cases[0].boundingBox: must have 4 numbers"),
        (
            .set("cases[8].pictures.expected.file", "/etc/passwd"),
            "cases[8].pictures.expected.file: must be \"tolerated.expected.png\""
        ),
        (.set("cases[8].pictures.expected.size", [32768, 32768]), "cases[8].pictures.expected.size: is larger"),
        (.set("shard", ["index": 3, "count": 2]), "shard: has an index beyond its count"),
    ])
    func `its JSON is read strictly`(edit: Edit, fault: String) {
        let text = sample().json.applying([edit]).text()
        #expect(throws: DocumentError.self) { try VerificationReport.read(Array(text.utf8)) }
        do throws(DocumentError) {
            _ = try VerificationReport.read(Array(text.utf8))
        } catch {
            #expect(error.lines.first?.hasPrefix(fault) == true, "\(error)")
        }
    }

    @Test func `its JUnit report tells failures from errors`() {
        let cases = sample().junitSuite.cases
        let kinds = cases.map { item in
            switch item.outcome {
            case .passed: "passed"
            case .failed(let kind, _, _): "failed \(kind)"
            case .error(let kind, _): "error \(kind)"
            case .skipped: "skipped"
            }
        }
        #expect(
            kinds == [
                "failed changed", "failed changed", "failed missing", "failed unexpected", "error notFetched",
                "error unreadable", "error notDrawn", "failed sizeChanged", "passed", "passed",
            ])
        #expect(cases[8].notes.first?.contains("tolerated, because hinting") == true && cases[9].notes == [])
    }

    @Test func `its annotations stay on one line and in their properties`() {
        let lines = sample(notes: ["100 %\nnext"]).workflowCommands(baselines: "a:b,c")
        #expect(lines[0] == "::notice title=seatmap verify::100 %25%0Anext")
        #expect(lines[1].hasPrefix("::error file=a%3Ab%2Cc/changed.png,title=changed.png%3A changed::3 of 1200 pixels"))
        #expect(lines[7].contains("\\%25.png%3A not drawn::cannot be drawn: first%0Asecond </script>"))
        #expect(
            lines.last?.hasPrefix("::notice file=a%3Ab%2Cc/tolerated.png,title=tolerated.png%3A tolerated::") == true)
        #expect(lines.count == 10)
    }
}

struct MergingTests {
    private func part(_ index: Int, _ count: Int, names: [String] = [], cairo: String = "1") throws
        -> (name: String, report: VerificationReport)
    {
        let cases = names.enumerated().map { order, name in
            ReportedCase(CaseResult(name: name, outcome: .pass), order: order * count + index, pictures: CasePictures())
        }
        let environment = ReportedEnvironment(
            expected: nil, actual: DrawingEnvironment([.init("cairo", cairo)]), notes: ["same", "of \(cairo)"])
        let shard = try #require(Shard(index: index, count: count))
        return (
            "d\(index)",
            VerificationReport(cases: cases, environment: environment, acceptCommand: "accept", shard: shard)
        )
    }

    @Test func `brings cases back into the order of the suite, and notes together`() throws {
        let merged = try VerificationReport.merging([
            part(2, 2, names: ["b.png", "d.png"], cairo: "2"), part(1, 2, names: ["a.png", "c.png"]),
        ])
        #expect(merged.cases.map(\.result.name) == ["a.png", "b.png", "c.png", "d.png"])
        #expect(merged.shard == nil && merged.acceptCommand == "accept" && merged.verification.passed)
        #expect(
            merged.environment.notes == [
                "same", "of 1", "of 2", "shard 2/2 was drawn in another environment than shard 1/2",
            ])
    }

    @Test func `an empty part is none of the faults, a suite without cases fails`() throws {
        #expect(try VerificationReport.merging([part(1, 2), part(2, 2, names: ["a.png"])]).verification.passed)
        #expect(try !VerificationReport.merging([part(1, 1)]).verification.passed)
    }

    @Test func `refuses parts that are not the whole, once`() throws {
        let whole = (name: "w", report: sample())
        let attempts: [([(name: String, report: VerificationReport)], String)] = [
            (try [part(1, 3), part(3, 3)], "no report of shard 2/3"),
            (try [part(2, 4)], "no report of shard 1/4, 3/4, 4/4"),
            (try [part(1, 2), part(2, 2), part(1, 2)], "d1: is shard 1/2, and so is d1"),
            (try [part(1, 2), part(2, 3)], "d2: is one of 3 shards, the others of 2"),
            ([whole], "w: is the report of a whole suite, not of a shard"),
            (
                try [part(1, 2, names: ["a.png"]), part(2, 2, names: ["a.png"])],
                "d2: has the case a.png, and so has d1"
            ),
        ]
        for (parts, message) in attempts {
            do throws(MergeFault) {
                _ = try VerificationReport.merging(parts)
                Issue.record("merged in spite of: \(message)")
            } catch {
                #expect("\(error)" == message)
            }
        }
    }
}

struct ReportPageTests {
    private var page: String { ReportPage(sample(notes: ["a < b"]), version: "1").html }

    @Test func `needs nothing from outside`() {
        for word in ["http:", "https:", "src=\"/", "@import", "localStorage", "url("] { #expect(!page.contains(word)) }
    }

    @Test func `texts stay texts in content, attributes, addresses and scripts`() {
        let page = page
        #expect(page.split(separator: "<script>").count == 2 && page.split(separator: "</script>").count == 2)
        #expect(page.contains("<h3>&lt;script&gt;alert(&#39;1&#39;)&amp;&quot;\\%.png</h3>"))
        #expect(page.contains("data-name=\"&lt;script&gt;alert(&#39;1&#39;)&amp;&quot;\\%.png\""))
        #expect(page.contains("guards 0 &lt;/script&gt;"))
        #expect(page.contains("<li>first</li><li>second &lt;/script&gt;</li>"))
        #expect(page.contains("--halls &#39;&lt;x&gt;&#39;") && page.contains("<li>a &lt; b</li>"))
    }

    @Test func `is known as a report by any version, and other pages are not`() {
        #expect(ReportPage.isReport(Array(page.utf8)))
        #expect(ReportPage.isReport(Array(ReportPage(sample(), version: "2.0").html.utf8)))
        #expect(!ReportPage.isReport(Array("<html><meta name=\"generator\" content=\"seatmap 1\">".utf8)))
        #expect(!ReportPage.isReport([]))
    }

    @Test(arguments: [
        (0, 0, nil, "No pictures were compared"), (0, 0, Shard(index: 1, count: 2), "No picture falls into this shard"),
        (1, 0, nil, "The picture is as it should be"), (3, 0, nil, "All 3 pictures are as they should be"),
        (0, 1, nil, "1 of 1 picture fails"), (1200, 2, nil, "2 of 1,202 pictures fail"),
    ])
    func `its heading says what came out`(passes: Int, failures: Int, shard: Shard?, heading: String) {
        let cases = (0..<passes + failures).map { index in
            let outcome = index < passes ? CaseOutcome.pass : .missing
            return ReportedCase(
                CaseResult(name: "\(index).png", outcome: outcome), order: index, pictures: CasePictures())
        }
        let environment = ReportedEnvironment(expected: nil, actual: DrawingEnvironment([]), notes: [])
        let report = VerificationReport(cases: cases, environment: environment, acceptCommand: "", shard: shard)
        #expect(ReportPage(report, version: "1").html.contains("<h1>\(heading)</h1>"))
    }

    @Test(arguments: [
        (1, "1"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"),
    ])
    func `numbers have commas, whatever the system's language`(number: Int, text: String) {
        #expect(grouped(number) == text)
    }

    @Test(arguments: [
        (1, 1_000_000, "less than 0.01 %"), (1, 1000, "0.10 %"), (5, 1000, "0.50 %"), (1000, 1000, "100.00 %"),
    ])
    func `ratios are per cent`(differing: Int, pixels: Int, text: String) {
        let figures = DifferenceFigures(
            differingPixels: differing, pixels: pixels, maxChannelDelta: 1,
            boundingBox: PixelBox(x: 0, y: 0, width: 1, height: 1), clusterCount: 1, clusters: [])
        #expect(figures.percentage == text)
    }
}
