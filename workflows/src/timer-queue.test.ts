import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTimerQueue } from './timer-queue.ts'

const NINE = Date.parse('2026-11-21T09:00:00Z')
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: NINE })
})
afterEach(() => {
  vi.useRealTimers()
})

const givenTimers = () => {
  // Files share a process: a connection of an earlier one may have set some.
  vi.clearAllTimers()
  const timers = createTimerQueue({ now: () => Date.now() })
  const names: string[] = []
  const wait = (name: string, at: number) =>
    void timers.until(at).then(
      () => names.push(name),
      (reason: Error) => names.push(`${name}: ${reason.message}`),
    )
  return { timers, names, wait }
}

test('wakes each at its instant, not a millisecond before, regardless of the order they came in', async () => {
  const { names, wait } = givenTimers()
  wait('ten past', NINE + 10 * MINUTE)
  wait('five past', NINE + 5 * MINUTE)
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
  expect(names).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(names).toEqual(['five past'])
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(names).toEqual(['five past', 'ten past'])
})

test('what has passed does not wait', async () => {
  const { names, wait } = givenTimers()
  wait('past', NINE - 1)
  wait('now', NINE)
  await vi.advanceTimersByTimeAsync(0)
  expect(names).toEqual(['past', 'now'])
})

test('a clock that jumps an hour ahead wakes who is due by it within a second', async () => {
  const { names, wait } = givenTimers()
  wait('half past', NINE + 30 * MINUTE)
  await vi.advanceTimersByTimeAsync(10)
  vi.setSystemTime(NINE + 60 * MINUTE)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(names).toEqual(['half past'])
})

test('a clock that jumps an hour back wakes nobody before the clock says so', async () => {
  const { names, wait } = givenTimers()
  wait('five past', NINE + 5 * MINUTE)
  vi.setSystemTime(NINE - 60 * MINUTE)
  await vi.advanceTimersByTimeAsync(64 * MINUTE)
  expect(names).toEqual([])
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(names).toEqual(['five past'])
})

test('when the engine ends all are told why, and no timer stays behind', async () => {
  const { timers, names, wait } = givenTimers()
  wait('a', NINE + MINUTE)
  wait('b', NINE + 2 * MINUTE)
  timers.rejectAll(new Error('the engine ends'))
  // Counted at once: nothing of another file comes between.
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(0)
  expect(names).toEqual(['a: the engine ends', 'b: the engine ends'])
})

test('thousands of one instant go on in turns, in the order they came, and who comes meanwhile is not forgotten', async () => {
  const { names, wait } = givenTimers()
  for (let n = 0; n < 2_500; n += 1) wait(String(n), NINE + MINUTE)
  wait('later', NINE + MINUTE + 10)
  // A turn of the faked clock is a millisecond.
  await vi.advanceTimersByTimeAsync(MINUTE + 5)
  expect(names).toEqual(Array.from({ length: 2_500 }, (_, n) => String(n)))
  await vi.advanceTimersByTimeAsync(5)
  expect(names.at(-1)).toBe('later')
})

test('when the engine ends between their turns, the rest is told why', async () => {
  const { timers, names, wait } = givenTimers()
  for (let n = 0; n < 1_500; n += 1) wait('aired', NINE + MINUTE)
  vi.advanceTimersByTime(MINUTE)
  timers.rejectAll(new Error('the engine ends'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(new Set(names)).toEqual(new Set(['aired', 'aired: the engine ends']))
  expect(names).toHaveLength(1_500)
})

test('thousands of one instant share one timer', () => {
  const { wait } = givenTimers()
  for (let n = 0; n < 1_000; n += 1) wait(String(n), NINE + 5 * MINUTE)
  expect(vi.getTimerCount()).toBe(1)
})
