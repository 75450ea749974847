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

    /// Returns the name of a sample in the legend: the word a screen reader says, with a capital.
    func name(of sample: LegendSample) -> String {
        let word = word(for: sample)
        return word.prefix(1).uppercased() + word.dropFirst()
    }

    private func word(for sample: LegendSample) -> String {
        let available = Seat.Status.available.name(in: self)
        return switch sample {
        case .selected: SelectedUnits.name(in: self)
        case .style(.sold): Seat.Status.sold.name(in: self)
        case .style(.locked): Seat.Status.locked.name(in: self)
        case .style(.broken): Seat.Status.broken.name(in: self)
        case .style(.couple): Seat.Kind.love.name(in: self) ?? available
        case .style(.available), .style(.accessible): available
        case .kind(let kind): kind.name(in: self) ?? available
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
