import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { predictSpeechMs } from './predict-duration.ts'

const longer = (one: string, other: string) => predictSpeechMs(one, 0, 0) - predictSpeechMs(other, 0, 0)

describe('how long words should take', () => {
  it('is about 145 words a minute in English, pauses apart', () => {
    const sentence = 'The city council has approved the new tram line between the harbour and the university.'
    expect(predictSpeechMs(sentence, 0, 0)).toBeGreaterThan(4500)
    expect(predictSpeechMs(sentence, 0, 0)).toBeLessThan(6500)
  })

  it('follows the tone: energetic is faster, calm slower', () => {
    const sentence = 'The trams are to run in three years.'
    const at = (tone: number) => predictSpeechMs(sentence, 0, tone)
    expect(at(3)).toBeLessThan(at(0))
    expect(at(1)).toBeGreaterThan(at(0))
  })

  it('takes digits, signs, spelled letters and inner stops for what is said', () => {
    expect(longer('in 2027', 'in four')).toBeGreaterThan(700)
    expect(longer('1,234,567', '1,234')).toBeGreaterThan(1000)
    expect(longer('98.5', '98')).toBeGreaterThan(500)
    expect(longer('40%', '40')).toBeGreaterThan(300)
    expect(longer('the BBC', 'the bee')).toBeGreaterThan(200)
    expect(longer('No. No. No.', 'No No No')).toBeGreaterThan(700)
  })

  it('counts letters that stand alone as they are spelled: six acronyms take as long as they take', () => {
    // The built-in voice needs 9.3 s.
    const sentence = 'The B B C, the F B I, the N H S, the U N and the E U met the I M F, the W T O and the E C B in the U K.'
    expect(predictSpeechMs(sentence, 0, 0)).toBeGreaterThan(8000)
    expect(predictSpeechMs(sentence, 0, 0)).toBeLessThan(11_000)
  })

  it.each([
    ['English', 0, 'TRUMP SAYS HE WILL NOT RUN AGAIN', 2270],
    ['German', 1, 'DIE STADT BAUT EINE NEUE BRÜCKE ÜBER DEN MAIN', 2700],
    ['Polish', 2, 'RZĄD DAJE NOWE ŚRODKI DLA MIAST', 2200],
  ])('takes the words of a headline in capitals for words: %s', (_, language, headline, measuredMs) => {
    const ratio = measuredMs / predictSpeechMs(headline, language, 0)
    expect(ratio).toBeGreaterThan(0.8)
    expect(ratio).toBeLessThan(1.2)
  })

  it('is positive, and more text never takes less time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 0, max: 13 }),
        (one, other, language) => {
          expect(predictSpeechMs(one, language, 0)).toBeGreaterThan(0)
          expect(predictSpeechMs(`${one} | ${other}`, language, 0)).toBeGreaterThanOrEqual(
            predictSpeechMs(one, language, 0) - 1e-6,
          )
        },
      ),
    )
  })
})
