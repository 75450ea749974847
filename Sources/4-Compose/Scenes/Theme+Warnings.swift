import Drawing
import SeatGeometry
import StrictJSON

extension Theme {
    /// What can be drawn and is probably a mistake.
    var warnings: [(path: JSONPath, warning: ThemeWarning)] {
        SeatStyle.allCases.flatMap(invisibleParts) + selection.invisibleParts + zones.indices.flatMap(mistakableParts)
            + invisiblePattern
            + forbiddenDistance
    }

    private static let colors = JSONPath.root.member("color")

    /// Returns the parts of a style that have the colour of its fill.
    private func invisibleParts(of style: SeatStyle) -> [(path: JSONPath, warning: ThemeWarning)] {
        let look = seats[style]
        let path = Theme.path(of: style)
        guard let fill = look.fill else { return [] }
        let parts = [
            ("outline", look.outline), ("hatching", look.hatching), ("sign", look.sign), ("label", look.label),
        ]
        return parts.filter { $0.1 == fill }.map { (path.member($0.0), .invisible(on: path.member("fill"))) }
    }

    /// Returns what is wrong with the colours of a zone: its outline on its tint, and its tint among seats.
    private func mistakableParts(ofZone index: Int) -> [(path: JSONPath, warning: ThemeWarning)] {
        let zone = zones[index]
        let path = Theme.colors.member("zones").element(index)
        let tints = SeatStyle.allCases.filter { seats[$0].fill == zone.tint }.map { style in
            (path: path.member("tint"), warning: ThemeWarning.tintOfSeats(Theme.path(of: style).member("fill")))
        }
        guard zone.outline == zone.tint else { return tints }
        return tints + [(path.member("outline"), .invisible(on: path.member("tint")))]
    }

    /// Returns the screen's distance where the theme itself does not accept it.
    private var forbiddenDistance: [(path: JSONPath, warning: ThemeWarning)] {
        guard !screenDistances.contains(spacing.screenDistance) else { return [] }
        let path = JSONPath.root.member("screen").member("distance")
        return [(path, .forbiddenDistance(screenDistances))]
    }

    /// Returns the parts of a pattern lock that have the colour of what they lie on.
    private var invisiblePattern: [(path: JSONPath, warning: ThemeWarning)] {
        let path = Theme.colors.member("pattern")
        let lines = [
            ("idle", pattern.idle), ("normal", pattern.normal), ("accepted", pattern.accepted),
            ("wrong", pattern.wrong),
        ]
        let onBackdrop = lines.filter { $0.1 == backdrop }.map { line in
            (path: path.member(line.0), warning: ThemeWarning.invisible(on: Theme.colors.member("backdrop")))
        }
        return onBackdrop
            + lines.suffix(2).filter { $0.1 == pattern.sign }.map { line in
                (path: path.member("sign"), warning: ThemeWarning.invisible(on: path.member(line.0)))
            }
    }

    private static func path(of style: SeatStyle) -> JSONPath {
        colors.member("seat").member(style.rawValue)
    }
}

extension SelectionLook {
    fileprivate var invisibleParts: [(path: JSONPath, warning: ThemeWarning)] {
        let path = JSONPath.root.member("color").member("selection")
        return tick == fill ? [(path.member("tick"), .invisible(on: path.member("fill")))] : []
    }
}
