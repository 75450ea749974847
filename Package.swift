// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target: language mode 6, warnings are errors, and the upcoming features that make
/// imports and existentials explicit.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Pure modules touch no pointer, and the compiler checks that.
let pure: [SwiftSetting] = strict + [.strictMemorySafety()]

/// Loops over pixels are optimised in debug builds too, so that the tests stay fast.
///
/// Results do not depend on it: a test compares pictures of both builds byte for byte.
let hot: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Pure loops over pixels.
let hotPure: [SwiftSetting] = pure + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A step of the way from a document to an exit code: a folder in `Sources`, named so that they sort in order.
///
/// A module imports modules of its own step and of those before, never of a later one.
struct Step {
    let folder: String

    /// A library of ours.
    ///
    /// `Double.rounded()` and friends call the C math library, so every module links it.
    func module(_ name: String, _ imports: [Target.Dependency] = [], _ settings: [SwiftSetting] = strict) -> Target {
        .target(
            name: name, dependencies: imports, path: "Sources/\(folder)/\(name)", swiftSettings: settings,
            linkerSettings: [.linkedLibrary("m")])
    }

    /// A C library of the system.
    func library(_ name: String, pkgConfig: String) -> Target {
        .systemLibrary(
            name: name, path: "Sources/\(folder)/\(name)", pkgConfig: pkgConfig,
            providers: [.apt(["lib\(pkgConfig)-dev"]), .brew([pkgConfig])])
    }

    /// A program.
    func program(_ name: String, _ imports: [Target.Dependency]) -> Target {
        .executableTarget(
            name: name, dependencies: imports, path: "Sources/\(folder)/\(name)", swiftSettings: strict)
    }
}

/// The tests of a module.
func tests(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.target(name: name), "TestSupport"] + imports, swiftSettings: strict)
}

let read = Step(folder: "1-Read")
let place = Step(folder: "2-Place")
let choose = Step(folder: "3-Choose")
let compose = Step(folder: "4-Compose")
let paint = Step(folder: "5-Paint")
let judge = Step(folder: "6-Judge")
let run = Step(folder: "7-Run")

