import Halls
import Scenes
import SeatGeometry

extension HallScene {
    /// Returns what is wrong with texts whatever the scale: no room for the whole of them, or no font.
    func incompleteTexts() throws -> [Finding] {
        let unknown = try missingCharacters().map { Finding(message: "no font has \"\($0)\"") }
        let left = aislesWithoutRoom.map { index in
            Finding(
                message: "aisles[\(index)]: there is no free cell for its text \"\(layout.hall.aisles[index].text)\"")
        }
        return unknown + left + (try shortenedTexts().map(finding))
    }

    private func finding(_ shortened: ShortenedText) -> Finding {
        let message = "\"\(shortened.text)\" does not fit and is shortened"
        let hall = layout.hall
        switch shortened.place {
        case .screen: return Finding(message: "the screen's label \(message)")
        case .aisle(let index): return Finding(message: "aisles[\(index)]: the text \(message)")
        case .row: return Finding(message: "the row label \(message)")
        case .seat(let seat):
            return Finding(message: "seat \(hall.seats[seat].id): the number \(message)", seats: [hall.seats[seat].id])
        }
    }
}

extension RuleResult {
    /// Returns the result with more that is wrong.
    func adding(_ more: [Finding]) -> RuleResult {
        RuleResult(rule: rule, summary: summary, figures: figures, findings: findings + more)
    }
}
