import { TOPICS } from '@hourcast/domain/events'
import { foldAnalytics } from './fold-analytics.ts'
import { foldPickUps } from './fold-pick-ups.ts'
import type { Projection } from './projection.ts'

const ADD = `
  INSERT INTO analytics_day AS kept (scheduler_id, day, delivered, fresh, fell_back, failed, missed, late, link_fetches, lateness_sum_ms, lateness_max_ms)
  SELECT "schedulerId", day, delivered, fresh, "fellBack", failed, missed, late, "linkFetches", "latenessSumMs", "latenessMaxMs"
  FROM jsonb_to_recordset($1::text::jsonb) AS told ("schedulerId" text, day date, delivered integer, fresh integer, "fellBack" integer,
    failed integer, missed integer, late integer, "linkFetches" integer, "latenessSumMs" bigint, "latenessMaxMs" integer)
  ON CONFLICT (scheduler_id, day) DO UPDATE SET delivered = kept.delivered + EXCLUDED.delivered, fresh = kept.fresh + EXCLUDED.fresh,
    fell_back = kept.fell_back + EXCLUDED.fell_back, failed = kept.failed + EXCLUDED.failed, missed = kept.missed + EXCLUDED.missed,
    late = kept.late + EXCLUDED.late, link_fetches = kept.link_fetches + EXCLUDED.link_fetches,
    lateness_sum_ms = kept.lateness_sum_ms + EXCLUDED.lateness_sum_ms,
    lateness_max_ms = greatest(kept.lateness_max_ms, EXCLUDED.lateness_max_ms)`

const ADD_HOURS = `
  INSERT INTO analytics_hour AS kept (scheduler_id, hour, family, pick_ups, clients)
  SELECT "schedulerId", to_timestamp(hour / 1000.0), family, "pickUps", clients
  FROM jsonb_to_recordset($1::text::jsonb) AS told ("schedulerId" text, hour float8, family text, "pickUps" integer, clients integer)
  ON CONFLICT (scheduler_id, hour, family) DO UPDATE SET pick_ups = kept.pick_ups + EXCLUDED.pick_ups, clients = kept.clients + EXCLUDED.clients`

/** Counts for each scheduler and day, and of its pick-ups for each hour and family of clients. Counting is not repeatable: it stands on each event being told once. */
export const ANALYTICS: Projection = {
  consumer: 'analytics',
  topics: [TOPICS.broadcasts, TOPICS.listening],
  tables: [
    { name: 'analytics_day', key: ['scheduler_id', 'day'] },
    { name: 'analytics_hour', key: ['scheduler_id', 'hour', 'family'] },
  ],
  // 'anly' in ASCII.
  lock: 0x616e6c79,
  async project(sql, events) {
    const days = foldAnalytics(events)
    if (days.length > 0) await sql(ADD, [JSON.stringify(days)])
    const hours = foldPickUps(events)
    if (hours.length > 0) await sql(ADD_HOURS, [JSON.stringify(hours)])
  },
}
