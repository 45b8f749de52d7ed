import { constants, crc32, deflateRawSync } from 'node:zlib'

/** RFC 1952: gzip, deflate, no name, no time, any system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** RFC 1951: an empty block that is the last one. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

/** How far back deflate may refer. */
const WINDOW = 32_768

/** Ends at a whole byte, so that another block can follow. Refers to the text before it, which stands at the same distance behind any joint. */
const packed = (piece: Buffer, before: Buffer): Buffer =>
  deflateRawSync(piece, { level: 9, finishFlush: constants.Z_SYNC_FLUSH, ...(before.length > 0 ? { dictionary: before } : {}) })

/** A block as it is, unpacked. At most 65,535 bytes. */
const storedBlock = (bytes: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(0xffff - bytes.length, 3)
  return Buffer.concat([head, bytes])
}

/** The pieces with `joint` between each two of them: as they are, or as a gzip file. */
export type PackedPieces = { plain(joint: string): Buffer; gzip(joint: string): Buffer }

/**
 * Packs a text once that differs from answer to answer in one short word alone, always as long as `jointBytes`: to pack it whole for each
 * would take most of an answer's time. The word is packed as NULs, which no page holds: nothing refers to them.
 */
export const packPieces = (texts: readonly string[], jointBytes: number): PackedPieces => {
  const pieces = texts.map((text) => Buffer.from(text))
  const gap = Buffer.alloc(jointBytes)
  let before = Buffer.alloc(0)
  const blocks = pieces.map((piece) => {
    const block = packed(piece, before)
    before = Buffer.concat([before, piece, gap]).subarray(-WINDOW)
    return block
  })
  const between = (parts: readonly Buffer[], joint: Buffer): Buffer[] =>
    parts.flatMap((part, index) => (index === 0 ? [part] : [joint, part]))
  return {
    plain: (joint) => Buffer.concat(between(pieces, Buffer.from(joint))),
    gzip: (joint) => {
      const bytes = Buffer.from(joint)
      if (bytes.length !== jointBytes) throw new Error(`packed for a word of ${jointBytes} bytes, not ${bytes.length}`)
      const plain = between(pieces, bytes)
      const end = Buffer.alloc(8)
      // Of no bytes Node says 0, instead of the sum so far.
      end.writeUInt32LE(plain.reduce((sum, part) => (part.length > 0 ? crc32(part, sum) : sum), 0))
      end.writeUInt32LE(plain.reduce((sum, part) => sum + part.length, 0) >>> 0, 4)
      return Buffer.concat([HEAD, ...between(blocks, storedBlock(bytes)), LAST_BLOCK, end])
    },
  }
}
