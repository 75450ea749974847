import Pixels

extension CaseOutcome.Kind {
    /// What a page calls it.
    var words: String {
        switch self {
        case .pass: "pass"
        case .changed: "changed"
        case .sizeChanged: "size changed"
        case .missing: "missing"
        case .unexpected: "unexpected"
        case .notFetched: "not fetched"
        case .unreadable: "unreadable"
        case .notDrawn: "not drawn"
        }
    }

    /// What it means, in one sentence.
    var explanation: String {
        switch self {
        case .pass: "The picture is as it should be."
        case .changed: "The picture has the size of its baseline, but not all of its pixels."
        case .sizeChanged: "The picture has another size than its baseline."
        case .missing: "The picture has no baseline."
        case .unexpected: "The baseline belongs to no picture of the suite."
        case .notFetched: "In place of the baseline there is only a Git LFS pointer."
        case .unreadable: "The file of the baseline is damaged."
        case .notDrawn: "The picture could not be drawn."
        }
    }
}

extension CaseResult {
    /// What happened, in whole sentences for somebody who sees the page for the first time.
    var sentence: String {
        switch outcome {
        case .pass: "Equal to its baseline, pixel by pixel."
        case .tolerated(let figures): "\(figures.sentence) The tolerance of this case allows that."
        case .changed(let figures): figures.sentence
        case .sizeChanged(let expected, let actual): CaseResult.sentence(from: expected, to: actual)
        case .missing: "This picture has no baseline yet, so there is nothing to compare it with."
        case .unexpected:
            "No picture of the suite has this name. The case was renamed or removed, and its baseline was left behind."
        case .notFetched: "The baseline was not downloaded: its file is a Git LFS pointer."
        case .unreadable(let reason): "The file of the baseline is damaged: \(reason). Nothing was compared."
        case .notDrawn: "The picture could not be drawn, so nothing was compared."
        }
    }

    private static func sentence(from expected: PixelSize, to actual: PixelSize) -> String {
        let sides = [
            change(expected.width, actual.width, more: "wider", less: "narrower"),
            change(expected.height, actual.height, more: "higher", less: "lower"),
        ]
        return "The picture is \(sides.compactMap { $0 }.joined(separator: " and ")) than its baseline: "
            + "\(actual.width) × \(actual.height) instead of \(expected.width) × \(expected.height) pixels."
    }

    private static func change(_ old: Int, _ new: Int, more: String, less: String) -> String? {
        old == new ? nil : "\(counted(abs(new - old), "pixel")) \(new > old ? more : less)"
    }

    /// What to do about it, beyond looking.
    var advice: String? {
        switch outcome {
        case .pass, .tolerated: nil
        case .changed, .sizeChanged: "If this is how it should look, accept it:"
        case .missing: "If the picture is right, make it the baseline:"
        case .unexpected: "If it is no longer needed, remove it:"
        case .notFetched: "Download it:"
        case .unreadable: "Restore the file from version control, or replace it with the picture as it is drawn now:"
        case .notDrawn: "Mend what the reason names; its baseline is kept."
        }
    }
}

extension DifferenceFigures {
    /// How much differs, in how many places.
    fileprivate var sentence: String {
        let verb = differingPixels == 1 ? "is" : "are"
        let places = clusterCount == 1 ? "in one place" : "in \(grouped(clusterCount)) places"
        return
            "\(counted(differingPixels, "pixel")) of \(grouped(pixels)) (\(percentage)) \(verb) not as in the baseline, \(places)."
    }

    /// The ratio in per cent, with two significant digits where it is small.
    var percentage: String {
        let hundredths = Int((ratio * 10_000).rounded())
        if hundredths == 0 { return "less than 0.01 %" }
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
    }
}

/// Returns a number with its noun, which gets an s unless the number is 1.
func counted(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}

/// Returns a number with commas between thousands.
func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
        if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
        text.append(digits[index])
    }
}

/// Returns a text as one word of a shell: in quotes unless it is plain.
public func shellQuoted(_ text: String) -> String {
    if !text.isEmpty, text.utf8.allSatisfy(isPlain) { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
    default: "/._-@".utf8.contains(byte)
    }
}

/// Returns a text without line breaks and other control characters, which a file's name may have: each is a "?".
///
/// Where lines are read by a program, a break in one could pass for another line.
func onOneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : $0 }))
}
