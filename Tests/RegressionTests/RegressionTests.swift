import PixelDiff
import Pixels
import Regression
import StrictJSON
import TestSupport
import Testing

/// A picture of one colour with some pixels of another.
private func picture(width: Int = 4, changed: Int = 0) throws -> Bitmap {
    let size = try #require(PixelSize(width: width, height: 3))
    let samples = (0..<size.area).flatMap { pixel -> [UInt8] in pixel < changed ? [9, 9, 9, 255] : [10, 10, 10, 255] }
    return try #require(Bitmap(size: size, samples: samples))
}

private let figures = DifferenceFigures(
    differingPixels: 2, pixels: 12, maxChannelDelta: 1, boundingBox: PixelBox(x: 0, y: 0, width: 2, height: 1),
    clusterCount: 1, clusters: [DifferenceCluster(pixels: 2, box: PixelBox(x: 0, y: 0, width: 2, height: 1))])

struct CaseOutcomeTests {
    @Test func `equal pixels pass, whatever the files say beside them`() throws {
        let baseline = try picture().png(scale: 3, texts: [("Title", "another")])
        #expect(CaseResult(name: "a.png", baseline: baseline, actual: try picture()).outcome == .pass)
    }

    @Test func `each kind of failure is told apart`() throws {
        let actual = try picture()
        let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
        let outcomes = [
            CaseResult(name: "a", baseline: nil, actual: actual),
            CaseResult(name: "a", baseline: try picture(changed: 2).png(), actual: actual),
            CaseResult(name: "a", baseline: try picture(width: 5).png(), actual: actual),
            CaseResult(name: "a", baseline: pointer, actual: actual),
            CaseResult(name: "a", baseline: [1, 2, 3], actual: actual),
        ].map(\.outcome.kind)
        #expect(outcomes == [.missing, .changed, .sizeChanged, .notFetched, .unreadable])
    }

    @Test func `a baseline of 16 bits that differs in the low byte only is changed`() throws {
        func baseline(low: UInt8) -> [UInt8] {
            let pixel: [UInt8] = [10, low, 10, low, 10, low, 255, 255]
            let row: [UInt8] = [0] + pixel + pixel + pixel + pixel
            return RawPNG.file([
                RawPNG.header(width: 4, height: 3, depth: 16, colorType: 6, interlaced: false),
                RawPNG.chunk("IDAT", RawPNG.stored(row + row + row)), RawPNG.chunk("IEND", []),
            ])
        }
        let actual = try picture()
        #expect(CaseResult(name: "a", baseline: baseline(low: 10), actual: actual).outcome == .pass)
        #expect(CaseResult(name: "a", baseline: baseline(low: 11), actual: actual).outcome.kind == .changed)
    }

    @Test func `failures come first, and nothing at all does not pass`() throws {
        let results = [
            CaseResult(name: "a", outcome: .pass), CaseResult(name: "b", outcome: .missing),
            CaseResult(name: "c", outcome: .pass),
        ]
        #expect(Verification(results).results.map(\.name) == ["b", "a", "c"])
        #expect(Verification(results).summaryLine == "2 passed, 1 failed")
        #expect(!Verification([]).passed)
        #expect(Verification([results[0]]).passed)
        // A part of a suite may be empty, if the suite is not.
        #expect(Verification([], isPart: true).passed && !Verification([results[1]], isPart: true).passed)
    }

    @Test func `a line break in a name makes no second line`() {
        let result = CaseResult(name: "a\n::error::b.png", outcome: .missing)
        #expect(Verification([result]).lines == ["missing: a?::error::b.png: there is no baseline"])
    }

    @Test func `what a tolerance lets pass is counted apart and told`() throws {
        let verdict = ToleranceVerdict(
            reason: "the font's hinting", limits: ["2 unequal pixels, limit 3"], excesses: [])
        let tolerated = CaseResult(name: "a.png", outcome: .tolerated(figures), tolerance: verdict)
        let verification = Verification([tolerated, CaseResult(name: "b.png", outcome: .pass)])
        #expect(verification.passed && verification.summaryLine == "2 passed (1 within a tolerance), 0 failed")
        #expect(
            verification.lines == [
                "tolerated: a.png: 2 of 12 pixels differ, by up to 1 level, inside 2 × 1 px at 0, 0; tolerated, because "
                    + "the font's hinting"
            ])
    }
}

