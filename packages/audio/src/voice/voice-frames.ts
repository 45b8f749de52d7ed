const PREFIX_BYTES = 8
const MAX_HEADER_BYTES = 4_000_000
const MAX_BODY_BYTES = 64_000_000

export type VoiceFrame = { header: unknown; body: Buffer }

/** One message to or from a voice program: u32 LE length of the JSON header, u32 LE length of the body, the header, the body. */
export const encodeVoiceFrame = (header: unknown, body: Uint8Array = Buffer.alloc(0)): Buffer => {
  const json = Buffer.from(JSON.stringify(header), 'utf8')
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt32LE(json.length, 0)
  prefix.writeUInt32LE(body.length, 4)
  return Buffer.concat([prefix, json, body])
}

/** Collects a voice program's output into frames. `push` throws when the bytes form no frame. */
export const createFrameReader = (onFrame: (frame: VoiceFrame) => void): { push(chunk: Buffer): void } => {
  let chunks: Buffer[] = []
  let length = 0
  let wanted = PREFIX_BYTES
  return {
    push: (chunk) => {
      chunks.push(chunk)
      length += chunk.length
      // Joined only when a whole frame may be there: an answer of megabytes comes in hundreds of chunks.
      while (length >= wanted) {
        const pending = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
        wanted = frameBytes(pending)
        if (pending.length < wanted) {
          chunks = [pending]
          return
        }
        onFrame(readFrame(pending.subarray(0, wanted)))
        chunks = [pending.subarray(wanted)]
        length -= wanted
        wanted = PREFIX_BYTES
      }
    },
  }
}

const frameBytes = (pending: Buffer): number => {
  const header = pending.readUInt32LE(0)
  const body = pending.readUInt32LE(4)
  if (header > MAX_HEADER_BYTES || body > MAX_BODY_BYTES) throw new Error(`a frame announces ${header} + ${body} bytes`)
  return PREFIX_BYTES + header + body
}

const readFrame = (frame: Buffer): VoiceFrame => {
  const bodyAt = PREFIX_BYTES + frame.readUInt32LE(0)
  return { header: JSON.parse(frame.toString('utf8', PREFIX_BYTES, bodyAt)), body: frame.subarray(bodyAt) }
}
