import CommandSupport
import FoundationEssentials
import Glibc
import TestSupport
import Testing

struct FilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [0, 1, 65_536, 300_000])
    func `a file is written and read back, whatever its size`(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try Files.write(bytes, to: folder.path("a"))
        #expect(try Files.read(folder.path("a"), limit: count) == bytes)
        #expect(try folder.names() == ["a"])
    }

    @Test func `a file longer than the limit is an error, not cut`() throws {
        let path = try folder.write([1, 2, 3], to: "a")
        #expect(throws: FileError(path: path, reason: .tooLarge(limit: 2))) { try Files.read(path, limit: 2) }
    }

    @Test func `errors name the path and the system's reason`() throws {
        let missing = folder.path("x.json")
        let error = try #require(#expect(throws: FileError.self) { try Files.read(missing, limit: 1) })
        #expect(error.description == "\(missing): no such file or directory")
        let isFolder = try #require(#expect(throws: FileError.self) { try Files.read(folder.path, limit: 1) })
        #expect(isFolder.description == "\(folder.path): is a folder, not a file")
    }

    @Test func `an existing file is replaced, not written over: whoever holds the old one keeps it whole`() throws {
        let path = try folder.write([1], to: "a")
        try FileManager.default.linkItem(atPath: path, toPath: folder.path("old"))
        try Files.write([2, 2], to: path)
        #expect(try folder.read("old") == [1])
        #expect(try folder.read("a") == [2, 2])
    }

    @Test func `a write that fails leaves nothing behind`() throws {
        let missing = folder.path("no/a")
        let error = try #require(#expect(throws: FileError.self) { try Files.write([1], to: missing) })
        #expect(error.description == "\(missing): no such file or directory")
        #expect(throws: FileError(path: folder.path, reason: .isFolder)) { try Files.write([1], to: folder.path) }
        #expect(try folder.names() == [])
    }

    @Test func `a device is written to, not replaced`() throws {
        try Files.write([1, 2, 3], to: "/dev/null")
        #expect(Files.kind(of: "/dev/null") == .other)
    }

    @Test func `a file that would not change is left alone`() throws {
        let path = folder.path("a")
        #expect(try Files.writeIfChanged([1, 2], to: path))
        #expect(try !Files.writeIfChanged([1, 2], to: path))
        #expect(try Files.writeIfChanged([1], to: path))  // a shorter file
        #expect(try Files.writeIfChanged([1, 2], to: path))  // a longer one
        #expect(try folder.read("a") == [1, 2])
    }

    @Test func `children have the extension and stand in byte order; hidden files are left out`() throws {
        for name in ["b.json", "a.json", "B.json", "é.json", ".c.json", "a.jsonx", "json", "sub/d.json"] {
            try folder.write([], to: name)
        }
        let names = ["B.json", "a.json", "b.json", "é.json"]
        #expect(try Files.children(of: folder.path, withExtension: "json") == names.map(folder.path))
        #expect(try Files.children(of: folder.path + "/", withExtension: "json") == names.map(folder.path))
        #expect(throws: FileError.self) { try Files.children(of: folder.path("no"), withExtension: "json") }
    }

    @Test func `folders are created with those above them, once`() throws {
        try Files.createFolder(folder.path("a/b/c"))
        try Files.createFolder(folder.path("a/b/c/"))
        #expect(Files.kind(of: folder.path("a/b/c")) == .folder)
        let file = try folder.write([], to: "f")
        let error = try #require(#expect(throws: FileError.self) { try Files.createFolder(file + "/g") })
        #expect(error.description == "\(file): not a directory")
        #expect(throws: FileError.self) { try Files.createFolder(file) }
    }

    @Test func `removing tells whether there was a file`() throws {
        let path = try folder.write([], to: "a")
        #expect(try Files.remove(path))
        #expect(try !Files.remove(path))
        #expect(throws: FileError.self) { try Files.remove(folder.path) }
    }

    @Test func `what is no file is not removed: an old answer may have gone into a pipe or a device`() throws {
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(try !Files.remove(pipe))
        #expect(Files.kind(of: pipe) == .other)
        // A link that leads nowhere is a name like any other.
        #expect(symlink("nowhere", folder.path("link")) == 0)
        #expect(try Files.remove(folder.path("link")))
    }

    @Test func `what is at a path`() throws {
        #expect(Files.kind(of: try folder.write([], to: "a")) == .file)
        #expect(Files.kind(of: folder.path) == .folder)
        #expect(Files.kind(of: folder.path("no")) == nil)
    }

    @Test func `two paths to one file are the same`() throws {
        let path = try folder.write([], to: "a")
        #expect(Files.areSame(path, folder.path("./a")))
        #expect(!Files.areSame(path, try folder.write([], to: "b")))
        #expect(!Files.areSame(folder.path("no"), folder.path("no")))
    }

    @Test(
        arguments: [("a/b", "a"), ("/a", "/"), ("a", "."), ("a/b/", "a"), ("/", "/"), ("", ".")])
    func `the folder of a path`(path: String, expected: String) {
        #expect(Files.parent(of: path) == expected)
    }
}
