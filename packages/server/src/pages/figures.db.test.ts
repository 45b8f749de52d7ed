import type { HistoryPlace, Outcome } from '@hourcast/domain/broadcasts/history-filter'
import type { SlotOutcome } from '@hourcast/domain/overview/slot-outcome'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type HistoryLine, listHistory } from '../history/list-history.ts'
import { listSchedulers } from '../schedulers/list-schedulers.ts'
import type { AudioStore } from '../storage/audio-store.ts'
import { loadAnalytics } from './load-analytics.ts'
import { loadOverview } from './load-overview.ts'
import { givenFigures, NOW } from './testing/given-figures.ts'

const byKey = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b))

// Each figure that the owner's pages show is counted a second time, by SQL that knows nothing of how the pages count.

test('the strip of the overview has each slot of the last day once, under what became of it', async () => {
  const { db, stationId, rows } = await givenFigures()
  const audioStore = { isWhole: async () => true } as unknown as AudioStore
  const { day } = await loadOverview({ db, audioStore, config: readConfig({}) }, { stationId, now: NOW })
  const counted = await rows<{ hostName: string; outcome: SlotOutcome; count: number }>(
    `SELECT host_name AS "hostName", CASE WHEN state IN ('failed', 'missed') THEN state WHEN rung <> 'fresh' THEN 'fell-back' WHEN late THEN 'late' ELSE 'fresh' END AS outcome,
       count(*)::integer AS count
     FROM broadcast JOIN scheduler ON scheduler.id = scheduler_id
     WHERE station_id = $1 AND state <> 'cancelled' AND broadcast.kind = 'slot' AND air_at > $2::timestamptz - interval '24 hours' AND air_at <= $2
     GROUP BY 1, 2`,
    new Date(NOW),
  )
  const shown = day.hosts.flatMap(({ hostName, slots }) =>
    [...new Set(slots.map(({ outcome }) => outcome))].map((outcome) => ({
      ...{ hostName, outcome, count: slots.filter((slot) => slot.outcome === outcome).length },
    })),
  )
  expect(shown.toSorted(byKey)).toEqual(counted.toSorted(byKey))
  expect(new Set(counted.map(({ outcome }) => outcome)).size).toBeGreaterThan(3)
})

test('the weeks of the analytics count each broadcast of each host once, and their minutes', async () => {
  const { db, stationId, rows } = await givenFigures()
  const { weeks } = await loadAnalytics({ db }, { stationId, now: NOW })
  const counted = await rows(
    `WITH told AS (
       SELECT scheduler_id, to_char(air_at AT TIME ZONE 'Europe/Berlin', 'IYYY-IW') AS week, duration_ms,
         CASE WHEN state <> 'delivered' THEN state WHEN rung <> 'fresh' THEN 'fell-back' WHEN late THEN 'late' ELSE 'on-time' END AS outcome
       FROM history JOIN scheduler ON scheduler.id = scheduler_id
       WHERE station_id = $1 AND state <> 'planned' AND failed_code IS DISTINCT FROM 'merged')
     SELECT scheduler_id AS "schedulerId", to_char(to_date(week, 'IYYY-IW'), 'YYYY-MM-DD') AS week,
       sum((outcome = 'on-time')::integer)::integer AS "onTime", sum((outcome = 'late')::integer)::integer AS late,
       sum((outcome = 'fell-back')::integer)::integer AS "fellBack", sum((outcome = 'failed')::integer)::integer AS failed,
       sum((outcome = 'missed')::integer)::integer AS missed, coalesce(sum(duration_ms), 0)::float8 AS "airedMs"
     FROM told GROUP BY 1, 2`,
  )
  expect(counted.length).toBeGreaterThan(9)
  expect(weeks.toSorted(byKey)).toEqual(counted.map((row) => ({ ...(row as object) })).toSorted(byKey))
})

test('pick-ups and clients of the analytics are those of the rows, by hour of the day and by link and week', async () => {
  const { db, stationId, rows } = await givenFigures()
  const { hours, links } = await loadAnalytics({ db }, { stationId, now: NOW })
  const own = `FROM analytics_hour JOIN scheduler ON scheduler.id = scheduler_id WHERE station_id = $1`
  const clock = "hour AT TIME ZONE 'Europe/Berlin'"
  const byHour = await rows<object>(
    `SELECT to_char(${clock}, 'HH24')::integer AS hour, family, sum(pick_ups)::integer AS "pickUps" ${own} GROUP BY 1, 2`,
  )
  const byLink = await rows<object>(
    `SELECT scheduler_id AS "schedulerId", to_char(to_date(to_char(${clock}, 'IYYY-IW'), 'IYYY-IW'), 'YYYY-MM-DD') AS week, family,
       sum(pick_ups)::integer AS "pickUps", sum(clients)::integer AS clients ${own} GROUP BY 1, 2, 3`,
  )
  expect(hours.toSorted(byKey)).toEqual(byHour.toSorted(byKey))
  expect(links.toSorted(byKey)).toEqual(byLink.toSorted(byKey))
})

