import { DELIVERY, type FileKind } from '@hourcast/domain/delivery/delivery-kinds'
import { expandFilePath } from '@hourcast/domain/delivery/file-path'
import type { Sealer } from '../secrets/seal.ts'
import { sealedFieldOf } from '../secrets/sealed-fields.ts'
import { type DeliveryDriver, DeliveryError, type DeliveryJob, type Receipt, type Staged } from './delivery-types.ts'
import type { FileSession, TransferOutside, WithFiles } from './file-session.ts'
import { OPEN_TARGET } from './open-target.ts'
import {
  type FilePlace,
  modifiedOf,
  openFolder,
  placeOf,
  putBack,
  removeIfThere,
  renameOver,
  requireSize,
  sizeOf,
  uploadBeside,
} from './place-file.ts'

export type FileDriverNeeds = TransferOutside & { sealer: Sealer }

type Opened = { withFiles: WithFiles; path: string; place: FilePlace }

/** The sealed address is opened here and nowhere else; it leaves neither in an error nor in a receipt. */
const openJob = (kind: FileKind, job: DeliveryJob, sealer: Sealer): Opened => {
  const refuse = (words: string) => new DeliveryError('address', `${DELIVERY[kind].name}, address: ${words}`, true)
  let plain: string
  try {
    plain = sealer.open(job.sealed ?? '', { stationId: job.stationId, field: sealedFieldOf(kind) })
  } catch {
    throw refuse('it cannot be opened with the keys of this instance. Please enter it again.')
  }
  const opened = OPEN_TARGET[kind](plain, { allowPlain: job.allowPlain, hostKey: job.hostKey ?? '' })
  if (!opened.ok) throw refuse(opened.problem.message)
  const path = expandFilePath(opened.value.filePath, { wall: job.wall, host: job.hostName })
  return { withFiles: opened.value.withFiles, path, place: placeOf(path, job.deliveryId) }
}

/** The first server that is met under an address is the one that is expected from then on. */
const pin = async ({ hostKey }: FileSession, job: DeliveryJob): Promise<void> => {
  if (hostKey !== undefined && job.hostKey === null) await job.pinHostKey(hostKey)
}

const upload = async (session: FileSession, { audio }: DeliveryJob, place: FilePlace) => {
  const { sizeBytes } = audio
  const pieces = await audio.stream?.()
  try {
    await uploadBeside(session, place, { content: pieces ?? [await audio.read()], sizeBytes })
  } finally {
    // A server that did not take it to its end keeps no file of ours open.
    pieces?.destroy()
  }
}

/** The temporary file is gone and the final one is ours: same size and, where the server tells times, the same upload. */
const isReleased = async (session: FileSession, job: DeliveryJob, place: FilePlace, staged: Staged): Promise<boolean> => {
  if ((await sizeOf(session, place.name)) !== job.audio.sizeBytes) return false
  return staged.modified === undefined || (await modifiedOf(session, place.name)) === staged.modified
}

/** The server's answer to the rename; 0 when an earlier try had got that far. */
const bringToAir = async (session: FileSession, job: DeliveryJob, place: FilePlace, staged: Staged): Promise<number | string> => {
  const waiting = await sizeOf(session, place.temporary)
  if (waiting === null && (await isReleased(session, job, place, staged))) return 0
  if (waiting !== job.audio.sizeBytes) await upload(session, job, place)
  const answer = await renameOver(session, place)
  await requireSize(session, place.name, job.audio.sizeBytes)
  return answer
}

/**
 * A file on the owner's server. Stage: upload to a temporary name beside the target. Release: rename over the final name. Both start again
 * from what they find on the server, so a try that died at any point is simply made again, on a new connection.
 */
export const createFileDriver = (kind: FileKind, { sealer, ...outside }: FileDriverNeeds): DeliveryDriver => ({
  stage: async (job) => {
    const { withFiles, path, place } = openJob(kind, job, sealer)
    return withFiles({ ...outside, station: job.stationId }, job.signal, async (session): Promise<Staged> => {
      await pin(session, job)
      await openFolder(session, place)
      await upload(session, job, place)
      const modified = await modifiedOf(session, place.temporary)
      return {
        path,
        temporary: place.temporary,
        sizeBytes: job.audio.sizeBytes,
        format: job.audio.format,
        encryption: session.encryption,
        ...(modified === null ? {} : { modified }),
      }
    })
  },
  release: async (job, staged) => {
    const { withFiles, path, place } = openJob(kind, job, sealer)
    return withFiles({ ...outside, station: job.stationId }, job.signal, async (session): Promise<Receipt> => {
      await pin(session, job)
      await openFolder(session, place)
      const answer = await bringToAir(session, job, place, staged)
      const { sizeBytes, format } = job.audio
      return { path, sizeBytes, format, encryption: session.encryption, answer, alreadyThere: answer === 0 }
    })
  },
  discard: async (job) => {
    const { withFiles, place } = openJob(kind, job, sealer)
    await withFiles({ ...outside, station: job.stationId }, job.signal, async (session) => {
      const remove = () => session.step('delete', () => removeIfThere(session, `${place.folder}${place.temporary}`))
      await putBack(session, place).finally(remove)
    })
  },
})
