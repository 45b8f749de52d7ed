import { deliverUntil } from '@hourcast/domain/broadcasts/deadlines'
import { type Consent, WITHHELD_WORDS } from '@hourcast/domain/delivery/consent'
import { AHEAD_MINUTES, DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import { lastCallOf } from '@hourcast/domain/delivery/send-times'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { DeliveryError, type DeliveryJob, type Staged } from '../delivery/delivery-types.ts'
import { isWavWanted } from '../link/wav-links.ts'
import type { Services } from '../services.ts'
import { StorageError } from '../storage/storage-error.ts'
import { broadcastLog } from '../telemetry/broadcast-log.ts'
import { requireBegun } from './broadcast-row.ts'
import { type DeliveryInput, jobInFormat } from './delivery-job.ts'
import { discardLeftovers, goWhereWanted } from './discard-staged.ts'
import { standIn } from './fall-back.ts'
import { keepReceipt, takeKeptReceipt } from './keep-receipt.ts'
import { placeInOrder } from './place-in-order.ts'
import { sendAlone } from './send-alone.ts'
import { faultOf } from './step-fault.ts'
import { storable } from './storable.ts'

type Opened = Awaited<ReturnType<typeof jobInFormat>>

/** An audio that was made and is lost, or is no longer what was made, leaves no target empty: another one takes its place. */
const withAudio = async <T>(
  services: Services,
  input: DeliveryInput,
  signal: AbortSignal,
  step: 'stage' | 'release',
  work: (opened: Opened) => Promise<T>,
): Promise<T> => {
  const attempt = async () => work(await jobInFormat(services, input, signal))
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    const row = await requireBegun(services, input.broadcastId)
    await standIn(services, row, { step, code: `audio-${error.code}`, message: error.message }, signal)
    return attempt()
  }
}

/** The first half: everything but the last move. For the link this is all: from here on the clock decides what it serves. */
export const stageDelivery = async (
  services: Services,
  { again, ...input }: DeliveryInput & { again?: true },
  signal: AbortSignal,
): Promise<{ staged: true }> => {
  if (again) await goWhereWanted(services, input)
  return withAudio(services, input, signal, 'stage', (opened) => stage(services, opened))
}

const stage = async (services: Services, { job, delivery, row }: Opened): Promise<{ staged: true }> => {
  if (delivery.state === 'released' || (await isWithheld(services, delivery))) return { staged: true }
  const staged = await noteFaults(services, job, 'staging', () => services.drivers[job.kind].stage(job))
  const stagedAt = new Date(services.clock.now())
  const { prisma } = services.db
  // A slow try that ends after a quicker one was released, or goes elsewhere, takes nothing back.
  const noted = prisma.delivery.updateMany({
    where: { id: job.deliveryId, targetId: job.targetId, state: { not: 'released' } },
    data: { state: 'staged', staged: storable(staged), stagedAt, errorCode: null, errorStep: null, errorDetail: null },
  })
  const onAir = prisma.broadcast.updateMany({
    where: { id: job.broadcastId, state: 'preparing' },
    data: { state: 'staged', stagedAt, releaseAt: new Date(row.airAt - AHEAD_MINUTES.link * MINUTE_MS) },
  })
  // Both or none: a link that is staged is on air at its time, no matter what becomes of this worker.
  await (DELIVERY[job.kind].release === 'clock' ? prisma.$transaction([noted, onAir]) : noted)
  // Behind it: the link itself is on air already, also when this fails.
  if (DELIVERY[job.kind].release === 'clock') void makeWavAhead(services, job)
  return { staged: true }
}

/** For those who fetch the link as a WAV. */
const makeWavAhead = async (services: Services, { schedulerId, stationId, airAt, audio }: DeliveryJob): Promise<void> => {
  try {
    if (await isWavWanted(services, schedulerId)) await services.wavs.make(audio, { station: stationId, until: airAt })
  } catch (error) {
    services.log.debug({ schedulerId, code: faultOf(error).code }, 'the WAV of a link is made when it is asked for')
  }
}

/** The last move: the file is renamed, the mail is sent. A receipt that is there already means that it was done. */
export const releaseDelivery = (services: Services, input: DeliveryInput, signal: AbortSignal): Promise<{ released: true }> =>
  withAudio(services, input, signal, 'release', (opened) => release(services, opened))

const release = async (services: Services, { job, delivery, row }: Opened): Promise<{ released: true }> => {
  if (delivery.state === 'released' || (await isWithheld(services, delivery))) return { released: true }
  const staged = (delivery.staged ?? {}) as Staged
  const send = () => services.drivers[job.kind].release(job, staged)
  const place = async () => keepReceipt(services, job.deliveryId, await send())
  const lastCall = lastCallOf(deliverUntil(row.airAt, row.begunAt))
  const path = staged.path === undefined ? undefined : String(staged.path)
  await noteFaults(services, job, 'releasing', async () => {
    if (await takeKeptReceipt(services, job.deliveryId)) return
    await (DELIVERY[job.kind].release === 'send'
      ? sendAlone(services, job, { lastCall, send })
      : placeInOrder(services, job, path, place))
  })
  await discardLeftovers(services, job)
  return { released: true }
}

/** The reader ended the mails after the broadcast had begun: to the last moment nothing is sent, and nothing has failed. */
const isWithheld = async (
  { db }: Pick<Services, 'db'>,
  { id, target }: { id: string; target: { consent: string } },
): Promise<boolean> => {
  const consent = target.consent as Consent
  if (consent === 'given') return false
  const data = { state: 'withheld', errorCode: consent, errorDetail: WITHHELD_WORDS[consent] }
  await db.prisma.delivery.updateMany({ where: { id, state: { not: 'released' } }, data })
  return true
}

/** Each try and its fault stand in the row, for history and for anybody who looks while it is still tried. */
const noteFaults = async <T>(
  { db, log }: Services,
  { deliveryId, broadcastId, schedulerId, airAt, kind }: DeliveryJob,
  stage: 'staging' | 'releasing',
  work: () => Promise<T>,
): Promise<T> => {
  // What it leaves at the target is another one's to take away, also after an earlier try's was.
  await db.prisma.delivery.update({ where: { id: deliveryId }, data: { attempts: { increment: 1 }, discardedAt: null } })
  try {
    return await work()
  } catch (error) {
    const { code, message } = faultOf(error)
    broadcastLog(log, { id: broadcastId, schedulerId, airAt }, stage).warn({ kind, code }, 'a try to deliver failed')
    await db.prisma.delivery.update({
      where: { id: deliveryId },
      data: { errorCode: code, errorStep: stepOf(error), errorDetail: message },
    })
    throw error
  }
}

const stepOf = (error: unknown): string | null => (error instanceof DeliveryError && error.step) || null
