import { HEARD_ALERT } from '@hourcast/domain/samples/sample-plans'
import type { Services } from '../services.ts'
import { findSample } from './load-samples.ts'

/** An alert that this instance has made from the example sensor feed. Times in milliseconds, `madeAt` since 1970. */
export type HeardAlert = {
  audioPath: string
  /** Where the readings are served that it was made from. */
  feedPath: string
  text: string
  segments: string[]
  marks: { segment: number; startMs: number; endMs: number }[]
  seconds: number
  madeAt: number
  peaks: string | null
}

/** The industrial alert that visitors hear; null until it is made. */
export const loadHeardAlert = async (services: Pick<Services, 'db'>): Promise<HeardAlert | null> => {
  const sample = await findSample(services, { id: HEARD_ALERT })
  if (!sample) return null
  const { Path, feedPath, segments, marks, durationMs, madeAt, peaks } = sample
  const seconds = Math.round(durationMs / 1000)
  return { audioPath: Path, feedPath, text: segments.join(' '), segments, marks, seconds, madeAt, peaks }
}
