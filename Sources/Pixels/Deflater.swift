import CPNG

/// Compresses bytes as they come with zlib.
struct Deflater: ~Copyable {
    /// How hard zlib tries.
    struct Effort {
        /// How it looks for earlier bytes to repeat; the names and meanings are those of `deflateTune`.
        struct Search {
            let goodLength: Int32
            let maxLazy: Int32
            let niceLength: Int32
            let maxChain: Int32
        }

        /// The compression level, 1 to 9.
        let level: Int32

        /// What replaces the search that belongs to the level.
        var search: Search?
    }

    /// The compressed bytes so far.
    private(set) var output: [UInt8] = []

    /// On the heap, because zlib keeps a pointer to it.
    private let stream: UnsafeMutablePointer<z_stream>

    init(effort: Effort) throws(PNGError) {
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard cpng_deflate_begin(stream, effort.level) == Z_OK, tune(stream, effort.search) else {
            // Fails harmlessly on a stream that was never started.
            _ = deflateEnd(stream)
            stream.deallocate()
            throw .outOfMemory
        }
        self.stream = stream
    }

    deinit {
        // Reports a stream that was not finished, which is what an encoder that gave up leaves behind.
        _ = deflateEnd(stream)
        stream.deallocate()
    }

    /// Compresses a run of bytes.
    mutating func append(_ bytes: [UInt8]) throws(PNGError) {
        try run(bytes, flush: Z_NO_FLUSH)
    }

    /// Compresses what is left and returns the whole stream.
    consuming func finish() throws(PNGError) -> [UInt8] {
        try run([], flush: Z_FINISH)
        return output
    }

    private mutating func run(_ bytes: [UInt8], flush: Int32) throws(PNGError) {
        try bytes.span.withUnsafeBufferPointer { (input) throws(PNGError) in
            stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.pointee.avail_in = UInt32(input.count)
            repeat { try step(flush) } while stream.pointee.avail_out == 0
        }
    }

    /// Lets zlib write into free room at the end of the output; there is more to come if it fills all of it.
    private mutating func step(_ flush: Int32) throws(PNGError) {
        let stream = stream
        try output.append(addingCapacity: roomForOutput) { (output) throws(PNGError) in
            try output.withUnsafeMutableBufferPointer { (buffer, count) throws(PNGError) in
                stream.pointee.next_out = buffer.baseAddress
                stream.pointee.avail_out = UInt32(roomForOutput)
                let status = deflate(stream, flush)
                // A buffer error says that nothing was left to do; it is no failure.
                guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { throw .outOfMemory }
                count += roomForOutput - Int(stream.pointee.avail_out)
            }
        }
    }
}

private let roomForOutput = 32_768

private func tune(_ stream: UnsafeMutablePointer<z_stream>, _ search: Deflater.Effort.Search?) -> Bool {
    guard let search else { return true }
    let status = deflateTune(stream, search.goodLength, search.maxLazy, search.niceLength, search.maxChain)
    return status == Z_OK
}
