import { expect, test } from 'vitest'
import { createPreviewLimit } from './preview-limit.ts'

const MINUTE = 60_000

const given = () => {
  let now = 1_800_000_000_000
  const limit = createPreviewLimit({ now: () => now }, { perHour: 3, what: 'samples' })
  const make = (stationId = 'anna') => {
    const entered = limit.enter(stationId)
    if (entered.ok) entered.value()
    return entered
  }
  return {
    limit,
    make,
    wait: (ms: number) => {
      now += ms
    },
  }
}

test('one at a time for a station; another station is not held up', () => {
  const { limit } = given()
  const first = limit.enter('anna')
  expect(limit.enter('anna')).toMatchObject({
    ok: false,
    problem: { code: 'too-many', message: expect.stringContaining('being made already') },
  })
  expect(limit.enter('otto').ok).toBe(true)
  if (first.ok) first.value()
  expect(limit.enter('anna').ok).toBe(true)
})

test('so many an hour; one more is told when again', () => {
  const { make, wait } = given()
  expect(make().ok).toBe(true)
  wait(15 * MINUTE)
  expect([make().ok, make().ok]).toEqual([true, true])
  wait(20 * MINUTE)
  expect(make()).toEqual({
    ok: false,
    problem: { code: 'too-many', message: 'At most 3 samples an hour are made. Again in 25 minutes.', retryAfterSeconds: 1_500 },
  })
  expect(make('otto').ok).toBe(true)
  wait(25 * MINUTE - 1)
  expect(make()).toMatchObject({
    problem: { message: 'At most 3 samples an hour are made. Again in a minute.', retryAfterSeconds: 1 },
  })
  wait(1)
  expect(make().ok).toBe(true)
  expect(make().ok).toBe(false)
})

test('asking in vain does not push the next one further away', () => {
  const { make, wait } = given()
  for (let count = 0; count < 3; count += 1) make()
  for (let count = 0; count < 10; count += 1) expect(make().ok).toBe(false)
  wait(60 * MINUTE)
  expect(make().ok).toBe(true)
})
