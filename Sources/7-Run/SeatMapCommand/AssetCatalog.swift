import CommandSupport
import Scenes
import SeatGeometry
import StrictJSON

/// An image set of an Xcode asset catalog: one hall at 1x, 2x and 3x, in light and dark.
struct ImageSet {
    /// The name of the image, which an app refers to.
    let name: String

    /// Creates the set of a hall; characters that an asset name cannot have become "-", and a dot that would hide it.
    init(name: String) {
        let clean = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        self.name = clean.hasPrefix(".") ? "-\(clean.dropFirst())" : clean
    }

    /// The scales of the set.
    static let scales = [1, 2, 3]

    /// Returns the name of one of its pictures.
    func fileName(scale: Int, isDark: Bool) -> String {
        Picture.fileName(stem: isDark ? "\(name)-dark" : name, scale: scale)
    }

    /// The list of its pictures, as Xcode reads it.
    var contents: JSONValue {
        let images = [false, true].flatMap { isDark in ImageSet.scales.map { image(scale: $0, isDark: isDark) } }
        return ["images": .array(images), "info": ImageSet.info]
    }

    /// Who wrote a part of a catalog, and the version of its format.
    static let info: JSONValue = ["author": "xcode", "version": 1]

    private func image(scale: Int, isDark: Bool) -> JSONValue {
        let dark: JSONValue = [["appearance": "luminosity", "value": "dark"]]
        let appearance = isDark ? [JSONMember("appearances", dark)] : []
        return .object(
            appearance + [
                JSONMember("filename", .string(fileName(scale: scale, isDark: isDark))),
                JSONMember("idiom", "universal"), JSONMember("scale", "\(scale)x"),
            ])
    }
}

/// Writes the image set of a hall into a catalog and returns the paths of its pictures.
func writeImageSet(of hall: NamedHall, to catalog: String, _ request: PictureRequest) throws -> [String] {
    let set = ImageSet(name: hall.name)
    let folder = Files.joined(catalog, "\(set.name).imageset")
    try Files.createFolder(folder)
    var dark = request
    dark.theme = .dark
    let darkScene = try dark.scene(of: hall.scene.layout.hall)
    var paths: [String] = []
    for (scene, isDark) in [(hall.scene, false), (darkScene, true)] {
        for scale in ImageSet.scales {
            let path = Files.joined(folder, set.fileName(scale: scale, isDark: isDark))
            try Files.write(try request.picture(of: scene, scale: scale).png(), to: path)
            paths.append(path)
        }
    }
    try Files.write(Array("\(set.contents.text(.pretty))\n".utf8), to: Files.joined(folder, "Contents.json"))
    return paths
}

/// Refuses two halls of the same image set, because one's pictures would replace the other's.
///
/// Capitals do not tell them apart, because they do not on a Mac.
func checkImageNames(_ halls: [NamedHall]) throws(UsageError) {
    let sets = Dictionary(grouping: halls.map(\.name)) { ImageSet(name: $0).name.lowercased() }
    let shared = halls.lazy.compactMap { sets[ImageSet(name: $0.name).name.lowercased()] }.first { $0.count > 1 }
    guard let names = shared else { return }
    throw .contradiction("\(names.joined(separator: " and ")) would both be the image \(ImageSet(name: names[0]).name)")
}

/// Writes the file that makes a folder an asset catalog.
func writeCatalogHead(_ catalog: String) throws {
    try Files.createFolder(catalog)
    let contents: JSONValue = ["info": ImageSet.info]
    try Files.write(Array("\(contents.text(.pretty))\n".utf8), to: Files.joined(catalog, "Contents.json"))
}
