/// A switch between few choices, of which the first holds at the start.
public struct PageSwitch: Sendable {
    /// What the script finds it by, as plain text.
    public let name: String

    /// What it decides, for those who cannot see where it stands.
    public let legend: String

    /// The choices, in order.
    public let choices: [Choice]

    /// One of the choices.
    public struct Choice: Sendable {
        /// What the script calls it.
        public let value: String

        /// What it is called on the page.
        public let text: String

        /// What it means; empty where the text says it all.
        public let explanation: String

        /// Creates a choice.
        public init(value: String, text: String, explanation: String = "") {
            self.value = value
            self.text = text
            self.explanation = explanation
        }
    }

    /// Creates a switch.
    public init(name: String, legend: String, choices: [Choice]) {
        self.name = name
        self.legend = legend
        self.choices = choices
    }

    /// The switch as a set of radio buttons.
    public var html: String {
        let labels = choices.enumerated().map { index, choice in
            let title = choice.explanation.isEmpty ? "" : " title=\"\(choice.explanation.htmlEscaped)\""
            return """
                <label\(title)><input type="radio" name="\(name)" value="\(choice.value.htmlEscaped)"\
                \(index == 0 ? " checked" : "")><span>\(choice.text.htmlEscaped)</span></label>
                """
        }
        return "<fieldset><legend class=\"hidden\">\(legend.htmlEscaped)</legend>\(labels.joined())</fieldset>"
    }
}