let package = Package(
    name: "seatmap",
    products: [
        .executable(name: "seatmap", targets: ["SeatMapCommand"]),
        .executable(name: "pixeldiff", targets: ["PixelDiffCommand"]),
    ],
    targets: [
        // Documents become values.
        .target(name: "CSimdJSON", path: "Sources/1-Read/CSimdJSON", linkerSettings: [.linkedLibrary("simdjson")]),
        read.module("StrictJSON", ["CSimdJSON"]),
        read.module("Halls", ["StrictJSON"], pure),
        read.module("HallImport", ["Halls", "StrictJSON"]),

        // Every seat gets its rectangle.
        place.module("Geometry", [], pure),
        place.module("SeatGeometry", ["Geometry", "Halls"], pure),

        // What a buyer does with it.
        choose.module("SeatSelection", ["Geometry", "Halls", "SeatGeometry"], pure),
        choose.module("PatternLock", ["Geometry"], pure),
        choose.module(
            "Replay", ["Geometry", "Halls", "PatternLock", "SeatGeometry", "SeatSelection", "StrictJSON"], pure),

        // A picture as a list of paths and colours.
        compose.library("CHarfBuzz", pkgConfig: "harfbuzz"),
        compose.library("CFriBidi", pkgConfig: "fribidi"),
        compose.library("CLibMD", pkgConfig: "libmd"),
        compose.module("Drawing", ["Geometry"], pure),
        compose.module("TextShaping", ["CFriBidi", "CHarfBuzz", "CLibMD", "Drawing", "Geometry"]),
        compose.module(
            "Scenes",
            [
                "Drawing", "Geometry", "Halls", "PatternLock", "SeatGeometry", "SeatSelection", "StrictJSON",
                "TextShaping",
            ], pure),

        // The list becomes pixels, and they a file.
        .systemLibrary(
            name: "CCairo", path: "Sources/5-Paint/CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        paint.library("CPNG", pkgConfig: "libpng"),
        paint.module("Pixels", ["CPNG"], hot),
        paint.module("Canvas", ["CCairo", "Drawing", "Geometry", "Pixels"], hot),

        // What is to be said of pictures.
        judge.module("ColorVision", [], hotPure),
        judge.module(
            "Legibility",
            [
                "Canvas", "ColorVision", "Drawing", "Geometry", "Halls", "PatternLock", "Pixels", "Scenes",
                "SeatGeometry", "SeatSelection",
            ], hot),
        judge.module(
            "PictureRules",
            [
                "Canvas", "ColorVision", "Drawing", "Geometry", "Halls", "Legibility", "Pixels", "Scenes",
                "SeatGeometry", "SeatSelection", "StrictJSON", "TextShaping",
            ], hot),
        judge.module("PixelDiff", ["Pixels"], hot),
        judge.module("HTMLPages", ["Drawing"], pure),
        judge.module("JUnitReports", [], pure),
        judge.module("Regression", ["HTMLPages", "JUnitReports", "PixelDiff", "Pixels", "StrictJSON"]),

        // The two programs.
        run.module("CommandSupport", ["StrictJSON"]),
        run.program(
            "SeatMapCommand",
            [
                "Canvas", "ColorVision", "CommandSupport", "Drawing", "Geometry", "HTMLPages", "HallImport", "Halls",
                "JUnitReports", "PatternLock", "PictureRules", "PixelDiff", "Pixels", "Regression", "Replay", "Scenes",
                "SeatGeometry", "SeatSelection", "StrictJSON", "TextShaping",
            ]),
        run.program(
            "PixelDiffCommand", ["CommandSupport", "JUnitReports", "PixelDiff", "Pixels", "StrictJSON"]),

        // Tests.
        .target(
            name: "TestSupport", dependencies: ["Halls", "StrictJSON"], path: "Tests/TestSupport", swiftSettings: strict
        ),
        tests("StrictJSON"),
        tests("Halls", ["StrictJSON"]),
        tests("HallImport", ["Halls", "StrictJSON"]),
        tests("Geometry"),
        tests("SeatGeometry", ["Geometry", "Halls"]),
        tests("SeatSelection", ["Geometry", "Halls", "SeatGeometry"]),
        tests("PatternLock", ["Geometry"]),
        tests("Replay", ["Geometry", "Halls", "PatternLock", "SeatGeometry", "SeatSelection", "StrictJSON"]),
        tests("Drawing", ["Geometry"]),
        tests("TextShaping", ["Drawing", "Geometry"]),
        tests(
            "Scenes",
            [
                "Drawing", "Geometry", "Halls", "PatternLock", "SeatGeometry", "SeatSelection", "StrictJSON",
                "TextShaping",
            ]),
        tests("Pixels"),
        tests(
            "Canvas",
            [
                "Drawing", "Geometry", "Halls", "PatternLock", "Pixels", "Scenes", "SeatGeometry", "SeatSelection",
                "TextShaping",
            ]),
        tests("ColorVision"),
        tests("Legibility", ["ColorVision", "Drawing", "Halls", "Scenes", "SeatGeometry"]),
        tests(
            "PictureRules",
            ["Canvas", "Drawing", "Geometry", "Halls", "Pixels", "Scenes", "SeatGeometry", "StrictJSON", "TextShaping"]),
        tests("PixelDiff", ["Pixels"]),
        tests("Regression", ["JUnitReports", "PixelDiff", "Pixels", "StrictJSON"]),
        tests("JUnitReports"),
        tests("CommandSupport", ["StrictJSON"]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "SeatMapCommand", "PixelDiffCommand", "ColorVision", "Geometry", "Halls", "PatternLock", "Pixels",
                "Scenes", "StrictJSON", "TestSupport",
            ],
            swiftSettings: strict),
    ],
    cxxLanguageStandard: .cxx17
)
