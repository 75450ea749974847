extension VerificationReport {
    /// Returns the commands of a GitHub workflow that show each failure beside its baseline's file.
    ///
    /// What only a tolerance lets pass is a notice, and so is what was drawn with something else.
    ///
    /// - Parameter baselines: The folder with the baselines.
    public func workflowCommands(baselines: String) -> [String] {
        let folder = baselines.hasSuffix("/") ? baselines : baselines + "/"
        let notes = environment.notes.map { command("notice", title: "seatmap verify", $0) }
        return notes
            + cases.filter { $0.result.outcome != .pass }.map { item in
                let result = item.result
                return command(
                    result.outcome.passed ? "notice" : "error", file: folder + result.name,
                    title: "\(result.name): \(result.outcome.isTolerated ? "tolerated" : result.outcome.kind.words)",
                    result.message)
            }
    }

    private func command(_ name: String, file: String? = nil, title: String, _ message: String) -> String {
        let place = file.map { "file=\(escaped($0, isProperty: true))," } ?? ""
        return "::\(name) \(place)title=\(escaped(title, isProperty: true))::\(escaped(message, isProperty: false))"
    }
}

/// Returns a text as a workflow command holds it: on one line, and in a property without what ends properties.
private func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
        switch scalar {
        case "%": escaped += "%25"
        case "\r": escaped += "%0D"
        case "\n": escaped += "%0A"
        case ":" where isProperty: escaped += "%3A"
        case "," where isProperty: escaped += "%2C"
        default: escaped.unicodeScalars.append(scalar)
        }
    }
}
