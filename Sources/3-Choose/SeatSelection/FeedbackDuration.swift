/// How long a page shows what a tap did, in seconds.
public enum FeedbackDuration {
    /// A unit shakes, because it would exceed the limit.
    public static let shake = 0.15

    /// A unit bounces, because it was selected.
    public static let bounce = 0.25
}
