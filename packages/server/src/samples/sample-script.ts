import type { SamplePlan } from '@hourcast/domain/samples/sample-plans'
import { HOUR_MS } from '@hourcast/domain/time-units'
import type { BegunBroadcast } from '../broadcasts/broadcast-row.ts'
import { writeInputOf } from '../broadcasts/prepare.ts'
import type { WriteInput } from '../script/script-types.ts'
import { readSampleFeed } from './read-sample-feed.ts'
import { sampleFeedPath } from './sample-feeds.ts'

/** A Monday. Always the same: the same settings and words give the same audio. */
const DAY = Date.UTC(2026, 10, 23)

export type SampleRow = Pick<BegunBroadcast, 'settings' | 'airAt' | 'wall' | 'timeZone'>

/** The broadcast that a sample would be: what the pipeline needs to know of it. Over its music, where nobody says otherwise. */
export const sampleRow = (plan: SamplePlan & { musicBed?: boolean }): SampleRow => {
  const { language, presentationType, voiceTone, musicFormat, hostName, stationName, location, customTask, inputMode, length } =
    plan
  const airAt = DAY + plan.hour * HOUR_MS
  return {
    airAt,
    wall: new Date(airAt).toISOString().slice(0, 16),
    timeZone: 'UTC',
    settings: {
      ...{ language, presentationType, voiceTone, musicFormat, hostName, stationName, location, customTask, inputMode, length },
      musicBed: plan.musicBed ?? true,
      stationId: 'samples',
      sources: [sampleFeedPath(plan.feed)],
      // It is heard on any day.
      includeDateTime: false,
      loudnessLufs: -16,
      staleLimitMinutes: 0,
      aiNotice: false,
    },
  }
}

/** What its writer is given: the same as on air. */
export const sampleWriteInput = (plan: SamplePlan & { musicBed?: boolean }, signal?: AbortSignal): WriteInput => ({
  ...writeInputOf(sampleRow(plan)),
  items: readSampleFeed(plan),
  toldAt: new Map(),
  ...(signal ? { signal } : {}),
})
