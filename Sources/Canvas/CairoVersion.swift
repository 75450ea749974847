import CCairo

/// The version of Cairo that is in use, such as "1.16.0".
public var cairoVersion: String { String(cString: cairo_version_string()) }
