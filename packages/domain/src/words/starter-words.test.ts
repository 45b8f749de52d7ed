import { describe, expect, test } from 'vitest'
import { createWordFinder, foldEntry } from './find-words.ts'
import { foldCase } from './fold-word.ts'
import { isIpa } from './pronounced.ts'
import { starterSounds, starterWords } from './starter-words.ts'
import { stationWordSchema } from './station-word.ts'
import { TONGUE_CHOICES } from './tongues.ts'

const found = (tongue: string, text: string) =>
  createWordFinder(starterSounds(tongue), { fold: foldCase, keepsCapitals: true })(text).map(({ from, to }) =>
    text.slice(from, to),
  )

test('what is no tongue has no names, whatever it is called', () => {
  for (const other of ['', 'xx', '__proto__', 'constructor', 'toString']) expect(starterWords(other)).toEqual([])
})

describe.each(TONGUE_CHOICES)('the starter list of $name', ({ tongue }) => {
  const words = starterWords(tongue)

  test('has a name for most of what is in the news', () => {
    expect(words.length).toBeGreaterThan(70)
  })

  test('gives each name once, in IPA, as an owner could list it', () => {
    const folded = words.map(({ written }) => foldEntry(written, foldCase))
    expect(folded.filter((one, at) => folded.indexOf(one) !== at)).toEqual([])
    for (const { written, ipa } of words) {
      expect(isIpa(ipa), `${written} ${ipa}`).toBe(true)
      const entry = { kind: 'said', tongue, written, said: `/${ipa}/` }
      expect(stationWordSchema.safeParse(entry).success, written).toBe(true)
    }
  })

  test('finds each where it stands, and none in a longer word', () => {
    for (const { written } of words) {
      expect(found(tongue, `(${written})`), written).toEqual([written])
      expect(found(tongue, `${written}qq`), written).not.toContain(written)
    }
  })
})

test('the endings of German, Dutch and Polish are found with the name', () => {
  expect(found('de', 'Macrons Frau, Macron, Paris')).toEqual(['Macrons', 'Macron'])
  expect(found('nl', 'Macrons plan')).toEqual(['Macrons'])
  expect(found('pl', 'Macrona, Macronowi, Macronem, Trumpa i Netanjahu')).toEqual([
    'Macrona',
    'Macronowi',
    'Macronem',
    'Trumpa',
    'Netanjahu',
  ])
  expect(found('en', "Macron's plan")).toEqual(['Macron'])
})
