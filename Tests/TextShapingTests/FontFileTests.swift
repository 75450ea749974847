import Testing
import TextShaping

struct FontFileTests {
    @Test(
        arguments: [
            ("a.ttf", "a.ttf", 0),
            ("a.ttc#2", "a.ttc", 2),
            ("a.ttc#0", "a.ttc", 0),
            ("a#1#2", "a#1", 2),  // only the last mark counts
            ("a#", "a#", 0),  // no digits: a part of the path
            ("a#b", "a#b", 0),
            ("a#-1", "a#-1", 0),
            ("a#+1", "a#+1", 0),
            ("a#１", "a#１", 0),  // a digit, but not a decimal ASCII one
            ("a#99999999999999999999", "a#99999999999999999999", 0),  // no index is that large
            ("#1", "", 1),
            ("", "", 0),
        ])
    func `the text form names a path and a face`(text: String, path: String, index: Int) {
        #expect(FontFile(text) == FontFile(path: path, index: index))
    }

    @Test(
        arguments: [
            (FontFile(path: "a.ttf"), "a.ttf"),
            (FontFile(path: "a.ttc", index: 3), "a.ttc#3"),
            (FontFile(path: "a#1"), "a#1#0"),  // the name itself looks like one with an index
            (FontFile(path: "a#b"), "a#b"),
        ])
    func `the description reads back as the same`(file: FontFile, text: String) {
        #expect(file.description == text)
        #expect(FontFile(text) == file)
    }
}
