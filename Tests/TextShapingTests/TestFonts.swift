import FoundationEssentials
import Testing
import TextShaping

/// A font that a test needs and that may not be installed.
struct TestFont: Sendable {
    /// What the project's scripts install: Simplified Chinese, and most of what a hall is labelled with.
    static let cjk = TestFont("opentype/noto/NotoSansCJK-Regular.ttc#2", package: "fonts-noto-cjk")
    static let thai = TestFont("truetype/tlwg/Loma.ttf", package: "fonts-tlwg-loma-ttf")
    static let arabic = TestFont("opentype/fonts-hosny-amiri/Amiri-Regular.ttf", package: "fonts-hosny-amiri")
    static let hebrew = TestFont("truetype/culmus/SimpleCLM-Medium.ttf", package: "culmus")

    let file: FontFile

    /// Whether it is there.
    let exists: Bool

    /// Why a test is skipped where it is not.
    let whyNot: Comment

    init(_ name: String, package: String) {
        file = FontFile("/usr/share/fonts/\(name)")
        exists = FileManager.default.fileExists(atPath: file.path)
        whyNot = "needs the font \(file.path) of the Debian package \(package)"
    }

    /// Opens a chain of this font, and of others after it.
    func chain(before others: TestFont..., language: String = "zh-Hans") throws -> FontChain {
        try FontChain([file] + others.map(\.file), language: language)
    }

    func bytes() throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: file.path)))
    }
}
