import Pixels
import TestSupport
import Testing

struct PixelDiffFailureTests {
    private let folder: TemporaryFolder
    private let good: [UInt8]

    init() throws {
        folder = try TemporaryFolder()
        let size = try #require(PixelSize(width: 8, height: 4))
        good = try Bitmap(size: size, filledWith: StraightColor(red: 1, green: 2, blue: 3)).png()
        try folder.write(good, to: "a.png")
    }

    /// Runs the command, which must fail without an answer, and returns what it says.
    private func failure(_ arguments: [String], exitCode: Int32) async throws -> String {
        let result = try await runCommand("pixeldiff", arguments, cwd: folder.path)
        #expect(result.exitCode == exitCode)
        #expect(result.stdout == [])
        return result.stderr
    }

    /// Ways to break a file, and what is said about each.
    enum Damage: CaseIterable {
        case empty, truncated, badChecksum, notPNG, tooLarge, pointer

        func apply(to file: [UInt8]) -> [UInt8] {
            switch self {
            case .empty: []
            case .truncated: Array(file.dropLast(20))
            case .badChecksum: file.dropLast() + [file[file.count - 1] ^ 1]
            case .notPNG: Array("{}".utf8)
            case .tooLarge: hugeHeader
            case .pointer: Array("version https://git-lfs.github.com/spec/v1\n".utf8)
            }
        }

        var message: String {
            switch self {
            case .empty: "the file is empty, not a PNG"
            case .truncated: "truncated PNG: the file ends before its picture does"
            case .badChecksum: "corrupt PNG: IEND: CRC error"
            case .notPNG: "not a PNG"
            case .tooLarge: "claims 100000 × 100000 pixels; the limit is 32768 a side and 100000000 in all"
            case .pointer: "a Git LFS pointer, not a picture; run `git lfs pull`"
            }
        }

