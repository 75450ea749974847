import Halls
import SeatGeometry
public import TextShaping

extension HallScene {
    /// Returns the characters of its texts that no font covers, each once, in the order of the picture.
    ///
    /// They are drawn as the first font's box for unknown characters.
    public func missingCharacters() throws(TextError) -> [Character] {
        guard let fonts else { return [] }
        var missing: [Character] = []
        for text in texts {
            for character in try fonts.shape(text, size: 1).missing where !missing.contains(character) {
                missing.append(character)
            }
        }
        return missing
    }

    /// The texts that are written, each once.
    private var texts: [String] {
        let hall = layout.hall
        var texts = [hall.name, hall.screen?.label ?? ""] + hall.aisles.map(\.text)
        if options.labels != .none { texts += hall.seats.map(\.rowLabel) }
        if options.labels == .seats { texts += hall.seats.map(\.seatLabel) }
        if options.legend != .none { texts += hall.zones.map(\.name) }
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}
