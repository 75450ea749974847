/// What a screen reader says about a picture: its title, and its regions in reading order.
public struct PictureLabels: Equatable, Sendable {
    /// What the whole picture is called.
    public let title: String

    /// The BCP 47 tag of the language that the regions are named in, such as "zh-Hans".
    public let language: String

    /// The places that have a name.
    public let regions: [LabelledRegion]

    /// Creates labels.
    public init(title: String, language: String, regions: [LabelledRegion] = []) {
        self.title = title
        self.language = language
        self.regions = regions
    }
}
