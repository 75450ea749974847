/// Reads points in time as documents write them.
enum Instant {
    /// Returns the seconds since the beginning of 1970 of a text such as `2026-01-01T12:00:00Z`, or `nil`.
    ///
    /// Only years from 1970 to 9999 and only UTC; seconds may have a fraction. Days that a month does not have are
    /// refused, and so are leap seconds.
    static func seconds(_ text: String) -> Double? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes.last == UInt8(ascii: "Z"), hasSeparators(bytes) else { return nil }
        let fields = [0..<4, 5..<7, 8..<10, 11..<13, 14..<16, 17..<19].map { number(bytes[$0]) }
        guard let fraction = fraction(bytes[19..<bytes.count - 1]),
            let year = fields[0], let month = fields[1], let day = fields[2], let hour = fields[3],
            let minute = fields[4], let second = fields[5],
            year >= 1970, (1...12).contains(month), (1...days(in: month, of: year)).contains(day),
            hour < 24, minute < 60, second < 60
        else { return nil }
        let days = daysBefore(year: year) + (1..<month).reduce(0) { $0 + self.days(in: $1, of: year) } + day - 1
        return Double(((days * 24 + hour) * 60 + minute) * 60 + second) + fraction
    }

    private static func hasSeparators(_ bytes: [UInt8]) -> Bool {
        zip([4, 7, 10, 13, 16], "--T::".utf8).allSatisfy { bytes[$0] == $1 }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.reduce(0) { value, byte in
            guard let value, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            return value * 10 + Int(byte - UInt8(ascii: "0"))
        }
    }

    /// Returns the value of nothing, or of a point and one to six digits.
    private static func fraction(_ bytes: ArraySlice<UInt8>) -> Double? {
        guard let first = bytes.first else { return 0 }
        let digits = bytes.dropFirst()
        guard first == UInt8(ascii: "."), (1...6).contains(digits.count), let value = number(digits) else { return nil }
        return Double(value) / digits.reduce(1.0) { scale, _ in scale * 10 }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Returns the days from the beginning of 1970 to the beginning of a year.
    private static func daysBefore(year: Int) -> Int {
        func leapDays(_ year: Int) -> Int { year / 4 - year / 100 + year / 400 }
        return (year - 1970) * 365 + leapDays(year - 1) - leapDays(1969)
    }
}
