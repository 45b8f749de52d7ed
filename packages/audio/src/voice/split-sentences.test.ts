import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSentences } from './split-sentences.ts'

const split = (text: string, locale = 'en-US', maxChars = 4096) => splitSentences(text, locale, maxChars)

describe('splitting into sentences', () => {
  it('breaks after sentences', () => {
    expect(split('Good morning. Here is the news! Is it good? Yes.')).toEqual([
      'Good morning.',
      'Here is the news!',
      'Is it good?',
      'Yes.',
    ])
  })

  it('does not break German after an ordinal or an abbreviation', () => {
    expect(split('Am 14. März fährt Linie Nr. 5 wieder. Dr. Weber freut sich, z. B. über die Ruhe. Ende.', 'de-DE')).toEqual([
      'Am 14. März fährt Linie Nr. 5 wieder.',
      'Dr. Weber freut sich, z. B. über die Ruhe.',
      'Ende.',
    ])
  })

  it.each([
    ['pl-PL', 'Dnia 3. maja mówił prof. Nowak. Koniec.', 2],
    ['en-GB', 'Mr. Smith and J. F. Kennedy met at No. 10. They talked.', 2],
    ['en-US', 'Did they agree? No. They did not.', 3],
    ['es-ES', 'El Sr. García llegó. La Sra. López no.', 2],
    ['fr-FR', 'Mme. Durand est arrivée. Voilà.', 2],
    ['nl-NL', 'Dat is bijv. de haven. Klaar.', 2],
    ['hi-IN', 'नमस्कार। यह समाचार है। धन्यवाद।', 3],
  ])('in %s: %s', (locale, text, sentences) => {
    expect(split(text, locale)).toHaveLength(sentences)
  })

  it('keeps paragraphs apart, no matter what they end in', () => {
    expect(split('The first\nthe second')).toEqual(['The first', 'the second'])
  })

  it('leaves out what nobody can say', () => {
    expect(split('— … 😀 !!!')).toEqual([])
    expect(split('')).toEqual([])
  })

  it('cuts a sentence that is too long at a clause, else at a space, else inside the word but never inside a character', () => {
    expect(split('one two three four, five six seven', 'en-US', 22)).toEqual(['one two three four,', 'five six seven'])
    expect(split('one two three', 'en-US', 9)).toEqual(['one two', 'three'])
    expect(split('a😀😀😀', 'en-US', 4).join('')).not.toMatch(/\p{Cs}/u)
  })

  it('loses no letter and keeps every piece within the limit', () => {
    const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.join('') ?? ''
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 20, max: 60 }), (text, maxChars) => {
        const pieces = split(text, 'de-DE', maxChars)
        expect(letters(pieces.join(''))).toBe(letters(text))
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(maxChars)
      }),
    )
  })
})

it('a word with its sounds is never cut', () => {
  const said = '[New York City](/nuː jɔːk sɪti/)'
  for (let max = 5; max < 80; max += 1) {
    const pieces = splitSentences(`We go on to ${said}, and then to ${said} once more.`, 'en-US', max)
    expect(pieces.join(' ').split(said)).toHaveLength(3)
    for (const piece of pieces) expect(piece.replaceAll(said, '')).not.toMatch(/[[\]/]/)
  }
})
