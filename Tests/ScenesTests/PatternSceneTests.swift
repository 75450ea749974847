import Drawing
import Geometry
import PatternLock
import SeatSelection
import TestSupport
import Testing
import TextShaping

@testable import Scenes

struct PatternSceneTests {
    private let layout: PatternLayout

    init() throws {
        layout = try #require(PatternLayout(size: Size(width: 320, height: 320)))
    }

    /// Returns the picture of nodes that are lit.
    private func picture(_ nodes: [Int], _ style: PatternPicture.Style = .normal) -> PatternPicture {
        var picture = PatternPicture(layout: layout)
        picture.taken = nodes.map { PatternTrace.Taken(node: $0) }
        picture.style = style
        return picture
    }

    private func list(_ picture: PatternPicture, theme: Theme = .light) throws -> DisplayList {
        try PatternScene(picture: picture, theme: theme).displayList(scale: 1, backdrop: theme.backdrop)
    }

    @Test func `idle is rings and dots, and nothing lit`() throws {
        let list = try list(picture([]))
        #expect(list.batches.map(\.name) == ["node.ring", "node.dot"])
        #expect(list.batches.allSatisfy { $0.path.subpaths.count % 9 == 0 })
        #expect((list.raster.width, list.raster.height) == (320, 320))
    }

    @Test func `lighting nodes leaves the background untouched`() throws {
        let idle = try list(picture([]))
        for style in PatternPicture.Style.allCases {
            #expect(try list(picture([0, 1, 2, 5], style)).background == idle.background)
        }
    }

    @Test func `the trail is one line of eight points with round ends through the middles`() throws {
        let list = try list(picture([0, 1, 2, 5]))
        let trails = list.batches.filter { $0.name == "trail" }
        #expect(trails.count == 1)
        let trail = try #require(trails.first)
        #expect(trail.stroke == Stroke(Theme.light.pattern.normal, width: 8, ends: .round))
        let centers = [0, 1, 2, 5].map { layout.center(of: $0) }
        #expect(trail.path.elements == [.move(centers[0])] + centers.dropFirst().map { .line($0) })
    }

    @Test func `the tail is a line of its own with its own opacity`() throws {
        var picture = picture([0, 1])
        picture.tail = PatternPicture.Tail(end: Point(x: 200, y: 110), alpha: 0.5)
        let list = try list(picture)
        let tail = try #require(list.batch("tail"))
        #expect(tail.stroke?.color == Theme.light.pattern.normal.faded(to: 0.5))
        #expect(tail.path.elements == [.move(layout.center(of: 1)), .line(Point(x: 200, y: 110))])
        #expect(list.batch("trail")?.stroke?.color.alpha == 255)
    }

    @Test func `there is no tail while it cannot be seen, and nothing before the first node`() throws {
        var picture = picture([0])
        picture.tail = PatternPicture.Tail(end: Point(x: 70, y: 62), alpha: 0)
        #expect(try list(picture).batch("tail") == nil)
        #expect(try list(picture).batch("trail") == nil)
        picture.taken = []
        picture.tail = PatternPicture.Tail(end: Point(x: 200, y: 200), alpha: 1)
        #expect(try list(picture).highlight.isEmpty)
    }

    @Test(arguments: [
        (PatternPicture.Style.accepted, "lit.tick", "lit.cross"), (.wrong, "lit.cross", "lit.tick"),
    ])
    func `an answer has a colour, and a sign on every node`(
        style: PatternPicture.Style, sign: String, other: String
    ) throws {
        let list = try list(picture([0, 1, 2, 5], style))
        #expect(list.batch("trail")?.stroke?.color == Theme.light.pattern[style])
        #expect(list.batch(sign)?.path.subpaths.count == (style == .wrong ? 8 : 4))
        #expect(list.batch(other) == nil)
    }

