import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phonemeIds } from './phoneme-ids.ts'

const MAP = { _: [0], $: [2], '^': [1], ' ': [3], a: [14], '̃': [141], ŋ: [44], '.': [10] }

describe('the numbers of a sentence', () => {
  it('start, pad each sound, and end', () => {
    expect(phonemeIds('aŋ.', MAP)).toEqual([1, 0, 14, 0, 44, 0, 10, 0, 2])
  })

  it('are those of a letter and of the mark above it', () => {
    expect(phonemeIds('ã', MAP)).toEqual([1, 0, 14, 0, 141, 0, 2])
  })

  it('leave out what the voice has no sound for, and its own marks', () => {
    expect(phonemeIds('^a$_ɮ😀', MAP)).toEqual(phonemeIds('a', MAP))
  })

  it('are none where nothing has a sound, also for names that every object has', () => {
    expect(phonemeIds('ɮ', MAP)).toEqual([])
    expect(phonemeIds('', MAP)).toEqual([])
    expect(phonemeIds(' . ', MAP)).toEqual([])
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => phonemeIds(text, MAP).every(Number.isSafeInteger)))
  })
})
