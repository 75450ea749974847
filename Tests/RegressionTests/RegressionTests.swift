import PixelDiff
import Pixels
import Regression
import StrictJSON
import Testing

/// A picture of one colour with some pixels of another.
private func picture(width: Int = 4, changed: Int = 0) throws -> Bitmap {
    let size = try #require(PixelSize(width: width, height: 3))
    let samples = (0..<size.area).flatMap { pixel -> [UInt8] in pixel < changed ? [9, 9, 9, 255] : [10, 10, 10, 255] }
    return try #require(Bitmap(size: size, samples: samples))
}

@Suite struct CaseOutcomeTests {
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
        #expect(outcomes == ["missing", "changed", "sizeChanged", "notFetched", "unreadable"])
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
    }

    @Test func `the figures of a change are in the answer for programs`() throws {
        let result = CaseResult(name: "a.png", baseline: try picture(changed: 2).png(), actual: try picture())
        let environment = EnvironmentComparison(expected: .absent, actual: DrawingEnvironment([]))
        let json = Verification([result]).json(environment: environment)["cases"]?[0]
        #expect(json?["differingPixels"] == 2 && json?["maxChannelDelta"] == 1)
        #expect(json?["boundingBox"] == [0, 0, 2, 1])
    }
}

@Suite struct RecordingTests {
    @Test(arguments: [
        (RecordMode.changed, CaseOutcome.pass, RecordAction.keep), (.changed, .missing, .write),
        (.changed, .unreadable(reason: ""), .write), (.changed, .unexpected, .remove), (.changed, .notFetched, .write),
        (.missing, .missing, .write), (.missing, .unexpected, .keep), (.missing, .unreadable(reason: ""), .keep),
        (.all, .pass, .write), (.all, .unexpected, .remove),
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

@Suite struct FailurePictureTests {
    @Test func `a change leaves three pictures, an unreadable baseline two`() throws {
        let actual = (bitmap: try picture(), png: try picture().png())
        let changed = try FailurePictures.files(for: "a@2x.png", baseline: picture(changed: 1).png(), actual: actual)
        #expect(changed.map(\.name) == ["a@2x.expected.png", "a@2x.actual.png", "a@2x.difference.png"])
        let unreadable = try FailurePictures.files(for: "a.png", baseline: [1], actual: actual)
        #expect(unreadable.map(\.name) == ["a.expected.png", "a.actual.png"])
        #expect(try FailurePictures.files(for: "a.png", baseline: nil, actual: actual).map(\.name) == ["a.actual.png"])
    }
}

@Suite struct DrawingEnvironmentTests {
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
