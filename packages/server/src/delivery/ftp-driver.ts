import { expandFilePath, parseFtpAddress } from '@hourcast/domain/delivery/ftp-address'
import type { Sealer } from '../secrets/seal.ts'
import { SEALED_FTP_FIELD } from '../secrets/sealed-fields.ts'
import { type DeliveryDriver, DeliveryError, type DeliveryJob, type Receipt, type Staged } from './delivery-types.ts'
import {
  type FtpPlace,
  modifiedOf,
  openFolder,
  placeOf,
  putBack,
  renameOver,
  requireSize,
  sizeOf,
  uploadBeside,
} from './ftp-files.ts'
import { type FtpAccess, type FtpOutside, type FtpSession, withFtp } from './ftp-session.ts'

export type FtpDriverNeeds = FtpOutside & { sealer: Sealer }

type Opened = { access: FtpAccess; path: string; place: FtpPlace }

/** The sealed address is opened here and nowhere else; it leaves neither in an error nor in a receipt. */
const openJob = (job: DeliveryJob, sealer: Sealer): Opened => {
  const refuse = (words: string) => new DeliveryError('address', `FTP, address: ${words}`, true)
  let plain: string
  try {
    plain = sealer.open(job.sealed ?? '', { stationId: job.stationId, field: SEALED_FTP_FIELD })
  } catch {
    throw refuse('it cannot be opened with the keys of this instance. Please enter it again.')
  }
  const parsed = parseFtpAddress(plain)
  if (!parsed.ok) throw refuse(parsed.problem.message)
  const path = expandFilePath(parsed.value.filePath, { wall: job.wall, host: job.hostName })
  return { access: { ...parsed.value, allowPlain: job.allowPlain }, path, place: placeOf(path, job.deliveryId) }
}

const upload = async (session: FtpSession, job: DeliveryJob, place: FtpPlace) =>
  uploadBeside(session, place, await job.audio.read())

/** The temporary file is gone and the final one is ours: same size and, where the server tells times, the same upload. */
const isReleased = async (session: FtpSession, job: DeliveryJob, place: FtpPlace, staged: Staged): Promise<boolean> => {
  if ((await sizeOf(session, place.name)) !== job.audio.sizeBytes) return false
  return staged.modified === undefined || (await modifiedOf(session, place.name)) === staged.modified
}

/** The server's answer to the rename; 0 when an earlier try had got that far. */
const bringToAir = async (session: FtpSession, job: DeliveryJob, place: FtpPlace, staged: Staged): Promise<number> => {
  const waiting = await sizeOf(session, place.temporary)
  if (waiting === null && (await isReleased(session, job, place, staged))) return 0
  if (waiting !== job.audio.sizeBytes) await upload(session, job, place)
  const answer = await renameOver(session, place)
  await requireSize(session, place.name, job.audio.sizeBytes)
  return answer
}

/**
 * FTP with explicit TLS first. Stage: upload to a temporary name beside the target. Release: rename over the final name. Both
 * start anew from what they find on the server, so a try that died at any point is simply made again, on a new connection.
 */
export const createFtpDriver = ({ sealer, ...outside }: FtpDriverNeeds): DeliveryDriver => ({
  stage: async (job) => {
    const { access, path, place } = openJob(job, sealer)
    return withFtp(access, outside, job.signal, async (session): Promise<Staged> => {
      await openFolder(session, place)
      await upload(session, job, place)
      const modified = await modifiedOf(session, place.temporary)
      return {
        path,
        temporary: place.temporary,
        sizeBytes: job.audio.sizeBytes,
        encryption: session.encryption,
        ...(modified === null ? {} : { modified }),
      }
    })
  },
  release: async (job, staged) => {
    const { access, path, place } = openJob(job, sealer)
    return withFtp(access, outside, job.signal, async (session): Promise<Receipt> => {
      await openFolder(session, place)
      const answer = await bringToAir(session, job, place, staged)
      return { path, sizeBytes: job.audio.sizeBytes, encryption: session.encryption, answer, alreadyThere: answer === 0 }
    })
  },
  discard: async (job) => {
    const { access, place } = openJob(job, sealer)
    await withFtp(access, outside, job.signal, async (session) => {
      const remove = () => session.step('delete', () => session.client.remove(`${place.folder}${place.temporary}`, true))
      await putBack(session, place).finally(remove)
    })
  },
})
