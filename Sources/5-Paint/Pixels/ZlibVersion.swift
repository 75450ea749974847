import CPNG

/// The version of zlib that is in use, such as "1.2.13": libpng compresses with it.
///
/// Another one may give other bytes, never other pixels.
public var zlibVersion: String { String(cString: cpng_zlib_version()) }
