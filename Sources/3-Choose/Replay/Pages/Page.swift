import Geometry
import StrictJSON

/// A page without a phone: touches and events go in, what happens comes out, and its state can be read and drawn.
///
/// Times are seconds since the start of the replay.
protocol Page {
    /// When the passing of time alone will change something, or `nil`.
    var nextTimer: Double? { get }

    /// Does what is due by a time; nothing while the page is in the background.
    mutating func advance(to time: Double) -> [PageEvent]

    /// Takes what a screen reports.
    mutating func handle(_ sample: TouchSample) -> [PageEvent]

    /// Does what is no touch; `nil` when this page has no such thing.
    mutating func perform(_ action: Step.Action, at time: Double) -> [PageEvent]?

    /// What can be expected, for a program.
    func state(at time: Double) -> JSONValue

    /// What is seen.
    func content(at time: Double) -> PageFrame.Content
}
