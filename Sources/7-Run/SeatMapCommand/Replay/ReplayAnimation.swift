import CommandSupport
import Geometry
import Pixels
import Replay
import Scenes
import SeatGeometry

/// An animated picture of a replay, in the time of its script.
struct ReplayAnimation {
    /// How long each picture of a page in the background is shown, in milliseconds, however long it was there.
    private static let backgroundPause = 900

    /// How long the last picture is shown, in milliseconds.
    private static let lastPause = 1000

    let painter: FramePainter
    let rate: Int

    /// Plays a script and returns the file.
    func png(of file: ScriptFile) throws -> [UInt8] {
        let spacing = painter.theme.spacing
        // Pages can be resized, and an animation cannot.
        var canvas = Size(width: 0, height: 0)
        try file.play(frames: .rate(rate), spacing: spacing) { record in
            guard let frame = record.frame else { return }
            let size = FramePainter.size(of: frame)
            canvas = Size(width: max(canvas.width, size.width), height: max(canvas.height, size.height))
        }
        let movie = try Movie(canvas: canvas, painter: painter)
        try file.play(frames: .rate(rate), spacing: spacing) { record in
            if let frame = record.frame { try movie.show(frame, at: record.time) }
        }
        return try movie.finish()
    }

    /// Frames on their way into an animation: each is drawn once, and written when its duration is known.
    private final class Movie {
        private let canvas: Size
        private let painter: FramePainter
        private var animation: AnimatedPNG?
        private var shown: (frame: PageFrame, bitmap: Bitmap, time: Double)?

        init(canvas: Size, painter: FramePainter) throws {
            self.canvas = canvas
            self.painter = painter
            let scale = Double(painter.scale)
            let (width, height) = (Int((canvas.width * scale).rounded(.up)), Int((canvas.height * scale).rounded(.up)))
            guard let size = PixelSize(width: width, height: height) else {
                throw PNGError.tooLarge(width: width, height: height)
            }
            animation = AnimatedPNG(
                size: size, scale: painter.scale,
                texts: [(keyword: "Software", text: "seatmap \(packageVersion)")])
        }

        func show(_ frame: PageFrame, at time: Double) throws {
            if shown?.frame == frame { return }
            try write(until: time)
            shown = (frame, try painter.bitmap(of: frame, canvas: canvas), time)
        }

        func finish() throws -> [UInt8] {
            guard let shown else { throw AnimationError.noFrames }
            try animation?.append(shown.bitmap, duration: ReplayAnimation.lastPause)
            guard let animation = animation.take() else { throw AnimationError.noFrames }
            return try animation.finish()
        }

        private func write(until time: Double) throws {
            guard let shown else { return }
            let isAway = shown.frame.secondsInBackground != nil
            let duration = isAway ? ReplayAnimation.backgroundPause : milliseconds(time) - milliseconds(shown.time)
            if duration > 0 { try animation?.append(shown.bitmap, duration: duration) }
        }

        /// Times are rounded from the start, so that roundings do not add up.
        private func milliseconds(_ time: Double) -> Int {
            Int((time * 1000).rounded())
        }
    }
}
