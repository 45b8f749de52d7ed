import { describe, expect, it } from 'vitest'
import { eachChannel, middleOf, onceIfAlike } from './channels.ts'

const [left, right] = [Float32Array.of(1, 0, -1), Float32Array.of(0, 0, 1)]

describe('one or two channels', () => {
  it('are changed each for itself', () => {
    const double = (samples: Float32Array) => samples.map((sample) => sample * 2)
    expect(eachChannel([left], double)).toEqual([Float32Array.of(2, 0, -2)])
    expect(eachChannel([left, right], double)).toEqual([Float32Array.of(2, 0, -2), Float32Array.of(0, 0, 2)])
  })

  it('have a middle: the mean of both sides, or the one that there is', () => {
    expect(middleOf([left, right])).toEqual(Float32Array.of(0.5, 0, 0))
    expect(middleOf([left])).toBe(left)
  })

  it('are calculated once where both are the same', () => {
    expect(onceIfAlike([left, left.slice()])).toEqual([left])
    expect(onceIfAlike([left, right])).toEqual([left, right])
  })
})
