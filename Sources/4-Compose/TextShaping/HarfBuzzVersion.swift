import CHarfBuzz

/// The version of the HarfBuzz library in use, such as "6.0.0".
public var harfBuzzVersion: String {
    hb_version_string().map { String(cString: $0) } ?? "unknown"
}
