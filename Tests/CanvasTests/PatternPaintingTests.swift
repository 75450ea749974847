import Canvas
import Drawing
import Geometry
import PatternLock
import Pixels
import Scenes
import TestSupport
import Testing
import TextShaping

/// Round joins and caps, rings and translucent layers are the same wherever a picture is cut.
struct PatternPaintingTests {
    private func randomPicture(_ random: inout SeededGenerator) throws -> PatternPicture {
        let side = Double.random(in: 60...260, using: &random).rounded()
        let size = Size(width: side, height: side + Double.random(in: 0...40, using: &random).rounded())
        let layout = try #require(PatternLayout(size: size))
        var session = PatternSession(layout: layout, failures: [0, 4].randomElement(using: &random) ?? 0)
        let nodes = (0..<9).shuffled(using: &random).prefix(Int.random(in: 1...9, using: &random))
        for (index, node) in nodes.enumerated() {
            _ = session.handle(sample(index == 0 ? .began : .moved, layout.center(of: node)))
        }
        let end = Point(
            x: Double.random(in: 0...size.width, using: &random), y: Double.random(in: 0...size.height, using: &random))
        _ = session.handle(sample(.moved, end))
        if Bool.random(using: &random) {
            _ = session.handle(sample(.ended, end))
            _ = session.answer(PatternAnswer.allCases.randomElement(using: &random) ?? .wrong, at: 0)
        }
        return session.picture
    }

    private func sample(_ phase: TouchSample.Phase, _ point: Point) -> TouchSample {
        TouchSample(time: 0, id: 1, phase: phase, location: point)
    }

    @Test(arguments: [1, 2, 3])
    func `a pattern is the same painted whole or in bands of any height`(scale: Int) throws {
        var random = SeededGenerator(seed: UInt64(scale))
        let fonts = try? FontChain(Theme.light.fonts.map { FontFile($0) })
        for round in 0..<40 {
            let scene = PatternScene(
                picture: try randomPicture(&random), theme: round % 2 == 0 ? .light : .dark, fonts: fonts)
            let list = try scene.displayList(scale: scale, backdrop: round % 3 == 0 ? nil : scene.theme.backdrop)
            let whole = try Bitmap(painting: list, cut: .whole)
            for rows in [1, 2, 3, Int.random(in: 4...200, using: &random), 256] {
                #expect(try Bitmap(painting: list, cut: .rows(rows)) == whole, "round \(round), \(rows) rows")
            }
        }
    }

    @Test func `a ring is hollow`() throws {
        let layout = try #require(PatternLayout(size: Size(width: 320, height: 320)))
        let list = try PatternScene(picture: PatternPicture(layout: layout)).displayList(scale: 2, backdrop: nil)
        let bitmap = try Bitmap(painting: list)
        let (x, y) = (Int(2 * layout.center(of: 4).x), Int(2 * layout.center(of: 4).y))
        // The dot, the space between, the ring 36 points to the right, and what is outside.
        #expect([0, 20, 36, 40].map { bitmap[x + 2 * $0, y].alpha > 0 } == [true, false, true, false])
    }

    /// Each part of a line of its own would be darker where two of them meet.
    @Test func `a trail has one colour, also where it turns and crosses itself`() throws {
        let layout = try #require(PatternLayout(size: Size(width: 320, height: 320)))
        var picture = PatternPicture(layout: layout)
        picture.taken = [0, 8, 2, 6].map { PatternTrace.Taken(node: $0) }
        let list = try PatternScene(picture: picture).displayList(scale: 2, backdrop: .white)
        let trail = try #require(list.highlight.first { $0.name == "trail" })
        let translucent = Batch(
            "trail", trail.path, .stroke(Stroke(Color(red: 0, green: 0, blue: 255, alpha: 128), width: 8, ends: .round))
        )
        let bitmap = try Bitmap(painting: DisplayList(raster: list.raster, backdrop: .white, highlight: [translucent]))
        let straight = bitmap[220, 220]
        // On two straight parts, where they cross, and at the outside and the inside of a turn.
        for node in [0, 8, 2, 6, 4] {
            let center = layout.center(of: node)
            #expect(bitmap[Int(2 * center.x), Int(2 * center.y)] == straight, "node \(node)")
        }
        #expect(bitmap[10, 10] == StraightColor(red: 255, green: 255, blue: 255, alpha: 255))
    }
}
