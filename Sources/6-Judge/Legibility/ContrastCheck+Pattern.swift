import PatternLock
public import Scenes

extension ContrastCheck {
    /// Returns the contrasts of a theme's pattern lock: nodes and trails on the backdrop, signs on nodes, words.
    public static func patternChecks(of theme: Theme) -> [ContrastCheck] {
        let look = theme.pattern
        let trails = PatternPicture.Style.allCases.map { ("\($0) trail", look[$0]) }
        let lines = ([("idle node", look.idle)] + trails).map {
            ContrastCheck($0.0, $0.1, on: "backdrop", theme.backdrop, needed: 3)
        }
        let signs = [PatternPicture.Style.accepted, .wrong].map {
            ContrastCheck("sign", look.sign, on: "\($0) node", look[$0], needed: 3)
        }
        return lines + signs + [ContrastCheck("ink", theme.ink, on: "pattern panel", look.panel, needed: 4.5)]
    }
}
