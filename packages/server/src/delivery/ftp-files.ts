import { Readable, Writable } from 'node:stream'
import { type Client, FTPError } from 'basic-ftp'
import type { Content, RemoteFiles } from './file-session.ts'

const isRefusal = (error: unknown): error is FTPError => error instanceof FTPError && error.code >= 500

const CHUNK_BYTES = 64 * 1024

const chunksOf = async function* (content: Content): AsyncGenerator<Uint8Array> {
  for await (const bytes of content)
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES)
}

const openFolder = async (client: Client, folder: string): Promise<void> => {
  try {
    await client.cd(folder)
  } catch (error) {
    if (!isRefusal(error)) throw error
    await client.ensureDir(folder)
  }
}

/** A server without SIZE is asked for the listing of its folder. */
const sizeOf = async (client: Client, path: string): Promise<number | null> => {
  try {
    return await client.size(path)
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.code === 550) return null
    const cut = path.lastIndexOf('/') + 1
    return (await client.list(path.slice(0, cut))).find((file) => file.name === path.slice(cut))?.size ?? null
  }
}

const modifiedOf = async (client: Client, path: string): Promise<string | null> => {
  try {
    const at = (await client.lastMod(path)).getTime()
    return Number.isNaN(at) ? null : new Date(at).toISOString()
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

const read = async (client: Client, path: string, limit: number): Promise<Buffer> => {
  let got = Buffer.alloc(0)
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      got = Buffer.concat([got, chunk])
      done(got.length > limit ? new TooLong() : null)
    },
  })
  await client.downloadTo(sink, path).catch((error: unknown) => {
    if (!(error instanceof TooLong)) throw error
  })
  return got
}

class TooLong extends Error {}

export const ftpFiles = (client: Client): RemoteFiles => ({
  openFolder: (folder) => openFolder(client, folder),
  sizeOf: (path) => sizeOf(client, path),
  modifiedOf: (path) => modifiedOf(client, path),
  write: async (path, content) => void (await client.uploadFrom(Readable.from(chunksOf(content)), path)),
  read: (path, limit) => read(client, path, limit),
  rename: async (from, to) => (await client.rename(from, to)).code,
  remove: async (path) => void (await client.remove(path)),
  isAnswer: (error) => error instanceof FTPError,
  isRefusal,
})
