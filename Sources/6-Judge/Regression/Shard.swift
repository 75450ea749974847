/// One of several parts that a suite is divided into, so that several machines can verify it.
///
/// Which part a name belongs to depends on nothing but the name and the number of parts.
public struct Shard: Equatable, Sendable {
    /// The most parts.
    public static let maxCount = 1000

    /// Which part it is, from 1.
    public let index: Int

    /// How many parts there are.
    public let count: Int

    /// Creates a part, or gives `nil` unless 1 ≤ `index` ≤ `count` ≤ 1000.
    public init?(index: Int, count: Int) {
        guard (1...Shard.maxCount).contains(count), (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// Reads a text such as `2/3`, or gives `nil`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { part in part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        guard parts.count == 2, isPlain, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
        self.init(index: index, count: count)
    }

    /// Returns whether a name belongs to this part.
    public func contains(_ name: String) -> Bool {
        Shard.hash(of: name) % UInt64(count) == UInt64(index - 1)
    }

    /// Returns the 64-bit FNV-1a hash of a text's UTF-8.
    static func hash(of text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension Shard: CustomStringConvertible {
    /// The text that it is read from.
    public var description: String { "\(index)/\(count)" }
}
