import { randomBytes } from 'node:crypto'
import { aboutFault } from '@hourcast/domain/delivery/about-fault'
import type { FileKind } from '@hourcast/domain/delivery/delivery-kinds'
import { expandFilePath } from '@hourcast/domain/delivery/file-path'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { DeliveryError } from './delivery-types.ts'
import type { Encryption, FileSession, TransferOutside } from './file-session.ts'
import { OPEN_TARGET } from './open-target.ts'
import { openFolder, placeOf, removeIfThere, renameOver, requireSize } from './place-file.ts'

export type TryInput = {
  kind: FileKind
  /** The text that would be sealed: the connection as the owner typed it, and the key. */
  secret: string
  allowPlain: boolean
  /** The key that the server is known by; empty: whichever it shows. */
  hostKey: string
  /** Wall time of the next slot, for the placeholders of filePath. */
  wall: string
  hostName: string
  signal?: AbortSignal
}

export type Tried = { encryption: Encryption; path: string; hostKey?: string }

const CONTENT = Buffer.from('Hourcast tries this connection. The file is taken away at once.\n')

const readBack = ({ files, fault, step }: FileSession, name: string): Promise<void> =>
  step('read back', async () => {
    if (!(await files.read(name, CONTENT.length)).equals(CONTENT))
      throw fault('read back', 'content', 'the server gave other bytes than it got.', true)
  })

/** Never touches the file on air: it writes a name of its own beside it. */
const tryAll = async (session: FileSession, path: string): Promise<void> => {
  const { files, step } = session
  const id = randomBytes(8).toString('hex')
  const place = { ...placeOf(path, id), name: `.hourcast-test-${id}.txt` }
  await openFolder(session, place)
  try {
    await step('upload', () => files.write(place.temporary, [CONTENT]))
    await requireSize(session, place.temporary, CONTENT.length)
    await renameOver(session, place)
    await readBack(session, place.name)
    await step('delete', () => files.remove(place.name))
  } catch (error) {
    for (const left of [place.temporary, place.name]) await removeIfThere(session, left).catch(() => {})
    throw error
  }
}

const failedAt = ({ step, code, message }: DeliveryError): Result<never> => {
  const found = step ? aboutFault(step, code) : null
  const { problem } = fail('unavailable', found?.advice ? `${message} ${found.advice}` : message, 'FtpConnectionString')
  return { ok: false, problem: { ...problem, ...(step ? { step } : {}), ...(found ? { about: found.about } : {}) } }
}

/** 'Test connection': writes, renames, reads back and deletes a small file; the problem names the step that failed. */
export const tryConnection = async (outside: TransferOutside, { kind, secret, ...input }: TryInput): Promise<Result<Tried>> => {
  const opened = OPEN_TARGET[kind](secret, input)
  if (!opened.ok) return opened
  const path = expandFilePath(opened.value.filePath, { wall: input.wall, host: input.hostName })
  try {
    return await opened.value.withFiles(outside, input.signal, async (session) => {
      await tryAll(session, path)
      const { encryption, hostKey } = session
      return ok({ encryption, path, ...(hostKey === undefined ? {} : { hostKey }) })
    })
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    return failedAt(error)
  }
}
