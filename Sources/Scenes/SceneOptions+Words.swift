import Halls
import SeatSelection
import TextShaping

/// The words of pictures that are not the document's.
extension Language {
    var screenHint: String {
        switch self {
        case .chinese: "银幕方向"
        case .english: "Screen this way"
        }
    }

    /// The name of a sample in the legend.
    func name(of sample: LegendSample) -> String {
        switch self {
        case .chinese: chineseName(of: sample)
        case .english: englishName(of: sample)
        }
    }

    private func chineseName(of sample: LegendSample) -> String {
        switch sample {
        case .selected: "已选"
        case .style(.available): "可选"
        case .style(.couple): "情侣座"
        case .style(.sold): "已售"
        case .style(.locked): "锁定"
        case .style(.broken): "维修"
        case .style(.accessible), .kind(.wheelchair): "轮椅席"
        case .kind(.companion): "陪同席"
        case .kind(.vip): "VIP"
        case .kind(.family): "亲子座"
        case .kind: "可选"
        }
    }

    private func englishName(of sample: LegendSample) -> String {
        switch sample {
        case .selected: "Selected"
        case .style(.available): "Available"
        case .style(.couple): "Couple"
        case .style(.sold): "Sold"
        case .style(.locked): "Held"
        case .style(.broken): "Out of service"
        case .style(.accessible), .kind(.wheelchair): "Wheelchair"
        case .kind(.companion): "Companion"
        case .kind(.vip): "VIP"
        case .kind(.family): "Family"
        case .kind: "Available"
        }
    }
}

extension PriceZone {
    /// Returns the name and the price as the legend writes them, such as "黄金区 ¥59".
    ///
    /// Where the fonts do not have the currency's symbol, its code stands after the amount.
    func legendText(_ fonts: FontChain) throws(TextError) -> String {
        guard let symbolic else { return plain }
        return try fonts.shape(symbolic, size: 1).missing.isEmpty ? symbolic : plain
    }

    private var plain: String {
        [name, amount, currency].compactMap { $0 }.joined(separator: " ")
    }

    private var amount: String? {
        price.map { $0.hasSuffix(".00") ? String($0.dropLast(3)) : $0 }
    }

    /// The name and the price with the symbol of its currency, or `nil` where it has none.
    private var symbolic: String? {
        guard let amount, let currency else { return nil }
        let symbols = [
            "CNY": "¥", "JPY": "¥", "USD": "$", "EUR": "€", "GBP": "£", "KRW": "₩", "RUB": "₽", "INR": "₹",
            "HKD": "HK$", "TWD": "NT$",
        ]
        return symbols[currency].map { "\(name) \($0)\(amount)" }
    }
}
