import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { nameOf } from '@hourcast/domain/hosts/name-of'
import { PRESENTATION_TYPES } from '@hourcast/domain/hosts/presentation-types'
import { VOICE_TONES } from '@hourcast/domain/hosts/voice-tones'
import type { Sample } from '@hourcast/domain/samples/group-samples'
import { SAMPLE_PLANS, type SamplePlan } from '@hourcast/domain/samples/sample-plans'
import type { Script } from '@hourcast/domain/sources/content'
import type { Services } from '../services.ts'
import { sampleFeedPath } from './sample-feeds.ts'

/** A sample as a page shows and plays it. */
export type ShownSample = Sample & {
  id: string
  stationName: string
  tone: string
  /** BCP 47: of its words. */
  locale: string
  /** Where the feed that was read is served. */
  feedPath: string
  durationMs: number
  lufs: number
  segments: string[]
  marks: { segment: number; startMs: number; endMs: number }[]
  peaks: string | null
  madeAt: number
}

/** How far their making is; `isOn` is false where the operator wants none. */
export type SampleProgress = { total: number; ready: number; failed: number; isOn: boolean }

type Row = {
  id: string
  settings: SamplePlan
  script: Pick<Script, 'segments'>
  durationMs: number
  lufs: number
  marks: ShownSample['marks']
  peaks: string | null
  madeAt: Date
}

const READY = `
  SELECT sample.id, settings, script, duration_ms AS "durationMs", lufs, marks, peaks, made_at AS "madeAt"
  FROM sample JOIN audio ON audio.id = sample.audio_id WHERE key IS NOT NULL AND ($1::text IS NULL OR sample.id = $1)`

const shownOf = ({ settings, script, madeAt, ...row }: Row): ShownSample => ({
  ...row,
  Language: nameOf(LANGUAGES, settings.language),
  Style: settings.musicFormat,
  Category: nameOf(PRESENTATION_TYPES, settings.presentationType),
  HostName: settings.hostName,
  Location: settings.location,
  Path: `/samples/${row.id}.mp3`,
  stationName: settings.stationName,
  tone: nameOf(VOICE_TONES, settings.voiceTone),
  locale: LANGUAGES.find(({ value }) => value === settings.language)?.locale ?? 'en-US',
  feedPath: sampleFeedPath(settings.feed),
  segments: script.segments.map(({ text }) => text),
  madeAt: madeAt.getTime(),
})

type LoadServices = Pick<Services, 'db'>

/** Those that are ready, in no order. */
export const loadSamples = async ({ db }: LoadServices): Promise<ShownSample[]> =>
  (await db.pool.query<Row>(READY, [null])).rows.map(shownOf)

/** One that is ready; null while it is being made. */
export const findSample = async ({ db }: LoadServices, { id }: { id: string }): Promise<ShownSample | null> => {
  const [row] = (await db.pool.query<Row>(READY, [id])).rows
  return row ? shownOf(row) : null
}

const COUNTS = `
  SELECT count(*) FILTER (WHERE audio_id IS NOT NULL)::int AS ready,
    count(*) FILTER (WHERE audio_id IS NULL AND failed_code IS NOT NULL)::int AS failed FROM sample WHERE id = ANY ($1)`

export const countSamples = async ({ db, config }: Pick<Services, 'db' | 'config'>): Promise<SampleProgress> => {
  const { rows } = await db.pool.query<{ ready: number; failed: number }>(COUNTS, [SAMPLE_PLANS.map(({ id }) => id)])
  return { total: SAMPLE_PLANS.length, ...(rows[0] ?? { ready: 0, failed: 0 }), isOn: config.HOURCAST_SAMPLES === 'on' }
}
