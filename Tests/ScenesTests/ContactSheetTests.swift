import Drawing
import Geometry
import Halls
import Scenes
import SeatSelection
import TestSupport
import Testing
import TextShaping

struct ContactSheetTests {
    private func sheet(
        _ items: [ContactSheet.Item], labels: SceneOptions.Labels = .none, theme: Theme = .light
    ) throws -> ContactSheet {
        var options = SceneOptions()
        options.labels = labels
        options.language = .english
        let fonts = try FontChain(theme.fonts.map { FontFile($0) })
        return ContactSheet(items, theme: theme, fonts: fonts, options: options)
    }

    private func projectHalls() throws -> [ContactSheet.Item] {
        try HallFixtures.names.map { .hall(try HallFixtures.named($0), stem: $0) }
    }

    // The grid.

    @Test(arguments: [1, 2, 3, 5, 12, 100, 1000])
    func `cards do not overlap, lie on the sheet, and none is missing`(count: Int) {
        for columns in [nil, 1, 3, 100] {
            let grid = SheetGrid(count: count, columns: columns)
            let cards = (0..<count).map(grid.card)
            #expect(Set(cards.map { [$0.x, $0.y] }).count == count)
            #expect(Set(cards.map { [$0.width, $0.height] }).count == 1)
            let inside = Rect(x: 0, y: 0, width: grid.size.width, height: grid.size.height).inset(by: 20)
            #expect(cards.allSatisfy { inside.union($0) == inside })
            for (first, second) in zip(cards, cards.dropFirst()) {
                #expect(second.x >= first.maxX + 20 || second.y >= first.maxY + 20)
            }
        }
    }

    @Test(arguments: [
        (0, nil, 1, 1),  // not even one: a sheet has a card at least
        (1, nil, 1, 1), (2, nil, 2, 1), (3, nil, 3, 1), (4, nil, 3, 2), (12, nil, 4, 3),
        (3, 1, 1, 3), (3, 2, 2, 2),
        (3, 9, 3, 1),  // no more columns than cards
        (3, -4, 1, 3),
    ])
    func `rows and columns`(count: Int, asked: Int?, columns: Int, rows: Int) {
        let grid = SheetGrid(count: count, columns: asked)
        #expect(grid.columns == columns && grid.rows == rows)
    }

    // The halls.

    @Test(arguments: [1, 2, 3])
    func `every seat is drawn once, inside the card of its hall`(scale: Int) throws {
        let items = try projectHalls()
        let sheet = try sheet(items)
        let list = try sheet.displayList(scale: scale)
        let fills = list.seats.filter { $0.name.hasSuffix(".fill") }
        for (index, item) in items.enumerated() {
            guard case .hall(let hall, _) = item else { continue }
            let card = sheet.grid.card(index)
            let own = fills.filter { card.contains($0.path.start) }
            #expect(own.map(\.path.subpaths.count).reduce(0, +) == hall.units.count)
            for point in own.flatMap(\.path.elements).flatMap(\.points) { #expect(card.contains(point)) }
        }
        #expect(fills.map(\.path.subpaths.count).reduce(0, +) == items.map(\.unitCount).reduce(0, +))
    }

    @Test(arguments: [1, 2, 3])
    func `outlines are one device pixel wide`(scale: Int) throws {
        var items = try projectHalls()
        // Seats of the smallest size have no room on its card, so it is scaled.
        items.append(.hall(try HallFixtures.drawn([String(repeating: "ow", count: 60)]), stem: "wide"))
        let list = try sheet(items).displayList(scale: scale)
        let outlines = list.batches.filter { $0.name.hasSuffix(".outline") }.compactMap(\.stroke)
        let edge = try #require(list.batch("sheet.edge")?.stroke)
        #expect(outlines.count > 8)
        for outline in outlines + [edge] {
            #expect(abs(outline.width * list.raster.pixelsPerPoint - 1) < 1e-9)
        }
    }

    @Test func `seats lie on whole points, so that they are crisp at every scale`() throws {
        let list = try sheet(try projectHalls()).displayList(scale: 1)
        for fill in list.seats where fill.name == "sold.fill" {
            for subpath in fill.path.subpaths {
                #expect(subpath.minY == subpath.minY.rounded() && subpath.maxY == subpath.maxY.rounded())
            }
        }
    }

    @Test(arguments: [Theme.light, .dark])
    func `the sheet is twice as large at 2x, and shows the same`(theme: Theme) throws {
        let one = try sheet(try projectHalls(), theme: theme).displayList(scale: 1)
        let two = try sheet(try projectHalls(), theme: theme).displayList(scale: 2)
        #expect(two.raster.width == 2 * one.raster.width && two.raster.height == 2 * one.raster.height)
        #expect(one.batches.map(\.name) == two.batches.map(\.name))
        let fills = zip(one.seats, two.seats).filter { $0.0.name.hasSuffix(".fill") }
        #expect(fills.allSatisfy { $0.0 == $0.1 })
    }

    @Test func `the small maps have texts only where labels are asked for`() throws {
        let names = { (labels: SceneOptions.Labels) in
            Set(try sheet(try projectHalls(), labels: labels).displayList(scale: 1).batches.map(\.name))
        }
        #expect(try names(.none).isDisjoint(with: ["rowLabels", "screen.label", "available.numbers"]))
        #expect(try names(.rows).isSuperset(of: ["rowLabels", "screen.label"]))
        #expect(try names(.seats).isSuperset(of: ["rowLabels", "available.numbers"]))
    }

    // What is written.

    @Test func `texts stay on their card, however long they are`() throws {
        let hall = try HallFixtures.drawn(["o"])
        let stem = String(repeating: "a long file name ", count: 20)
        let sheet = try sheet([.hall(hall, stem: stem), .unreadable(fileName: stem)])
        let list = try sheet.displayList(scale: 1)
        let cards = [0, 1].map { sheet.grid.card($0).inset(by: 15) }
        for batch in list.background where ["sheet.titles", "sheet.details"].contains(batch.name) {
            for point in batch.path.elements.flatMap(\.points) {
                #expect(cards.contains { $0.contains(point) })
            }
        }
    }

    @Test func `labels name the hall, its seats and its file, and what cannot be read`() throws {
        let hall = try HallFixtures.drawn(["o"])
        let sheet = try sheet([
            .hall(try HallFixtures.named("small"), stem: "small"), .hall(hall, stem: "one"),
            .unreadable(fileName: "bad.json"),
        ])
        let labels = sheet.labels()
        #expect(labels.title == "Halls" && labels.language == "en")
        #expect(
            labels.regions.map(\.label) == ["1号厅, 90 seats, small", "T, 1 seat, one", "bad.json, cannot be read"])
        #expect(labels.regions.map(\.frame) == (0..<3).map(sheet.grid.card))
    }

    @Test func `a file that cannot be read has a cross instead of a map`() throws {
        let list = try sheet([.unreadable(fileName: "bad.json")]).displayList(scale: 1)
        #expect(list.seats.isEmpty)
        #expect(list.batch("sheet.unreadable")?.path.subpaths.count == 2)
    }
}

extension ContactSheet.Item {
    fileprivate var unitCount: Int {
        switch self {
        case .hall(let hall, _): hall.units.count
        case .unreadable: 0
        }
    }
}

extension Path {
    /// Where it begins.
    fileprivate var start: Point {
        elements.first?.points.first ?? .zero
    }
}
