import { expect, test } from 'vitest'
import { findForeignName } from '../foreign-name.ts'
import { isNameIn } from '../name-forms.ts'
import { plainName } from '../plain-name.ts'
import type { Tongue } from '../tongue.ts'
import { leadersMeant, withoutFirstNames } from './leaders-meant.ts'

const firstNamesIn = (text: string, tongue: Tongue = 'en') => leadersMeant(text, tongue).flatMap(({ first }) => first)

test('a surname that everybody knows has its first name', () => {
  expect(firstNamesIn('Trump a reçu Zelensky, puis Macron et Trump.')).toEqual(['Donald', 'Volodymyr', 'Emmanuel'].map(plainName))
  expect(firstNamesIn('Tayyip Erdoğan et Orbán')).toEqual(['Recep', 'Tayyip', 'Viktor'].map(plainName))
})

test.each([
  'Eric Trump was fined on Friday.',
  'Hunter Biden war bei Joe Biden.',
  'Flávio Bolsonaro foi condenado.',
  'Hans Merz hat eine Bäckerei.',
])('but not where another of that name is told of: %s', (text) => {
  expect(firstNamesIn(text)).toEqual([])
})

test.each([
  'US-Präsident Trump reist ab.',
  'President Trump left.',
  'Le président Trump part.',
  'Donald Trump left. Trump said so.',
])('a title is no first name: %s', (text) => {
  expect(firstNamesIn(text)).toEqual(['donald'])
})

test('others keep the name that their paper prints', () => {
  expect(firstNamesIn('Quimby met Johnson; the trumpets played.')).toEqual([])
})

const foreignIn = (sentence: string, held: string, tongue: Tongue) =>
  findForeignName(withoutFirstNames(sentence, leadersMeant(held, tongue), tongue), isNameIn(held, '', tongue), { tongue })

test.each<[string, string, Tongue]>([
  ['W Harlau był Wołodymyr Zełenski.', 'Zełenski w Harlau', 'pl'],
  ['W Harlau był Wołodymyr Zełenski.', 'Rozmowa z prezydentem Zełenskim w Harlau', 'pl'],
  ['W Harlau rozmawiano z Wołodymyrem Zełenskim.', 'Zełenski w Harlau', 'pl'],
  ['W Harlau witano Donalda Trumpa.', 'W Harlau witano prezydenta Trumpa.', 'pl'],
  ['W Harlau był Donald Tusk.', 'Rozmowa z premierem Tuskiem w Harlau', 'pl'],
  ['W Harlau rozmawiano z premierem Donaldem Tuskiem.', 'Tusk w Harlau', 'pl'],
  ['W Harlau rozmawiano z Jerzym Kowalskim.', 'Jerzy Kowalski w Harlau', 'pl'],
  ['Wladimir Putin reist nach Harlau.', 'Putin reist nach Harlau.', 'de'],
  ['In Harlau war Bundeskanzler Friedrich Merz.', 'Bundeskanzler Merz in Harlau', 'de'],
  ['In Harlau war Ursula von der Leyen.', 'Von der Leyen in Harlau', 'de'],
  ['Lo ha detto Donald Trump.', 'Trump: è così', 'it'],
  ['It was said by Donald J. Trump.', 'Trump says so', 'en'],
  ['Lo ordenó el primer ministro, Boris Johnson.', 'El Supremo y Johnson: sobre la orden del primer ministro', 'es'],
  ['Le moulin a reçu Recep Tayyip Erdoğan.', 'Erdogan au moulin', 'fr'],
])('%s (%s)', (sentence, held, tongue) => {
  expect(foreignIn(sentence, held, tongue)).toBeUndefined()
})

test.each<[Tongue, string, string, string]>([
  ['en', 'Then Donald Quimby came.', 'Trump came.', 'Donald'],
  ['en', 'Then Donald came.', 'Trump came.', 'Donald'],
  ['en', 'Then Emmanuel Trump came.', 'Trump came with Macron.', 'Emmanuel'],
  ['de', 'In Harlau war am Morgen Friedrich Quimby.', 'Merz war am Morgen da.', 'Friedrich'],
  ['fr', 'Puis Emmanuel Quimby est venu.', 'Macron est venu.', 'Emmanuel'],
  ['es', 'Luego vino Javier Quimby.', 'Vino Milei.', 'Javier'],
  ['it', 'Poi è arrivata Giorgia Quimby.', 'Meloni è arrivata.', 'Giorgia'],
  ['pt', 'Depois veio Jair Quimby.', 'Veio Bolsonaro.', 'Jair'],
  ['nl', 'Toen kwam Geert Quimby.', 'Wilders kwam.', 'Geert'],
  ['ro', 'Apoi a venit Klaus Quimby.', 'Iohannis a venit.', 'Klaus'],
  ['pl', 'W Harlau witano Donalda Quimby.', 'W Harlau witano Trumpa.', 'Donalda'],
  ['en', 'It was said by Boris Johnson.', 'It was said by Mr Johnson, the baker.', 'Boris'],
  ['en', 'It was said by Boris Johnson.', 'The prime minister met Anna Johnson.', 'Boris'],
  ['pl', 'W Harlau witano Donalda Tuska.', 'W Harlau witano Trumpa.', 'Donalda'],
])('%s: it is of no other: %s (%s)', (tongue, sentence, held, foreign) => {
  expect(foreignIn(sentence, held, tongue)).toBe(foreign)
})
