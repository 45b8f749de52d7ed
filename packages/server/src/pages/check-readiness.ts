import type { Services } from '../services.ts'

/** A worker that has given no sign of life for this long does not count. It beats every five seconds. */
const STALE_MS = 15_000

export type Readiness = {
  ready: boolean
  database: 'ok' | 'away'
  worker: 'ok' | 'none' | 'silent'
  engineAgeSeconds: number | null
}

/** Whether broadcasts will air: the database answers, a worker holds the lease and is alive. No secrets, no addresses. */
export const checkReadiness = async ({ db }: Pick<Services, 'db'>): Promise<Readiness> => {
  try {
    const { rows } = await db.pool.query<{ beat_ms: number; age_s: number }>(
      `SELECT (extract(epoch FROM clock_timestamp() - beat_at) * 1000)::float8 AS beat_ms,
         extract(epoch FROM clock_timestamp() - acquired_at)::float8 AS age_s FROM worker_lease`,
    )
    const [lease] = rows
    if (!lease) return { ready: false, database: 'ok', worker: 'none', engineAgeSeconds: null }
    const isAlive = lease.beat_ms < STALE_MS
    return { ready: isAlive, database: 'ok', worker: isAlive ? 'ok' : 'silent', engineAgeSeconds: Math.round(lease.age_s) }
  } catch {
    return { ready: false, database: 'away', worker: 'none', engineAgeSeconds: null }
  }
}
