import Drawing
import Geometry
import Halls
import SeatGeometry
import SeatSelection
import TextShaping

/// What a sample in the legend stands for.
enum LegendSample: Hashable {
    case selected
    case style(SeatStyle)
    /// A kind of free seat that has a sign of its own.
    case kind(Seat.Kind)
}

/// Names for what is present in a picture (statuses, kinds, zones), resolved into lines of a given width.
struct Legend: Sendable {
    /// The side of a sample, in points: the smallest seat.
    static let sampleSize = 22.0

    private static let lineHeight = 34.0
    private static let distance = 18.0
    private static let textGap = 8.0
    private static let itemGap = 28.0

    private let lines: [[Item]]
    private let fonts: FontChain
    private let textSize: Double

    private struct Item: Sendable {
        let mark: LegendMark
        let text: TextLine
        let sampleWidth: Double

        var width: Double { sampleWidth + Legend.textGap + text.width }
    }

    /// Creates the legend of a hall, or `nil` when none is asked for or there are no fonts to write it with.
    init?(
        hall: Hall, width: Double, theme: Theme, fonts: FontChain?, selection: SelectedUnits, options: SceneOptions
    ) throws(TextError) {
        guard let fonts, options.legend != .none else { return nil }
        let marks = LegendMark.marks(of: hall, selection: selection, theme: theme)
        var items: [Item] = []
        for mark in marks {
            let sampleWidth = mark.isJoined ? Legend.sampleSize * 1.5 : Legend.sampleSize
            let text = try fonts.fitted(
                try mark.text(options, fonts), size: theme.text.legend, width: width - sampleWidth - Legend.textGap)
            items.append(Item(mark: mark, text: text, sampleWidth: sampleWidth))
        }
        self.lines = Legend.balancedLines(of: items, width: width)
        self.fonts = fonts
        self.textSize = theme.text.legend
    }

    /// The room it needs, in whole points: the distance to the seats, then its lines.
    var height: Int { Int(Legend.distance + Double(lines.count) * Legend.lineHeight) }

    /// Returns as few lines as the width allows, about equally long: the narrowest that are as few.
    private static func balancedLines(of items: [Item], width: Double) -> [[Item]] {
        let fewest = lines(of: items, width: width).count
        let longest = items.map(\.width).max() ?? 0
        var narrowest = width
        for step in 0..<20 {
            let candidate = longest + (width - longest) * Double(step) / 20
            guard lines(of: items, width: candidate).count == fewest else { continue }
            narrowest = candidate
            break
        }
        return lines(of: items, width: narrowest)
    }

    /// Fills lines from the left as far as the items go.
    private static func lines(of items: [Item], width: Double) -> [[Item]] {
        var lines: [[Item]] = []
        var used = Double.infinity
        for item in items {
            if used + itemGap + item.width > width {
                lines.append([])
                used = -itemGap
            }
            lines[lines.count - 1].append(item)
            used += itemGap + item.width
        }
        return lines
    }

    /// Returns the samples and texts, each line in the middle of the frame.
    func batches(in frame: Rect, theme: Theme, hairline: Double) -> [Batch] {
        let painter = SeatPainter(theme: theme, seatSize: Legend.sampleSize, hairline: hairline)
        var sketch = LegendSketch(painter: painter)
        for (index, line) in lines.enumerated() {
            let width = line.reduce(-Legend.itemGap) { $0 + $1.width + Legend.itemGap }
            var x = (frame.center.x - width / 2).rounded()
            let y = (frame.y + Legend.distance + (Double(index) + 0.5) * Legend.lineHeight).rounded()
            for item in line {
                let size = (width: item.sampleWidth, height: Legend.sampleSize)
                sketch.add(item.mark, frame: Rect(x: x, y: y - size.height / 2, width: size.width, height: size.height))
                let left = Point(x: x + item.sampleWidth + Legend.textGap, y: y)
                sketch.add(item.text.path(leftCenterAt: left, size: textSize, fonts: fonts))
                x += (item.width + Legend.itemGap).rounded()
            }
        }
        return sketch.batches(ink: theme.ink)
    }
}
