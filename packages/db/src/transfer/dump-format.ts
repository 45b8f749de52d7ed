import { TransferError } from './transfer-error.ts'

/**
 * A dump, inside gzip, is a row of frames: one letter, the length of what follows in four bytes (big-endian), and that much.
 *   H  JSON {format, version, madeAt, server, migrations: [name], sequences: [{table, column, value}]}; the first frame
 *   T  JSON {table, columns}: a table begins
 *   D  a piece of PostgreSQL's COPY text of that table, UTF-8
 *   E  JSON {rows, sha256}: the table ends; the sum is of all its pieces
 *   Z  JSON {tables, rows}: the last frame; a file without it is not whole
 */
export type FrameKind = 'H' | 'T' | 'D' | 'E' | 'Z'
export type Frame = { kind: FrameKind; payload: Buffer }

export type Sequence = { table: string; column: string; value: string }
export type DumpHeader = {
  format: typeof FORMAT
  version: typeof VERSION
  madeAt: string
  server: string
  migrations: string[]
  sequences: Sequence[]
}
export type TableStart = { table: string; columns: string[] }
export type TableEnd = { rows: number; sha256: string }
export type DumpEnd = { tables: number; rows: number }

export const FORMAT = 'hourcast-dump'
export const VERSION = 1
const HEAD_BYTES = 5
export const MAX_PIECE_LENGTH = 256 * 1024
const KINDS = 'HTDEZ'

const frame = (kind: FrameKind, payload: Buffer): Buffer => {
  const head = Buffer.alloc(HEAD_BYTES)
  head.write(kind, 'latin1')
  head.writeUInt32BE(payload.length, 1)
  return Buffer.concat([head, payload])
}

export const jsonFrame = (kind: FrameKind, value: DumpHeader | TableStart | TableEnd | DumpEnd): Buffer =>
  frame(kind, Buffer.from(JSON.stringify(value)))

/** One D frame, or several when the piece is longer than a reader takes. */
export const dataFrames = (piece: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(piece.length / MAX_PIECE_LENGTH) }, (_, n) =>
    frame('D', piece.subarray(n * MAX_PIECE_LENGTH, (n + 1) * MAX_PIECE_LENGTH)),
  )

/** The frames of a dump as they come in. Throws TransferError when the bytes are not a dump or end inside a frame. */
export async function* readFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame, void, undefined> {
  let held: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    for (let size = frameSize(held); size !== undefined && held.length >= size; size = frameSize(held)) {
      yield { kind: String.fromCharCode(held[0] ?? 0) as FrameKind, payload: held.subarray(HEAD_BYTES, size) }
      held = held.subarray(size)
    }
  }
  if (held.length > 0) throw new TransferError('The dump is cut off: it ends in the middle of a frame.')
}

const frameSize = (held: Buffer): number | undefined => {
  if (held.length < HEAD_BYTES) return undefined
  const length = held.readUInt32BE(1)
  if (!KINDS.includes(String.fromCharCode(held[0] ?? 0)) || length > MAX_PIECE_LENGTH)
    throw new TransferError('This is not a dump made by `hourcast dump`, or it is damaged.')
  return HEAD_BYTES + length
}

export const parseFrame = <T extends DumpHeader | TableStart | TableEnd | DumpEnd>({ payload }: Frame): T => {
  try {
    return JSON.parse(payload.toString('utf8'))
  } catch {
    throw new TransferError('The dump is damaged: one of its frames cannot be read.')
  }
}
