import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitLength } from './fit-length.ts'

const lengthOf = (speechMs: number, pausesMs: number, wantedMs: number) => {
  const { tempo, pause } = fitLength({ speechMs, pausesMs, wantedMs })
  return speechMs * tempo + pausesMs * pause
}

describe('the length of a bulletin', () => {
  it('is met by its pauses where they are enough, else by its tempo as well', () => {
    expect(fitLength({ speechMs: 40_000, pausesMs: 5_000, wantedMs: 44_500 })).toEqual({ tempo: 1, pause: 0.9 })
    expect(fitLength({ speechMs: 40_000, pausesMs: 5_000, wantedMs: 47_000 })).toEqual({ tempo: 1.01875, pause: 1.25 })
  })

  it('stays short where there is little to tell', () => {
    expect(fitLength({ speechMs: 20_000, pausesMs: 2_000, wantedMs: 45_000 })).toEqual({ tempo: 1, pause: 1 })
  })

  it('is met wherever the bounds let it, and they always hold', () => {
    const ms = fc.integer({ min: 0, max: 150_000 })
    fc.assert(
      fc.property(ms, ms, ms, (speechMs, pausesMs, wantedMs) => {
        const { tempo, pause } = fitLength({ speechMs, pausesMs, wantedMs })
        expect(Math.abs(tempo - 1)).toBeLessThanOrEqual(0.03 + 1e-9)
        expect(pause).toBeGreaterThanOrEqual(0.8)
        expect(pause).toBeLessThanOrEqual(1.25)
        const [least, most] = [speechMs * 0.97 + pausesMs * 0.8, speechMs * 1.03 + pausesMs * 1.25]
        if (speechMs > 0 && wantedMs >= least && wantedMs <= most)
          expect(Math.abs(lengthOf(speechMs, pausesMs, wantedMs) - wantedMs)).toBeLessThan(1)
      }),
    )
  })
})
