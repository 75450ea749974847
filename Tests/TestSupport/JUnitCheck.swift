/// Returns what is wrong with a JUnit report by `Tests/Schemas/junit.xsd`, nothing when it is right.
///
/// Throws `SchemaCheckFailed` when the check cannot be made, as where libxml2-utils is missing.
public func junitFaults(_ report: some Sequence<UInt8>) async throws -> String {
    let result: CommandResult
    do {
        result = try await runCommand(
            "/usr/bin/xmllint",
            ["--noout", "--nonet", "--schema", "\(projectFolder)/Tests/Schemas/junit.xsd", "-"], stdin: Array(report))
    } catch {
        throw SchemaCheckFailed(message: "xmllint cannot be run; on Debian: apt-get install libxml2-utils")
    }
    switch result.exitCode {
    case 0: return ""
    case 1, 3, 4: return result.stderr  // not well formed, or not valid
    default: throw SchemaCheckFailed(message: result.stderr)
    }
}
