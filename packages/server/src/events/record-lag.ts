import type { Database } from '@hourcast/db/open-database'
import type { Services } from '../services.ts'
import type { KafkaBus } from './kafka/create-kafka-bus.ts'
import { createSleeper } from './sleeper.ts'

const EVERY_MS = 15_000
/** Two measurements and the time that Kafka may take to say nothing. */
const STALE = "interval '60 seconds'"

/** Events that each consumer has not acted on; null where Kafka did not say. Null as a whole without Kafka. */
export type ConsumerLag = Record<string, number | null> | null

const WRITE = `
  INSERT INTO consumer_lag (consumer, lag, measured_at) SELECT consumer, lag, now() FROM unnest($1::text[], $2::bigint[]) AS told (consumer, lag)
  ON CONFLICT (consumer) DO UPDATE SET lag = EXCLUDED.lag, measured_at = EXCLUDED.measured_at`
const UNKNOWN = 'UPDATE consumer_lag SET lag = NULL, measured_at = now()'
const READ = `SELECT consumer, lag::float8 AS lag FROM consumer_lag WHERE measured_at > clock_timestamp() - ${STALE} ORDER BY consumer`

/** Measures once and writes it down for those who do not talk to Kafka; nothing is written any more when `stopped` comes first. */
export const recordLag = async (
  { pool }: Pick<Database, 'pool'>,
  { readLag }: Pick<KafkaBus, 'readLag'>,
  stopped?: Promise<'stopped'>,
): Promise<void> => {
  const reading = readLag().catch(() => undefined)
  const lag = await (stopped ? Promise.race([reading, stopped]) : reading)
  if (lag === 'stopped') return
  if (lag === undefined) await pool.query(UNKNOWN)
  else await pool.query(WRITE, [Object.keys(lag), Object.values(lag)])
}

/** What the worker wrote last; null when no worker measures it, as without Kafka. */
export const findLag = async ({ pool }: Pick<Database, 'pool'>): Promise<ConsumerLag> => {
  const { rows } = await pool.query<{ consumer: string; lag: number | null }>(READ)
  return rows.length === 0 ? null : Object.fromEntries(rows.map(({ consumer, lag }) => [consumer, lag]))
}

/** Records the lag again and again: by one process, the one that relays. */
export const startRecordingLag = (
  { db, log }: Pick<Services, 'db' | 'log'>,
  kafka: Pick<KafkaBus, 'readLag'>,
): { stop(): Promise<void> } => {
  const sleeper = createSleeper()
  let isStopping = false
  let logStopped = () => {}
  // A broker that never answers holds up nobody who wants to end.
  const stopped = new Promise<'stopped'>((resolve) => {
    logStopped = () => resolve('stopped')
  })
  const run = async () => {
    while (!isStopping) {
      await recordLag(db, kafka, stopped).catch((error: Error) =>
        log.debug({ reason: error.message }, 'recording the lag failed'),
      )
      if (!isStopping) await sleeper.sleep(EVERY_MS)
    }
  }
  const running = run()
  return {
    async stop() {
      isStopping = true
      logStopped()
      sleeper.wake()
      await running
    },
  }
}
