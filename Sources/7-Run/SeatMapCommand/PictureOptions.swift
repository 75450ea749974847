import CommandSupport
import Scenes

/// The options that say how a hall is drawn, shared by the commands that draw.
enum PictureOptions {
    static let theme = OptionSpec.value(
        "--theme", "NAME|FILE", default: "light", help: "light, dark, or a theme file; see 'seatmap theme'.")
    static let font = OptionSpec.value(
        "--font", "FILE", default: "the theme's fonts", isRepeatable: true,
        help: "A font file, or FILE#INDEX in a collection. The first that has a character draws it.")
    static let labels = OptionSpec.value(
        "--labels", "none|rows|seats", default: "rows", help: "Write row labels, and with seats the seats' numbers.")
    static let legend = OptionSpec.flag("--legend", help: "Name the statuses, kinds and price zones that are present.")
    static let counts = OptionSpec.flag("--counts", help: "Write the numbers of seats into the legend.")
    static let language = OptionSpec.value(
        "--lang", "zh-Hans|en", default: "zh-Hans", help: "The language of the legend and of hints.")
    static let centerLine = OptionSpec.flag("--center-line", help: "Mark the middle of the hall.")
    static let bestRow = OptionSpec.flag("--best-row", help: "Mark the labels of the best row.")
    static let bestRowPlace = OptionSpec.value(
        "--best-row-at", "0…1", default: "the middle row",
        help:
            "The best row by its place among the rows with seats, from 0 (front) to 1 (back): 0.67 is two thirds back.")
    static let select = OptionSpec.value(
        "--select", "ID,…", isRepeatable: true, help: "Seats that the buyer has selected; couples are selected whole.")
    static let shake = OptionSpec.value(
        "--shake", "ID,…", isRepeatable: true, help: "Seats that shake, because one more would be over the limit.")
    static let breathe = OptionSpec.value(
        "--breathe", "ID,…", isRepeatable: true, help: "Seats that are recommended and breathe.")
    static let recommend = OptionSpec.value(
        "--recommend", "N",
        help: "Let the N seats breathe that 'seatmap recommend' names; a hall without such seats is drawn all the same."
    )
    static let time = OptionSpec.value(
        "--at", "SECONDS", default: "0, with --recommend where it is seen best",
        help: "The moment of --shake (0 to 0.15), --breathe or --recommend.")
    static let background = OptionSpec.value(
        "--background", "COLOUR", default: "theme", help: "theme, transparent, or a colour such as #F4F4F8.")
    static let viewport = OptionSpec.value(
        "--viewport", "WxH", help: "Draw what a view of this size in points shows, such as 375x600.")
    static let zoom = OptionSpec.value(
        "--zoom", "min|fit|N", default: "1, within the view's limits", help: "How large the hall is seen in the view.")
    static let center = OptionSpec.value(
        "--center", "X,Y", default: "the middle of the hall",
        help: "The point of the map in the middle of the view, as far as the map reaches.")
    static let minimap = OptionSpec.flag("--minimap", help: "Show in a small map which part the view shows.")

    /// All of them, in the order the help lists them.
    static let all = [
        theme, font, labels, legend, counts, language, centerLine, bestRow, bestRowPlace, select, shake, breathe,
        recommend, time,
        SharedOptions.width, background, viewport, zoom, center, minimap,
    ]
}
