import Geometry

/// Tells from touch samples what fingers mean: a tap, a double tap, a pan or a pinch.
///
/// There is one dependency only: a single tap waits until a double tap is out of the question. A touch that pans never
/// taps. The result depends on where fingers went and not on how often they were sampled.
struct GestureRecognizer {
    let settings: GestureSettings

    var phase = Phase.idle
    var waiting: WaitingTap?

    /// The fingers that are down, with their last places; fingers that came too late are among them.
    var fingers: [Int: Point] = [:]

    enum Phase {
        case idle
        case pressing(Press)
        case panning(Pan)
        case pinching(first: Int, second: Int)
        /// Fingers are down that mean nothing any more.
        case spent
    }

    /// One finger that may still tap or begin to pan.
    struct Press {
        let finger: Int
        let start: Point
        let startTime: Double
        let isSecondTap: Bool
        var mayTap = true
    }

    struct Pan {
        let finger: Int
        let origin: Point
        var speed: SpeedMeter
    }

    /// A tap that was lifted and counts at a time unless a second one begins.
    struct WaitingTap {
        let place: Point
        let countsAt: Double
        /// Whether a second tap has begun, so that the time does not matter any more.
        var isHeld = false
    }

    init(_ settings: GestureSettings) {
        self.settings = settings
    }

    /// When the passing of time alone will mean something, or `nil`.
    var nextTimer: Double? {
        [tapTimer, pressTimer].compactMap { $0 }.min()
    }

    private var tapTimer: Double? {
        waiting.flatMap { $0.isHeld ? nil : $0.countsAt }
    }

    private var pressTimer: Double? {
        guard case .pressing(let press) = phase, press.mayTap else { return nil }
        return press.startTime + settings.longPress
    }

    /// Lets time pass without a touch.
    mutating func advance(to time: Double) -> [Gesture] {
        var gestures: [Gesture] = []
        if let timer = tapTimer, timer <= time { gestures += releaseWaitingTap() }
        if let timer = pressTimer, timer <= time, case .pressing(var press) = phase {
            press.mayTap = false
            phase = .pressing(press)
            gestures += releaseWaitingTap() + [.longPress(at: press.start)]
        }
        return gestures
    }

    /// Takes one sample; time that passed before is told with `advance` first.
    mutating func handle(_ sample: TouchSample) -> [Gesture] {
        switch sample.phase {
        case .began:
            fingers[sample.id] = sample.location
            return began(sample)
        case .moved:
            guard fingers[sample.id] != nil else { return [] }
            fingers[sample.id] = sample.location
            return moved(sample)
        case .ended, .cancelled:
            guard fingers[sample.id] != nil else { return [] }
            fingers[sample.id] = sample.location
            let gestures = sample.phase == .ended ? moved(sample) : []
            fingers[sample.id] = nil
            return gestures + lifted(sample)
        }
    }

    /// Takes all fingers away, as when the program goes out of sight; a tap that waits never counts.
    mutating func cancelAll() -> [Gesture] {
        defer { self = GestureRecognizer(settings) }
        return switch phase {
        case .panning: [.panEnded(velocity: .zero)]
        case .pinching: [.pinchEnded]
        default: []
        }
    }

    /// Lets the tap that waits count as a single one.
    mutating func releaseWaitingTap() -> [Gesture] {
        defer { waiting = nil }
        return waiting == nil ? [] : [.singleTap]
    }
}
