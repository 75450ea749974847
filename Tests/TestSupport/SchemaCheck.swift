import StrictJSON

/// Returns for each document whether one of the schemas in `halls/schema` accepts it.
///
/// Throws `SchemaCheckFailed` when the check cannot be made, as where python3-jsonschema is missing.
public func schemaVerdicts(_ schema: String, _ documents: [String]) async throws -> [Bool] {
    let result = try await runCommand(
        "\(projectFolder)/scripts/check-schema", ["\(projectFolder)/halls/schema/\(schema).schema.json"],
        stdin: Array(documents.map { $0 + "\n" }.joined().utf8))
    let lines = result.text.split(separator: "\n")
    guard result.exitCode == 0, result.stderr.isEmpty, lines.count == documents.count else {
        throw SchemaCheckFailed(message: result.stderr)
    }
    return try lines.map { try JSONValue(parsing: Array($0.utf8))["valid"] == true }
}

/// A check of documents against a schema that could not be made.
public struct SchemaCheckFailed: Error {
    /// What the script said.
    public let message: String
}
