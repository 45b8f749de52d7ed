import type { Rendering, RenderRequest } from '@hourcast/audio/studio-types'
import { lockName } from '@hourcast/db/lock-name'
import { inSqlTransaction, inTransaction, type Sql } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import type { Rung } from '@hourcast/domain/broadcasts/broadcast'
import type { Turn } from '@hourcast/domain/broadcasts/turns'
import { findLanguage } from '@hourcast/domain/hosts/languages'
import { type Script, TARGET_SECONDS } from '@hourcast/domain/sources/content'
import { SECOND_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import { noteAudio, takeNoteBack } from '../storage/note-audio.ts'
import { type BegunBroadcast, eventOf, isRendered, requireBegun } from './broadcast-row.ts'
import type { StepInput } from './prepare.ts'
import { StepFault } from './step-fault.ts'
import { withBed } from './with-bed.ts'
import { withRecordings } from './with-recordings.ts'

export type SpeakingStage = 'speaking' | 'mastering'

type RenderServices = Pick<Services, 'db' | 'studio' | 'audioStore' | 'clock'> & Partial<Pick<Services, 'log'>>

/** Speaks and masters a script, or finds the file that the same script has given before. Gives the audio's id. */
export const renderScript = async (
  { studio, audioStore, db }: RenderServices,
  request: RenderRequest,
  options: { signal: AbortSignal; onStage?: (stage: SpeakingStage) => void; turn: Turn; readyBy?: number },
): Promise<string> => {
  const isKept = (prisma: AudioRows, id: string): Promise<boolean> => isAudioWhole({ db: { prisma }, audioStore }, id)
  const wanted = studio.idOf(request)
  if (await isKept(db.prisma, wanted)) return wanted
  const rendering = await studio.render(request, options)
  const { id, mp3 } = rendering
  const facts = factsOf(rendering)
  await noteAudio(db, id)
  await inTransaction(db, async ({ tx, sql }) => {
    await lockName(sql, id)
    await takeNoteBack(sql, id)
    // A neural voice never speaks twice alike: of two renders of one script the first is kept, or the row would tell of the other's file.
    if (await isKept(tx, id)) return
    // First the file, then the row that names it: a row without its file would be silence on air.
    await audioStore.put(id, mp3)
    await tx.audio.upsert({ where: { id }, create: { id, ...facts }, update: facts })
  })
  return id
}

type AudioRows = Pick<Services['db']['prisma'], 'audio'>

const factsOf = ({ mp3, sha256, durationMs, lufs, truePeakDbtp, marks, peaks, speaker }: Rendering) => ({
  sha256,
  sizeBytes: mp3.byteLength,
  durationMs: Math.round(durationMs),
  lufs,
  truePeakDbtp,
  marks,
  peaks: peaks ?? null,
  speaker,
})

/** There is a row for this audio, and its file is as the row says. */
export const isAudioWhole = async (
  { db, audioStore }: Pick<Services, 'audioStore'> & { db: { prisma: AudioRows } },
  audioId: string | null,
): Promise<boolean> => {
  const audio = audioId ? await db.prisma.audio.findUnique({ where: { id: audioId } }) : null
  return audio !== null && audioStore.isWhole(audio)
}

/** Who speaks, and how loud. */
type Speaker = Pick<BegunBroadcast['settings'], 'language' | 'voiceTone' | 'hostName' | 'voice' | 'stationName' | 'loudnessLufs'>

export const requestOf = (
  script: Pick<Script, 'segments' | 'title'>,
  { settings, wall }: Pick<BegunBroadcast, 'wall'> & { settings: Speaker },
): RenderRequest => ({
  segments: script.segments.map(({ spoken, pauseAfterMs }) => ({ spoken, pauseAfterMs })),
  language: settings.language,
  tone: settings.voiceTone,
  hostName: settings.hostName,
  ...(settings.voice ? { voice: settings.voice } : {}),
  loudnessLufs: settings.loudnessLufs,
  tags: {
    title: script.title,
    host: settings.hostName,
    station: settings.stationName,
    date: wall.slice(0, 10),
    language: findLanguage(settings.language)?.locale ?? 'en-US',
  },
})

/** The same over its music, where its host has some, with the station's signature. */
export const withMusic = (
  script: Pick<Script, 'segments' | 'title'>,
  row: Pick<BegunBroadcast, 'wall'> & { settings: Speaker & Pick<BegunBroadcast['settings'], 'musicFormat' | 'musicBed'> },
): RenderRequest => withBed(requestOf(script, row), script.segments, row.settings)

/** The same of a whole bulletin, as long as its owner wants it. */
export const withLength = (
  script: Pick<Script, 'segments' | 'title'>,
  row: Pick<BegunBroadcast, 'wall'> & {
    settings: Speaker & Pick<BegunBroadcast['settings'], 'musicFormat' | 'musicBed' | 'length'>
  },
): RenderRequest => ({ ...withMusic(script, row), targetMs: TARGET_SECONDS[row.settings.length] * SECOND_MS })

/** The same between the station's own recordings. */
export const bulletinRequest = (
  services: Parameters<typeof withRecordings>[0],
  script: Pick<Script, 'segments' | 'title'>,
  row: Pick<BegunBroadcast, 'settings' | 'wall'>,
): Promise<RenderRequest> => withRecordings(services, row.settings.stationId, withLength(script, row))

/** Before a voice: what airs first is spoken first, in turns between stations. */
export const turnOf = ({ settings, airAt }: Pick<BegunBroadcast, 'settings' | 'airAt'>): Turn => ({
  station: settings.stationId,
  until: airAt,
})

/** The fresh bulletin: the row's script becomes its audio. After `until` (epoch milliseconds) it is no longer wanted. */
export const renderBroadcast = async (
  services: RenderServices,
  { broadcastId, until }: StepInput & { until?: number },
  options: { signal: AbortSignal; onStage?: (stage: SpeakingStage) => void },
): Promise<{ audioId: string }> => {
  const row = await requireBegun(services, broadcastId)
  if (isRendered(row) && (await isAudioWhole(services, row.audioId))) return { audioId: row.audioId }
  if (!row.script) throw new StepFault('no-script', 'There is no script to speak.', true)
  const request = await bulletinRequest(services, row.script, row)
  const readyBy = until === undefined ? {} : { readyBy: until }
  const audioId = await renderScript(services, request, { ...options, turn: turnOf(row), ...readyBy })
  options.signal.throwIfAborted()
  await putOnAir(services, row, { rung: 'fresh', audioId })
  return { audioId }
}

// What stands there alike is left alone: thousands that ring one chime at one instant do not wait for each other's row.
const NAME_AUDIO = `
  INSERT INTO audio (id, sha256, size_bytes, duration_ms, lufs, true_peak_dbtp, marks, peaks) SELECT $1, $2, $3, $4, $5, $6, $7, $8
  WHERE NOT EXISTS (SELECT FROM audio WHERE id = $1 AND sha256 = $2 AND size_bytes = $3)
  ON CONFLICT (id) DO UPDATE SET sha256 = EXCLUDED.sha256, size_bytes = EXCLUDED.size_bytes, duration_ms = EXCLUDED.duration_ms,
    lufs = EXCLUDED.lufs, true_peak_dbtp = EXCLUDED.true_peak_dbtp, marks = EXCLUDED.marks, peaks = EXCLUDED.peaks`

const nameAudio = async (sql: Sql, rendering: Rendering): Promise<void> => {
  const { sha256, sizeBytes, durationMs, lufs, truePeakDbtp, marks, peaks } = factsOf(rendering)
  await sql(NAME_AUDIO, [rendering.id, sha256, sizeBytes, durationMs, lufs, truePeakDbtp, JSON.stringify(marks), peaks])
}

/** The broadcast has its audio: row and event in one transaction. A rung further down may replace it, never one further up. */
export const putOnAir = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  row: BegunBroadcast,
  {
    rung,
    audioId,
    script,
    fault,
    rendering,
  }: {
    rung: Rung
    audioId: string
    script?: Script
    fault?: { step: string; code: string; message: string }
    /** Of an audio that may have no row yet: it gets one with the broadcast's own. */
    rendering?: Rendering
  },
): Promise<void> => {
  const now = clock.now()
  await inSqlTransaction(db, async ({ sql }) => {
    if (rendering) await nameAudio(sql, rendering)
    const [audio] = await sql<{ duration_ms: number; lufs: number }>('SELECT duration_ms, lufs FROM audio WHERE id = $1', [
      audioId,
    ])
    const changed = await sql<{ id: string }>(
      `UPDATE broadcast SET rung = $2, audio_id = $3, script = coalesce($4::jsonb, script), prepared_at = $5,
         failed_step = $6, failed_code = $7, failed_detail = $8
       WHERE id = $1 AND (state = 'preparing' OR (state = 'staged' AND $2 <> 'fresh')) AND (rung IS DISTINCT FROM $2 OR audio_id IS DISTINCT FROM $3) RETURNING id`,
      [
        row.id,
        rung,
        audioId,
        script ? JSON.stringify(script) : null,
        new Date(now),
        fault?.step ?? null,
        fault?.code ?? null,
        fault?.message ?? null,
      ],
    )
    if (changed.length === 0 || !audio) return
    const event = eventOf(row)
    if (fault && rung !== 'fresh')
      await appendEvents(
        sql,
        [{ type: 'broadcast.fell-back', key: row.schedulerId, payload: { ...event, rung, step: fault.step, code: fault.code } }],
        now,
      )
    await appendEvents(
      sql,
      [
        {
          type: 'broadcast.prepared',
          key: row.schedulerId,
          payload: { ...event, rung, audioId, durationMs: audio.duration_ms, lufs: audio.lufs },
        },
      ],
      now,
    )
  })
}
