import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const given = () => {
  let now = 1_000_000
  const limit = createRateLimit({ now: () => now })
  return {
    limit,
    wait: (ms: number) => {
      now += ms
    },
  }
}

test('the minute slides: a place is free as soon as the oldest request is a minute old', () => {
  const { limit, wait } = given()
  expect(limit('a', 2)).toBe(0)
  wait(30_000)
  expect(limit('a', 2)).toBe(0)
  expect(limit('a', 2)).toBe(30)
  wait(29_999)
  expect(limit('a', 2)).toBe(1)
  wait(1)
  expect(limit('a', 2)).toBe(0)
  expect(limit('a', 2)).toBe(30)
})

test('anybody who is refused does not wait longer for having asked', () => {
  const { limit, wait } = given()
  limit('a', 1)
  for (let times = 0; times < 100; times += 1) expect(limit('a', 1)).toBe(60)
  wait(60_000)
  expect(limit('a', 1)).toBe(0)
})

test('keys do not hold each other up, and ten thousand of them are remembered at most', () => {
  const { limit } = given()
  for (let key = 0; key <= 10_000; key += 1) expect(limit(`key ${key}`, 1)).toBe(0)
  expect(limit('key 10000', 1)).toBe(60)
  expect(limit('key 0', 1)).toBe(0)
})

test('of all refusals of a minute the first alone is reported', () => {
  let now = 0
  let reported = 0
  const limit = createRateLimit({ now: () => now })
  const ask = () =>
    limit('anna', 2, () => {
      reported += 1
    })
  for (let times = 0; times < 100; times += 1) ask()
  expect(reported).toBe(1)
  now = 60_000
  for (let times = 0; times < 100; times += 1) ask()
  expect(reported).toBe(2)
})
