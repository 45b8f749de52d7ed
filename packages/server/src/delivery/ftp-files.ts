import { Readable } from 'node:stream'
import { FTPError } from 'basic-ftp'
import { ftpFault } from './ftp-faults.ts'
import type { FtpSession } from './ftp-session.ts'

/** Where a file goes: after `openFolder` the plain names are enough. */
export type FtpPlace = { folder: string; name: string; temporary: string }

/** `path` as expanded; the temporary name stands beside the target, so that the rename stays on one disk. */
export const placeOf = (path: string, deliveryId: string): FtpPlace => {
  const cut = path.lastIndexOf('/') + 1
  return { folder: path.slice(0, cut), name: path.slice(cut), temporary: `.hourcast-${deliveryId}.part` }
}

const isRefusal = (error: unknown): error is FTPError => error instanceof FTPError && error.code >= 500

/** Enters the folder, making it and those above it where they are missing. */
export const openFolder = ({ client, step }: FtpSession, { folder }: FtpPlace): Promise<void> =>
  step('open folder', async () => {
    if (folder === '') return
    try {
      await client.cd(folder)
    } catch (error) {
      if (!isRefusal(error)) throw error
      await client.ensureDir(folder)
    }
  })

/** Bytes, or null when there is no such file. A server without SIZE is asked for the listing of its folder. */
export const sizeOf = ({ client, step }: FtpSession, path: string): Promise<number | null> =>
  step('compare size', async () => {
    try {
      return await client.size(path)
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error.code === 550) return null
      const cut = path.lastIndexOf('/') + 1
      return (await client.list(path.slice(0, cut))).find((file) => file.name === path.slice(cut))?.size ?? null
    }
  })

/** When the file was last written, as the server tells it; null when it does not. */
export const modifiedOf = ({ client, step }: FtpSession, name: string): Promise<string | null> =>
  step('compare size', async () => {
    try {
      const at = (await client.lastMod(name)).getTime()
      return Number.isNaN(at) ? null : new Date(at).toISOString()
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  })

export const requireSize = async (session: FtpSession, name: string, expected: number): Promise<void> => {
  const found = await sizeOf(session, name)
  if (found === expected) return
  const words = found === null ? 'the file is not there' : `the server has ${found} of ${expected} bytes`
  throw ftpFault('compare size', 'size', `${words}.`, false)
}

const CHUNK_BYTES = 64 * 1024

const chunksOf = function* (bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES)
}

/** Uploads beside the target and compares sizes; what a refused upload left behind is taken away again. */
export const uploadBeside = async (session: FtpSession, place: FtpPlace, mp3: Uint8Array): Promise<void> => {
  const { client, step } = session
  await step('upload', async () => {
    try {
      await client.uploadFrom(Readable.from(chunksOf(mp3)), place.temporary)
    } catch (error) {
      if (error instanceof FTPError) await client.remove(place.temporary, true).catch(() => {})
      throw error
    }
  })
  await requireSize(session, place.temporary, mp3.byteLength)
}

const asideOf = (name: string): string => `.hourcast-${name}.old`

/**
 * The server's code for the rename. One that does not rename over an existing file gets the old one moved aside first and, if
 * the new one is still refused, back again: a station is never left without a file.
 */
export const renameOver = (session: FtpSession, { name, temporary }: FtpPlace): Promise<number> => {
  const { client, step } = session
  const aside = asideOf(name)
  return step('rename', async () => {
    try {
      const { code } = await client.rename(temporary, name)
      // A try that died between the two renames below has left it. The new file is on air, whatever comes of this.
      await client.remove(aside, true).catch(() => {})
      return code
    } catch (error) {
      if (!isRefusal(error) || (await sizeOf(session, name)) === null) throw error
    }
    await client.remove(aside, true)
    await client.rename(name, aside)
    try {
      const { code } = await client.rename(temporary, name)
      await client.remove(aside, true)
      return code
    } catch (error) {
      if (error instanceof FTPError) await client.rename(aside, name)
      throw error
    }
  })
}

/** Given up between the two renames, the address would be empty: the old file goes back to it. Works from outside of the folder. */
export const putBack = async (session: FtpSession, { folder, name }: FtpPlace): Promise<void> => {
  const [path, aside] = [`${folder}${name}`, `${folder}${asideOf(name)}`]
  if ((await sizeOf(session, path)) !== null || (await sizeOf(session, aside)) === null) return
  await session.step('rename', () => session.client.rename(aside, path))
}
