import type { SFTPWrapper } from 'ssh2'
import type { Content, RemoteFiles } from './file-session.ts'
import { NoRoomError, STATUS, statusOf } from './sftp-faults.ts'

/** One request: rejects with the server's status, with what ended the connection, or when nothing was heard for too long. */
export type Ask = <T>(request: (done: (error: Error | null | undefined, value?: T) => void) => void) => Promise<T>

const CHUNK_BYTES = 32 * 1024
/** Sent before the first is answered: one by one, a server far away takes a third of a megabyte in a second, and a WAV minutes. */
const CHUNKS_AT_ONCE = 16
const BATCH_BYTES = CHUNKS_AT_ONCE * CHUNK_BYTES

const isMissing = (error: unknown): boolean => statusOf(error) === STATUS.noSuchFile

const attributesOf = async (sftp: SFTPWrapper, ask: Ask, path: string) => {
  try {
    return await ask<{ size: number; mtime: number; isDirectory(): boolean }>((done) => sftp.stat(path, done))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Makes the folder and those above it where they are missing. */
const makeFolder = async (sftp: SFTPWrapper, ask: Ask, folder: string): Promise<void> => {
  const path = folder.replace(/\/+$/, '')
  if (path === '' || (await attributesOf(sftp, ask, path)) !== null) return
  await makeFolder(sftp, ask, path.slice(0, path.lastIndexOf('/') + 1))
  try {
    await ask<void>((done) => sftp.mkdir(path, done))
  } catch (error) {
    // Another delivery may have made it meanwhile.
    if (!(await attributesOf(sftp, ask, path))?.isDirectory()) throw error
  }
}

const withFile = async <T>(
  { sftp, ask }: { sftp: SFTPWrapper; ask: Ask },
  path: string,
  mode: 'r' | 'w',
  work: (handle: Buffer) => Promise<T>,
): Promise<T> => {
  const handle = await ask<Buffer>((done) => sftp.open(path, mode, done))
  const result = await work(handle)
  await ask<void>((done) => sftp.close(handle, done))
  return result
}

/** A full disk is a plain 'failure' to most servers; those that tell how much room is left say more. */
const requireRoom = async (sftp: SFTPWrapper, ask: Ask, folder: string, bytes: number): Promise<void> => {
  const room = await ask<{ f_bavail: number; f_frsize: number }>((done) => sftp.ext_openssh_statvfs(folder || '.', done)).catch(
    () => null,
  )
  if (room && room.f_bavail * room.f_frsize < bytes) throw new NoRoomError()
}

/** Pieces together, so that enough is under way at once. */
const batchesOf = async function* (content: Content): AsyncGenerator<Buffer> {
  let gathered: Uint8Array[] = []
  let bytes = 0
  for await (const piece of content) {
    gathered.push(piece)
    bytes += piece.length
    if (bytes < BATCH_BYTES) continue
    yield Buffer.concat(gathered)
    ;[gathered, bytes] = [[], 0]
  }
  if (bytes > 0) yield Buffer.concat(gathered)
}

const write = async (sftp: SFTPWrapper, ask: Ask, path: string, content: Content): Promise<void> => {
  let [written, underWay] = [0, 1]
  try {
    await withFile({ sftp, ask }, path, 'w', async (handle) => {
      for await (const batch of batchesOf(content)) {
        underWay = batch.length
        const starts = Array.from({ length: Math.ceil(batch.length / CHUNK_BYTES) }, (_, chunk) => chunk * CHUNK_BYTES)
        const writeFrom = (at: number) =>
          ask<void>((done) => sftp.write(handle, batch, at, Math.min(CHUNK_BYTES, batch.length - at), written + at, done))
        for (let first = 0; first < starts.length; first += CHUNKS_AT_ONCE)
          await Promise.all(starts.slice(first, first + CHUNKS_AT_ONCE).map(writeFrom))
        written += batch.length
      }
    })
  } catch (error) {
    if (statusOf(error) === STATUS.failure) await requireRoom(sftp, ask, path.slice(0, path.lastIndexOf('/') + 1), underWay)
    throw error
  }
}

const read = (sftp: SFTPWrapper, ask: Ask, path: string, limit: number): Promise<Buffer> =>
  withFile({ sftp, ask }, path, 'r', async (handle) => {
    const got = Buffer.alloc(limit + 1)
    let length = 0
    while (length < got.length) {
      const bytes = await ask<number>((done) => sftp.read(handle, got, length, got.length - length, length, done)).catch(
        (error: unknown) => {
          if (statusOf(error) === STATUS.eof) return 0
          throw error
        },
      )
      if (bytes === 0) break
      length += bytes
    }
    return got.subarray(0, length)
  })

/** In one move over an existing file where the server can (OpenSSH's extension); else it refuses where a file stands. */
const rename = async (sftp: SFTPWrapper, ask: Ask, from: string, to: string): Promise<string> => {
  let isAtOnce = true
  await ask<void>((done) => {
    try {
      sftp.ext_openssh_rename(from, to, done)
    } catch {
      isAtOnce = false
      sftp.rename(from, to, done)
    }
  })
  return isAtOnce ? 'posix-rename' : 'rename'
}

export const sftpFiles = (sftp: SFTPWrapper, ask: Ask): RemoteFiles => {
  let opened = ''
  const at = (path: string) => (path.includes('/') ? path : `${opened}${path}`)
  return {
    openFolder: async (folder) => {
      await makeFolder(sftp, ask, folder)
      opened = folder
    },
    sizeOf: async (path) => (await attributesOf(sftp, ask, at(path)))?.size ?? null,
    modifiedOf: async (path) => {
      const found = await attributesOf(sftp, ask, at(path))
      return found?.mtime === undefined ? null : new Date(found.mtime * 1_000).toISOString()
    },
    write: (path, content) => write(sftp, ask, at(path), content),
    read: (path, limit) => read(sftp, ask, at(path), limit),
    rename: (from, to) => rename(sftp, ask, at(from), at(to)),
    remove: (path) => ask<void>((done) => sftp.unlink(at(path), done)),
    isAnswer: (error) => error instanceof NoRoomError || statusOf(error) !== undefined,
    isRefusal: (error) => statusOf(error) !== undefined,
  }
}
