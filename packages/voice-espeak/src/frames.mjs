// A frame on the wire: u32 LE length of the header, u32 LE length of the body, header (JSON, UTF-8), body (raw bytes).
const PREFIX_BYTES = 8
const MAX_HEADER_BYTES = 1_000_000
const MAX_BODY_BYTES = 64_000_000

/** Bytes that are no frame: what follows cannot be told apart either. */
export class FrameError extends Error {}

/** @param {unknown} header @param {Uint8Array} [body] */
export const encodeFrame = (header, body = new Uint8Array(0)) => {
  const headerBytes = Buffer.from(JSON.stringify(header), 'utf8')
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt32LE(headerBytes.length, 0)
  prefix.writeUInt32LE(body.length, 4)
  return Buffer.concat([prefix, headerBytes, body])
}

/** Yields `{header: string, body: Buffer}` of each frame in a byte stream. Throws FrameError when a length is beyond all bounds. */
export async function* readFrames(stream) {
  let pending = Buffer.alloc(0)
  for await (const chunk of stream) {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    for (let frame = takeFrame(pending); frame !== null; frame = takeFrame(pending)) {
      pending = pending.subarray(frame.bytes)
      yield frame
    }
  }
}

const takeFrame = (pending) => {
  if (pending.length < PREFIX_BYTES) return null
  const headerLength = pending.readUInt32LE(0)
  const bodyLength = pending.readUInt32LE(4)
  if (headerLength > MAX_HEADER_BYTES || bodyLength > MAX_BODY_BYTES) {
    throw new FrameError(`a frame announces ${headerLength} + ${bodyLength} bytes`)
  }
  const bytes = PREFIX_BYTES + headerLength + bodyLength
  if (pending.length < bytes) return null
  const header = pending.toString('utf8', PREFIX_BYTES, PREFIX_BYTES + headerLength)
  return { header, body: pending.subarray(PREFIX_BYTES + headerLength, bytes), bytes }
}
