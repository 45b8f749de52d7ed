import type { DeliveryKind, Rung } from '@hourcast/domain/broadcast'
import type { Script } from '@hourcast/domain/content'
import { evergreenUntil } from '@hourcast/domain/deadlines'
import type { Services } from '../services.ts'
import { broadcastLog } from '../telemetry/broadcast-log.ts'
import { tellFellBack } from '../telemetry/tell-broadcast.ts'
import { withinDeadline } from '../within-deadline.ts'
import { type BegunBroadcast, requireBegun } from './broadcast-row.ts'
import { writeInputOf } from './prepare.ts'
import { putOnAir, renderScript, requestOf, turnOf } from './render.ts'
import { faultOf, StepFault } from './step-fault.ts'

export type FallBackInput = { broadcastId: string; step: string; code: string; message: string }

type Found = { audioId: string; script?: Script }

/** An evergreen that takes longer than this, or longer than the next release can wait, leaves the air to the ident, which stands ready. */
const EVERGREEN_MS = 30_000

const tookTooLong = () => Object.assign(new Error('it was not ready in time'), { code: 'timeout' })

/** Milliseconds that an evergreen may take; without an ident behind it it is not hurried either. */
const evergreenTime = async (services: Services, row: BegunBroadcast, most: number): Promise<number> => {
  if (!(await readyIdent(services, row))) return most
  const { begunAt, deliveries } = await services.db.prisma.broadcast.findUniqueOrThrow({
    where: { id: row.id },
    select: { begunAt: true, deliveries: { select: { kind: true } } },
  })
  const kinds = deliveries.map(({ kind }) => kind as DeliveryKind)
  const until = evergreenUntil(row.airAt, kinds, begunAt?.getTime() ?? row.airAt)
  const now = services.clock.now()
  // What is late already is not hurried.
  return row.airAt <= now ? most : Math.ceil(Math.min(most, until - now))
}

/**
 * The rungs under the fresh bulletin, until one holds: the last good one, if younger than the owner's limit; an evergreen read
 * without news; the station's ident. Throws when even the ident is not there. Says which rung it was, and why.
 */
export const fallBack = async (
  services: Services,
  { broadcastId, step, code, message }: FallBackInput,
  signal: AbortSignal,
  { evergreenMs = EVERGREEN_MS } = {},
): Promise<{ rung: Rung }> => {
  const row = await requireBegun(services, broadcastId)
  // Somebody was quicker: a render that ended while it was given up, or a life before this one.
  if (row.rung && row.audioId && (await services.audioStore.has(row.audioId))) return { rung: row.rung }
  const evergreen = async () => {
    const ms = await evergreenTime(services, row, evergreenMs)
    return ms > 0 ? withinDeadline(ms, signal, tookTooLong, (ends) => makeEvergreen(services, row, ends)) : undefined
  }
  const rungs: [Exclude<Rung, 'fresh'>, () => Promise<Found | undefined>][] = [
    ['last-good', () => findLastGood(services, row)],
    ['evergreen', evergreen],
    ['ident', () => findIdent(services, row, signal)],
  ]
  let mayPass = false
  for (const [rung, find] of rungs) {
    const found = await find().catch((error: unknown) => {
      // Called off: no rung has failed, and the next life starts from the top.
      signal.throwIfAborted()
      const fault = faultOf(error)
      mayPass ||= !fault.permanent
      broadcastLog(services.log, row, 'falling-back').warn({ rung, code: fault.code }, 'a rung failed')
      return undefined
    })
    if (!found) continue
    signal.throwIfAborted()
    await putOnAir(services, row, { rung, ...found, fault: { step, code, message } })
    tellFellBack(services.log, row, { rung, step, code })
    return { rung }
  }
  // A database that is away for a moment must not leave the air empty: what may pass is tried again, to the very end.
  throw new StepFault('no-rung-left', `Nothing could be put on air: ${message}`, !mayPass)
}

/** So many are looked at: a store that has lost more files is lost as a whole. */
const LOOKED_AT = 5

