import CHarfBuzz

/// Neighbouring grapheme clusters of one direction, one script and one font: what HarfBuzz shapes at a time.
struct TextRun {
    /// What the clusters of a run have in common.
    struct Style: Equatable {
        var level: Int
        var script: UInt32
        var font: Int
    }

    let clusters: Range<Int>
    let style: Style

    var isRightToLeft: Bool { style.level % 2 == 1 }
}

extension TextRun {
    /// Groups neighbouring clusters of the same style.
    static func runs(of styles: [Style]) -> [TextRun] {
        var runs: [TextRun] = []
        var start = 0
        for end in styles.indices.map({ $0 + 1 }) where end == styles.count || styles[end] != styles[start] {
            runs.append(TextRun(clusters: start..<end, style: styles[start]))
            start = end
        }
        return runs
    }

    /// Puts runs in the order in which they stand from left to right (rule L2 of UAX #9).
    ///
    /// From the highest level to the lowest odd one, every stretch of runs of at least that level is reversed.
    static func visualOrder(_ runs: [TextRun]) -> [TextRun] {
        var ordered = runs
        let highest = runs.map(\.style.level).max() ?? 0
        for level in stride(from: highest, to: 0, by: -1) {
            var start = 0
            while let first = ordered[start...].firstIndex(where: { $0.style.level >= level }) {
                let end = ordered[first...].firstIndex { $0.style.level < level } ?? ordered.endIndex
                ordered[first..<end].reverse()
                start = end
            }
        }
        return ordered
    }
}

/// The scripts of grapheme clusters (UAX #24).
enum Scripts {
    /// Scripts that say nothing: shared characters, marks, and unassigned ones.
    private static let neutral = [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN].map(\.rawValue)

    /// Returns a script for every cluster; digits, spaces and marks take that of what stands before them, or else after.
    static func resolved(_ text: ScalarText) -> [UInt32] {
        var scripts = text.starts.dropLast().map { start in
            hb_unicode_script(hb_unicode_funcs_get_default(), text.scalars[start]).rawValue
        }
        var current = scripts.first { !neutral.contains($0) } ?? HB_SCRIPT_COMMON.rawValue
        for place in scripts.indices {
            if neutral.contains(scripts[place]) {
                scripts[place] = current
            } else {
                current = scripts[place]
            }
        }
        return scripts
    }
}

extension FontChain {
    /// Splits a text into runs in the order from left to right.
    func visualRuns(of text: ScalarText, in direction: ReadingDirection) throws(TextError) -> [TextRun] {
        let levels = try BidiText(text.scalars).levels(in: direction)
        let scripts = Scripts.resolved(text)
        let styles = text.characters.indices.map { place in
            TextRun.Style(
                level: levels[text.starts[place]], script: scripts[place], font: fontIndex(for: text.characters[place]))
        }
        return TextRun.visualOrder(TextRun.runs(of: styles))
    }
}
