public import Halls

extension Seat.Kind {
    /// Returns the name of the kind, or `nil` for a normal seat, which needs none.
    public func name(in language: Language) -> String? {
        switch language {
        case .chinese: chineseName
        case .english: englishName
        }
    }

    private var chineseName: String? {
        switch self {
        case .normal: nil
        case .love: "情侣座"
        case .wheelchair: "轮椅席"
        case .companion: "陪同席"
        case .family: "亲子座"
        case .vip: "VIP"
        }
    }

    private var englishName: String? {
        switch self {
        case .normal: nil
        case .love: "couple"
        case .wheelchair: "wheelchair"
        case .companion: "companion"
        case .family: "family"
        case .vip: "VIP"
        }
    }
}

extension Seat.Status {
    /// Returns the name of the status as a buyer understands it.
    public func name(in language: Language) -> String {
        switch (self, language) {
        case (.available, .chinese): "可选"
        case (.available, .english): "available"
        case (.sold, .chinese): "已售"
        case (.sold, .english): "sold"
        case (.locked, .chinese): "锁定"
        case (.locked, .english): "held"
        case (.broken, .chinese): "维修"
        case (.broken, .english): "out of service"
        }
    }
}

extension SelectedUnits {
    /// Returns how a unit of the buyer's own selection is called, in place of its status.
    public static func name(in language: Language) -> String {
        switch language {
        case .chinese: "已选"
        case .english: "selected"
        }
    }
}
