import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createWordFinder } from './find-words.ts'
import { foldAccents, foldCase } from './fold-word.ts'

const never = (...list: string[]) => {
  const find = createWordFinder(
    list.map((written) => ({ written, value: written })),
    { fold: foldAccents },
  )
  return (text: string) => find(text).map(({ value }) => value)
}

const said = (list: readonly string[], elides = false) => {
  const find = createWordFinder(
    list.map((written) => ({ written, value: written })),
    { fold: foldCase, keepsCapitals: true, elides },
  )
  return (text: string) => find(text).map(({ from, to }) => text.slice(from, to))
}

describe('a word that is never said', () => {
  test('is found in any case, with and without its accents', () => {
    for (const text of ['Crème', 'CREME', 'a creme, please', '„Crème“', '(crème)', 'creme-torte'])
      expect(never('crème')(text), text).toEqual(['crème'])
    for (const text of ['Łódź', 'lodz', 'Ştefan', 'stefan', 'Strasse', 'STRASSE'])
      expect(never('Łódź', 'Ștefan', 'Straße')(text), text).toHaveLength(1)
  })

  test('is never found inside another word, nor in another form of it', () => {
    expect(never('art')('Party artful start arts Artikel')).toEqual([])
    expect(never('Nike')("Nike'a, Nikem, Nikes")).toEqual([])
    expect(never('Nike')("Nike's")).toEqual(['Nike'])
    expect(never('can')("We can't, and can’t.")).toEqual([])
  })

  test('stands in Hindi between its own letters: a vowel sign belongs to its word', () => {
    expect(never('कर')('कर बढ़ा')).toEqual(['कर'])
    for (const text of ['करना', 'करें', 'सरकार', 'कार', 'करी']) expect(never('कर')(text), text).toEqual([])
    expect(never('ख़बर')('खबर')).toEqual(['ख़बर'])
  })

  test('of several words it may be parted by a blank or a hyphen, by nothing else', () => {
    for (const text of ['Rolls-Royce', 'a rolls royce.', 'Rolls \n Royce'])
      expect(never('Rolls-Royce')(text), text).toHaveLength(1)
    for (const text of ['Rolls. Royce', 'rolls the royce', 'Rolls, Royce']) expect(never('Rolls-Royce')(text), text).toEqual([])
  })

  test('is seen behind letters that nobody sees', () => {
    expect(never('casino')('The ca\u00ADsi\u200Bno opens')).toEqual(['casino'])
  })
})

describe('a word that is said otherwise', () => {
  test('keeps its capitals, and may have more of them', () => {
    expect(said(['US'])('Tell us about the US.')).toEqual(['US'])
    expect(said(['Nice'])('A nice day in Nice, in NICE.')).toEqual(['Nice', 'NICE'])
    expect(said(['quay'])('Quay and quay')).toEqual(['Quay', 'quay'])
  })

  test('keeps its accents', () => {
    expect(said(['résumé'])('resume the résumé')).toEqual(['résumé'])
    expect(said(['Łódź'])('Lodz, Łódź, Łodzi, Łodzią')).toEqual(['Łódź'])
  })

  test('is the longest that there is', () => {
    expect(said(['New', 'New York', 'York'])('New York, New Jersey and York')).toEqual(['New York', 'New', 'York'])
    expect(said(['a b c', 'b'])('a b d')).toEqual(['b'])
  })

  test('a figure is whole: of a decimal, a thousand, a season or an address no part is a word', () => {
    expect(said(['10', '25', '112'])('10.5, 1,010, 3:10, 2024-25, 10kg, A10, 10.')).toEqual(['10'])
    expect(said(['A4'])('A4-Autobahn, A40, BA4')).toEqual(['A4'])
  })

  test('a tongue that elides finds it behind its apostrophe, another does not', () => {
    expect(said(['Oréal'], true)("l'Oréal et d’Oréal")).toEqual(['Oréal', 'Oréal'])
    expect(said(['Brien'])("O'Brien")).toEqual([])
    expect(said(["O'Brien"])('O’Brien')).toEqual(['O’Brien'])
  })

  test('marks of an entry are those of the text', () => {
    expect(said(['AT&T'])('AT&T at T')).toEqual(['AT&T'])
  })
})

const letters = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  de: 'abcdefghijkläöüß',
  pl: 'aąbcćdeęłńóśźż',
  es: 'abcdeñáéíóú',
  it: 'abcdeàèìòù',
  fr: 'abcdeéèêëçœ',
  pt: 'abcdeãõâêç',
  hi: 'कखगघचतनपमरलसहािीुूेैोौंँ्',
  nl: 'abcdeëïij',
  ro: 'abcdeăâîșț',
}
const wordIn = (alphabet: string) =>
  fc
    .tuple(fc.constantFrom(...alphabet.slice(0, 4)), fc.array(fc.constantFrom(...alphabet), { maxLength: 5 }))
    .map(([a, b]) => a + b.join(''))

describe.each(Object.entries(letters))('in %s, for any words', (_, alphabet) => {
  const word = wordIn(alphabet)
  const parted = fc.constantFrom(' ', ', ', '. ', ' – ', ' (', ') ', '\n', '; ', '… ')
  const text = fc.array(fc.tuple(word, parted), { minLength: 1, maxLength: 12 })

  test('those of the list are found where they stand whole, and nowhere else', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), text, (list, parts) => {
        const found = said(list)(parts.flat().join(''))
        const wanted = parts.map(([one]) => one).filter((one) => list.some((entry) => foldCase(entry) === foldCase(one)))
        expect(found).toEqual(wanted)
      }),
    )
  })

  test('a word inside a longer one is left alone', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const own = foldAccents(one)
        const longer = [`${one}${other}`, `${other}${one}`, `${other}${one}${other}`].filter((each) => foldAccents(each) !== own)
        for (const each of longer) expect(never(one)(each)).toEqual([])
      }),
    )
  })

  test('each entry of any kind is found in itself', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', '-'), (words, gap) => {
        const entry = words.join(gap)
        expect(never(entry)(`So ${entry}.`)).toContain(entry)
      }),
    )
  })
})

test('any text at all: what is found lies in order, apart, and inside the text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string({ unit: 'binary' }), (list, tail) => {
      const find = createWordFinder(
        list.map((written) => ({ written, value: written })),
        { fold: foldAccents },
      )
      const text = `${list.join(' ')} ${tail}`
      let end = 0
      for (const { from, to } of find(text)) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})
