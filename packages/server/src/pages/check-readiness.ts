import { type ConsumerLag, findLag } from '../events/record-lag.ts'
import type { Services } from '../services.ts'

/** A worker that has given no sign of life for this long does not count. It beats every five seconds. */
const STALE_MS = 15_000

export type Readiness = {
  ready: boolean
  database: 'ok' | 'away'
  worker: 'ok' | 'none' | 'silent'
  engineAgeSeconds: number | null
  /** Shown, and no reason not to be ready: what airs waits for no event, and taking pages away would not make consumers quicker. */
  consumerLag: ConsumerLag
}

/** Whether broadcasts will air: the database answers, a worker holds the lease and is alive. No secrets, no addresses. */
export const checkReadiness = async ({ db }: Pick<Services, 'db'>): Promise<Readiness> => {
  try {
    // By the database's clock.
    const { rows } = await db.pool.query<{ beat_ms: number; age_s: number }>(
      `SELECT (extract(epoch FROM clock_timestamp() - beat_at) * 1000)::float8 AS beat_ms,
         extract(epoch FROM clock_timestamp() - acquired_at)::float8 AS age_s FROM worker_lease`,
    )
    const [lease] = rows
    const consumerLag = await findLag(db)
    if (!lease) return { ready: false, database: 'ok', worker: 'none', engineAgeSeconds: null, consumerLag }
    const isAlive = lease.beat_ms < STALE_MS
    const engineAgeSeconds = Math.round(lease.age_s)
    return { ready: isAlive, database: 'ok', worker: isAlive ? 'ok' : 'silent', engineAgeSeconds, consumerLag }
  } catch {
    return { ready: false, database: 'away', worker: 'none', engineAgeSeconds: null, consumerLag: null }
  }
}
