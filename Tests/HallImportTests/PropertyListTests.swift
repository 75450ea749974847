import StrictJSON
import Testing

@testable import HallImport

struct PropertyListTests {
    private func read(_ text: String) throws(PropertyListError) -> JSONValue? {
        try PropertyListReader.read(Array(text.utf8))
    }

    @Test(
        arguments: [
            ("<string>厅</string>", "厅"),
            ("<string/>", ""),
            ("<string> a\n b </string>", " a\n b "),  // white space in a text counts
            ("<string>&lt;&amp;&gt;&quot;&apos;&#65;&#x5385;</string>", "<&>\"'A厅"),
            ("<string>a<!-- > -->b<![CDATA[<&c>]]></string>", "ab<&c>"),
            ("<date>2018-07-23T00:00:00Z</date>", "2018-07-23T00:00:00Z"),
            ("<integer>-12</integer>", -12),
            ("<real>1.5</real>", 1.5),
            ("<true/>", true),
            ("<false></false>", false),
            ("<array/>", []),
            ("<array> <true /> <!-- and --> <false/ > </array>".replacing("/ >", with: "/>"), [true, false]),
            ("<dict/>", [:]),
            ("<dict><key>a</key><integer>1</integer><key/><dict/></dict>", ["a": 1, "": [:]]),
            ("<dict><key>a</key><true/><key>a</key><false/></dict>", ["a": true, "a": false]),  // both are kept
        ] as [(String, JSONValue)])
    func `every value of a property list is read`(text: String, value: JSONValue) throws {
        #expect(try read(PropertyLists.document(text)) == value)
    }

    @Test(arguments: ["", " ", "{}", "\u{FEFF}<plist><true/></plist>"])
    func `other files are left to others`(text: String) throws {
        #expect(try read(text) == nil)
    }

    @Test(arguments: [
        ("bplist00\u{1}", "line 1: this is a binary property list; convert it to XML first (plutil -convert xml1)"),
        ("<html>", "line 1: expected <plist>"),
        ("<?xml version=\"1.0\"", "line 1: the property list ends too early"),
        ("<plist", "line 1: the property list ends too early"),
        ("<plist>\n<!-- ", "line 2: the property list ends too early"),
        ("<!DOCTYPE plist [\n<!ENTITY a \"b\">]><plist>", "line 2: the document type must not declare anything itself"),
        ("<plist></plist>", "line 1: expected a value"),
        ("<plist>a</plist>", "line 1: expected a tag"),
        ("<plist><true/>", "line 1: the property list ends too early"),
        ("<plist><true/><true/></plist>", "line 1: expected </plist>"),
        ("<plist><true/></plist>\n<true/>", "line 2: expected the end of the file"),
        ("<plist><true/></plist>\nnote", "line 2: expected the end of the file"),
        ("<plist><true>1</true></plist>", "line 1: expected </true>"),
        ("<plist><set/></plist>", "line 1: <set> is not an element of property lists"),
        ("<plist><string class=\"a\"/></plist>", "line 1: expected the end of the tag <string>"),
        ("<plist><string>a</string a></plist>", "line 1: expected the end of the tag </string>"),
        ("<plist><string>a", "line 1: the property list ends too early"),
        ("<plist><string>a</key></plist>", "line 1: expected </string>"),
        ("<plist><string>&nbsp;</string></plist>", "line 1: &nbsp; stands for no character"),
        ("<plist><string>&#xD800;</string></plist>", "line 1: &#xD800; stands for no character"),
        ("<plist><string>&#+65;</string></plist>", "line 1: &#+65; stands for no character"),
        ("<plist><string>&</string></plist>", "line 1: & stands for no character"),
        ("<plist><integer>1.5</integer></plist>", "line 1: \"1.5\" is not a number"),
        ("<plist><real>nan</real></plist>", "line 1: \"nan\" is not a number"),
        ("<plist><array>\n<string>a</string>", "line 2: the property list ends too early"),
        ("<plist><array></dict></plist>", "line 1: expected </array>"),
        ("<plist><dict><string>a</string></dict></plist>", "line 1: expected <key> or </dict>"),
        ("<plist><dict><key>a</key></dict></plist>", "line 1: expected a value"),
    ])
    func `what is wrong with a property list is told with its place`(text: String, message: String) {
        let error = #expect(throws: PropertyListError.self) { try read(text) }
        #expect(error?.description == message)
    }

    @Test func `bad encoding is placed`() {
        let bytes = Array("<plist>\n<string>".utf8) + [0xFF] + Array("</string></plist>".utf8)
        let error = #expect(throws: PropertyListError.self) { try PropertyListReader.read(bytes) }
        #expect(error?.description == "line 2: this is not UTF-8")
    }

    @Test(arguments: [
        (64, nil),
        (65, "line 3: containers are nested deeper than 64 levels"),
        (200_000, "line 3: containers are nested deeper than 64 levels"),
    ])
    func `depth is bounded`(depth: Int, message: String?) {
        let open = String(repeating: "<array>", count: depth)
        let close = String(repeating: "</array>", count: depth)
        let bytes = Array(PropertyLists.document(open + close).utf8)
        let result = Result { () throws(PropertyListError) in try PropertyListReader.read(bytes) }
        guard case .failure(let error) = result else {
            #expect(message == nil)
            return
        }
        #expect(error.description == message)
    }

    @Test func `every prefix is refused without a crash`() {
        let bytes = Array(Plans.propertyList(["L R E", "N LK N"]).utf8)
        for length in bytes.indices.dropFirst() {
            #expect(throws: PropertyListError.self) { try PropertyListReader.read(Array(bytes[..<length])) }
        }
    }
}
