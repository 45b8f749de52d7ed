export const PCM = 1
export const FLOAT = 3
/** What the samples are stands behind the channels then. */
export const EXTENSIBLE = 0xfffe

export type WavFormat = { code: number; channels: number; sampleRate: number; bits: number }

/** `announced` is how long its header says it is; `rest` goes on to the end of the file. */
export type WavData = { rest: Uint8Array; announced: number }

const CHUNK_HEAD = 8
const FORMAT_BYTES = 16
const SUB_FORMAT_AT = 24

/** The format and the samples of a WAV file, read no further than its bytes go, no matter what it says of its length. */
export const findWavChunks = (bytes: Uint8Array): { format?: WavFormat; data?: WavData } => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let found: { format?: WavFormat } = {}
  for (let at = 12; at + CHUNK_HEAD <= view.byteLength; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    const start = at + CHUNK_HEAD
    const announced = view.getUint32(at + 4, true)
    if (name === 'data') return { ...found, data: { rest: bytes.subarray(start), announced } }
    const end = Math.min(view.byteLength, start + announced)
    if (name === 'fmt ' && end - start >= FORMAT_BYTES) found = { format: readFormat(view, start, end) }
    // Chunks begin at even bytes.
    at = end + (end % 2)
  }
  return found
}

const readFormat = (view: DataView, start: number, end: number): WavFormat => {
  const code = view.getUint16(start, true)
  const isExtended = code === EXTENSIBLE && end - start >= SUB_FORMAT_AT + 2
  return {
    code: isExtended ? view.getUint16(start + SUB_FORMAT_AT, true) : code,
    channels: view.getUint16(start + 2, true),
    sampleRate: view.getUint32(start + 4, true),
    bits: view.getUint16(start + 14, true),
  }
}
