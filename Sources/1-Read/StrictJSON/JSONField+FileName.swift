extension JSONField {
    /// Reads a name that is safe as a file's on every system: letters and digits of ASCII, ".", "_" and "-".
    ///
    /// It has 100 characters at most and does not begin with a dot.
    public func fileName() -> String? {
        guard let name = text(length: 1...100) else { return nil }
        if name.utf8.allSatisfy(isSafe), !name.hasPrefix(".") { return name }
        report(.unsafeFileName)
        return nil
    }
}

private func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
    default: "._-".utf8.contains(byte)
    }
}
