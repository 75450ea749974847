import SeatSelection

/// Something that moves on the highlight layer, at a moment in seconds from its start.
public enum Motion: Equatable, Sendable {
    /// Units shake sideways, because one more would be over the limit.
    case shake(units: [Int], at: Double)

    /// Units that are recommended come and go.
    case breathe(units: [Int], at: Double)

    /// Selected units grow once and return, because they were just selected.
    case bounce(units: [Int], at: Double)

    /// Whether units leave their places.
    var isDisplacing: Bool {
        if case .breathe = self { false } else { true }
    }

    /// The units that move.
    var units: [Int] {
        switch self {
        case .shake(let units, _), .breathe(let units, _), .bounce(let units, _): units
        }
    }

    /// How long a breath lasts, in seconds.
    public static let breathDuration = 1.6

    /// Returns the displacement of a shake, in seat widths: three swings, each smaller, and rest before and after.
    ///
    /// Parabolas stand in for a sine, so that every machine computes the same numbers.
    static func displacement(at time: Double) -> Double {
        let swings = 3.0
        let phase = time / FeedbackDuration.shake * swings
        guard phase > 0, phase < swings else { return 0 }
        let part = phase - phase.rounded(.down)
        let direction = phase.rounded(.down).truncatingRemainder(dividingBy: 2) == 0 ? 1.0 : -1.0
        let amplitude = 0.12 * (1 - phase / swings)
        return direction * amplitude * 4 * part * (1 - part)
    }

    /// Returns how large a bouncing unit is: 1 before and after, at most 1.1 in between.
    static func size(at time: Double) -> Double {
        let part = min(1, max(0, time / FeedbackDuration.bounce))
        return 1 + 0.1 * 4 * part * (1 - part)
    }

    /// Returns the opacity of a breath: 0.2 at the start, 0.75 in the middle, smooth in between, again and again.
    static func breath(at time: Double) -> Double {
        let phase = max(0, time).truncatingRemainder(dividingBy: breathDuration) / breathDuration
        let rise = 1 - abs(2 * phase - 1)
        return 0.2 + 0.55 * rise * rise * (3 - 2 * rise)
    }
}
