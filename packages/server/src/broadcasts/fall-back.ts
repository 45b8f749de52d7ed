import type { Rung } from '@hourcast/domain/broadcasts/broadcast'
import { type MadeRung, makingMs } from '@hourcast/domain/broadcasts/deadlines'
import { requireDeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { Services } from '../services.ts'
import { broadcastLog } from '../telemetry/broadcast-log.ts'
import { logFellBack } from '../telemetry/log-broadcast.ts'
import { withinDeadline } from '../within-deadline.ts'
import { type BegunBroadcast, requireBegun } from './broadcast-row.ts'
import {
  type FindRung,
  type Found,
  findLastGood,
  findReadyIdent,
  findRecording,
  makeEvergreen,
  makeIdent,
  placeStockIdent,
  ringChime,
} from './find-rungs.ts'
import { isAudioWhole, putOnAir } from './render.ts'
import { faultOf } from './step-fault.ts'

type Fault = { step: string; code: string; message: string }
export type FallBackInput = Fault & { broadcastId: string; until?: number }

/** One rung, and how its audio is come by. `makingMs`: it is made when it is needed, and may take so long; otherwise it stands ready. */
type Rungs = { rung: Exclude<Rung, 'fresh'>; find: FindRung; makingMs?: number }

/** A folder or a database that says nothing is not waited for longer, where nothing has to be made. */
const READY_MS = 5_000
/** Once it has said nothing it has this much less time for the next rung: the chime below them all is still to be on time. */
const SILENT_SHARE = 1 / 10

const tookTooLong = () => Object.assign(new Error('it was not ready in time'), { code: 'timeout' })
const isTimeout = (error: unknown): boolean => faultOf(error).code === 'timeout'

const LAST_GOOD: Rungs = { rung: 'last-good', find: findLastGood }
const RECORDING: Rungs = { rung: 'recording', find: findRecording }
const READY_IDENT: Rungs = { rung: 'ident', find: findReadyIdent }
const STOCK_IDENT: Rungs = { rung: 'stock-ident', find: placeStockIdent }

/**
 * The rungs under the fresh bulletin, until one holds: the last good one, if younger than the owner's limit; an evergreen read without news;
 * the station's own recording; its ident; an announcement without the station's name; a chime, which needs nothing. A rung that is made when it is needed is
 * begun once: one in which a worker died is left out by the next. Says which rung it was, and why.
 */
export const fallBack = async (
  services: Services,
  { broadcastId, until = Number.POSITIVE_INFINITY, ...fault }: FallBackInput,
  signal: AbortSignal,
  { maxMs = Number.POSITIVE_INFINITY, readyMs = READY_MS } = {},
): Promise<{ rung: Rung }> => {
  const row = await requireBegun(services, broadcastId)
  // Somebody was quicker: a render that ended while it was given up, or a life before this one.
  if (row.rung && (await isReady(services, row, readyMs, signal))) return { rung: row.rung }
  const times = await makingTimes(services, row, until)
  const rungs: Rungs[] = [
    LAST_GOOD,
    { rung: 'evergreen', find: makeEvergreen, makingMs: Math.min(maxMs, times('evergreen')) },
    RECORDING,
    READY_IDENT,
    { rung: 'ident', find: makeIdent, makingMs: Math.min(maxMs, times('ident')) },
    STOCK_IDENT,
  ]
  return descend(services, row, rungs, fault, signal, readyMs)
}

/** A folder that says nothing has nothing. */
const isReady = (services: Services, { audioId }: BegunBroadcast, ms: number, signal: AbortSignal): Promise<boolean> =>
  withinDeadline(ms, signal, tookTooLong, () => isAudioWhole(services, audioId)).catch((error: unknown) => {
    if (signal.aborted || !isTimeout(error)) throw error
    return false
  })

/** The audio of a broadcast was lost after it had been made: what stands ready takes its place. */
export const standIn = (services: Services, row: BegunBroadcast, fault: Fault, signal: AbortSignal): Promise<{ rung: Rung }> =>
  descend(services, row, [LAST_GOOD, RECORDING, READY_IDENT, STOCK_IDENT], fault, signal)

const makingTimes = async ({ db, clock }: Services, { id, airAt }: BegunBroadcast, until: number) => {
  const { begunAt, deliveries } = await db.prisma.broadcast.findUniqueOrThrow({
    where: { id },
    select: { begunAt: true, deliveries: { select: { kind: true } } },
  })
  const kinds = deliveries.map(({ kind }) => requireDeliveryKind(kind))
  return (rung: MadeRung): number =>
    Math.ceil(makingMs(rung, { now: clock.now(), airAt, kinds, begunAt: begunAt?.getTime() ?? airAt, until }))
}

const descend = async (
  services: Services,
  row: BegunBroadcast,
  rungs: readonly Rungs[],
  fault: Fault,
  signal: AbortSignal,
  readyMs = READY_MS,
): Promise<{ rung: Rung }> => {
  let patience = readyMs
  for (const each of rungs) {
    const found = await tryRung(services, row, each, patience, signal)
    signal.throwIfAborted()
    if (found === 'silence') patience = readyMs * SILENT_SHARE
    else if (found) return air(services, row, each.rung, found, fault)
  }
  return air(services, row, 'chime', await ringChime(row), fault)
}

const air = async (
  services: Services,
  row: BegunBroadcast,
  rung: Exclude<Rung, 'fresh'>,
  found: Found,
  fault: Fault,
): Promise<{ rung: Rung }> => {
  await putOnAir(services, row, { rung, ...found, fault })
  logFellBack(services.log, row, { rung, ...fault })
  return { rung }
}

const tryRung = async (
  services: Services,
  row: BegunBroadcast,
  { rung, find, makingMs: ms }: Rungs,
  readyMs: number,
  signal: AbortSignal,
): Promise<Found | 'silence' | undefined> => {
  const isMade = ms !== undefined
  try {
    if (isMade && (ms <= 0 || !(await noteBegun(services, row, rung)))) return undefined
    return await withinDeadline(ms ?? readyMs, signal, tookTooLong, (ends) => find(services, row, ends))
  } catch (error) {
    // Called off in order: the rung has not failed, and the next life tries it again.
    if (signal.aborted && isMade) await services.db.pool.query(FORGET_BEGUN, [row.id, rung]).catch(() => {})
    signal.throwIfAborted()
    broadcastLog(services.log, row, 'falling-back').warn({ rung, code: faultOf(error).code }, 'a rung failed')
    return !isMade && isTimeout(error) ? 'silence' : undefined
  }
}

const NOTE_BEGUN = `
  UPDATE broadcast SET rungs_begun = array_append(rungs_begun, $2) WHERE id = $1 AND NOT $2 = ANY (rungs_begun) RETURNING id`
const FORGET_BEGUN = 'UPDATE broadcast SET rungs_begun = array_remove(rungs_begun, $2) WHERE id = $1'

/** Noted before it is tried: false where a worker died of it, or with it. */
const noteBegun = async ({ db }: Services, { id }: BegunBroadcast, rung: Rung): Promise<boolean> =>
  (await db.pool.query(NOTE_BEGUN, [id, rung])).rowCount === 1
