import { promisify } from 'node:util'
import { brotliDecompress, constants, gunzip, inflate, inflateRaw } from 'node:zlib'
import { SourceError } from './source-error.ts'

/** Two layers are seen in the wild by mistake, more are an attack. */
const MAX_LAYERS = 2

type Decoder = (bytes: Uint8Array, maxBytes: number) => Promise<Buffer>

const unzip = promisify(gunzip)
const unbrotli = promisify(brotliDecompress)
const plainInflate = promisify(inflate)
const rawInflate = promisify(inflateRaw)

/** Sync flush: a body whose end is missing gives what there is, as browsers do. `maxOutputLength` stops a bomb while it unfolds. */
const zlibOptions = (maxBytes: number) => ({ maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH })

const gzipDecoder: Decoder = (bytes, maxBytes) => unzip(bytes, zlibOptions(maxBytes))

const DECODERS: Record<string, Decoder> = {
  gzip: gzipDecoder,
  'x-gzip': gzipDecoder,
  br: (bytes, maxBytes) => unbrotli(bytes, { maxOutputLength: maxBytes, finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  // 'deflate' means zlib, yet some servers leave zlib's two bytes of header out.
  deflate: (bytes, maxBytes) => ((bytes[0] ?? 0) % 16 === 8 ? plainInflate : rawInflate)(bytes, zlibOptions(maxBytes)),
}

/** Undoes Content-Encoding. Throws SourceError: 'too-large' as soon as more than `maxBytes` come out, 'broken-encoding'. */
export const decompressBody = async (bytes: Buffer, contentEncoding: string, maxBytes: number, host: string): Promise<Buffer> => {
  const layers = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  const decoders = layers.toReversed().flatMap((name) => DECODERS[name] ?? [])
  if (decoders.length !== layers.length || layers.length > MAX_LAYERS)
    throw new SourceError('broken-encoding', `${host} answered in a compression that is not understood.`)
  let plain = bytes
  for (const decode of decoders) {
    if (plain.length === 0) return plain
    try {
      plain = await decode(plain, maxBytes)
    } catch (cause) {
      throw isTooLong(cause)
        ? tooLarge(host, maxBytes)
        : new SourceError('broken-encoding', `${host} answered with broken compressed data.`, { cause })
    }
  }
  return plain
}

export const tooLarge = (host: string, maxBytes: number): SourceError =>
  new SourceError('too-large', `${host} answered with more than ${Math.round(maxBytes / 1_000_000)} MB, which is the limit.`)

const isTooLong = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
