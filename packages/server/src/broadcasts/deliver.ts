import { setTimeout as wait } from 'node:timers/promises'
import { inSqlTransaction } from '@hourcast/db/open-database'
import { appendEvents, type NewEvent } from '@hourcast/db/outbox'
import { type Consent, WITHHELD_WORDS } from '@hourcast/domain/delivery/consent'
import { AHEAD_MINUTES, DELIVERY, type DeliveryKind, requireDeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { Script } from '@hourcast/domain/sources/content'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { DeliveryError, type DeliveryJob, type Receipt, type Staged } from '../delivery/delivery-types.ts'
import type { Services } from '../services.ts'
import { StorageError } from '../storage/storage-error.ts'
import { broadcastLog } from '../telemetry/broadcast-log.ts'
import { type BegunBroadcast, eventOf, requireBegun } from './broadcast-row.ts'
import { CLOCK_KINDS } from './clock-kinds.ts'
import { discardLeftovers, discardStaged } from './discard-staged.ts'
import { standIn } from './fall-back.ts'
import { keepReceipt } from './keep-receipt.ts'
import { faultOf } from './step-fault.ts'
import { storable } from './storable.ts'

export type DeliveryInput = { broadcastId: string; deliveryId: string }

const jobOf = async (services: Services, { broadcastId, deliveryId }: DeliveryInput, signal: AbortSignal) => {
  const row = await requireBegun(services, broadcastId)
  const delivery = await services.db.prisma.delivery.findUniqueOrThrow({ where: { id: deliveryId }, include: { target: true } })
  const audio = row.audioId ? await services.db.prisma.audio.findUnique({ where: { id: row.audioId } }) : null
  if (!audio) throw new StorageError('missing')
  const job: DeliveryJob = {
    deliveryId,
    broadcastId,
    schedulerId: row.schedulerId,
    stationId: row.settings.stationId,
    targetId: delivery.targetId,
    kind: requireDeliveryKind(delivery.kind),
    address: delivery.target.address,
    sealed: delivery.target.sealed,
    allowPlain: delivery.target.allowPlain,
    hostKey: delivery.target.hostKey,
    pinHostKey: (hostKey) => pinHostKey(services, delivery.targetId, hostKey),
    airAt: row.airAt,
    wall: row.wall,
    title: (row.script as Script | null)?.title ?? row.settings.stationName,
    hostName: row.settings.hostName,
    stationName: row.settings.stationName,
    audio: {
      id: audio.id,
      sha256: audio.sha256,
      sizeBytes: audio.sizeBytes,
      durationMs: audio.durationMs,
      read: () => services.audioStore.read(audio),
    },
    signal,
  }
  return { job, delivery, row }
}

/** Of two that pin at once the first one's stands. */
const pinHostKey = async ({ db }: Services, id: string, hostKey: string): Promise<void> =>
  void (await db.prisma.target.updateMany({ where: { id, hostKey: null }, data: { hostKey } }))

type Opened = Awaited<ReturnType<typeof jobOf>>

/** An audio that was made and is lost, or is no longer what was made, leaves no target empty: another one takes its place. */
const withAudio = async <T>(
  services: Services,
  input: DeliveryInput,
  signal: AbortSignal,
  step: 'stage' | 'release',
  work: (opened: Opened) => Promise<T>,
): Promise<T> => {
  const attempt = async () => work(await jobOf(services, input, signal))
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
export const stageDelivery = (services: Services, input: DeliveryInput, signal: AbortSignal): Promise<{ staged: true }> =>
  withAudio(services, input, signal, 'stage', (opened) => stage(services, opened))

const stage = async (services: Services, { job, delivery, row }: Opened): Promise<{ staged: true }> => {
  if (delivery.state === 'released' || (await isWithheld(services, delivery))) return { staged: true }
  const staged = await noteFaults(services, job, 'staging', () => services.drivers[job.kind].stage(job))
  const stagedAt = new Date(services.clock.now())
  const { prisma } = services.db
  // A slow try that ends after a quicker one was released takes nothing back.
  const noted = prisma.delivery.updateMany({
    where: { id: job.deliveryId, state: { not: 'released' } },
    data: { state: 'staged', staged: storable(staged), stagedAt, errorCode: null, errorStep: null, errorDetail: null },
  })
  const onAir = prisma.broadcast.updateMany({
    where: { id: job.broadcastId, state: 'preparing' },
    data: { state: 'staged', stagedAt, releaseAt: new Date(row.airAt - AHEAD_MINUTES.link * MINUTE_MS) },
  })
  // Both or none: a link that is staged is on air at its time, no matter what becomes of this worker.
  await (DELIVERY[job.kind].release === 'clock' ? prisma.$transaction([noted, onAir]) : noted)
  return { staged: true }
}

/** The last move: the file is renamed, the mail is sent. A receipt that is there already means that it was done. */
export const releaseDelivery = (services: Services, input: DeliveryInput, signal: AbortSignal): Promise<{ released: true }> =>
  withAudio(services, input, signal, 'release', (opened) => release(services, opened))

const release = async (services: Services, { job, delivery }: Opened): Promise<{ released: true }> => {
  if (delivery.state === 'released' || (await isWithheld(services, delivery))) return { released: true }
  const staged = (delivery.staged ?? {}) as Staged
  const send = () => services.drivers[job.kind].release(job, staged)
  const receipt = await noteFaults(services, job, 'releasing', () =>
    DELIVERY[job.kind].release === 'send' ? alone(services, job, send) : send(),
  )
  if (receipt) await keepReceipt(services, job.deliveryId, receipt)
  await discardLeftovers(services, job, jobOf)
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

/** As long as sending a mail may take, and a little more. */
const CLAIM_MS = 75_000
const RECHECK_MS = 500
const CLAIM = `
  UPDATE delivery SET claimed_until = $2 WHERE id = $1 AND state <> 'released' AND (claimed_until IS NULL OR claimed_until < $3) RETURNING id`
const GIVE_BACK = 'UPDATE delivery SET claimed_until = NULL WHERE id = $1 AND claimed_until = $2'

/**
 * A mail that is sent twice arrives twice, while an upload that is renamed twice is one file. A worker that its engine has given up for dead may
 * hold the same mail at the same instant: of two only one sends, the other waits and finds its receipt, or that it has died. Waiting is no try that
 * has failed: under deaths every few seconds all tries would be used up before the claim of a dead one ends.
 */
const alone = async (
  { db, clock }: Services,
  { deliveryId, signal }: DeliveryJob,
  send: () => Promise<Receipt>,
): Promise<Receipt | undefined> => {
  const claim = async (): Promise<Date | undefined> => {
    const until = new Date(clock.now() + CLAIM_MS)
    const { rowCount } = await db.pool.query(CLAIM, [deliveryId, until, new Date(clock.now())])
    return rowCount === 1 ? until : undefined
  }
  let until = await claim()
  while (!until) {
    const { state } = await db.prisma.delivery.findUniqueOrThrow({ where: { id: deliveryId }, select: { state: true } })
    if (state === 'released') return undefined
    await wait(RECHECK_MS, undefined, { signal })
    until = await claim()
  }
  try {
    return await send()
  } catch (error) {
    await db.pool.query(GIVE_BACK, [deliveryId, until])
    throw error
  }
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

const GIVE_UP = `
  UPDATE delivery SET state = 'failed', error_code = $2, error_detail = $3
  FROM broadcast, (SELECT state FROM delivery WHERE id = $1) AS before
  WHERE delivery.id = $1 AND broadcast.id = delivery.broadcast_id
    AND delivery.state NOT IN ('released', 'withheld') AND NOT (delivery.kind IN (${CLOCK_KINDS}) AND delivery.state = 'staged')
  RETURNING broadcast.id, broadcast.scheduler_id AS "schedulerId", broadcast.kind, broadcast.air_at AS "airAt", delivery.kind AS target,
    before.state = 'failed' AS "wasFailed", EXISTS (
      SELECT FROM delivery AS other WHERE other.broadcast_id = broadcast.id AND other.id <> $1 AND other.state NOT IN ('failed', 'withheld')) AS "hasOthers"`

type GivenUp = Pick<BegunBroadcast, 'id' | 'schedulerId' | 'kind'> & {
  airAt: Date
  target: DeliveryKind
  wasFailed: boolean
  hasOthers: boolean
}
type Failure = DeliveryInput & {
  code: string
  message: string
  /** When it could be tried once more. */
  retryAt?: number
}

/**
 * Given up: no try is left before the deadline, or before `retryAt`, when it is tried once more. A link that is staged needs none. What lies
 * at the target under a temporary name is taken away. Told in the same commit, for the owner may mend it before air; where no target
 * is left to be tried, the broadcast's end tells it.
 */
export const failDelivery = async (
  services: Services,
  { broadcastId, deliveryId, code, message, retryAt }: Failure,
): Promise<{ failed: true; isTriedAgain?: true }> => {
  const { db, clock } = services
  const givenUp = await inSqlTransaction(db, async ({ sql }) => {
    // All of them, in one order: of two given up at once the second sees the first.
    await sql('SELECT FROM delivery WHERE broadcast_id = $1 ORDER BY id FOR UPDATE', [broadcastId])
    const [row] = await sql<GivenUp>(GIVE_UP, [deliveryId, code, message])
    if (!row) return undefined
    // Asked again after a crash it keeps what it may have told, although the time has come meanwhile.
    const isTriedAgain = retryAt !== undefined && (row.wasFailed || clock.now() < retryAt)
    const isReported = !row.wasFailed && (isTriedAgain || row.hasOthers)
    if (isReported) await appendEvents(sql, [targetFailed(row, code, isTriedAgain)], clock.now())
    return { isTriedAgain }
  })
  if (givenUp) await discardStaged(services, { broadcastId, deliveryId, code }, jobOf)
  return { failed: true, ...(givenUp?.isTriedAgain ? { isTriedAgain: true } : {}) }
}

const targetFailed = ({ id, schedulerId, kind, airAt, target }: GivenUp, code: string, isTriedAgain: boolean): NewEvent => ({
  type: 'broadcast.target-failed',
  key: schedulerId,
  payload: {
    ...eventOf({ id, schedulerId, kind, airAt: airAt.getTime() }),
    target,
    code,
    ...(isTriedAgain ? { isTriedAgain } : {}),
  },
})
