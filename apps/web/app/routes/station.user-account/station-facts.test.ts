import type { SchedulerSummary } from '@hourcast/server/schedulers/scheduler-summary'
import { expect, test } from 'vitest'
import { stationFacts } from './station-facts.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const HOUR_MS = 3_600_000

const settings = {
  ...{ stationId: 's', email: 'anna@radio.example', name: 'Harbour FM', genre: 'Jazz', timeZone: 'UTC' },
  ...{ loudnessLufs: -16, leadMinutes: 5, staleLimitMinutes: 180, aiNotice: false, audioDays: 90 },
}

const summary = (hostName: string, isActive: boolean, hoursAhead: readonly number[]): SchedulerSummary =>
  ({
    scheduler: { hostName, schedulerId: hostName.toLowerCase() },
    isActive,
    weekly: 7,
    upcoming: hoursAhead.map((hours) => ({ airAt: NOW + hours * HOUR_MS, wall: `2026-11-21T${9 + hours}:00`, begun: null })),
  }) as unknown as SchedulerSummary

test('the broadcasts to come stand in one order over all hosts that are on air, five of them', () => {
  const { upcoming } = stationFacts({
    settings,
    now: NOW,
    summaries: [summary('Ada', true, [2, 4, 6]), summary('Ben', true, [1, 2, 5])],
  })
  expect(upcoming.map(({ wall, hostName }) => `${wall.slice(11)} ${hostName}`)).toEqual([
    '10:00 Ben',
    '11:00 Ada',
    '11:00 Ben',
    '13:00 Ada',
    '14:00 Ben',
  ])
})

test('a paused host counts as paused, and of its broadcasts only what began before is to come', () => {
  const facts = stationFacts({ settings, now: NOW, summaries: [summary('Ada', true, [2]), summary('Ben', false, [])] })
  expect(facts).toMatchObject({ hosts: { active: 1, paused: 1 }, weekly: 7 })
  expect(facts.upcoming).toHaveLength(1)
  const made = stationFacts({ settings, now: NOW, summaries: [summary('Ben', false, [1])] })
  expect(made).toMatchObject({ weekly: 0, upcoming: [{ hostName: 'Ben' }] })
})
