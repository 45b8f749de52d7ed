import { describe, expect, test } from 'vitest'
import { createExportPlaces, type ExportPlace } from './export-places.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const given = () => {
  const time = { now: Date.UTC(2026, 10, 22, 9) }
  const { take } = createExportPlaces({ now: () => time.now })
  const taken = (stationId: string): ExportPlace => {
    const place = take(stationId)
    if (typeof place === 'string') throw new Error(`${stationId}: ${place}`)
    return place
  }
  const pass = (ms: number) => {
    time.now += ms
  }
  return { take, taken, pass }
}

test('there are three places, one for a station; one that is left is free', () => {
  const { take, taken } = given()
  const a = taken('a')
  expect(take('a')).toBe('is-open')
  taken('b')
  taken('c')
  expect(take('d')).toBe('full')
  a.leave()
  taken('d')
  expect(take('a')).toBe('full')
})

test('a place that is left twice is not taken from those who have it now', () => {
  const { take, taken } = given()
  const first = taken('a')
  first.leave()
  taken('a')
  first.leave()
  expect(take('a')).toBe('is-open')
})

describe('where slow readers hold all places', () => {
  test('nobody gives way for ten minutes; then the one that has downloaded longest does', () => {
    const { take, taken, pass } = given()
    const a = taken('a')
    pass(1)
    const [b, c] = [taken('b'), taken('c')]
    pass(10 * MINUTE - 2)
    expect(take('d')).toBe('full')
    pass(1)
    taken('d')
    expect([a, b, c].map(({ giveWay }) => giveWay.aborted)).toEqual([true, false, false])
  })

  test('asking again and again takes no place from a station that has downloaded less, whenever places fall free', () => {
    const { take, taken, pass } = given()
    const hostile = ['a', 'b', 'c', 'd', 'e']
    for (let round = 0; round < 50; round += 1) {
      for (const station of hostile) take(station)
      pass(10 * MINUTE)
    }
    const victim = taken('victim')
    for (let minute = 0; minute < 60; minute += 1) {
      pass(MINUTE)
      for (const station of hostile) take(station)
      expect([minute, victim.giveWay.aborted]).toEqual([minute, false])
    }
  })

  test('what was downloaded a day ago is forgotten', () => {
    const { take, taken, pass } = given()
    const long = taken('a')
    pass(60 * MINUTE)
    long.leave()
    pass(DAY + 1)
    for (const station of ['b', 'c', 'd']) taken(station)
    pass(11 * MINUTE)
    expect(take('a')).not.toBe('full')
  })
})
