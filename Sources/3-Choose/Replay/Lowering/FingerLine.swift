import Geometry

/// Where one finger goes in one step: a line of corners, each with a time.
struct FingerLine {
    /// A place that the finger passes, and when.
    struct Corner {
        let time: Double
        let place: Point
    }

    let finger: Int
    var corners: [Corner]

    /// Whether the finger comes down at the first corner; otherwise it is down already.
    var begins = true

    /// How it ends at the last corner; `nil` when it stays down.
    var end: TouchSample.Phase? = .ended

    /// Returns the samples that a screen reports: at each corner, and between them at whole ticks of its rate.
    func samples(rate: Int) -> [TouchSample] {
        guard let first = corners.first, let last = corners.last else { return [] }
        var samples = [sample(first, begins ? .began : .moved)]
        for (from, to) in zip(corners, corners.dropFirst()) {
            samples += between(from, to, rate: rate) + [sample(to, .moved)]
        }
        // The last corner is told once: as the lift, which has a place of its own.
        if end != nil, samples.count > 1 { samples.removeLast() }
        return samples + (end.map { [sample(last, $0)] } ?? [])
    }

    private func between(_ from: Corner, _ to: Corner, rate: Int) -> [TouchSample] {
        var samples: [TouchSample] = []
        var tick = (from.time * Double(rate)).rounded(.down)
        while true {
            tick += 1
            let time = tick / Double(rate)
            if time <= from.time { continue }
            guard time < to.time else { return samples }
            let part = (time - from.time) / (to.time - from.time)
            samples.append(sample(Corner(time: time, place: from.place + (to.place - from.place) * part), .moved))
        }
    }

    private func sample(_ corner: Corner, _ phase: TouchSample.Phase) -> TouchSample {
        TouchSample(time: corner.time, id: finger, phase: phase, location: corner.place)
    }
}
