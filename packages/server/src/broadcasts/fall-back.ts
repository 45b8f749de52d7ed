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
  makeEvergreen,
  makeIdent,
  placeStockIdent,
  ringChime,
} from './find-rungs.ts'
import { isAudioWhole, putOnAir } from './render.ts'
import { faultOf } from './step-fault.ts'

type Fault = { step: string; code: string; message: string }
export type FallBackInput = Fault & { broadcastId: string; until?: number }

/** One rung: how long it may take, and how its audio is come by. */
type Rungs = { rung: Exclude<Rung, 'fresh'>; ms: number; find: FindRung; isMade?: boolean }

/** A folder or a database that says nothing is not waited for longer, where nothing has to be made. */
const READY_MS = 5_000

const tookTooLong = () => Object.assign(new Error('it was not ready in time'), { code: 'timeout' })

const LAST_GOOD: Rungs = { rung: 'last-good', ms: READY_MS, find: findLastGood }
const READY_IDENT: Rungs = { rung: 'ident', ms: READY_MS, find: findReadyIdent }
const STOCK_IDENT: Rungs = { rung: 'stock-ident', ms: READY_MS, find: placeStockIdent }

/**
 * The rungs under the fresh bulletin, until one holds: the last good one, if younger than the owner's limit; an evergreen read without news;
 * the station's ident; an announcement without the station's name; a chime, which needs nothing. A rung that is made when it is needed is
 * begun once: one in which a worker died is left out by the next. Says which rung it was, and why.
 */
export const fallBack = async (
  services: Services,
  { broadcastId, until = Number.POSITIVE_INFINITY, ...fault }: FallBackInput,
  signal: AbortSignal,
  { maxMs = Number.POSITIVE_INFINITY } = {},
): Promise<{ rung: Rung }> => {
  const row = await requireBegun(services, broadcastId)
  // Somebody was quicker: a render that ended while it was given up, or a life before this one.
  if (row.rung && (await isAudioWhole(services, row.audioId))) return { rung: row.rung }
  const times = await makingTimes(services, row, until)
  const rungs: Rungs[] = [
    LAST_GOOD,
    { rung: 'evergreen', ms: Math.min(maxMs, times('evergreen')), find: makeEvergreen, isMade: true },
    READY_IDENT,
    { rung: 'ident', ms: Math.min(maxMs, times('ident')), find: makeIdent, isMade: true },
    STOCK_IDENT,
  ]
  return descend(services, row, rungs, fault, signal)
}

/** The audio of a broadcast was lost after it had been made: what stands ready takes its place. */
export const standIn = (services: Services, row: BegunBroadcast, fault: Fault, signal: AbortSignal): Promise<{ rung: Rung }> =>
  descend(services, row, [LAST_GOOD, READY_IDENT, STOCK_IDENT], fault, signal)

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
): Promise<{ rung: Rung }> => {
  for (const each of rungs) {
    const found = await tryRung(services, row, each, signal)
    signal.throwIfAborted()
    if (found) return air(services, row, each.rung, found, fault)
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
  { rung, ms, find, isMade = false }: Rungs,
  signal: AbortSignal,
): Promise<Found | undefined> => {
  try {
    if (ms <= 0 || (isMade && !(await noteBegun(services, row, rung)))) return undefined
    return await withinDeadline(ms, signal, tookTooLong, (ends) => find(services, row, ends))
  } catch (error) {
    // Called off in order: the rung has not failed, and the next life tries it again.
    if (signal.aborted && isMade) await services.db.pool.query(FORGET_BEGUN, [row.id, rung]).catch(() => {})
    signal.throwIfAborted()
    broadcastLog(services.log, row, 'falling-back').warn({ rung, code: faultOf(error).code }, 'a rung failed')
    return undefined
  }
}

const NOTE_BEGUN = `
  UPDATE broadcast SET rungs_begun = array_append(rungs_begun, $2) WHERE id = $1 AND NOT $2 = ANY (rungs_begun) RETURNING id`
const FORGET_BEGUN = 'UPDATE broadcast SET rungs_begun = array_remove(rungs_begun, $2) WHERE id = $1'

/** Noted before it is tried: false where a worker died of it, or with it. */
const noteBegun = async ({ db }: Services, { id }: BegunBroadcast, rung: Rung): Promise<boolean> =>
  (await db.pool.query(NOTE_BEGUN, [id, rung])).rowCount === 1
