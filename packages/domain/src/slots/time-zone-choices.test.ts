import { expect, test } from 'vitest'
import { allTimeZones, parseTimeZone } from './time-zone.ts'
import { timeZoneChoices } from './time-zone-choices.ts'

test('Settings offers UTC, EST, CST, MST, PST and GMT first, then every zone, no two with the same label', () => {
  const choices = timeZoneChoices()
  expect(choices.slice(0, 6).map(({ label, zone }) => `${label} ${zone}`)).toEqual([
    'UTC UTC',
    'EST America/New_York',
    'CST America/Chicago',
    'MST America/Denver',
    'PST America/Los_Angeles',
    'GMT Europe/London',
  ])
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
  for (const zone of allTimeZones()) expect(choices.some(({ label }) => label === zone)).toBe(true)
})

test('each is stored as what it says', () => {
  for (const { label, zone } of timeZoneChoices()) expect(parseTimeZone(label)).toEqual({ ok: true, value: zone })
})
