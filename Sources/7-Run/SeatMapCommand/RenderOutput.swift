import Canvas
import CommandSupport
import Halls
import Scenes
import SeatGeometry

/// Where pictures go.
enum RenderOutput: Sendable {
    /// One file for each hall and scale, in a folder.
    case folder(String, scales: [Int])

    /// One file, its format told by its extension.
    case file(String, PictureFormat, scale: Int)

    /// An asset catalog.
    case catalog(String)

    init(scales: [Int]?, folder: String?, file: String?, catalog: String?) throws(UsageError) {
        let given = [("--out", folder), ("-o", file), ("--xcassets", catalog)].filter { $0.1 != nil }.map(\.0)
        guard given.count < 2 else { throw .contradiction("\(given.joined(separator: " and ")) exclude each other") }
        if let catalog {
            guard scales == nil else { throw .contradiction("--xcassets holds 1x, 2x and 3x: give no --scale") }
            self = .catalog(catalog)
        } else if let file {
            self = try RenderOutput(file: file, scales: scales)
        } else {
            self = .folder(folder ?? "out", scales: scales ?? [1])
        }
    }

    private init(file: String, scales: [Int]?) throws(UsageError) {
        guard let format = PictureFormat(path: file) else {
            throw .invalidValue(of: "-o", value: file, expected: "a file name that ends in .png, .svg or .pdf")
        }
        guard scales?.count ?? 1 == 1 else { throw .contradiction("-o holds one picture: give one scale") }
        guard format == .png || scales == nil else {
            throw .contradiction("--scale does not go with \(format.rawValue): it has no pixels")
        }
        self = .file(file, format, scale: scales?.first ?? 1)
    }

    /// Writes the pictures of all scenes and returns their paths, in the order of the scenes.
    func write(_ scenes: [NamedHall], _ request: PictureRequest, jobs: Int) async throws -> [String] {
        switch self {
        case .folder(let folder, let scales):
            return try await write(scenes, to: folder, scales: scales, request, jobs: jobs)
        case .file(let path, let format, let scale):
            guard scenes.count == 1 else {
                throw UsageError.contradiction("-o holds one picture, and \(scenes.count) are asked for")
            }
            try Files.writeMakingFolder(try request.picture(of: scenes[0].scene, scale: scale).data(format), to: path)
            return [path]
        case .catalog(let folder):
            return try await writeCatalog(scenes, to: folder, request, jobs: jobs)
        }
    }

    private func write(
        _ scenes: [NamedHall], to folder: String, scales: [Int], _ request: PictureRequest, jobs: Int
    ) async throws -> [String] {
        try checkFileNames(scenes, scales)
        try Files.createFolder(folder)
        // Several pictures of one hall differ in their seats only.
        let cache = Set(scenes.map(\.scene.layout.hall.id)).count < scenes.count ? BackgroundCache() : nil
        let items = scenes.flatMap { scene in scales.map { (scene: scene, scale: $0) } }
        let written = await parallelMap(items, jobs: jobs) { item in
            Result {
                let path = Files.joined(folder, Picture.fileName(stem: item.scene.name, scale: item.scale))
                try Files.write(
                    try request.picture(of: item.scene.scene, scale: item.scale).png(cache: cache), to: path)
                return path
            }
        }
        return try written.map { try $0.get() }
    }

    /// Refuses pictures of one name: `a.json` at 2x and `a@2x.json` at 1x.
    private func checkFileNames(_ scenes: [NamedHall], _ scales: [Int]) throws(UsageError) {
        let names = scenes.flatMap { scene in scales.map { Picture.fileName(stem: scene.name, scale: $0) } }
        for (name, namesakes) in Dictionary(grouping: names, by: \.self) where namesakes.count > 1 {
            throw .contradiction("two halls would both be drawn as \(name)")
        }
    }

    private func writeCatalog(
        _ scenes: [NamedHall], to folder: String, _ request: PictureRequest, jobs: Int
    ) async throws -> [String] {
        try checkImageNames(scenes)
        try writeCatalogHead(folder)
        let written = await parallelMap(scenes, jobs: jobs) { scene in
            Result { try writeImageSet(of: scene, to: folder, request) }
        }
        return try written.flatMap { try $0.get() }
    }
}

/// The format of a picture's file.
enum PictureFormat: String, CaseIterable, Sendable {
    case png = "PNG"
    case svg = "SVG"
    case pdf = "PDF"

    /// Tells the format by a file name's extension; standard output gets a PNG.
    init?(path: String) {
        let ending = path.split(separator: ".").last?.lowercased()
        let found = PictureFormat.allCases.first { path.contains(".") && $0.rawValue.lowercased() == ending }
        guard let format = path == Files.standardStream ? .png : found else { return nil }
        self = format
    }
}