struct RecordingTests {
    @Test(arguments: [
        (RecordMode.changed, CaseOutcome.pass, RecordAction.keep), (.changed, .missing, .write),
        (.changed, .unreadable(reason: ""), .write), (.changed, .unexpected, .remove), (.changed, .notFetched, .write),
        (.missing, .missing, .write), (.missing, .unexpected, .keep), (.missing, .unreadable(reason: ""), .keep),
        (.all, .pass, .write), (.all, .unexpected, .remove),
        // What a tolerance lets pass stays as it is, unless everything is asked for.
        (.changed, .tolerated(figures), .keep), (.all, .tolerated(figures), .write),
        (.missing, .tolerated(figures), .keep),
        // A picture that cannot be drawn never costs a baseline.
        (.all, .notDrawn(reason: ""), .keep), (.changed, .notDrawn(reason: ""), .keep),
    ])
    func `what a mode does to a baseline`(mode: RecordMode, outcome: CaseOutcome, action: RecordAction) {
        #expect(mode.action(for: outcome) == action)
    }

    @Test(arguments: [
        // Nothing was written: only who asks for everything records.
        (RecordMode.changed, [CaseOutcome.pass], false, false), (.all, [.pass], false, true),
        (.changed, [.pass, .missing], true, true), (.missing, [.pass, .missing], true, true),
        // A baseline that is kept though it differs was drawn elsewhere.
        (.missing, [.missing, .unreadable(reason: "")], true, false),
        (.changed, [.missing, .notDrawn(reason: "")], true, true),
    ])
    func `the environment is recorded when all baselines are drawn with it`(
        mode: RecordMode, outcomes: [CaseOutcome], hasWritten: Bool, isRecorded: Bool
    ) {
        #expect(mode.recordsEnvironment(after: outcomes, hasWritten: hasWritten) == isRecorded)
    }
}

struct CaseFileTests {
    @Test func `a change leaves three pictures, a damaged baseline only the actual one`() throws {
        let actual = (bitmap: try picture(), png: try picture().png())
        let changed = try CaseFiles(name: "a@2x.png", baseline: picture(changed: 1).png(), actual: actual)
        #expect(changed.files.map(\.name) == ["a@2x.expected.png", "a@2x.actual.png", "a@2x.difference.png"])
        #expect(changed.pictures.roles == [.expected, .actual, .difference])
        let unreadable = try CaseFiles(name: "a.png", baseline: [1], actual: actual)
        #expect(unreadable.files.map(\.name) == ["a.actual.png"])
        let unexpected = try CaseFiles(name: "a.png", baseline: actual.png, actual: nil)
        #expect(unexpected.files.map(\.name) == ["a.expected.png"] && unexpected.pictures.roles == [.expected])
    }

    @Test func `a change of size leaves a difference that covers both`() throws {
        let actual = (bitmap: try picture(), png: try picture().png())
        let files = try CaseFiles(name: "a.png", baseline: picture(width: 9).png(), actual: actual)
        #expect(files.pictures[.difference] == PixelSize(width: 9, height: 3))
    }

    @Test(arguments: [
        ("a.expected.png", true), ("a@2x.actual.png", true), ("a.difference.png", true),
        // A case of that name, and what somebody else keeps there.
        ("actual.png", false), ("a.png", false), ("a.actual.jpg", false), ("difference", false),
    ])
    func `the pictures of a report are known by their names`(name: String, isOurs: Bool) {
        #expect(CasePictures.isFileName(name) == isOurs)
    }
}

struct DrawingEnvironmentTests {
    @Test func `what differs is said, and what is the same is not`() throws {
        let recorded = DrawingEnvironment([.init("cairo", "1.16.0"), .init("libpng", "1.6"), .init("old.ttf", "1")])
        let here = DrawingEnvironment([.init("cairo", "1.18.0"), .init("libpng", "1.6"), .init("new.ttf", "2")])
        #expect(
            here.differences(from: recorded) == [
                "the baselines were drawn with cairo 1.16.0, this is 1.18.0",
                "the baselines were drawn with old.ttf 1, this is absent",
                "the baselines were drawn with new.ttf absent, this is 2",
            ])
        #expect(try DrawingEnvironment.read(Array(recorded.documentText.utf8)) == recorded)
    }
}
