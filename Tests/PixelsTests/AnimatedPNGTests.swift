import Pixels
import TestSupport
import Testing

struct AnimatedPNGTests {
    /// What a reader of still pictures says about one.
    private let animation = "an animation; only its default picture is read"

    private static func size(_ width: Int, _ height: Int) throws -> PixelSize {
        try #require(PixelSize(width: width, height: height))
    }

    /// A picture of one opaque colour with dots of random, also transparent colours.
    private static func bitmap(_ size: PixelSize, dots: [(x: Int, y: Int)], seed: UInt64 = 1) throws -> Bitmap {
        var generator = SeededGenerator(seed: seed)
        var samples = Bitmap(size: size, filledWith: StraightColor(red: 9, green: 8, blue: 7)).samples
        for dot in dots {
            for channel in 0..<4 {
                samples[(dot.y * size.width + dot.x) * 4 + channel] = UInt8.random(in: 10...255, using: &generator)
            }
        }
        return try #require(Bitmap(size: size, samples: samples))
    }

    private static func file(_ frames: [(Bitmap, Int)], loops: UInt16 = 0) throws -> [UInt8] {
        var animation = AnimatedPNG(size: try #require(frames.first).0.size, loops: loops)
        for (bitmap, duration) in frames { try animation.append(bitmap, duration: duration) }
        return try animation.finish()
    }

    @Test func `frames come back as they were, and only what changed is stored`() throws {
        let size = try Self.size(40, 30)
        let pictures = [
            try Self.bitmap(size, dots: [(3, 4)]),
            try Self.bitmap(size, dots: [(3, 4), (5, 9)]),  // one pixel more
            try Self.bitmap(size, dots: [(3, 4), (5, 9), (0, 0), (39, 29)]),  // opposite corners: the whole picture
            try Self.bitmap(size, dots: []),
            try Self.bitmap(size, dots: [(39, 0), (39, 29)], seed: 4),  // the last column
            try Self.bitmap(size, dots: [(0, 29), (39, 0), (39, 29)], seed: 4),
        ]
        let file = try Self.file(pictures.map { ($0, 40) })
        let animation = try #require(try DecodedAnimation(file))
        #expect(animation.frames.map(\.bitmap) == pictures)
        #expect(animation.frames[1].area == [5, 9, 1, 1])
        #expect(animation.frames[2].area == [0, 0, 40, 30])
        #expect(animation.frames[3].area == [0, 0, 40, 30])
        #expect(animation.frames[4].area == [39, 0, 1, 30])
    }

    @Test(arguments: 1...40)
    func `random frames come back as they were`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let size = try Self.size(.random(in: 1...30, using: &generator), .random(in: 1...30, using: &generator))
        let pictures = try (0..<8).map { _ in
            let dots = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                (
                    x: Int.random(in: 0..<size.width, using: &generator),
                    y: Int.random(in: 0..<size.height, using: &generator)
                )
            }
            return try Self.bitmap(size, dots: dots, seed: generator.next())
        }
        let file = try Self.file(pictures.map { ($0, 10) })
        let shown = try #require(try DecodedAnimation(file)).frames.flatMap { frame in
            Array(repeating: frame.bitmap, count: frame.milliseconds / 10)
        }
        #expect(shown == pictures)
    }

    @Test func `a frame without a difference prolongs the one before`() throws {
        let size = try Self.size(5, 5)
        let still = try Self.bitmap(size, dots: [])
        let moved = try Self.bitmap(size, dots: [(2, 2)])
        let file = try Self.file([(still, 16), (still, 17), (moved, 17), (still, 1), (still, 1), (still, 1)])
        let animation = try #require(try DecodedAnimation(file))
        #expect(animation.frames.map(\.milliseconds) == [33, 17, 3])
        #expect(animation.frames.map(\.bitmap) == [still, moved, still])
    }

    @Test(
        arguments: [
            (1, [(1, 1000)]),
            (65_535, [(65_535, 1000)]),  // the longest in milliseconds
            (65_536, [(65, 1), (536, 1000)]),
            (66_000, [(66, 1)]),
            (901_000, [(901, 1)]),  // a lock that expired in the background
            (65_535_000, [(65_535, 1)]),  // the longest in seconds
            (65_536_001, [(65_535, 1), (1, 1), (1, 1000)]),
            (86_400_000, [(65_535, 1), (20_865, 1)]),  // the longest of all
        ] as [(Int, [(Int, Int)])])
    func `the time of a frame is exact, in several pieces where 16 bits do not hold it`(
        duration: Int, delays: [(Int, Int)]
    ) throws {
        let size = try Self.size(3, 2)
        let picture = try Self.bitmap(size, dots: [(0, 0)])
        let after = try Self.bitmap(size, dots: [(1, 1)])
        let frames = try #require(try DecodedAnimation(Self.file([(picture, duration), (after, 5)]))).frames
        #expect(frames.dropLast().map(\.delay) == delays.map { [$0.0, $0.1] })
        #expect(frames.dropLast().allSatisfy { $0.bitmap == picture })
        #expect(frames.last?.bitmap == after)
    }

    @Test func `the file is a PNG whose picture is the first frame, and says that it is an animation`() throws {
        let size = try Self.size(9, 9)
        let first = try Self.bitmap(size, dots: [(1, 1)])
        let file = try Self.file([(first, 100), (try Self.bitmap(size, dots: []), 100)])
        let reading = try PNGReading(png: file)
        #expect(reading.bitmap == first)
        #expect(reading.warnings == [animation])
        #expect(try !PNGReading(png: first.png()).warnings.contains(animation))
    }

    @Test func `a file is an animation only where it says so before the pixels`() throws {
        let header = RawPNG.header(width: 1, height: 1, depth: 8, colorType: 0, interlaced: false)
        let pixels = RawPNG.chunk("IDAT", RawPNG.stored([0, 7]))
        let control = RawPNG.chunk("acTL", RawPNG.word(1) + RawPNG.word(0))
        let end = RawPNG.chunk("IEND", [])
        #expect(try PNGReading(png: RawPNG.file([header, control, pixels, end])).warnings.contains(animation))
        #expect(try !PNGReading(png: RawPNG.file([header, pixels, control, end])).warnings.contains(animation))
        #expect(try !PNGReading(png: RawPNG.file([header, pixels, end]) + control).warnings.contains(animation))
    }

    @Test func `chunks stand in the order the format wants, numbered in one sequence`() throws {
        let size = try Self.size(4, 4)
        let frames = try [[], [(x: 1, y: 1)], []].map { (try Self.bitmap(size, dots: $0), 20) }
        var animation = AnimatedPNG(size: size, scale: 2, loops: 3, texts: [("Title", "Hall 8")])
        for (bitmap, duration) in frames { try animation.append(bitmap, duration: duration) }
        let chunks = try #require(RawPNG.chunks(of: animation.finish()))
        #expect(
            chunks.map(\.type) == [
                "IHDR", "sRGB", "pHYs", "tEXt", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
            ])
        let sequence = chunks.filter { $0.type == "fcTL" || $0.type == "fdAT" }.map { Array($0.data.prefix(4)) }
        #expect(sequence == (0..<5).map { RawPNG.word($0) })
        #expect(chunks.first { $0.type == "acTL" }?.data == RawPNG.word(3) + RawPNG.word(3))
        #expect(chunks.first { $0.type == "pHYs" }?.data == RawPNG.word(5669) + RawPNG.word(5669) + [1])
    }

    @Test func `pixels of more than a megabyte stand in several chunks, and come back`() throws {
        let size = try Self.size(700, 500)
        let pictures = try [3, 4].map { seed in
            var generator = SeededGenerator(seed: UInt64(seed))
            let words = (0..<size.area).map { _ in UInt32(truncatingIfNeeded: generator.next()) }
            return try #require(Bitmap(size: size, samples: words.withUnsafeBytes { Array($0) }))
        }
        let file = try Self.file(pictures.map { ($0, 500) })
        #expect(try #require(RawPNG.chunks(of: file)).filter { $0.type == "fdAT" }.count == 2)
        #expect(try #require(try DecodedAnimation(file)).frames.map(\.bitmap) == pictures)
    }

    @Test func `a frame of another program that is longer than what may be kept in memory is no obstacle`() throws {
        let file = RawPNG.file([
            RawPNG.header(width: 1, height: 1, depth: 8, colorType: 0, interlaced: false),
            RawPNG.chunk("acTL", RawPNG.word(2) + RawPNG.word(0)),
            RawPNG.chunk("IDAT", RawPNG.stored([0, 7])),
            RawPNG.chunk("fdAT", [UInt8](repeating: 0, count: 8_000_001)), RawPNG.chunk("IEND", []),
        ])
        #expect(try PNGReading(png: file).bitmap.samples == [7, 7, 7, 255])
    }

    @Test func `what cannot be shown is refused, and the animation can go on`() throws {
        let size = try Self.size(3, 2)
        let other = Bitmap(size: try Self.size(2, 3), filledWith: .transparent)
        let picture = Bitmap(size: size, filledWith: .transparent)
        var animation = AnimatedPNG(size: size)
        #expect(throws: AnimationError.otherSize(other.size, animation: size)) {
            try animation.append(other, duration: 10)
        }
        for duration in [0, -1, 86_400_001, .min, .max] {
            #expect(throws: AnimationError.durationOutOfRange(milliseconds: duration)) {
                try animation.append(picture, duration: duration)
            }
        }
        try animation.append(picture, duration: 10)
        #expect(try #require(try DecodedAnimation(animation.finish())).frames.count == 1)
        #expect(throws: AnimationError.noFrames) { try AnimatedPNG(size: size).finish() }
        #expect(throws: AnimationError.png(.invalidKeyword(""))) {
            var animation = AnimatedPNG(size: size, texts: [("", "x")])
            try animation.append(picture, duration: 1)
            _ = try animation.finish()
        }
    }

    @Test func `more frames than the limit are refused`() throws {
        let size = try Self.size(1, 1)
        let pictures = [1, 2].map { Bitmap(size: size, filledWith: StraightColor(red: $0, green: 0, blue: 0)) }
        var animation = AnimatedPNG(size: size)
        for index in 0...AnimatedPNG.maxFrameCount { try animation.append(pictures[index % 2], duration: 1) }
        #expect(throws: AnimationError.tooManyFrames) { try animation.append(pictures[1], duration: 1) }
    }

    @Test func `every fault has a message`() throws {
        let size = try Self.size(3, 2)
        let errors: [AnimationError] = [
            .noFrames, .otherSize(size, animation: size), .durationOutOfRange(milliseconds: 0), .tooManyFrames,
            .tooManyBytes, .png(.outOfMemory),
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
    }

    @Test func `the same frames give the same bytes`() throws {
        let size = try Self.size(20, 20)
        let frames = try (1...5).map { (try Self.bitmap(size, dots: [($0, $0)], seed: 8), 30) }
        #expect(try Self.file(frames) == Self.file(frames))
    }
}
