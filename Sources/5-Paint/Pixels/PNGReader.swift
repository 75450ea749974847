import CPNG

/// Owns a libpng reader over bytes that outlive it.
struct PNGReader: ~Copyable {
    private let reader: UnsafeMutablePointer<cpng_reader>

    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) {
        guard let reader = cpng_reader_create(bytes.baseAddress, bytes.count) else { throw .outOfMemory }
        self.reader = reader
    }

    deinit { cpng_reader_destroy(reader) }

    /// Reads up to the pixels and checks the size that the file claims.
    mutating func readHeader() throws(PNGError) -> PixelSize {
        var width: UInt32 = 0
        var height: UInt32 = 0
        try check(cpng_read_header(reader, &width, &height))
        guard let size = PixelSize(width: Int(width), height: Int(height)) else {
            throw .tooLarge(width: Int(width), height: Int(height))
        }
        return size
    }

    /// How many bytes each channel of a pixel takes when it is read: 2 where the file has 16 bits.
    var bytesPerChannel: Int { cpng_bit_depth(reader) == 16 ? 2 : 1 }

    /// Reads the pixels as `r g b a` rows without padding, and the file to its end.
    ///
    /// Of two bytes of a channel the high one comes first.
    mutating func readPixels(into buffer: UnsafeMutableBufferPointer<UInt8>, bytesPerRow: Int) throws(PNGError) {
        try check(cpng_read_pixels(reader, buffer.baseAddress, bytesPerRow))
    }

    /// The warnings so far, and the number of bytes after the end of the picture if there are any.
    var warnings: [String] {
        libraryWarnings + PNGReader.excessWarnings(reader.pointee.count - reader.pointee.offset)
    }

    /// Returns what there is to say about so many bytes after the end of the picture.
    static func excessWarnings(_ count: Int) -> [String] {
        count > 0 ? ["bytes after the end of the picture: \(count)"] : []
    }

    private var libraryWarnings: [String] {
        text(from: &reader.pointee.warnings).split(separator: "\n").map(String.init)
    }

    private func check(_ status: cpng_status) throws(PNGError) {
        switch status {
        case CPNG_OK: return
        case CPNG_TRUNCATED: throw .truncated
        default:
            throw .corrupt(reason: ([text(from: &reader.pointee.message)] + libraryWarnings).joined(separator: "; "))
        }
    }

    /// Returns the text of a C array of characters, which ends at its first NUL.
    private func text<Characters>(from characters: inout Characters) -> String {
        withUnsafeBytes(of: &characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// Reads all pixels.
    fileprivate mutating func readSamples(_ size: PixelSize) throws(PNGError) -> [UInt8] {
        let bytesPerRow = size.bytesPerRow * bytesPerChannel
        let byteCount = bytesPerRow * size.height
        var samples: [UInt8] = []
        try samples.append(addingCapacity: byteCount) { (output) throws(PNGError) in
            try output.withUnsafeMutableBufferPointer { (buffer, count) throws(PNGError) in
                try readPixels(into: buffer, bytesPerRow: bytesPerRow)
                count = byteCount
            }
        }
        return samples
    }
}

/// What came out of a PNG file: the picture, and what was odd about the file.
public struct PNGReading: Sendable {
    /// The samples as they are stored, without gamma or colour conversion; of 16-bit samples the high byte.
    public let bitmap: Bitmap

    /// The low bytes of the samples where the file has 16 bits, laid out as the high ones in `bitmap`; else `nil`.
    ///
    /// A sample of 8 bits is the same colour as one of 16 bits with that value in both bytes.
    public let lowBytes: Bitmap?

    /// What the decoder complained about without giving up, and what it left out, in the order it was found.
    public let warnings: [String]

    /// Reads a PNG of any colour type and depth from memory.
    ///
    /// The size is checked against the limits of `PixelSize` before memory is taken for the pixels, and the checksum of
    /// every chunk is verified. A file of 16 bits takes four times as much memory while it is read.
    public init(png bytes: [UInt8]) throws(PNGError) {
        try PNGChunks.checkSignature(of: bytes)
        self = try bytes.span.withUnsafeBufferPointer { (buffer) throws(PNGError) in
            var reader = try PNGReader(buffer)
            let size = try reader.readHeader()
            let samples = try reader.readSamples(size)
            let isDeep = reader.bytesPerChannel == 2
            return PNGReading(
                bitmap: try Bitmap(size, isDeep ? samples.everySecond(from: 0) : samples),
                lowBytes: isDeep ? try Bitmap(size, samples.everySecond(from: 1)) : nil,
                warnings: reader.warnings + PNGChunks.animationWarnings(bytes))
        }
    }

    private init(bitmap: Bitmap, lowBytes: Bitmap?, warnings: [String]) {
        self.bitmap = bitmap
        self.lowBytes = lowBytes
        self.warnings = warnings
    }
}

extension Bitmap {
    /// Reads a PNG from memory, as `PNGReading` does, and drops the warnings.
    public init(png bytes: [UInt8]) throws(PNGError) {
        self = try PNGReading(png: bytes).bitmap
    }

    fileprivate init(_ size: PixelSize, _ samples: [UInt8]) throws(PNGError) {
        guard let bitmap = Bitmap(size: size, samples: samples) else { throw .corrupt(reason: "pixels are missing") }
        self = bitmap
    }
}

extension [UInt8] {
    /// Returns every second byte.
    fileprivate func everySecond(from first: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count / 2) { buffer, filled in
            for index in 0..<count / 2 { buffer[index] = self[index * 2 + first] }
            filled = count / 2
        }
    }
}
