import FoundationEssentials
import Halls
import StrictJSON
import TestSupport
import Testing

@Suite struct HallReadingTests {
    @Test(arguments: ["small", "medium", "large"]) func sampleHallsAreRead(name: String) throws {
        let bytes = Array(try Data(contentsOf: URL(filePath: "\(projectFolder)/halls/\(name).json")))
        let reading = try Hall.read(bytes)
        #expect(reading.warnings.lines == [])
        #expect(try Hall.read(Array(reading.hall.documentText().utf8)) == reading)
        print(reading.hall.documentText().prefix(1500))
    }
}
