/// A language in which the program names seats, kinds and statuses.
///
/// The raw value is the language's BCP 47 tag.
public enum Language: String, CaseIterable, Sendable {
    /// Chinese in simplified characters.
    case chinese = "zh-Hans"

    /// English.
    case english = "en"
}
