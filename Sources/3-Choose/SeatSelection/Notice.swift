public import Halls

/// Something the page tells a buyer at its top, without stopping anything.
public enum Notice: Equatable, Sendable {
    /// One buyer may not select more seats than this.
    case overLimit(limit: Int)

    /// The held seats went back on sale: the time is over, or the server gave them away.
    case released

    /// Units, given by their indices, went to somebody else while they were selected.
    case conflict(units: [Int])

    /// The server does not hold the selected seats, though none of them is known to be gone.
    case notHeld

    /// There are not so many free seats side by side.
    case nothingToRecommend(count: Int)
}

extension Notice {
    /// Returns the notice in words.
    public func text(in language: Language, hall: Hall) -> String {
        switch language {
        case .chinese: chineseText(hall)
        case .english: englishText(hall)
        }
    }

    private func chineseText(_ hall: Hall) -> String {
        switch self {
        case .overLimit(let limit): "最多可选 \(limit) 个座位"
        case .released: "座位已释放，请重新选座"
        case .conflict(let units):
            hall.placeNames(of: units, language: .chinese).joined(separator: "、") + "已被占用"
        case .notHeld: "座位未能锁定，请重试"
        case .nothingToRecommend(let count): "没有 \(count) 个相连的空座"
        }
    }

    private func englishText(_ hall: Hall) -> String {
        switch self {
        case .overLimit(1): "You can select only 1 seat"
        case .overLimit(let limit): "You can select up to \(limit) seats"
        case .released: "Your seats were released. Choose again."
        case .conflict(let units):
            "No longer available: " + hall.placeNames(of: units, language: .english).joined(separator: "; ")
        case .notHeld: "Your seats could not be held. Try again."
        case .nothingToRecommend(1): "There is no free seat"
        case .nothingToRecommend(let count): "There are no \(count) free seats side by side"
        }
    }
}
