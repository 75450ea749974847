/// How long a lock refuses to be tried after wrong patterns.
public enum RetryDelay {
    /// The longest delay: a day.
    public static let longest = 86_400.0

    /// Returns the seconds to wait after a number of wrong patterns in a row, the last of them just now.
    ///
    /// After five 30 s once; from the tenth on 30 s each time, doubled with every ten from the thirtieth; from the
    /// 140th on a day.
    public static func seconds(afterFailures count: Int) -> Double {
        switch count {
        case ..<5, 6...9: 0
        case 5, 10...29: 30
        case 30...139: 30 * Double(1 << ((count - 30) / 10))
        default: longest
        }
    }
}
