import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { waitInWords, waitMsBefore } from './attempt-limits.ts'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 10, 21, 9)
const failures = (count: number, at = NOW) => Array<number>(count).fill(at)

describe('wrong tries to sign in', () => {
  test('ten in an hour are free', () => {
    expect(waitMsBefore('sign-in', failures(9), NOW)).toBe(0)
  })

  test('after them each makes the wait twice as long: 1, 2, 4, 8 minutes', () => {
    expect([10, 11, 12, 13].map((count) => waitMsBefore('sign-in', failures(count), NOW) / MINUTE)).toEqual([1, 2, 4, 8])
  })

  test('the wait runs from the last one, and is over when it is over', () => {
    const tries = [...failures(9), NOW + 30 * MINUTE]
    expect(waitMsBefore('sign-in', tries, NOW + 30 * MINUTE + 1)).toBe(MINUTE - 1)
    expect(waitMsBefore('sign-in', tries, NOW + 31 * MINUTE)).toBe(0)
  })

  test('an hour later they are forgotten', () => {
    expect(waitMsBefore('sign-in', failures(16), NOW + 60 * MINUTE - 1)).toBeGreaterThan(0)
    expect(waitMsBefore('sign-in', failures(16), NOW + 60 * MINUTE)).toBe(0)
  })

  test('who tries as often as they may gets 10 tries in the first minute and few after it', () => {
    const tries: number[] = []
    for (let now = NOW; now < NOW + 60 * MINUTE; now += 1_000) if (waitMsBefore('sign-in', tries, now) === 0) tries.push(now)
    expect(tries.length).toBeLessThanOrEqual(16)
  })
})

describe.each(['code', 'registration', 'reset'] as const)('mails of the kind %s', (kind) => {
  test('three in any 15 minutes, and the fourth waits for the first to be that old', () => {
    const sent = [NOW, NOW + MINUTE, NOW + 2 * MINUTE]
    expect(waitMsBefore(kind, sent.slice(1), NOW + 2 * MINUTE)).toBe(0)
    expect(waitMsBefore(kind, sent, NOW + 2 * MINUTE)).toBe(13 * MINUTE)
    expect(waitMsBefore(kind, sent, NOW + 15 * MINUTE)).toBe(0)
  })

  test('never more than three, however they are asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5 * MINUTE), { maxLength: 60 }), (pauses) => {
        const sent: number[] = []
        let now = NOW
        for (const pause of pauses) {
          now += pause
          if (waitMsBefore(kind, sent, now) === 0) sent.push(now)
        }
        for (const at of sent)
          expect(sent.filter((other) => other <= at && other > at - 15 * MINUTE).length).toBeLessThanOrEqual(3)
      }),
    )
  })

  test('anybody who waits as long as they are told gets through', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20 * MINUTE), { maxLength: 30 }), (ages) => {
        const sent = ages.map((age) => NOW - age)
        expect(waitMsBefore(kind, sent, NOW + waitMsBefore(kind, sent, NOW))).toBe(0)
      }),
    )
  })
})

test.each([
  [1, 'in 1 second'],
  [1_000, 'in 1 second'],
  [1_001, 'in 2 seconds'],
  [89_000, 'in 89 seconds'],
  [90_000, 'in 2 minutes'],
  [120_000, 'in 2 minutes'],
  [120_001, 'in 3 minutes'],
])('a wait of %d ms is told as %s', (ms, words) => {
  expect(waitInWords(ms)).toBe(words)
})

test('of one network thirty registrations in any hour, and the next waits for the first of them to be that old', () => {
  const thirty = Array.from({ length: 30 }, (_, minute) => NOW + minute * MINUTE)
  expect(waitMsBefore('network', thirty.slice(1), NOW + 30 * MINUTE)).toBe(0)
  expect(waitMsBefore('network', thirty, NOW + 30 * MINUTE)).toBe(30 * MINUTE)
  expect(waitMsBefore('network', thirty, NOW + 60 * MINUTE)).toBe(0)
})
