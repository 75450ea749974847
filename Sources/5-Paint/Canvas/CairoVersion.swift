import CCairo

/// The version of Cairo that is in use, such as "1.16.0".
public var cairoVersion: String { String(cString: cairo_version_string()) }

/// The version of pixman that is in use, such as "0.42.2": Cairo paints pixels with it.
public var pixmanVersion: String { String(cString: pixman_version_string()) }
