import Geometry
import PatternLock
import StrictJSON

extension JSONField {
    /// Reads how a pattern lock is drawn; whether that can happen is known when it is.
    func patternRequest() -> PatternRequest? {
        guard var object = object(keys: ["nodes", "state", "width", "height", "finger", "passed", "hidden"]) else {
            return nil
        }
        let standard = PatternRequest()
        let pattern = object.value("nodes") { $0.pattern() }
        let state = object.value("state") { $0.choice(of: PatternState.self) }
        let width = object.value("width", default: Int(standard.size.width)) { $0.integer(in: PatternRequest.sides) }
        let height = object.value("height", default: Int(standard.size.height)) { $0.integer(in: PatternRequest.sides) }
        let finger = object.value("finger") { $0.point() }
        let passed = object.value("passed", default: []) { $0.nodes() }
        let hidden = object.value("hidden", default: false) { $0.bool() }
        guard let pattern, let state, let width, let height, let finger, let passed, let hidden else { return nil }
        return PatternRequest(
            size: Size(width: Double(width), height: Double(height)), pattern: pattern, state: state, passed: passed,
            finger: finger, isHidden: hidden)
    }

    private func pattern() -> Pattern? {
        guard let nodes = nodes() else { return nil }
        for (index, node) in nodes.enumerated() where nodes[..<index].contains(node) {
            faults.report(SuiteFault.repeatedNode(node), at: path)
            return nil
        }
        return try? Pattern(nodes: nodes)
    }

    private func nodes() -> [Int]? {
        elements(count: 1...9) { $0.integer(in: 0...8) }?.compactMap { $0 }
    }
}
