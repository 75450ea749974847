import StrictJSON

/// The screen of a hall.
public struct Screen: Equatable, Sendable {
    /// The width in seat widths.
    public let width: Double

    /// The text on the screen, which may be empty.
    public let label: String

    /// Creates a screen without checking it.
    public init(width: Double, label: String = "") {
        self.width = width
        self.label = label
    }
}

/// A text along an aisle.
public struct Aisle: Equatable, Sendable {
    /// Which line of cells an aisle text belongs to.
    public enum Line: Equatable, Sendable {
        /// A row of the document, 0-based, not resolved.
        case row(Int)

        /// A column, 0-based.
        case column(Int)
    }

    /// The text.
    public let text: String

    /// The row or column it is written along.
    public let line: Line

    /// Creates an aisle text without checking it.
    public init(text: String, line: Line) {
        self.text = text
        self.line = line
    }
}

/// A group of seats with one price.
public struct PriceZone: Equatable, Sendable {
    /// The key that seats refer to.
    public let id: String

    /// The name people see.
    public let name: String

    /// The price as a decimal number in text, such as "59.00", or `nil`.
    public let price: String?

    /// The ISO 4217 code of the price's currency, or `nil`.
    public let currency: String?

    /// Creates a zone without checking it.
    public init(id: String, name: String, price: String? = nil, currency: String? = nil) {
        self.id = id
        self.name = name
        self.price = price
        self.currency = currency
    }
}

/// What could be read of the price zones of a document.
struct ZoneReading {
    /// The ids in the order of the document, or `nil` when one of them could not be read.
    var ids: [String]? = []
    var zones: [PriceZone]? = []

    init(_ field: JSONField?, isMisspelt: Bool) {
        if isMisspelt { ids = nil }
        guard let field else { return }
        let parts = field.elements(count: HallLimits.zones) { $0.zone() }
        zones = parts?.map(\.zone).complete()
        ids = parts?.map(\.id).complete()
        field.faults.reportDuplicates(of: parts?.map(\.id) ?? [], in: field.path)
    }
}

extension JSONField {
    fileprivate func zone() -> (id: String?, zone: PriceZone?) {
        guard var object = object(keys: HallKeys.zone) else { return (nil, nil) }
        let id = object.required("id")?.text(length: HallLimits.idLength)
        let name = object.required("name")?.text(length: HallLimits.nameLength)
        let price = object.value("price") { $0.price() }
        let currency = object.value("currency") { $0.currency() }
        guard let id, let name, let price, let currency else { return (id, nil) }
        return (id, PriceZone(id: id, name: name, price: price, currency: currency))
    }

    private func price() -> String? {
        guard let text = text(length: HallLimits.priceLength) else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isDecimal = parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
        if isDecimal { return text }
        faults.report(HallFault.notPrice(text), at: path)
        return nil
    }

    private func currency() -> String? {
        guard let text = text(length: HallLimits.labelLength) else { return nil }
        if text.utf8.count == 3, text.utf8.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) { return text }
        faults.report(HallFault.notCurrency(text), at: path)
        return nil
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
