import CPNG

/// The version of libpng that is in use, such as "1.6.39".
public var libpngVersion: String {
    // The number is 10000 × major + 100 × minor + release.
    let number = Int(png_access_version_number())
    return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
}
