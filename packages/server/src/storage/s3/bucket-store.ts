import { PassThrough, pipeline, type Readable } from 'node:stream'
import { type AudioFacts, type AudioStore, fileNameOf, requireWhole, sha256Of } from '../audio-store.ts'
import type { S3Body, S3Client } from './s3-client.ts'

/** A long bulletin over a slow line takes seconds; a caller that holds a transaction meanwhile has thirty. */
const PUT_MS = 15_000
/** A bulletin that is to air now: the ladder gives a rung that stands ready five seconds. */
const READ_MS = 4_500
const SMALL_MS = 4_500

const keyOf = (audioId: string): string => `audio/${fileNameOf(audioId)}`

/** The connection is free again when the body is read to its end. */
const nothing = (body: S3Body): Promise<void> => body.dump()

const collect = async (body: S3Body): Promise<Buffer> => Buffer.from(await body.arrayBuffer())

/** Destroyed before its end it is closed, and no error; the connection is given up with it. */
const letGoQuietly = (body: S3Body): Readable => {
  const given = new PassThrough()
  pipeline(body, given, () => {})
  return given
}

const isCode = (error: unknown, code: string): boolean => (error as { code?: unknown } | null)?.code === code

/** MP3s as objects audio/ab/abcd….mp3 of a bucket, without anything before it. Throws StorageError. */
export const createBucketStore = (client: S3Client): AudioStore => {
  const put = async (audioId: string, mp3: Uint8Array, headers: Record<string, string> = {}): Promise<void> => {
    const body = Buffer.from(mp3.buffer, mp3.byteOffset, mp3.byteLength)
    const object = { key: keyOf(audioId), body, sha256: sha256Of(mp3) }
    await client.ask({ method: 'PUT', ...object, headers: { 'content-type': 'audio/mpeg', ...headers } }, PUT_MS, nothing)
  }

  const read = async (audio: AudioFacts): Promise<Uint8Array> =>
    requireWhole(await client.ask({ method: 'GET', key: keyOf(audio.id) }, READ_MS, collect), audio)

  return {
    check: () => client.ask({ method: 'GET', key: '', query: { 'list-type': '2', 'max-keys': '1' } }, SMALL_MS, nothing),
    put: (audioId, mp3) => put(audioId, mp3),
    add: (audioId, mp3) =>
      put(audioId, mp3, { 'if-none-match': '*' }).then(
        () => true,
        (error: unknown) => (isCode(error, 'exists') ? false : Promise.reject(error)),
      ),
    has: async (audioId) => {
      const key = keyOf(audioId)
      return client.ask({ method: 'HEAD', key }, SMALL_MS, nothing).then(
        () => true,
        (error: unknown) => (isCode(error, 'missing') ? false : Promise.reject(error)),
      )
    },
    isWhole: (audio) =>
      read(audio).then(
        () => true,
        () => false,
      ),
    read,
    // Past the deadline of its first byte it may take as long as its listener; one that stands still is ended by the client.
    stream: async ({ id }, { start, end }) => {
      const headers = { range: `bytes=${start}-${end}` }
      return client.ask({ method: 'GET', key: keyOf(id), headers }, SMALL_MS, async (body) => letGoQuietly(body))
    },
    remove: async (audioId) =>
      client.ask({ method: 'DELETE', key: keyOf(audioId) }, SMALL_MS, nothing).catch((error: unknown) => {
        if (!isCode(error, 'missing')) throw error
      }),
  }
}
