import { createHash } from 'node:crypto'
import { EVENT_PAYLOADS, TOPICS } from '@hourcast/domain/events'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import type { OnAir } from './on-air.ts'

// The id follows from scheduler and minute: whichever process is first writes the event, the others' do nothing.
const APPEND = `
  INSERT INTO outbox (event_id, topic, key, type, payload, occurred_at)
  VALUES ($1, '${TOPICS.listening}', $2, 'link.fetched', $3::text::jsonb, $4) ON CONFLICT (event_id) DO NOTHING`

export type FetchRecorder = { record(onAir: Pick<OnAir, 'schedulerId' | 'broadcastId'>): Promise<void> }

/**
 * Tells, at most once a minute for each scheduler, that somebody fetched its audio. A hot link costs a look into a set: only
 * the first fetch of a minute writes. Never throws: listening goes on when counting does not.
 */
export const createFetchRecorder = ({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): FetchRecorder => {
  let minute = 0
  let recorded = new Set<string>()
  return {
    async record({ schedulerId, broadcastId }) {
      const now = clock.now()
      if (Math.floor(now / MINUTE_MS) !== minute) {
        minute = Math.floor(now / MINUTE_MS)
        recorded = new Set()
      }
      if (recorded.has(schedulerId)) return
      recorded.add(schedulerId)
      const eventId = createHash('sha256').update(`link.fetched|${schedulerId}|${minute}`).digest('hex').slice(0, 32)
      const payload = EVENT_PAYLOADS['link.fetched'].parse({ schedulerId, broadcastId })
      try {
        await db.pool.query(APPEND, [eventId, schedulerId, JSON.stringify(payload), new Date(now)])
      } catch (error) {
        log.warn(`recording a fetch failed: ${error instanceof Error ? error.message : error}`)
      }
    },
  }
}
