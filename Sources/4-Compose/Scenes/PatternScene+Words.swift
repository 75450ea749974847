import PatternLock
import SeatSelection

/// The words of a pattern lock.
extension Language {
    var lockName: String {
        switch self {
        case .chinese: "图案锁"
        case .english: "Pattern lock"
        }
    }

    func tooShort(fewest: Int) -> String {
        switch self {
        case .chinese: "至少连接 \(fewest) 个点"
        case .english: "Connect at least \(fewest) dots"
        }
    }

    func lockedOut(remaining: Double) -> String {
        switch self {
        case .chinese: "请在 \(duration(remaining))后重试"
        case .english: "Try again in \(duration(remaining))"
        }
    }

    /// Returns the word for an answer, or `nil` while there is none.
    func name(of style: PatternPicture.Style) -> String? {
        switch (style, self) {
        case (.normal, _): nil
        case (.accepted, .chinese): "正确"
        case (.accepted, .english): "accepted"
        case (.wrong, .chinese): "错误"
        case (.wrong, .english): "wrong"
        }
    }

    /// Returns an answer as a sentence, or `nil` while there is none.
    func sentence(of style: PatternPicture.Style) -> String? {
        switch (style, self) {
        case (.normal, _): nil
        case (.accepted, .chinese): "图案正确"
        case (.accepted, .english): "Pattern accepted"
        case (.wrong, .chinese): "图案错误"
        case (.wrong, .english): "Wrong pattern"
        }
    }

    /// Returns seconds up to a minute, minutes and seconds up to an hour, hours and minutes beyond, rounded up.
    func duration(_ seconds: Double) -> String {
        let whole = Int(min(max(seconds, 0), 1e9).rounded(.up))
        if whole < 3600 { return joined(whole / 60, minutes, whole % 60, self.seconds) }
        let minutes = (whole + 59) / 60
        return joined(minutes / 60, hours, minutes % 60, self.minutes)
    }

    /// Joins two numbers with their units, without the larger where it is 0 and without the smaller beside it.
    private func joined(_ large: Int, _ largeUnit: String, _ small: Int, _ smallUnit: String) -> String {
        let parts = [
            large > 0 ? "\(large) \(largeUnit)" : nil, small > 0 || large == 0 ? "\(small) \(smallUnit)" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: " ")
    }

    private var hours: String { self == .chinese ? "小时" : "h" }
    private var minutes: String { self == .chinese ? "分" : "min" }
    private var seconds: String { self == .chinese ? "秒" : "s" }
}
