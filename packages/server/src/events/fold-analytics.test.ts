import { TOPICS } from '@hourcast/domain/events'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEvent } from './bus.ts'
import { type AnalyticsDay, foldAnalytics } from './fold-analytics.ts'

const NOON = Date.parse('2026-10-25T12:00:00Z')
const base = (key: string, airAt: string) => ({ broadcastId: 'b', schedulerId: key, airAt, kind: 'slot' as const })

const delivered = (
  rung: 'fresh' | 'last-good' | 'evergreen' | 'ident',
  { key = 's', airAt = '2026-10-25T00:00:00.000Z', late = false, latenessMs = 0 } = {},
): AnyEvent => ({
  id: 'e',
  topic: TOPICS.broadcasts,
  key,
  type: 'broadcast.delivered',
  occurredAt: NOON,
  payload: { ...base(key, airAt), rung, late, latenessMs, targets: [] },
})
const failed: AnyEvent = {
  id: 'e',
  topic: TOPICS.broadcasts,
  key: 's',
  type: 'broadcast.failed',
  occurredAt: NOON,
  payload: { ...base('s', '2026-10-25T01:00:00.000Z'), step: 'reading', code: 'timeout' },
}
const missed = (reason: 'outage' | 'paused' | 'merged'): AnyEvent => ({
  id: 'e',
  topic: TOPICS.broadcasts,
  key: 's',
  type: 'broadcast.missed',
  occurredAt: NOON,
  payload: { ...base('s', '2026-10-25T02:00:00.000Z'), reason },
})
const fetched: AnyEvent = {
  id: 'e',
  topic: TOPICS.listening,
  key: 's',
  type: 'link.fetched',
  occurredAt: NOON,
  payload: { schedulerId: 's', broadcastId: 'b' },
}

const day = (counts: Partial<AnalyticsDay>): AnalyticsDay => ({
  schedulerId: 's',
  day: '2026-10-25',
  delivered: 0,
  fresh: 0,
  fellBack: 0,
  failed: 0,
  missed: 0,
  late: 0,
  linkFetches: 0,
  latenessSumMs: 0,
  latenessMaxMs: 0,
  ...counts,
})

test('a day counts what was delivered, fresh or fallen back, what failed, what an outage took, and fetches', () => {
  const reported = [delivered('fresh'), delivered('last-good'), delivered('ident'), failed, missed('outage'), fetched, fetched]
  expect(foldAnalytics(reported)).toEqual([day({ delivered: 3, fresh: 1, fellBack: 2, failed: 1, missed: 1, linkFetches: 2 })])
})

test('what was paused or merged is no miss, and what is only planned counts nothing', () => {
  const planned: AnyEvent = { ...failed, type: 'broadcast.planned', payload: base('s', '2026-10-25T00:00:00.000Z') }
  expect(foldAnalytics([missed('paused'), missed('merged'), planned])).toEqual([])
})

test('lateness adds up, and the worst of a day is kept', () => {
  const reported = [delivered('fresh', { late: true, latenessMs: 61_000.6 }), delivered('fresh', { latenessMs: 500 })]
  expect(foldAnalytics(reported)).toEqual([
    day({ delivered: 2, fresh: 2, late: 1, latenessSumMs: 61_501, latenessMaxMs: 61_001 }),
  ])
})

test('a broadcast belongs to the UTC day of its air time, a fetch to that of the fetch', () => {
  const reported = [delivered('fresh', { airAt: '2026-10-24T23:59:59.999Z' }), fetched]
  expect(foldAnalytics(reported)).toEqual([day({ day: '2026-10-24', delivered: 1, fresh: 1 }), day({ linkFetches: 1 })])
})

test('the order in which events come makes no difference', () => {
  const some = fc.constantFrom<AnyEvent>(
    delivered('fresh', { latenessMs: 20 }),
    delivered('ident', { key: 't', latenessMs: 900, late: true }),
    delivered('evergreen', { airAt: '2026-10-26T00:00:00.000Z' }),
    failed,
    missed('outage'),
    fetched,
  )
  const sorted = (events: readonly AnyEvent[]) =>
    foldAnalytics(events).toSorted((a, b) => `${a.schedulerId}${a.day}`.localeCompare(`${b.schedulerId}${b.day}`))
  fc.assert(
    fc.property(fc.array(some), (events) => {
      expect(sorted(events.toReversed())).toEqual(sorted(events))
    }),
  )
})
