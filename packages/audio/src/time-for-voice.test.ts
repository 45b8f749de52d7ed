import { describe, expect, it } from 'vitest'
import { timeForVoice } from './time-for-voice.ts'

const [NOW, SECOND] = [1_790_000_000_000, 1000]
const ahead = (seconds: number, waiting = 0, kind: 'natural' | 'remote' | 'built-in' = 'natural') =>
  timeForVoice(kind, { until: NOW + seconds * SECOND, now: NOW, waiting, places: 3 })

describe('the time of a natural voice', () => {
  it('ends so early that the built-in voice can still speak the whole', () => {
    expect(ahead(300)).toBe(270 * SECOND)
    expect(ahead(30)).toBe(0)
    expect(ahead(10)).toBeLessThan(0)
    expect(ahead(30, 0, 'remote')).toBe(20 * SECOND)
  })

  it('is shorter by what those who wait need', () => {
    expect(ahead(300, 199)).toBeLessThan(ahead(300, 10))
    expect(ahead(120, 199)).toBeLessThan(0)
  })

  it('is never over for the built-in voice, which speaks when there is none for others', () => {
    expect(ahead(-600, 199, 'built-in')).toBe(Number.POSITIVE_INFINITY)
  })

  it('has no end for what has no air time', () => {
    expect(timeForVoice('natural', { until: Number.POSITIVE_INFINITY, now: NOW, waiting: 500, places: 3 })).toBe(
      Number.POSITIVE_INFINITY,
    )
  })
})
