import CommandSupport

/// The file of the one picture that a command draws.
struct PictureFile {
    static let output = OptionSpec.value(
        "--output", short: "-o", "FILE", help: "The file: .png, .svg or .pdf; - is a PNG on standard output.")
    static let scale = OptionSpec.value(
        "--scale", "N", default: "1", help: "The pixels per point of a PNG, 1 to 4.")

    private let path: String
    private let format: PictureFormat

    /// The pixels per point.
    let scale: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let path = arguments.value(of: Self.output) else { throw .missingArgument("-o FILE") }
        guard let format = PictureFormat(path: path) else {
            throw .invalidValue(of: "-o", value: path, expected: "a file name that ends in .png, .svg or .pdf")
        }
        guard format == .png || !arguments.has(Self.scale) else {
            throw .contradiction("--scale does not go with \(format.rawValue): it has no pixels")
        }
        self.path = path
        self.format = format
        scale = try arguments.integer(of: Self.scale, in: SharedOptions.scales) ?? 1
    }

    /// Writes the picture, and prints the path unless the picture itself goes to standard output.
    func write(_ picture: Picture) throws {
        try Files.writeMakingFolder(try picture.data(format), to: path)
        if path != Files.standardStream { try Terminal.print(path) }
    }
}
