import Testing

@testable import Replay

struct InstantTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0.0),
        ("2026-01-01T12:00:00Z", 1_767_268_800),
        // A leap day, and the day after it.
        ("2024-02-29T23:59:59Z", 1_709_251_199), ("2024-03-01T00:00:00Z", 1_709_251_200),
        // 2000 is a leap year, 2100 is none.
        ("2000-03-01T00:00:00Z", 951_868_800), ("2100-03-01T00:00:00Z", 4_107_542_400),
        ("2026-01-01T12:00:00.25Z", 1_767_268_800.25),
    ])
    func `times are seconds since 1970`(text: String, seconds: Double) {
        #expect(Instant.seconds(text) == seconds)
    }

    @Test(arguments: [
        "", "2026-01-01", "2026-01-01T12:00:00", "2026-01-01T12:00:00+01:00", "2026-13-01T00:00:00Z",
        "2026-02-29T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T12:60:00Z",
        "2026-01-01T12:00:60Z", "1969-12-31T23:59:59Z", "2026-01-01T12:00:00.Z", "2026-01-01T12:00:00.1234567Z",
        "2026-01-01 12:00:00Z", "x026-01-01T12:00:00Z", "２026-01-01T12:00:00Z",
    ])
    func `what is no time in UTC is refused`(text: String) {
        #expect(Instant.seconds(text) == nil)
    }
}