    @Test func `the order is shown by a triangle on every node but the last`() throws {
        let directions = try #require(try list(picture([0, 1, 2, 5])).batch("lit.direction"))
        let tips = directions.path.elements.compactMap { element in
            if case .move(let point) = element { point } else { nil }
        }
        let reach = 0.44 * layout.diameter
        let centers = [0, 1, 2].map { layout.center(of: $0) }
        #expect(tips == [centers[0].moved(x: reach), centers[1].moved(x: reach), centers[2].moved(y: reach)])
    }

    @Test func `a node that was taken by itself looks different`() throws {
        var picture = picture([0, 1, 2])
        let touched = try list(picture)
        picture.taken[1] = PatternTrace.Taken(node: 1, isAutomatic: true)
        let passed = try list(picture)
        #expect(touched.batch("lit.halo")?.path.subpaths.count == 3)
        #expect(passed.batch("lit.halo")?.path.subpaths.count == 2)
        #expect(touched.batch("lit.dot") != passed.batch("lit.dot"))
        #expect(touched.batch("lit.ring") == passed.batch("lit.ring"))
    }

    @Test func `the node under the finger stands out`() throws {
        var picture = picture([0, 1])
        picture.touched = 1
        let list = try list(picture)
        #expect(list.batch("lit.halo")?.path.subpaths.count == 1)
        #expect(list.batch("touched.halo")?.path.subpaths.count == 1)
    }

    @Test func `hidden mode draws nothing of a pattern, and says an answer in words`() throws {
        let fonts = try FontChain(Theme.light.fonts.map { FontFile($0) })
        var picture = picture([0, 1, 2, 5])
        picture.tail = PatternPicture.Tail(end: Point(x: 200, y: 110), alpha: 1)
        picture.isHidden = true
        var idle = self.picture([])
        idle.isHidden = true
        #expect(try list(picture) == list(idle))
        picture.style = .wrong
        let scene = PatternScene(picture: picture, fonts: fonts)
        let list = try scene.displayList(scale: 1, backdrop: .white)
        #expect(list.highlight.isEmpty)
        #expect(list.overlay.map(\.name) == ["message.edge", "message.panel", "message.text"])
    }

    @Test func `everything moves with the layout`() throws {
        let larger = try #require(PatternLayout(size: Size(width: 420, height: 520)))
        var picture = picture([0, 4, 8])
        picture.layout = larger
        let list = try list(picture)
        #expect((list.raster.width, list.raster.height) == (420, 520))
        let centers = [0, 4, 8].map { larger.center(of: $0) }
        #expect(list.batch("trail")?.path.elements == [.move(centers[0]), .line(centers[1]), .line(centers[2])])
    }

    @Test(arguments: PatternLayout.orders)
    func `every order and size is drawn inside its view`(order: Int) throws {
        for side in [80.0, 130, 420] {
            let layout = try #require(PatternLayout(size: Size(width: side, height: side + 31), order: order))
            var picture = PatternPicture(layout: layout)
            picture.taken = layout.nodes.map { PatternTrace.Taken(node: $0) }
            let list = try list(picture)
            for batch in list.batches {
                let reach = (batch.stroke?.width ?? 0) / 2
                let inside = batch.path.subpaths.allSatisfy {
                    $0.minY - reach >= 0 && $0.maxY + reach <= side + 31
                }
                #expect(inside, "\(batch.name) at \(side)")
            }
        }
    }
}

struct PatternWordsTests {
    @Test(arguments: [
        (30.0, "30 s", "30 秒"),  // the first delay
        (29.01, "30 s", "30 秒"),  // rounded up, so that it is never over before it is
        (0.2, "1 s", "1 秒"), (0, "0 s", "0 秒"),
        (60, "1 min", "1 分"), (59.5, "1 min", "1 分"),  // no 60 s
        (512, "8 min 32 s", "8 分 32 秒"), (3_599.5, "1 h", "1 小时"),  // no 60 min
        (30_720, "8 h 32 min", "8 小时 32 分"), (30_721, "8 h 33 min", "8 小时 33 分"),
        (86_400, "24 h", "24 小时"),  // the longest
        (.infinity, "277777 h 47 min", "277777 小时 47 分"), (-1, "0 s", "0 秒"),  // out of any range
    ])
    func `a remaining time is short and rounded up`(seconds: Double, english: String, chinese: String) {
        #expect(Language.english.duration(seconds) == english)
        #expect(Language.chinese.duration(seconds) == chinese)
    }

