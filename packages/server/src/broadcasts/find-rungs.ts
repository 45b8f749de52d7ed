import type { Rendering } from '@hourcast/audio/studio-types'
import type { Script } from '@hourcast/domain/sources/content'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import { firstWhole, MAX_CANDIDATES } from '../storage/audio-store.ts'
import { chimeAt } from '../storage/with-chimes.ts'
import { withinDeadline } from '../within-deadline.ts'
import { type BegunBroadcast, readScript } from './broadcast-row.ts'
import { writeInputOf } from './prepare.ts'
import { renderScript, requestOf, turnOf } from './render.ts'
import { findStockIdent, stockIdentScript } from './stock-ident.ts'

/** An audio for a broadcast. `rendering` is there where the audio may have no row yet. */
export type Found = { audioId: string; script?: Script; rendering?: Rendering }
export type FindRung = (services: Services, row: BegunBroadcast, signal: AbortSignal) => Promise<Found | undefined>

const AUDIO = { id: true, sizeBytes: true, sha256: true } as const
const IDENT_WORDS_MS = 1_000

/** The newest one whose file is whole. For a late slot that may be one that has aired after it. */
export const findLastGood: FindRung = async ({ db, audioStore }, row) => {
  const good = await db.prisma.broadcast.findMany({
    where: {
      schedulerId: row.schedulerId,
      id: { not: row.id },
      state: 'delivered',
      rung: 'fresh',
      audioId: { not: null },
      airAt: { gte: new Date(row.airAt - row.settings.staleLimitMinutes * MINUTE_MS) },
    },
    orderBy: { airAt: 'desc' },
    take: MAX_CANDIDATES,
    select: { script: true, audio: { select: AUDIO } },
  })
  const found = await firstWhole(audioStore, good, ({ audio }) => audio)
  if (!found?.audio) return undefined
  const script = readScript(found.script)
  return { audioId: found.audio.id, ...(script ? { script } : {}) }
}

export const makeEvergreen: FindRung = async (services, row, signal) => {
  const script = await services.writer.write('evergreen', { ...writeInputOf(row), items: [], airedItemIds: new Set(), signal })
  return { script, audioId: await renderScript(services, requestOf(script, row), { signal, turn: turnOf(row) }) }
}

/** The words of an ident; where the writer has none, the station's name is enough. */
const identScript = (services: Services, row: BegunBroadcast, signal: AbortSignal): Promise<Script> => {
  const late = () => new Error('the words of the ident took too long')
  const write = (ends: AbortSignal) =>
    services.writer.write('ident', { ...writeInputOf(row), items: [], airedItemIds: new Set(), signal: ends })
  return withinDeadline(IDENT_WORDS_MS, signal, late, write).catch((error: unknown) => {
    if (signal.aborted) throw error
    return nameAlone(row.settings.stationName)
  })
}

const nameAlone = (stationName: string): Script => ({
  title: stationName,
  segments: [{ kind: 'body', text: stationName, spoken: stationName, pauseAfterMs: 0 }],
  itemIds: [],
  leftOut: [],
  writer: 'built-in',
})

/** The ident that was made when the scheduler was saved. */
export const findReadyIdent: FindRung = async (services, row, signal) => {
  const { prisma } = services.db
  const scheduler = await prisma.scheduler.findUniqueOrThrow({ where: { id: row.schedulerId }, select: { identAudioId: true } })
  const id = scheduler.identAudioId
  const audio = id ? await prisma.audio.findUnique({ where: { id }, select: AUDIO }) : null
  if (!audio || !(await services.audioStore.isWhole(audio))) return undefined
  return { audioId: audio.id, script: await identScript(services, row, signal) }
}

export const makeIdent: FindRung = async (services, row, signal) => {
  const script = await identScript(services, row, signal)
  return { script, audioId: await renderScript(services, requestOf(script, row), { signal, turn: turnOf(row) }) }
}

/** The announcement without the station's name: it needs no voice, and no row that is there before. */
export const placeStockIdent: FindRung = async (services, { settings }) => {
  const rendering = await findStockIdent(services, settings)
  if (!rendering) return undefined
  const { id: audioId, mp3, sha256 } = rendering
  const { audioStore } = services
  if (!(await audioStore.isWhole({ id: audioId, sizeBytes: mp3.byteLength, sha256 }))) await audioStore.put(audioId, mp3)
  return { audioId, rendering, script: stockIdentScript(settings.language, settings.stationName) }
}

/** It needs nothing at all. */
export const ringChime = async ({ settings }: BegunBroadcast): Promise<Found> => {
  const rendering = await chimeAt(settings.loudnessLufs)
  const script: Script = { title: settings.stationName, segments: [], itemIds: [], leftOut: [], writer: 'built-in' }
  return { audioId: rendering.id, rendering, script }
}
