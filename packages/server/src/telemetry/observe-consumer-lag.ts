import type { Database } from '@hourcast/db/open-database'
import { findLag } from '../events/record-lag.ts'
import { inTime } from './in-time.ts'
import { meter } from './instruments.ts'

/**
 * How far each consumer of the bus is behind, as it was measured last; not a number where nobody knows. Without a bus of its own there is
 * no such gauge. Gives what ends it.
 */
export const observeConsumerLag = (db: Pick<Database, 'pool'>): (() => void) => {
  const gauge = meter().createObservableGauge('hourcast_consumer_lag_events', {
    description: 'Events on the bus that a consumer has not acted on',
  })
  const seen = new Set<string>()
  const look: Parameters<typeof gauge.addCallback>[0] = async (result) => {
    const lags = (await inTime(findLag(db)).catch(() => null)) ?? {}
    for (const consumer of Object.keys(lags)) seen.add(consumer)
    // A gauge that is not observed would go on saying what it said last.
    for (const consumer of seen) result.observe(lags[consumer] ?? Number.NaN, { consumer })
  }
  gauge.addCallback(look)
  return () => gauge.removeCallback(look)
}
