import Halls
import Scenes
import StrictJSON

extension ObjectReader {
    /// Reads what moves: one thing at most.
    mutating func motion() -> PictureRequest.MotionRequest? {
        let shake = value("shake") { $0.motion() }
        let breathe = value("breathe") { $0.motion() }
        let recommend = value("recommend") { $0.recommendation() }
        reportSecondMotion()
        guard let shake, let breathe, let recommend else { return nil }
        if let shake { return .shake(shake.seats, at: shake.time) }
        if let breathe { return .breathe(breathe.seats, at: breathe.time) }
        return recommend ?? PictureRequest.MotionRequest.none
    }

    private mutating func reportSecondMotion() {
        var first: String?
        for name in ["shake", "breathe", "recommend"] {
            guard let field = optional(name) else { continue }
            if let first { field.faults.report(SuiteFault.twoMotions(first: first), at: field.path) }
            first = first ?? name
        }
    }
}

extension JSONField {
    /// Reads a number of seats; without a moment the breath is seen best.
    fileprivate func recommendation() -> PictureRequest.MotionRequest? {
        guard var object = object(keys: ["count", "at"]) else { return nil }
        let count = object.required("count")?.integer(in: HallLimits.limit)
        let time = object.value("at", default: Motion.breathDuration / 2) { $0.number(in: 0...3600) }
        guard let count, let time else { return nil }
        return .recommend(count: count, at: time)
    }
}
