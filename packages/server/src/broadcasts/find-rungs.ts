import { createHash } from 'node:crypto'
import type { Rendering } from '@hourcast/audio/studio-types'
import type { Script } from '@hourcast/domain/sources/content'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { wordRulesOf } from '../script/words/word-rules.ts'
import type { Services } from '../services.ts'
import { firstWhole, MAX_CANDIDATES } from '../storage/audio-store.ts'
import { chimeAt } from '../storage/with-chimes.ts'
import { withinDeadline } from '../within-deadline.ts'
import { type BegunBroadcast, readScript } from './broadcast-row.ts'
import { writeInputOf } from './prepare.ts'
import { bulletinRequest, renderScript, turnOf, withMusic } from './render.ts'
import { findStockIdent, stockIdentScript } from './stock-ident.ts'

/** An audio for a broadcast. `rendering` is there where the audio may have no row yet. */
export type Found = { audioId: string; script?: Script; rendering?: Rendering }
export type FindRung = (services: Services, row: BegunBroadcast, signal: AbortSignal) => Promise<Found | undefined>

const AUDIO = { id: true, sizeBytes: true, sha256: true } as const
const IDENT_WORDS_MS = 1_000
/** What is made at the last moment has seconds: no voice is asked that may need longer. */
const WITHOUT_DELAY = { readyBy: 0 }

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
  // What was said before a word was listed is not said again.
  const { isNever } = wordRulesOf({ ...row.settings, words: row.settings.words ?? [] })
  const sayable = good.filter(({ script }) => !readScript(script)?.segments.some(({ text }) => isNever(text)))
  const found = await firstWhole(audioStore, sayable, ({ audio }) => audio)
  if (!found?.audio) return undefined
  const script = readScript(found.script)
  return { audioId: found.audio.id, ...(script ? { script } : {}) }
}

export const makeEvergreen: FindRung = async (services, row, signal) => {
  const script = await services.writer.write('evergreen', { ...writeInputOf(row), items: [], toldAt: new Map(), signal })
  const request = await bulletinRequest(services, script, row)
  return { script, audioId: await renderScript(services, request, { signal, turn: turnOf(row), ...WITHOUT_DELAY }) }
}

/** What the owner has recorded for the hour in which no bulletin can be made. At another loudness than it was mastered for it is mastered again. */
export const findRecording: FindRung = async ({ db, audioStore, studio }, { settings }, signal) => {
  const { stationId, stationName, loudnessLufs } = settings
  const place = { stationId_role: { stationId, role: 'last-rung' } }
  const chosen = await db.prisma.voiceRole.findUnique({
    where: place,
    select: { voice: { select: { name: true, audio: true } } },
  })
  if (!chosen) return undefined
  const { name, audio } = chosen.voice
  const script: Script = { title: name, segments: [], itemIds: [], leftOut: [], writer: 'built-in' }
  if (Math.abs(audio.lufs - loudnessLufs) <= 1)
    return (await audioStore.isWhole(audio)) ? { audioId: audio.id, script } : undefined
  const bytes = Uint8Array.from(await audioStore.read(audio))
  const tags = { title: name, station: stationName }
  const mastered = await studio.masterRecording({ bytes, loudnessLufs, tags }, { station: stationId, signal })
  if (!mastered.ok) return undefined
  const id = createHash('sha256').update(`${audio.id} at ${loudnessLufs}`).digest('hex')
  await audioStore.put(id, mastered.rendering.mp3)
  return { audioId: id, rendering: { id, ...mastered.rendering }, script }
}

/** The words of an ident; where the writer has none, the station's name is enough. */
const identScript = (services: Services, row: BegunBroadcast, signal: AbortSignal): Promise<Script> => {
  const late = () => new Error('the words of the ident took too long')
  const write = (ends: AbortSignal) =>
    services.writer.write('ident', { ...writeInputOf(row), items: [], toldAt: new Map(), signal: ends })
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
  return {
    script,
    audioId: await renderScript(services, withMusic(script, row), { signal, turn: turnOf(row), ...WITHOUT_DELAY }),
  }
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
