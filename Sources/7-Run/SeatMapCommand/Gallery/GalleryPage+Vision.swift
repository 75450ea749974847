import ColorVision

/// Simulations of colour vision as SVG filters, which the browser computes in linear light.
extension GalleryPage {
    /// The filters, each with the name of its vision as its id.
    static let visionFilters: String = {
        let filters = Vision.allCases.compactMap { vision in
            primitives(of: vision.model).map { primitives in
                """
                <filter id="\(vision.rawValue)" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
                \(primitives)
                </filter>
                """
            }
        }
        return """
            <svg width="0" height="0" style="position: absolute" aria-hidden="true">
            \(filters.joined(separator: "\n"))
            </svg>
            """
    }()

    private static func primitives(of model: VisionModel) -> String? {
        switch model {
        case .unchanged: nil
        case .map(let matrix): colorMatrix(matrix, result: "map")
        case .halves(let plane, let first, let second):
            [
                colorMatrix(first, result: "first"), colorMatrix(second, result: "second"), mask(plane),
                #"<feComposite in="first" in2="side" operator="in" result="part"/>"#,
                #"<feComposite in="part" in2="second" operator="over"/>"#,
            ].joined(separator: "\n")
        }
    }

    private static func colorMatrix(_ matrix: ColorMatrix, result: String) -> String {
        feColorMatrix(rows: [matrix.red, matrix.green, matrix.blue], alpha: "0 0 0 1 0", result: result)
    }

    /// Returns a mask that is opaque on the plane's positive side and transparent elsewhere.
    ///
    /// The product is stretched so far around one half that the opacity, an 8-bit number, is below one half for every
    /// colour beyond the plane; then it becomes 0 or 1.
    private static func mask(_ plane: ColorMatrix.Row) -> String {
        let stretch = 10_000.0
        let alpha = text((stretch * plane.red, stretch * plane.green, stretch * plane.blue)) + " 0 0.5"
        return feColorMatrix(rows: Array(repeating: (0, 0, 0), count: 3), alpha: alpha, result: "product")
            + "\n<feComponentTransfer result=\"side\"><feFuncA type=\"discrete\" tableValues=\"0 1\"/></feComponentTransfer>"
    }

    private static func feColorMatrix(rows: [ColorMatrix.Row], alpha: String, result: String) -> String {
        let values = (rows.map { "\(text($0)) 0 0" } + [alpha]).joined(separator: " ")
        return """
            <feColorMatrix in="SourceGraphic" color-interpolation-filters="linearRGB" result="\(result)" \
            values="\(values)"/>
            """
    }

    private static func text(_ row: ColorMatrix.Row) -> String {
        "\(row.red) \(row.green) \(row.blue)"
    }
}
