import { expect, test } from 'vitest'
import { type Host, zoneAirTimes } from './zone-air-times.ts'

const SATURDAY = Date.parse('2026-11-21T09:00:00Z')
const host = (hostName: string, hours: string[], isActive = true): Host => ({
  hostName,
  isActive,
  schedules: [{ id: hostName, days: [1, 2, 3, 4, 5, 6, 7], hours }],
})
const instants = (hosts: readonly Host[], zone: string) =>
  zoneAirTimes(hosts, zone, SATURDAY, 3).next.map(({ airAt }) => new Date(airAt).toISOString())

test('hours stay as they are written and air when the other clock shows them', () => {
  expect(instants([host('Ada', ['7:00', '18:00'])], 'Europe/Berlin')).toEqual([
    '2026-11-21T17:00:00.000Z',
    '2026-11-22T06:00:00.000Z',
    '2026-11-22T17:00:00.000Z',
  ])
  expect(instants([host('Ada', ['7:00', '18:00'])], 'America/New_York')).toEqual([
    '2026-11-21T12:00:00.000Z',
    '2026-11-21T23:00:00.000Z',
    '2026-11-22T12:00:00.000Z',
  ])
})

test('the air times of all hosts stand in one order, without those of a paused one', () => {
  const { next } = zoneAirTimes(
    [host('Ada', ['12:00']), host('Ben', ['11:00']), host('Cy', ['10:00'], false)],
    'UTC',
    SATURDAY,
    3,
  )
  expect(next.map(({ wall, hostName }) => `${wall} ${hostName}`)).toEqual([
    '2026-11-21T11:00 Ben',
    '2026-11-21T12:00 Ada',
    '2026-11-22T11:00 Ben',
  ])
})