        /// The signature and a header that claims 100,000 × 100,000 pixels, with the checksums that belong there.
        private var hugeHeader: [UInt8] {
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
                + [0x00, 0x01, 0x86, 0xA0, 0x00, 0x01, 0x86, 0xA0, 8, 6, 0, 0, 0, 0xA8, 0x52, 0x0B, 0xC8]
                + [0, 0, 0, 0] + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E]
        }
    }

    @Test(arguments: Damage.allCases)
    func `a broken picture is named with its fault`(damage: Damage) async throws {
        try folder.write(damage.apply(to: good), to: "b.png")
        let message = try await failure(["a.png", "b.png", "diff.png"], exitCode: 2)
        #expect(message == "pixeldiff: b.png: \(damage.message)\n")
        #expect(!folder.contains("diff.png"))
    }

    @Test(arguments: Damage.allCases)
    func `a broken picture does not match itself`(damage: Damage) async throws {
        try folder.write(damage.apply(to: good), to: "b.png")
        try folder.write(damage.apply(to: good), to: "c.png")
        #expect(try await failure(["b.png", "c.png"], exitCode: 2) == "pixeldiff: b.png: \(damage.message)\n")
    }

    @Test func `a file that is not there is named`() async throws {
        let message = try await failure(["a.png", "no.png"], exitCode: 2)
        #expect(message == "pixeldiff: no.png: no such file or directory\n")
        // Beside a folder it is still the missing file that is to blame.
        #expect(try await failure([".", "no"], exitCode: 2) == "pixeldiff: no: no such file or directory\n")
    }

    @Test func `a difference that cannot be written is trouble, and leaves nothing behind`() async throws {
        let size = try #require(PixelSize(width: 1, height: 1))
        try folder.write(try Bitmap(size: size, filledWith: .transparent).png(), to: "b.png")
        let missing = try await failure(["a.png", "b.png", "no/diff.png"], exitCode: 2)
        #expect(missing == "pixeldiff: no/diff.png: no such file or directory\n")
        let inFile = try await failure(["a.png", "b.png", "a.png/diff.png"], exitCode: 2)
        #expect(inFile == "pixeldiff: a.png/diff.png: not a directory\n")
        #expect(try folder.names() == ["a.png", "b.png"])
    }

    static let wrongLines: [([String], String)] = [
        ([], "missing argument A"),
        (["a.png"], "missing argument B"),
        (["a.png", "a.png", "d.png", "e.png"], "unexpected argument 'e.png'"),
        (["a.png", "a.png", "--jsno"], "unknown option '--jsno'; did you mean '--json'?"),
        (["a.png", "a.png", "--json=1"], "--json takes no value"),
        (["a.png", "."], ". is a folder and a.png is not; two files or two folders can be compared"),
        ([".", "a.png"], ". is a folder and a.png is not; two files or two folders can be compared"),
        ([".", "-"], ". is a folder and - is not; two files or two folders can be compared"),
        ([".", ".", "a.png"], "a.png: is not a folder; the differences of two folders need one"),
        ([".", ".", "new/below"], "new/below: the folder of differences must be apart from ."),
        ([".", ".", ".."], "..: the folder of differences must be apart from ."),
        (["-", "-"], "only one picture can come from standard input"),
        (["a.png", "a.png", "-"], "the picture of the difference needs a file; the answer takes standard output"),
        (
            ["a.png", "a.png", "./a.png"],
            "./a.png: the picture of the difference would replace a picture being compared"
        ),
        (["a.png", "a.png", "--metric", "psnr"], "--metric: 'psnr' is not one of exact, yiq"),
        (["a.png", "a.png", "--threshold", "0.2"], "--threshold is for --metric yiq only"),
        (["a.png", "a.png", "--metric=yiq", "--threshold=2"], "--threshold: '2' is not a number from 0.0 to 1.0"),
        (["a.png", "a.png", "--aa", "no"], "--aa: 'no' is not one of count, ignore"),
        (["a.png", "a.png", "--tolerance", "256"], "--tolerance: '256' is not a whole number from 0 to 255"),
        (["a.png", "a.png", "--max-pixels", "-1"], "--max-pixels: '-1' is not a whole number, at least 0"),
        (["a.png", "a.png", "--max-ratio", "1.5"], "--max-ratio: '1.5' is not a number from 0.0 to 1.0"),
        (["a.png", "a.png", "--max-ratio", "nan"], "--max-ratio: 'nan' is not a number from 0.0 to 1.0"),
        (["a.png", "a.png", "--window", "16"], windowMessage("16")),
        (["a.png", "a.png", "--window", "0:4"], windowMessage("0:4")),  // no window
        (["a.png", "a.png", "--window", "4:-1"], windowMessage("4:-1")),
        (["a.png", "a.png", "--window", "4:1:1"], windowMessage("4:1:1")),
        (["a.png", "a.png", "--ignore", "1,2,3"], ignoreMessage("1,2,3")),
        (["a.png", "a.png", "--ignore", "5,5,-3,2"], ignoreMessage("5,5,-3,2")),  // reversed
        (["a.png", "a.png", "--ignore", "-1,0,3,2"], ignoreMessage("-1,0,3,2")),  // negative
        (["a.png", "a.png", "--ignore", "1,2,0,4"], ignoreMessage("1,2,0,4")),  // no pixel
        (["a.png", "a.png", "--ignore", "1,2,3,4.5"], ignoreMessage("1,2,3,4.5")),
        (["a.png", "a.png", "--ignore", "1,2,3,99999999999999999999"], ignoreMessage("1,2,3,99999999999999999999")),
        (["a.png", "a.png", "--picture", "both"], "--picture: 'both' is not one of overlay, mask, side"),
        (["a.png", "a.png", "--jobs", "0"], "--jobs: '0' is not a whole number from 1 to 256"),
        (
            ["a.png", "a.png", "--junit", "-"],
            "the JUnit report needs a file; the answer takes standard output"
        ),
        (["a.png", "a.png", "--junit", "a.png"], "--junit: 'a.png' is not a file for XML, such as junit.xml"),
        (["a.png", "a.png", "d", "--junit", "d"], "d: the JUnit report would replace a picture"),
    ]

    private static func windowMessage(_ text: String) -> String {
        "--window: '\(text)' is not N:MAX, whole numbers, N at least 1 and MAX at least 0, such as 16:40"
    }

    private static func ignoreMessage(_ text: String) -> String {
        "--ignore: '\(text)' is not X,Y,W,H: whole numbers, X and Y at least 0, W and H at least 1"
    }

    @Test(arguments: wrongLines)
    func `wrong usage exits with 64 and points to the help`(arguments: [String], message: String) async throws {
        let said = try await failure(arguments, exitCode: 64)
        #expect(said == "pixeldiff: \(message)\nSee 'pixeldiff --help'.\n")
        #expect(folder.contains("a.png"))
    }
}
