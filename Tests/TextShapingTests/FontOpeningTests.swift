import TestSupport
import Testing
import TextShaping

struct FontOpeningTests {
    private func error(opening file: FontFile) -> TextError? {
        #expect(throws: TextError.self) { try Font(file) }
    }

    @Test func `a missing file is named with the system's reason`() {
        let error = error(opening: FontFile("/no/such/font.ttf"))
        #expect(error == .unreadable(path: "/no/such/font.ttf", reason: "No such file or directory"))
        #expect(error?.description == "/no/such/font.ttf: No such file or directory")
    }

    @Test(arguments: ["/tmp", "/etc/passwd\0.ttf"])
    func `a folder, and a path that C would cut at a NUL, are unreadable`(path: String) {
        guard case .unreadable(path, let reason) = error(opening: FontFile(path)) else {
            Issue.record("not reported as unreadable")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test(
        arguments: [
            "",  // an empty file
            "seats: 560\n",
            "OTTO",  // a signature and nothing else
            "\u{0}\u{1}\u{0}\u{0}",
            "ttcf\u{0}\u{1}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}",  // a collection of no fonts
        ])
    func `what is not a font is named`(text: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text.utf8, to: "font.ttf")
        #expect(error(opening: FontFile(path)) == .notFont(path: path))
    }

    @Test func `a chain needs a font, and every font of it must open`() {
        #expect(throws: TextError.noFonts) { try FontChain([]) }
        #expect(throws: TextError.noFonts) { try FontChain(fonts: []) }
        #expect(throws: TextError.self) { try FontChain([TestFont.cjk.file, FontFile("/no/such/font.ttf")]) }
    }

    @Test(
        .enabled(if: TestFont.cjk.exists, TestFont.cjk.whyNot),
        arguments: [-1, 10, 65_536, .max])
    func `a face that a collection does not have is refused`(index: Int) throws {
        let file = FontFile(path: TestFont.cjk.file.path, index: index)
        #expect(error(opening: file) == .noSuchFace(file, count: 10))
        #expect(throws: Never.self) { try Font(FontFile(path: file.path, index: 9)) }
    }

    @Test(.enabled(if: TestFont.thai.exists, TestFont.thai.whyNot))
    func `every beginning of a font is refused`() throws {
        let folder = try TemporaryFolder()
        let bytes = try TestFont.thai.bytes()
        // The list of tables byte by byte, then samples; the last table may end in up to three bytes of padding.
        for length in Array(0..<400) + Array(stride(from: 400, to: bytes.count - 3, by: 499)) {
            let path = try folder.write(bytes.prefix(length), to: "\(length).ttf")
            let error = error(opening: FontFile(path))
            #expect(error == .notFont(path: path) || error == .truncated(path: path), "\(length) bytes")
        }
    }

    @Test(
        .enabled(if: TestFont.cjk.exists, TestFont.cjk.whyNot),
        arguments: [4, 12, 40, 1_000, 100_000, 10_000_000])
    func `beginnings of a collection are refused`(length: Int) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(try TestFont.cjk.bytes().prefix(length), to: "font.ttc")
        let error = error(opening: FontFile(path: path, index: 2))
        #expect(error == .notFont(path: path) || error == .truncated(path: path))
    }

    @Test(.enabled(if: TestFont.thai.exists, TestFont.thai.whyNot))
    func `a damaged font is refused or draws something`() throws {
        let folder = try TemporaryFolder()
        let bytes = try TestFont.thai.bytes()
        var generator = SeededGenerator(seed: 1)
        for number in 0..<100 {
            var damaged = bytes
            for _ in 0..<50 {
                damaged[Int.random(in: damaged.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            let path = try folder.write(damaged, to: "\(number).ttf")
            do throws(TextError) {
                let line = try FontChain([FontFile(path)]).shape("Row 5 กี่ปู่", size: 20)
                #expect(line.width.isFinite)
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    @Test(.enabled(if: TestFont.cjk.exists, TestFont.cjk.whyNot))
    func `a font knows its heights`() throws {
        let metrics = try Font(TestFont.cjk.file).metrics
        #expect(metrics.unitsPerEm == 1_000)
        #expect(metrics.ascent > metrics.capHeight)
        #expect(metrics.descent > 0)
        #expect((0.7...0.75).contains(metrics.capHeight))
        #expect(abs(metrics.digitCenter - metrics.capHeight / 2) < 0.01)
    }

    @Test(.enabled(if: TestFont.thai.exists, TestFont.thai.whyNot))
    func `the digest is that of the file's bytes`() throws {
        let folder = try TemporaryFolder()
        let first = try Font(TestFont.thai.file)
        let copy = try Font(FontFile(try folder.write(try TestFont.thai.bytes(), to: "copy.ttf")))
        let longer = try Font(FontFile(try folder.write(try TestFont.thai.bytes() + [0], to: "longer.ttf")))
        #expect(try first.sha256().wholeMatch(of: /[0-9a-f]{64}/) != nil)
        #expect(try first.sha256() == copy.sha256())
        #expect(try first.sha256() != longer.sha256())
    }

    @Test func `the library's version is three numbers`() {
        #expect(harfBuzzVersion.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    }
}