const IN_SQL: Record<Outcome | 'all', string> = {
  all: 'true',
  'on-time': "state = 'delivered' AND rung = 'fresh' AND NOT late",
  'fell-back': "state = 'delivered' AND rung <> 'fresh'",
  late: "state = 'delivered' AND late",
  failed: "state = 'failed'",
  missed: "state = 'missed'",
  open: "state = 'planned' AND EXISTS (SELECT FROM broadcast WHERE id = broadcast_id AND broadcast.state = 'planned')",
}

test('the history has as many lines for each state as there are rows, with their lateness, their length and their targets', async () => {
  const { db, stationId, rows } = await givenFigures()
  const linesOf = async (outcome: Outcome | null): Promise<HistoryLine[]> => {
    const lines: HistoryLine[] = []
    let before: HistoryPlace | null = null
    do {
      const filter = { schedulerId: null, outcome, day: null, words: null }
      const page: Awaited<ReturnType<typeof listHistory>> = await listHistory(
        { db },
        { stationId, timeZone: 'Europe/Berlin', filter, before, limit: 40 },
      )
      lines.push(...page.lines)
      before = page.next
    } while (before)
    return lines
  }
  for (const [outcome, condition] of Object.entries(IN_SQL)) {
    const counted = await rows<{ broadcastId: string }>(
      `SELECT broadcast_id AS "broadcastId", CASE WHEN state = 'delivered' THEN lateness_ms END AS "latenessMs",
         CASE WHEN state = 'delivered' THEN duration_ms END AS "durationMs",
         (SELECT count(*)::integer FROM delivery WHERE delivery.broadcast_id = history.broadcast_id AND delivery.state = 'released') AS reached,
         (SELECT count(*)::integer FROM delivery WHERE delivery.broadcast_id = history.broadcast_id AND delivery.state = 'failed') AS "notReached"
       FROM history JOIN scheduler ON scheduler.id = scheduler_id WHERE station_id = $1 AND ${condition}`,
    )
    const shown = (await linesOf(outcome === 'all' ? null : (outcome as Outcome))).map(
      ({ broadcastId, latenessMs, durationMs, targets }) => ({
        ...{ broadcastId, latenessMs, durationMs },
        reached: targets.filter(({ state }) => state === 'released').length,
        notReached: targets.filter(({ state }) => state === 'failed').length,
      }),
    )
    expect(shown.toSorted(byKey), outcome).toEqual(counted.toSorted(byKey))
    if (outcome !== 'open') expect(counted.length, outcome).toBeGreaterThan(20)
  }
})

test('the card of a scheduler tells of its last broadcast and of its week what the rows hold', async () => {
  const { db, stationId, rows } = await givenFigures()
  const shown = (await listSchedulers({ db, config: readConfig({}) }, { stationId, now: NOW })).map((summary) => {
    const { state, rung, late, durationMs, notReached } = summary.last ?? {
      state: null,
      rung: null,
      late: null,
      durationMs: null,
    }
    const { hostName } = summary.scheduler
    return { hostName, weekly: summary.weekly, state, rung, late, durationMs, notReached: notReached?.length ?? 0 }
  })
  const counted = await rows<object>(
    `SELECT host_name AS "hostName",
       (SELECT coalesce(sum(cardinality(days) * cardinality(hours)), 0)::integer FROM schedule WHERE scheduler_id = scheduler.id) AS weekly,
       newest.state, newest.rung, newest.late, (SELECT duration_ms FROM audio WHERE id = newest.audio_id) AS "durationMs",
       (SELECT count(*)::integer FROM delivery WHERE broadcast_id = newest.id AND state = 'failed') AS "notReached"
     FROM scheduler LEFT JOIN (
       SELECT broadcast.*, row_number() OVER (PARTITION BY scheduler_id ORDER BY air_at DESC) AS place FROM broadcast
       WHERE state <> 'cancelled' AND air_at <= $2) AS newest ON newest.scheduler_id = scheduler.id AND newest.place = 1
     WHERE station_id = $1`,
    new Date(NOW),
  )
  expect(shown.toSorted(byKey)).toEqual(counted.toSorted(byKey))
  expect(shown.some(({ notReached }) => notReached > 0)).toBe(true)
})
