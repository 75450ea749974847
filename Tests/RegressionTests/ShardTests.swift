import Testing

@testable import Regression

struct ShardTests {
    /// The published values of the 64-bit FNV-1a hash; which machine draws what must never change by itself.
    @Test(arguments: [
        ("", 0xCBF2_9CE4_8422_2325 as UInt64), ("a", 0xAF63_DC4C_8601_EC8C), ("b", 0xAF63_DF4C_8601_F1A5),
        ("foobar", 0x8594_4171_F739_67E8),
    ])
    func `the hash is FNV-1a`(text: String, hash: UInt64) {
        #expect(Shard.hash(of: text) == hash)
    }

    @Test(arguments: [
        ("small", 3, 3), ("small", 2, 1), ("medium", 2, 1), ("large", 5, 5), ("styles", 4, 4), ("8号厅", 4, 3),
        ("", 1000, 38),
    ])
    func `a name belongs to one part, always the same`(name: String, count: Int, index: Int) throws {
        let parts = (1...count).compactMap { Shard(index: $0, count: count) }
        #expect(parts.filter { $0.contains(name) }.map(\.index) == [index])
    }

    @Test func `parts of a thousand names are of about the same size`() throws {
        let names = (0..<1000).map { "case-\($0)" }
        for count in [2, 3, 8] {
            let sizes = (1...count).compactMap { Shard(index: $0, count: count) }
                .map { shard in names.count { shard.contains($0) } }
            #expect(sizes.reduce(0, +) == 1000)
            #expect(sizes.allSatisfy { abs($0 - 1000 / count) < 60 }, "\(sizes)")
        }
    }

    @Test(arguments: [
        ("1/1", true), ("3/3", true), ("1000/1000", true),
        // Counted from 1, up to the number of parts.
        ("0/3", false), ("4/3", false), ("1/0", false), ("1/1001", false),
        // Two plain numbers and nothing else.
        ("1", false), ("1/2/3", false), ("/2", false), ("1/", false), ("-1/2", false), ("+1/2", false), (" 1/2", false),
        ("１/2", false), ("", false), ("99999999999999999999/2", false),
    ])
    func `a text is read strictly`(text: String, isShard: Bool) {
        #expect((Shard(text) != nil) == isShard)
        if isShard { #expect(Shard(text)?.description == text) }
    }
}
