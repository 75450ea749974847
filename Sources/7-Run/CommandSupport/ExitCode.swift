/// How a command ends.
public enum ExitCode: Int32, Sendable {
    /// It did what was asked, and found no difference.
    case success = 0

    /// It found a difference, or some of many things failed.
    case difference = 1

    /// The one thing asked for is unreadable, invalid or not writable.
    case trouble = 2

    /// The command line is wrong.
    case usage = 64
}
