import PixelDiff
import Pixels
import StrictJSON

extension JSONField {
    /// Reads one case of a report.
    func reportedCase() -> ReportedCase? {
        let keys = [
            "name", "outcome", "message", "guards", "order", "pictures", "tolerance", "differingPixels", "pixels",
            "ratio", "maxChannelDelta", "boundingBox", "clusterCount", "clusters", "expectedSize", "actualSize",
            "reason",
        ]
        return object(keys: keys).flatMap { object in
            var object = object
            return object.reportedCase()
        }
    }

    /// Reads the name of a baseline, which becomes a part of paths.
    fileprivate func fileName() -> String? {
        guard let name = string() else { return nil }
        if name.hasSuffix(".png"), name.utf8.allSatisfy({ $0 != 0 && $0 != UInt8(ascii: "/") }) { return name }
        faults.report("must be the name of a PNG file", at: path)
        return nil
    }

    fileprivate func pictures(of name: String) -> CasePictures? {
        guard var object = object(keys: PictureRole.allCases.map(\.rawValue)) else { return nil }
        var pictures = CasePictures()
        for role in PictureRole.allCases {
            guard let field = object.optional(role.rawValue) else { continue }
            guard let size = field.picture(named: CasePictures.fileName(role, of: name)) else { return nil }
            pictures[role] = size
        }
        return pictures
    }

    private func picture(named name: String) -> PixelSize? {
        guard var object = object(keys: ["file", "size"]) else { return nil }
        let file = object.required("file")?.string()
        let size = object.required("size")?.pixelSize()
        guard let file, let size else { return nil }
        if file == name { return size }
        faults.report("must be \"\(name)\"", at: path.member("file"))
        return nil
    }

    fileprivate func pixelSize() -> PixelSize? {
        guard let sides = integers(2, in: 1...PixelSize.maxSide) else { return nil }
        if let size = PixelSize(width: sides[0], height: sides[1]) { return size }
        faults.report("is larger than any picture", at: path)
        return nil
    }

    fileprivate func pixelBox() -> PixelBox? {
        guard let numbers = integers(4, in: 0...PixelSize.maxSide) else { return nil }
        return PixelBox(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    fileprivate func cluster() -> DifferenceCluster? {
        guard var object = object(keys: ["pixels", "box"]) else { return nil }
        let pixels = object.required("pixels")?.integer(in: 1...PixelSize.maxArea)
        let box = object.required("box")?.pixelBox()
        guard let pixels, let box else { return nil }
        return DifferenceCluster(pixels: pixels, box: box)
    }

    fileprivate func tolerance() -> ToleranceVerdict? {
        guard var object = object(keys: ["reason", "limits", "excesses"]) else { return nil }
        let reason = object.required("reason")?.string()
        let limits = object.required("limits")?.strings()
        let excesses = object.required("excesses")?.strings()
        guard let reason, let limits, let excesses else { return nil }
        return ToleranceVerdict(reason: reason, limits: limits, excesses: excesses)
    }
}

extension ObjectReader {
    fileprivate mutating func reportedCase() -> ReportedCase? {
        let name = required("name")?.fileName()
        let kind = required("outcome")?.choice(of: CaseOutcome.Kind.self)
        let guards = value("guards") { $0.string() }
        let order = required("order")?.integer(in: 0...1_000_000)
        let pictures = required("pictures").flatMap { field in name.flatMap { field.pictures(of: $0) } }
        let tolerance = value("tolerance") { $0.tolerance() }
        guard let name, let kind, let guards, let order, let pictures, let tolerance else { return nil }
        guard let outcome = outcome(kind, isTolerated: tolerance != nil) else { return nil }
        let result = CaseResult(name: name, outcome: outcome, guards: guards, tolerance: tolerance)
        return ReportedCase(result, order: order, pictures: pictures)
    }

    private mutating func outcome(_ kind: CaseOutcome.Kind, isTolerated: Bool) -> CaseOutcome? {
        switch kind {
        case .pass: isTolerated ? figures().map(CaseOutcome.tolerated) : .pass
        case .changed: figures().map(CaseOutcome.changed)
        case .sizeChanged: sizes()
        case .missing: .missing
        case .unexpected: .unexpected
        case .notFetched: .notFetched
        case .unreadable: required("reason")?.string().map(CaseOutcome.unreadable)
        case .notDrawn: required("reason")?.string().map(CaseOutcome.notDrawn)
        }
    }

    private mutating func sizes() -> CaseOutcome? {
        let expected = required("expectedSize")?.pixelSize()
        let actual = required("actualSize")?.pixelSize()
        guard let expected, let actual else { return nil }
        return .sizeChanged(expected: expected, actual: actual)
    }

    private mutating func figures() -> DifferenceFigures? {
        let differing = required("differingPixels")?.integer(in: 1...PixelSize.maxArea)
        let pixels = required("pixels")?.integer(in: 1...PixelSize.maxArea)
        let delta = required("maxChannelDelta")?.integer(in: 1...255)
        let box = required("boundingBox")?.pixelBox()
        let count = required("clusterCount")?.integer(in: 1...PixelSize.maxArea)
        let clusters = required("clusters")?.elements(count: 1...DifferenceFigures.maxListedClusters) { $0.cluster() }
        guard let differing, let pixels, let delta, let box, let count, let clusters else { return nil }
        return DifferenceFigures(
            differingPixels: differing, pixels: pixels, maxChannelDelta: delta, boundingBox: box, clusterCount: count,
            clusters: clusters.compactMap { $0 })
    }
}
