import StrictJSON

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
