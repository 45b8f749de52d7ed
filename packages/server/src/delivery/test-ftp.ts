import { randomBytes } from 'node:crypto'
import { Readable, Writable } from 'node:stream'
import { expandFilePath, parseFtpAddress } from '@hourcast/domain/delivery/ftp-address'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { DeliveryError } from './delivery-types.ts'
import { ftpFault } from './ftp-faults.ts'
import { openFolder, placeOf, renameOver, requireSize } from './ftp-files.ts'
import { type Encryption, type FtpOutside, type FtpSession, withFtp } from './ftp-session.ts'

export type FtpTestInput = {
  /** username|password|host|port|filePath, as the owner typed it. */
  connectionString: string
  allowPlain: boolean
  /** Wall time of the next slot, for the placeholders of filePath. */
  wall: string
  hostName: string
  signal?: AbortSignal
}

export type FtpTested = { encryption: Encryption; path: string }

const CONTENT = Buffer.from('Hourcast tries this connection. The file is taken away at once.\n')

/** Takes no more than was written: a server may send without end. */
const readBack = async ({ client, step }: FtpSession, name: string): Promise<void> =>
  step('read back', async () => {
    const otherBytes = ftpFault('read back', 'content', 'the server gave other bytes than it got.', true)
    let read = Buffer.alloc(0)
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        read = Buffer.concat([read, chunk])
        done(read.length > CONTENT.length ? otherBytes : null)
      },
    })
    await client.downloadTo(sink, name)
    if (!read.equals(CONTENT)) throw otherBytes
  })

/** Never touches the file on air: it writes a name of its own beside it. */
const tryAll = async (session: FtpSession, path: string): Promise<void> => {
  const id = randomBytes(8).toString('hex')
  const place = { ...placeOf(path, id), name: `.hourcast-test-${id}.txt` }
  await openFolder(session, place)
  try {
    await session.step('upload', () => session.client.uploadFrom(Readable.from([CONTENT]), place.temporary))
    await requireSize(session, place.temporary, CONTENT.length)
    await renameOver(session, place)
    await readBack(session, place.name)
    await session.step('delete', () => session.client.remove(place.name))
  } catch (error) {
    for (const left of [place.temporary, place.name]) await session.client.remove(left, true).catch(() => {})
    throw error
  }
}

/** 'Test connection': writes, renames, reads back and deletes a small file; the problem names the step that failed. */
export const testFtp = async (outside: FtpOutside, input: FtpTestInput): Promise<Result<FtpTested>> => {
  const parsed = parseFtpAddress(input.connectionString)
  if (!parsed.ok) return parsed
  const path = expandFilePath(parsed.value.filePath, { wall: input.wall, host: input.hostName })
  try {
    return await withFtp({ ...parsed.value, allowPlain: input.allowPlain }, outside, input.signal, async (session) => {
      await tryAll(session, path)
      return ok({ encryption: session.encryption, path })
    })
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    const { problem } = fail('unavailable', error.message, 'FtpConnectionString')
    return { ok: false, problem: error.step ? { ...problem, step: error.step } : problem }
  }
}
