import Drawing
import Testing

struct ColorTextTests {
    @Test(arguments: [
        ("#0F8", Color(0x00FF88)),  // each digit stands for two
        ("#00ff88", Color(0x00FF88)), ("#0102AB0F", Color(red: 1, green: 2, blue: 0xAB, alpha: 0x0F)),
        ("#FFFFFFFF", .white),  // opaque
    ])
    func `colours are read`(text: String, color: Color) {
        #expect(Color(css: text) == color)
    }

    @Test(arguments: ["", "#", "FFF", "#FFFF", "#12345", "#12345G", "#-12345", "#１２３", " #FFF", "#FFF\n", "red"])
    func `other texts are no colours`(text: String) {
        #expect(Color(css: text) == nil)
    }

    @Test(arguments: [
        (Color(0x00FF88), "#00FF88"), (Color(red: 1, green: 2, blue: 0xAB, alpha: 0x0F), "#0102AB0F"),
        (Color(red: 0, green: 0, blue: 0, alpha: 0), "#00000000"),
    ])
    func `text has two digits a channel and leaves out full opacity`(color: Color, text: String) {
        #expect(color.css == text)
        #expect(Color(css: color.css) == color)
    }
}
