import { expect, test } from 'vitest'
import { zoneOptions } from './zone-options.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')

test('the six first say which zone they mean, and every zone says what its clock is ahead', () => {
  const options = zoneOptions(NOW)
  expect(options.slice(0, 6)).toEqual([
    { value: 'UTC', label: 'UTC+00:00' },
    { value: 'EST', label: 'America/New_York, UTC−05:00' },
    { value: 'CST', label: 'America/Chicago, UTC−06:00' },
    { value: 'MST', label: 'America/Denver, UTC−07:00' },
    { value: 'PST', label: 'America/Los_Angeles, UTC−08:00' },
    { value: 'GMT', label: 'Europe/London, UTC+00:00' },
  ])
  expect(options).toContainEqual({ value: 'Australia/Adelaide', label: 'UTC+10:30' })
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
})
