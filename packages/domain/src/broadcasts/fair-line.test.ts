import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairLine } from './fair-line.ts'

const NOW = Date.UTC(2026, 9, 25, 9)
const due = (seconds: number, station = 'own') => ({ station, until: NOW + seconds * 1_000 })

describe('work that needs 15 s', () => {
  const openLine = () => createFairLine<string>({ leastMs: 15_000 })
  const takeAll = (line: ReturnType<typeof openLine>) =>
    Array.from({ length: line.size() }, () => line.take(NOW)).filter((name) => name !== undefined)

  it('waits behind what has more time, once it has less left', () => {
    const line = openLine()
    for (const seconds of [40, 10, 3, 20]) line.add(`${seconds} s`, due(seconds))
    expect(takeAll(line)).toEqual(['20 s', '40 s', '3 s', '10 s'])
  })

  it('begins at any time where nothing else waits that is due soon', () => {
    const line = openLine()
    line.add('in an hour', due(3_600))
    line.add('now', due(2))
    expect(takeAll(line)).toEqual(['now', 'in an hour'])
  })

  it('loses its time while it waits', () => {
    const line = openLine()
    line.add('first', due(20))
    line.add('second', due(60))
    expect(line.take(NOW + 10_000)).toBe('second')
    expect(line.take(NOW + 10_000)).toBe('first')
    expect(line.size()).toBe(0)
  })

  it('goes on before all others, of any station, when its process has died in the middle', () => {
    const line = openLine()
    line.add('another station’s', due(16, 'other'))
    line.add('a fresh one', due(20))
    line.add('half done', { ...due(4), hasBegun: true })
    expect(takeAll(line)).toEqual(['half done', 'another station’s', 'a fresh one'])
  })

  it('leaves the line but once, wherever it stands by then', () => {
    const line = openLine()
    const leave = line.add('given up', due(5))
    line.add('there', due(60))
    expect(line.take(NOW)).toBe('there')
    leave()
    leave()
    expect([line.size(), line.take(NOW)]).toEqual([0, undefined])
  })
})

/** One place, work of `workMs` each, asked for in regular steps and due two minutes later; what is not ready by then was for nothing. */
const countReady = ({ workMs, everyMs, leastMs }: { workMs: number; everyMs: number; leastMs: number }): number => {
  const line = createFairLine<number>({ leastMs })
  let [now, next, ready] = [0, 0, 0]
  while (now < 1_800_000) {
    for (; next <= now; next += everyMs) line.add(next + 120_000, { station: 'own', until: next + 120_000 })
    const until = line.take(now)
    if (until === undefined) now = next
    else if (until > now) {
      if (now + workMs <= until) ready += 1
      now = Math.min(now + workMs, until)
    }
  }
  return ready
}

it('more work than there is time for: what is done is done whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5_000, max: 15_000 }), fc.integer({ min: 2, max: 5 }), (workMs, times) => {
      const everyMs = Math.round(workMs / times)
      expect(countReady({ workMs, everyMs, leastMs: 15_000 })).toBeGreaterThan((0.98 * 1_800_000) / workMs - 2)
      expect(countReady({ workMs, everyMs, leastMs: 0 })).toBeLessThan((0.6 * 1_800_000) / workMs)
    }),
  )
})
