import CommandSupport
import FoundationEssentials
import Glibc
import TestSupport
import Testing

struct FileTreeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `they are listed by their paths, in byte order`() throws {
        // Upper case before lower case, a dot before a slash, whatever the locale says.
        let names = ["B.png", "a.png", "a/z.png", "a/é.png", "b/c/d.PNG"]
        for name in names + ["a/.hidden.png", ".git/x.png", "a/png", "a/x.png.txt"] { try folder.write([], to: name) }
        try FileManager.default.createDirectory(atPath: folder.path("f.png"), withIntermediateDirectories: false)
        #expect(mkfifo(folder.path("pipe.png"), 0o600) == 0)  // reading it would never end
        #expect(try Files.tree(of: folder.path, withExtension: "png") == names)
    }

    @Test func `a folder that cannot be listed is named`() {
        let error = #expect(throws: FileError.self) { try Files.tree(of: "/no/such", withExtension: "png") }
        #expect(error?.description == "/no/such: no such file or directory")
    }

    @Test(
        arguments: [
            ("a", "a", true),
            ("a/b", "a", true), ("a/b/", "a/", true),
            ("a/new/er", "a", true),  // not there yet
            ("ab", "a", false),  // only the same letters
            ("a", "a/b", false),
            ("a/b/../../ab", "a", false),
            ("link", "a", true), ("a/b", "link", true),
        ])
    func `what lies inside a folder is known, whether it exists or not`(inner: String, outer: String, expected: Bool)
        throws
    {
        try folder.write([], to: "a/b/x")
        try folder.write([], to: "ab/x")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "a")
        #expect(Files.isInside(folder.path(inner), folder.path(outer)) == expected)
        #expect(Files.isInside("/", folder.path) == false)
        #expect(Files.isInside(folder.path, "/"))
    }
}
