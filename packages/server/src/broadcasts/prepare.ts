import { CATCH_UP_MS } from '@hourcast/domain/broadcasts/broadcast'
import { modelMs } from '@hourcast/domain/broadcasts/deadlines'
import type { Script, ScriptSegment } from '@hourcast/domain/sources/content'
import type { ItemMemory } from '@hourcast/domain/sources/item-memory'
import { unmaskSources } from '@hourcast/domain/sources/masked-sources'
import { untoldOnAir } from '@hourcast/domain/sources/untold'
import { noteReadings } from '../feeds/note-readings.ts'
import type { WriteInput } from '../script/script-types.ts'
import type { Services } from '../services.ts'
import { openSources } from '../sources/sealed-sources.ts'
import { type BegunBroadcast, type BroadcastSettings, isRendered, readScript, requireBegun } from './broadcast-row.ts'
import { StepFault } from './step-fault.ts'
import { storable } from './storable.ts'

export type StepInput = { broadcastId: string }

/** Faults that another try within a minute will not mend. */
const FINAL_SOURCE_FAULTS = new Set(
  (
    'invalid-url invalid-curl invalid-header scheme credentials port invalid-host private-address too-many-redirects too-large ' +
    'own-address broken-encoding too-costly not-text not-a-feed broken-feed empty entities not-json no-text too-many-sources unreadable'
  ).split(' '),
)

/** Reads the sources into the row. Throws when none of them gave anything. */
export const readContent = async (
  services: Services,
  { broadcastId }: StepInput,
  signal: AbortSignal,
): Promise<{ items: number }> => {
  const row = await requireBegun(services, broadcastId)
  if (isRendered(row)) return { items: row.items?.length ?? 0 }
  services.studio.warmUp()
  const { settings } = row
  const { stationId, inputMode: mode } = settings
  const urls = wholeSources(services, settings)
  const { items, faults, readings } = await services.readSources({ stationId, mode, urls, signal })
  signal.throwIfAborted()
  await services.db.prisma.broadcast.update({ where: { id: broadcastId }, data: { content: { items, faults } } })
  if (readings) await noteReadings(services, { stationId, urls, readings })
  if (items.length > 0) return { items: items.length }
  // One source that may come back is worth another try, however final the others' faults are.
  const fault = faults.find(({ code }) => !FINAL_SOURCE_FAULTS.has(code)) ?? faults[0]
  if (!fault) throw new StepFault('empty', 'The sources hold nothing to read.', false)
  throw new StepFault(fault.code, fault.message, FINAL_SOURCE_FAULTS.has(fault.code))
}

/** With what their headers hold, for the request alone. */
const wholeSources = (
  { sealer }: Pick<Services, 'sealer'>,
  { stationId, sources, sealedSources }: BroadcastSettings,
): string[] => {
  const whole = unmaskSources(sources, openSources(sealer, stationId, sealedSources))
  if (!whole.ok) throw new StepFault('sealed', whole.problem.message, true)
  return whole.value
}

/** Writes the script for the air time into the row; what was aired before comes last or not at all. A slow model leaves time to speak. */
export const writeScript = async (
  services: Services,
  { broadcastId, until }: StepInput & { until?: number },
  signal: AbortSignal,
): Promise<{ segments: number }> => {
  const row = await requireBegun(services, broadcastId)
  if (isRendered(row) && row.script) return { segments: row.script.segments.length }
  const before = await findScriptsBefore(services, row)
  const script = await services.writer.write('bulletin', {
    ...writeInputOf(row),
    items: row.items ?? [],
    toldAt: await findToldAt(services, row),
    ...saidBefore(before),
    ...(until === undefined ? {} : { modelMs: modelMs(until, services.clock.now()) }),
    signal,
  })
  signal.throwIfAborted()
  const none = untoldOnAir(script, row.airAt, before[0] ?? null)
  await saveScript(services, broadcastId, none ? { ...script, untold: none } : script)
  return { segments: script.segments.length }
}

export const saveScript = async ({ db }: Pick<Services, 'db'>, broadcastId: string, script: Script): Promise<void> => {
  await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { script: storable(script) } })
}

