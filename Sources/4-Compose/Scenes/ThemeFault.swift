import StrictJSON

/// What can be wrong with a theme document beyond the form of single values.
enum ThemeFault {
    case notColor(String)
    case repeatedStyle(String)
}

/// What is allowed in a theme document and yet probably a mistake.
enum ThemeWarning {
    case invisible(on: JSONPath)
    case tintOfSeats(JSONPath)
    case forbiddenDistance(ScreenDistances)
}

extension ThemeFault: CustomStringConvertible {
    var description: String {
        switch self {
        case .notColor(let text): "must be a colour as #RGB, #RRGGBB or #RRGGBBAA, not \(quoted(text))"
        case .repeatedStyle(let name): "\(quoted(name)) is already in the list"
        }
    }
}

extension ThemeWarning: CustomStringConvertible {
    var description: String {
        switch self {
        case .invisible(let ground): "cannot be seen: it has the colour of \(ground)"
        case .tintOfSeats(let fill): "can be taken for seats: it has the colour of \(fill)"
        case .forbiddenDistance(let allowed):
            "is not between the theme's own minDistance and maxDistance, \(allowed.least) and \(allowed.most)"
        }
    }
}