    @Test func `what is said names the time and the number of nodes`() {
        #expect(Language.english.lockedOut(remaining: 30) == "Try again in 30 s")
        #expect(Language.chinese.lockedOut(remaining: 30) == "请在 30 秒后重试")
        #expect(Language.english.tooShort(fewest: 4) == "Connect at least 4 dots")
        #expect(Language.chinese.tooShort(fewest: 4) == "至少连接 4 个点")
    }

    @Test func `the title says the state and never a node`() throws {
        let layout = try #require(PatternLayout(size: Size(width: 320, height: 320)))
        var picture = PatternPicture(layout: layout)
        #expect(PatternScene(picture: picture, language: .english).title == "Pattern lock")
        picture.taken = [0, 1, 2, 5].map { PatternTrace.Taken(node: $0) }
        picture.style = .wrong
        picture.message = .lockedOut(remaining: 30)
        #expect(PatternScene(picture: picture, language: .english).title == "Pattern lock, wrong, Try again in 30 s")
        #expect(PatternScene(picture: picture).title == "图案锁，错误，请在 30 秒后重试")
    }
}

struct PatternMessageTests {
    private let fonts: FontChain

    init() throws {
        fonts = try FontChain(Theme.light.fonts.map { FontFile($0) })
    }

    private func overlay(width: Double, height: Double, remaining: Double = 30) throws -> [Batch] {
        var picture = PatternPicture(layout: try #require(PatternLayout(size: Size(width: width, height: height))))
        picture.message = .lockedOut(remaining: remaining)
        let scene = PatternScene(picture: picture, fonts: fonts, language: .english)
        return try scene.displayList(scale: 1, backdrop: .white).overlay
    }

    @Test func `a lock that is locked out says so in words, with a padlock, over pale nodes`() throws {
        var picture = PatternPicture(layout: try #require(PatternLayout(size: Size(width: 320, height: 320))))
        let idle = try PatternScene(picture: picture).displayList(scale: 1, backdrop: .white)
        picture.message = .lockedOut(remaining: 30)
        let list = try PatternScene(picture: picture, fonts: fonts).displayList(scale: 1, backdrop: .white)
        #expect(list.overlay.map(\.name) == ["message.edge", "message.panel", "message.text", "message.lock"])
        #expect(list.background != idle.background)
        #expect(list.background.map(\.path) == idle.background.map(\.path))
    }

    @Test func `words stand above the nodes where there is room, otherwise in the middle`() throws {
        let square = try #require(try overlay(width: 320, height: 320).first { $0.name == "message.panel" })
        let tall = try #require(try overlay(width: 320, height: 480).first { $0.name == "message.panel" })
        let layout = try #require(PatternLayout(size: Size(width: 320, height: 480)))
        #expect(square.path.subpaths[0].minY < 160 && square.path.subpaths[0].maxY > 160)
        #expect(tall.path.subpaths[0].minY >= 8 && tall.path.subpaths[0].maxY < layout.nodeFrames[0].y)
    }

    /// All words are there, however narrow the view; a text that is cut would hide the time.
    @Test(arguments: [(100.0, 30.0), (120, 30), (120, 30_720), (160, 30_720), (200, 30), (320, 86_400)])
    func `words become smaller rather than shorter`(width: Double, remaining: Double) throws {
        let batches = try overlay(width: width, height: width, remaining: remaining)
        let text = try #require(batches.first { $0.name == "message.text" })
        let words = Language.english.lockedOut(remaining: remaining)
        #expect(text.path.subpaths.count == (try fonts.shape(words, size: 13).path.subpaths.count))
    }
}
