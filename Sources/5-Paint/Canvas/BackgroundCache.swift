import Drawing
import Pixels
import Synchronization

/// Keeps painted backgrounds, so that pictures of one hall in many states paint the screen and the labels once.
///
/// A background is found again by everything that its pixels depend on: the raster, the backdrop and the batches
/// themselves. So it can never be stale. May be used from several tasks.
public final class BackgroundCache: Sendable {
    /// The most backgrounds that are kept; the one unused for longest goes first.
    public static let capacity = 6

    private let entries = Mutex<[Entry]>([])
    private let painted = Atomic(0)

    /// Creates an empty cache.
    public init() {}

    /// How many backgrounds were painted so far.
    public var paintCount: Int { painted.load(ordering: .relaxed) }

    /// The premultiplied rows of a whole picture.
    struct Rows: Sendable {
        let bytes: [UInt8]
        let stride: Int
    }

    /// Returns the rows of a list's background, painted on first use; other lists wait only for their own.
    func rows(of list: DisplayList, paint: () throws(CanvasError) -> Rows) throws(CanvasError) -> Rows {
        let entry = entries.withLock { entries in
            let found = entries.firstIndex { $0.matches(list) }
            let entry = found.map { entries.remove(at: $0) } ?? Entry(list)
            entries.append(entry)
            if entries.count > BackgroundCache.capacity { entries.removeFirst() }
            return entry
        }
        return try entry.rows.withLock { (rows) throws(CanvasError) in
            if let rows { return rows }
            let new = try paint()
            painted.add(1, ordering: .relaxed)
            rows = new
            return new
        }
    }

    /// One background and what it depends on.
    private final class Entry: Sendable {
        let raster: Raster
        let backdrop: Color?
        let background: [Batch]
        let rows = Mutex<Rows?>(nil)

        init(_ list: DisplayList) {
            raster = list.raster
            backdrop = list.backdrop
            background = list.background
        }

        func matches(_ list: DisplayList) -> Bool {
            raster == list.raster && backdrop == list.backdrop && background == list.background
        }
    }
}
