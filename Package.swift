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

/// `Double.rounded()` and friends call the C math library; modules that import no C library must name it.
let math: [LinkerSetting] = [.linkedLibrary("m")]

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.target(name: name), "TestSupport"] + dependencies,
        swiftSettings: strict)
}

let package = Package(
    name: "seatmap",
    products: [
        .executable(name: "seatmap", targets: ["SeatMapCommand"]),
        .executable(name: "pixeldiff", targets: ["PixelDiffCommand"]),
    ],
    targets: [
        // C and C++ libraries of the system.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(
            name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
        .systemLibrary(name: "CLibMD", pkgConfig: "libmd", providers: [.apt(["libmd-dev"]), .brew(["libmd"])]),
        .target(name: "CSimdJSON", linkerSettings: [.linkedLibrary("simdjson")]),

        // Documents.
        .target(name: "StrictJSON", dependencies: ["CSimdJSON"], swiftSettings: strict, linkerSettings: math),
        .target(name: "Halls", dependencies: ["StrictJSON"], swiftSettings: pure),
        .target(name: "HallImport", dependencies: ["Halls", "StrictJSON"], swiftSettings: strict),

        // Where everything is, and what is chosen.
        .target(name: "Geometry", swiftSettings: pure),
        .target(name: "SeatGeometry", dependencies: ["Geometry", "Halls"], swiftSettings: pure, linkerSettings: math),
        .target(
            name: "SeatSelection", dependencies: ["Geometry", "Halls", "SeatGeometry"], swiftSettings: pure,
            linkerSettings: math),
        .target(name: "PatternLock", dependencies: ["Geometry"], swiftSettings: pure),

        .target(
            name: "Replay",
            dependencies: ["Geometry", "Halls", "PatternLock", "SeatGeometry", "SeatSelection", "StrictJSON"],
            swiftSettings: pure, linkerSettings: math),

        // From values to pictures.
        .target(name: "Drawing", dependencies: ["Geometry"], swiftSettings: pure, linkerSettings: math),
        .target(
            name: "TextShaping", dependencies: ["CFriBidi", "CHarfBuzz", "CLibMD", "Drawing", "Geometry"],
            swiftSettings: strict),
        .target(
            name: "Scenes",
            dependencies: [
                "Drawing", "Geometry", "Halls", "PatternLock", "SeatGeometry", "SeatSelection", "StrictJSON",
                "TextShaping",
            ],
            swiftSettings: pure, linkerSettings: math),
        .target(name: "Pixels", dependencies: ["CPNG"], swiftSettings: hot),
        .target(name: "Canvas", dependencies: ["CCairo", "Drawing", "Geometry", "Pixels"], swiftSettings: hot),

        // What people see of them.
        .target(name: "ColorVision", swiftSettings: hotPure),
        .target(
            name: "Legibility",
            dependencies: [
                "Canvas", "ColorVision", "Drawing", "Geometry", "Halls", "PatternLock", "Pixels", "Scenes",
                "SeatGeometry", "SeatSelection",
            ],
            swiftSettings: hot),

        .target(
            name: "PictureRules",
            dependencies: [
                "Canvas", "ColorVision", "Drawing", "Geometry", "Halls", "Legibility", "Pixels", "Scenes",
                "SeatGeometry", "SeatSelection", "StrictJSON", "TextShaping",
            ],
            swiftSettings: hot, linkerSettings: math),

        // From pictures to an exit code.
        .target(name: "PixelDiff", dependencies: ["Pixels"], swiftSettings: hot),
        .target(name: "HTMLPages", dependencies: ["Drawing"], swiftSettings: pure),
        .target(
            name: "Regression", dependencies: ["HTMLPages", "JUnitReports", "PixelDiff", "Pixels", "StrictJSON"],
            swiftSettings: strict),

        // What CI systems read.
        .target(name: "JUnitReports", swiftSettings: pure),

        // Commands.
        .target(name: "CommandSupport", dependencies: ["StrictJSON"], swiftSettings: strict),
        .executableTarget(
            name: "SeatMapCommand",
            dependencies: [
                "Canvas", "ColorVision", "CommandSupport", "Drawing", "Geometry", "HTMLPages", "HallImport", "Halls",
                "JUnitReports", "PatternLock", "PictureRules", "PixelDiff", "Pixels", "Regression", "Replay", "Scenes",
                "SeatGeometry", "SeatSelection", "StrictJSON", "TextShaping",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "PixelDiffCommand",
            dependencies: ["CommandSupport", "JUnitReports", "PixelDiff", "Pixels", "StrictJSON"],
            swiftSettings: strict),

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