/** The newest one whose file is there. */
const findLastGood = async ({ db, audioStore }: Services, row: BegunBroadcast): Promise<Found | undefined> => {
  const good = await db.prisma.broadcast.findMany({
    where: {
      schedulerId: row.schedulerId,
      state: 'delivered',
      rung: 'fresh',
      audioId: { not: null },
      airAt: { lt: new Date(row.airAt), gte: new Date(row.airAt - row.settings.staleLimitMinutes * 60_000) },
    },
    orderBy: { airAt: 'desc' },
    take: LOOKED_AT,
    select: { audioId: true, script: true },
  })
  for (const { audioId, script } of good)
    if (audioId && (await audioStore.has(audioId))) return { audioId, script: script as Script }
  return undefined
}

const makeEvergreen = async (services: Services, row: BegunBroadcast, signal: AbortSignal): Promise<Found> => {
  const script = await services.writer.write('evergreen', { ...writeInputOf(row), items: [], airedItemIds: new Set(), signal })
  return { script, audioId: await renderScript(services, requestOf(script, row), { signal, turn: turnOf(row) }) }
}

/** The audio of the ident that was made when the scheduler was saved. */
const readyIdent = async ({ db, audioStore }: Services, { schedulerId: id }: BegunBroadcast): Promise<string | undefined> => {
  const { identAudioId } = await db.prisma.scheduler.findUniqueOrThrow({ where: { id }, select: { identAudioId: true } })
  return identAudioId && (await audioStore.has(identAudioId)) ? identAudioId : undefined
}

const findIdent = async (services: Services, row: BegunBroadcast, signal: AbortSignal): Promise<Found | undefined> => {
  const ready = await readyIdent(services, row)
  const script = await services.writer
    .write('ident', { ...writeInputOf(row), items: [], airedItemIds: new Set(), signal })
    .catch((error: unknown) => {
      // What stands ready needs no writer.
      if (ready) return nameAlone(row.settings.stationName)
      throw error
    })
  return { script, audioId: ready ?? (await renderScript(services, requestOf(script, row), { signal, turn: turnOf(row) })) }
}

const nameAlone = (stationName: string): Script => ({
  title: stationName,
  segments: [{ kind: 'body', text: stationName, spoken: stationName, pauseAfterMs: 0 }],
  itemIds: [],
  writer: 'built-in',
})

/** Renders the ident that stands ready for the day when nothing else works. Run when a scheduler is saved. */
export const renderIdentOf = async (services: Services, schedulerId: string, signal: AbortSignal): Promise<void> => {
  const scheduler = await services.db.prisma.scheduler.findUnique({ where: { id: schedulerId }, include: { station: true } })
  if (!scheduler || scheduler.deletedAt) return
  const now = services.clock.now()
  const row = {
    airAt: now,
    timeZone: scheduler.station.timeZone,
    wall: new Date(now).toISOString().slice(0, 16),
    settings: {
      stationId: scheduler.stationId,
      hostName: scheduler.hostName,
      stationName: scheduler.stationName,
      location: scheduler.location,
      language: scheduler.language,
      voiceTone: scheduler.voiceTone,
      presentationType: scheduler.presentationType,
      customTask: scheduler.customTask,
      musicFormat: scheduler.musicFormat,
      inputMode: scheduler.inputMode as BegunBroadcast['settings']['inputMode'],
      sources: scheduler.sources,
      length: scheduler.length as 'short' | 'long',
      includeDateTime: scheduler.includeDateTime,
      loudnessLufs: scheduler.station.loudnessLufs as BegunBroadcast['settings']['loudnessLufs'],
      staleLimitMinutes: scheduler.station.staleLimitMinutes,
      aiNotice: scheduler.station.aiNotice,
    },
  }
  const script = await services.writer.write('ident', { ...writeInputOf(row), items: [], airedItemIds: new Set(), signal })
  // Whatever airs goes first.
  const turn = { station: scheduler.stationId, until: Number.POSITIVE_INFINITY }
  const audioId = await renderScript(services, requestOf(script, row), { signal, turn })
  await services.db.prisma.scheduler.update({ where: { id: schedulerId }, data: { identAudioId: audioId } })
}
