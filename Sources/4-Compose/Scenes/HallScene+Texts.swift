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

    /// Returns the texts that are written shortened, from the screen backwards; none without fonts.
    public func shortenedTexts() throws(TextError) -> [ShortenedText] {
        guard let fonts else { return [] }
        return try shortenedScreen(fonts) + shortenedAisles(fonts)
            + (options.labels == .none ? [] : shortenedRows(fonts))
            + (options.labels == .seats ? shortenedNumbers(fonts) : [])
    }

    private func shortenedScreen(_ fonts: FontChain) throws(TextError) -> [ShortenedText] {
        guard let frame = layout.screen, let label = layout.hall.screen?.label else { return [] }
        let name = layout.hall.name
        if !name.isEmpty, !label.isEmpty, try !hasRoom(for: name, beside: label, in: frame, fonts) {
            return [ShortenedText(place: .screen, text: "\(name) · \(label)")]
        }
        guard try screenLine(label, in: frame, fonts).isShortened else { return [] }
        return [ShortenedText(place: .screen, text: label.isEmpty ? name : label)]
    }

    private func shortenedAisles(_ fonts: FontChain) throws(TextError) -> [ShortenedText] {
        var texts: [ShortenedText] = []
        for (index, aisle) in layout.hall.aisles.enumerated()
        where try aisleText(aisle, fonts)?.isShortened == true {
            texts.append(ShortenedText(place: .aisle(index), text: aisle.text))
        }
        return texts
    }

    private func shortenedRows(_ fonts: FontChain) throws(TextError) -> [ShortenedText] {
        var texts: [ShortenedText] = []
        for row in 0..<layout.hall.grid.rows {
            for end in rowEnds(row) where try rowLine(end.label, fonts).isShortened {
                let text = ShortenedText(place: .row(row), text: end.label)
                if texts.last != text { texts.append(text) }
            }
        }
        return texts
    }

    private func shortenedNumbers(_ fonts: FontChain) throws(TextError) -> [ShortenedText] {
        var texts: [ShortenedText] = []
        for seat in layout.hall.units.filter({ layout.hall.status(of: $0) != .broken }).flatMap(\.seats)
        where try numberLine(ofSeat: seat, fonts: fonts).isShortened {
            texts.append(ShortenedText(place: .seat(seat), text: layout.hall.seats[seat].seatLabel))
        }
        return texts
    }
}

/// A text of which a picture shows only the beginning, because there is no room for the rest.
public struct ShortenedText: Equatable, Sendable {
    /// What texts are written on.
    public enum Place: Equatable, Sendable {
        /// Both ends of a row, counted from the screen.
        case row(Int)

        /// An aisle, by its index in the hall.
        case aisle(Int)

        /// The screen.
        case screen

        /// A seat, by its index in the hall.
        case seat(Int)
    }

    /// Where it is written.
    public let place: Place

    /// The whole text.
    public let text: String
}
