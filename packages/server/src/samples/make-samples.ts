import { setTimeout as wait } from 'node:timers/promises'
import { CATCH_UP_MS } from '@hourcast/domain/broadcasts/broadcast'
import { SAMPLE_PLANS, type SamplePlan } from '@hourcast/domain/samples/sample-plans'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { makeSample, type SampleServices } from './make-sample.ts'

/** No schedule wakes within this time: a sample takes seconds. */
const AHEAD_MS = 2 * MINUTE_MS
const LOOK_AGAIN_MS = 5_000
/** Between two of them, however quickly the first one was made. */
const LEAST_REST_MS = 500

// A broadcast has a row from its wake on. The first bulletin of a new instance goes before all samples.
const IS_BUSY = `
  SELECT EXISTS (SELECT FROM schedule WHERE next_wake_at < $1)
    OR EXISTS (SELECT FROM broadcast WHERE state IN ('planned', 'preparing') AND air_at > $2)
    OR ($3 AND NOT EXISTS (SELECT FROM broadcast WHERE state = 'delivered')) AS busy`

const isBusy = async ({ db, clock, config }: SampleServices): Promise<boolean> => {
  const now = clock.now()
  const values = [new Date(now + AHEAD_MS), new Date(now - CATCH_UP_MS), config.HOURCAST_DEMO === 'on']
  return (await db.pool.query<{ busy: boolean }>(IS_BUSY, values)).rows[0]?.busy === true
}

export type MakingOptions = {
  signal: AbortSignal
  /** Waits, and throws when the signal fires. */
  rest?: (ms: number) => Promise<unknown>
  plans?: readonly SamplePlan[]
}

/**
 * Makes the samples that are not there yet, one after the other, while nothing is due on air, and rests after each as long as it took: at
 * most half of the time is theirs. What is no sample any more goes; its audio, which nothing names then, is removed by housekeeping. Killed
 * in the middle, the next one goes on where it was.
 */
export const makeSamples = async (
  services: SampleServices,
  { signal, rest = (ms) => wait(ms, undefined, { signal, ref: false }), plans = SAMPLE_PLANS }: MakingOptions,
): Promise<void> => {
  const { db, config } = services
  if (config.HOURCAST_SAMPLES === 'off') return
  await db.pool.query('DELETE FROM sample WHERE id <> ALL ($1)', [plans.map(({ id }) => id)])
  for (const plan of plans) {
    signal.throwIfAborted()
    while (await isBusy(services)) await rest(LOOK_AGAIN_MS)
    const begun = performance.now()
    if ((await makeSample(services, plan, signal)) !== 'stands') await rest(Math.max(LEAST_REST_MS, performance.now() - begun))
  }
}