export const writeInputOf = ({ settings, airAt, timeZone }: Pick<BegunBroadcast, 'settings' | 'airAt' | 'timeZone'>) => ({
  language: settings.language,
  tone: settings.voiceTone,
  presentationType: settings.presentationType,
  length: settings.length,
  customTask: settings.customTask,
  hostName: settings.hostName,
  stationName: settings.stationName,
  location: settings.location,
  musicFormat: settings.musicFormat,
  musicBed: settings.musicBed ?? false,
  includeDateTime: settings.includeDateTime,
  aiNotice: settings.aiNotice,
  words: settings.words ?? [],
  airAt,
  timeZone,
})

/** Longer after its air time no broadcast is open: what it read is remembered, or was not heard. */
const OPEN_MS = 3 * CATCH_UP_MS

/** 'Run now' goes beside the plan: planned bulletins do not know of it, but it knows of them and of those like it. */
const heardBy = ({ kind }: Pick<BegunBroadcast, 'kind'>) => (kind === 'slot' ? { kind } : {})

const AIRED = `
  SELECT item_id, max(aired_at) AS aired_at FROM (
    SELECT item_id, aired_at FROM aired_item WHERE scheduler_id = $1 AND item_id = ANY ($2)
    UNION ALL SELECT item_id, aired_at FROM aired_beside WHERE $3 = 'now' AND scheduler_id = $1 AND item_id = ANY ($2)) AS aired
  GROUP BY item_id`

/**
 * When the scheduler last read the items of this broadcast. What it is about to read in an earlier one counts: preparation begins before
 * that one airs, and it is remembered only when the last of its targets has ended.
 */
const findToldAt = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, row: BegunBroadcast): Promise<ItemMemory> => {
  const { schedulerId } = row
  const ids = new Set((row.items ?? []).map(({ id }) => id))
  const { rows: aired } = await db.pool.query<{ item_id: string; aired_at: Date }>(AIRED, [schedulerId, [...ids], row.kind])
  const open = await db.prisma.broadcast.findMany({
    where: {
      schedulerId,
      ...heardBy(row),
      state: { in: ['preparing', 'staged'] },
      airAt: { lt: new Date(row.airAt), gte: new Date(clock.now() - OPEN_MS) },
      OR: [{ rung: null }, { rung: 'fresh' }],
    },
    orderBy: { airAt: 'asc' },
    select: { script: true, airAt: true },
  })
  const read = open.flatMap(({ script, airAt }) =>
    (readScript(script)?.itemIds ?? []).map((item_id) => ({ item_id, aired_at: airAt })),
  )
  return new Map(
    [...aired, ...read].filter(({ item_id }) => ids.has(item_id)).map(({ item_id, aired_at }) => [item_id, aired_at.getTime()]),
  )
}

/** How many bulletins back a host says its openings and sign-offs otherwise. */
const RECENT = 2

const AROUND: ReadonlySet<ScriptSegment['kind']> = new Set(['greeting', 'body', 'sign-off'])

/** And how many it is looked whether they had anything to tell: half a day of an hourly host. */
const LOOKED_AT = 12

/** The last bulletins of this host, the newest first. */
const findScriptsBefore = async ({ db }: Pick<Services, 'db'>, row: BegunBroadcast): Promise<Script[]> => {
  const last = await db.prisma.broadcast.findMany({
    where: { schedulerId: row.schedulerId, ...heardBy(row), airAt: { lt: new Date(row.airAt) }, rung: 'fresh' },
    orderBy: { airAt: 'desc' },
    take: LOOKED_AT,
    select: { script: true },
  })
  return last.flatMap(({ script }) => readScript(script) ?? [])
}

/** What stood around the stories of the last bulletins, or in their place. */
const saidBefore = (scripts: readonly Script[]): Required<Pick<WriteInput, 'recentlySaid' | 'saidNothingNew'>> => {
  const segments = scripts.slice(0, RECENT).flatMap((script) => script.segments)
  return {
    recentlySaid: new Set(segments.filter(({ kind }) => AROUND.has(kind)).map(({ text }) => text)),
    saidNothingNew: saidNothingNew(scripts.map(({ itemIds }) => itemIds)),
  }
}

/** By the stories of the last bulletins, the newest first: one told nothing, and none since then told anything for the first time. */
const saidNothingNew = (told: readonly string[][]): boolean => {
  const before = (at: number) => new Set(told.slice(at + 1).flat())
  const newest = told.findIndex((ids, at) => ids.length > 0 && ids.some((id) => !before(at).has(id)))
  const silent = told.findIndex((ids) => ids.length === 0)
  return silent >= 0 && (newest < 0 || silent < newest)
}
