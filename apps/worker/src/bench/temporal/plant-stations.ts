import type { Database } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { wakeAt } from '@hourcast/domain/slots/schedule-state'
import { SPREAD_WINDOW_MS, spreadMs } from '@hourcast/domain/slots/spread'

export type Planting = {
  count: number
  kinds: readonly DeliveryKind[]
  leadMinutes: number
  airAt: number
  /** Only schedules whose preparation begins so soon before the lead: a batch that is due at one instant. */
  spreadBelowMs?: number
}

const OWNERS = 'INSERT INTO owner (id, email) SELECT id, id || $2 FROM unnest($1::text[]) id'
const STATIONS = "INSERT INTO station (id, owner_id, name, lead_minutes) SELECT id, id, 'Bench', $2 FROM unnest($1::text[]) id"
const SCHEDULERS = `
  INSERT INTO scheduler (id, station_id, host_name, station_name, location, language, voice_tone, presentation_type, input_mode, sources, length)
  SELECT id, id, 'Clara', 'Bench', '', 0, 0, 1, 'rss', '{feed.example}', 'short' FROM unnest($1::text[]) id`
const TARGETS = `
  INSERT INTO target (id, scheduler_id, kind, sealed) SELECT id || kind, id, kind, CASE kind WHEN 'ftp' THEN 'never opened' END
  FROM unnest($1::text[]) id, unnest($2::text[]) kind`
const SCHEDULES = `
  INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours, next_air_at, next_wake_at)
  SELECT ref, ref, 'a', 0, '{1,2,3,4,5,6,7}', '{0:00}', $2, wake_at FROM unnest($1::text[], $3::timestamptz[]) AS planted (ref, wake_at)`

const refWithin = (spreadBelowMs: number): string => {
  for (;;) {
    const ref = randomId()
    if (spreadMs(ref, SPREAD_WINDOW_MS) < spreadBelowMs) return ref
  }
}

/** Stations of which each has one schedule with one slot ahead, all at one instant. Nothing is signalled. Returns the ids of the schedules. */
export const plantStations = async (
  { pool }: Pick<Database, 'pool'>,
  { count, kinds, leadMinutes, airAt, spreadBelowMs = SPREAD_WINDOW_MS }: Planting,
): Promise<string[]> => {
  const refs = Array.from({ length: count }, () => refWithin(spreadBelowMs))
  const clocks = { leadMs: leadMinutes * 60_000, spreadWindowMs: SPREAD_WINDOW_MS }
  await pool.query(OWNERS, [refs, '@bench.example'])
  await pool.query(STATIONS, [refs, leadMinutes])
  await pool.query(SCHEDULERS, [refs])
  await pool.query(TARGETS, [refs, kinds])
  await pool.query(SCHEDULES, [refs, new Date(airAt), refs.map((ref) => new Date(wakeAt(clocks, ref, airAt)))])
  return refs
}
