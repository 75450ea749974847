import PixelDiff
import Pixels
import Regression
import StrictJSON

extension JSONField {
    /// Reads how much a case may differ: a reason, and at least one limit.
    func caseTolerance() -> CaseTolerance? {
        let limits = ["levels", "maxPixels", "maxRatio", "window"]
        guard var object = object(keys: ["reason"] + limits) else { return nil }
        let reason = object.required("reason")?.sentence(length: 1...300)
        let levels = object.value("levels") { $0.integer(in: 1...254) }
        let maxPixels = object.value("maxPixels") { $0.integer(in: 1...PixelSize.maxArea) }
        let maxRatio = object.value("maxRatio") { $0.ratio() }
        let window = object.value("window") { $0.densityLimit() }
        if !limits.contains(where: { object.optional($0) != nil || object.isMisspelt($0) }) {
            faults.report(SuiteFault.emptyTolerance, at: path)
        }
        guard let reason, let levels, let maxPixels, let maxRatio, let window else { return nil }
        return CaseTolerance(
            reason: reason, rules: ComparisonRules(tolerance: levels ?? 0),
            gate: DifferenceGate(maxPixels: maxPixels, maxRatio: maxRatio, density: window))
    }

    /// Reads a part of a picture; all of it, or nothing, would be no limit.
    private func ratio() -> Double? {
        guard let ratio = number(in: 0...1) else { return nil }
        if ratio > 0, ratio < 1 { return ratio }
        faults.report(SuiteFault.badRatio, at: path)
        return nil
    }

    private func densityLimit() -> DensityLimit? {
        guard var object = object(keys: ["side", "maxPixels"]) else { return nil }
        let side = object.required("side")?.integer(in: 1...1000)
        let maxPixels = object.required("maxPixels")?.integer(in: 1...1_000_000)
        guard let side, let maxPixels else { return nil }
        return DensityLimit(side: side, maxPixels: maxPixels)
    }
}
