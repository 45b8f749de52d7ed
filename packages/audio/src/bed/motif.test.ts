import { describe, expect, it } from 'vitest'
import { MOTIF_BEATS, motifOf } from './motif.ts'

const HARBOUR = [
  { step: -8, degree: 0 },
  { step: -5, degree: 0 },
  { step: -2, degree: 3 },
  { step: 0, degree: 5 },
]

describe('the motif of a station', () => {
  it('is the same for the same name, spaces around it aside', () => {
    expect(motifOf('Harbour Radio')).toEqual(motifOf(' Harbour Radio '))
    // It is part of what a station is known by: no later version may change it.
    expect(motifOf('Harbour Radio')).toEqual(HARBOUR)
  })

  it('tells stations apart: forty names have at least thirty different ones', () => {
    const names = Array.from({ length: 40 }, (_, i) => `Radio ${i}`)
    expect(new Set(names.map((name) => JSON.stringify(motifOf(name)))).size).toBeGreaterThanOrEqual(30)
  })

  it('has four or five notes within its beats, one after the other, and lands on the beat', () => {
    for (let i = 0; i < 200; i++) {
      const motif = motifOf(`Station ${i}`)
      const steps = motif.map(({ step }) => step)
      expect([4, 5]).toContain(motif.length)
      expect(steps[0]).toBe(-MOTIF_BEATS * 4)
      expect(steps.at(-1)).toBe(0)
      expect([...steps].sort((one, other) => one - other)).toEqual(steps)
      expect([0, 2, 3, 5]).toContain(motif.at(-1)?.degree)
      for (const { degree } of motif) expect(Number.isInteger(degree)).toBe(true)
    }
  })
})
