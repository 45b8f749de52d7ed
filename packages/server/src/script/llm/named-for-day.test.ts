import { expect, test } from 'vitest'
import { namedDaysMeant, withoutNamedDays } from '../fit-for-air/named-for-day.ts'
import { localeOf } from '../locale-of.ts'
import { languageOf } from '../testing/feed-says.ts'
import { item, writeInput } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { wordRulesOf } from '../words/word-rules.ts'
import { judgeBulletin } from './judge-bulletin.ts'

test.each<[Tongue, string, string]>([
  ['pl', 'Na alei 3 Maja doszło do kolizji.', '3 Maja'],
  ['pl', 'Święto 11 Listopada', '11 Listopada'],
  ['de', 'Auf der Straße des 17. Juni', 'Straße des 17. Juni'],
  ['fr', 'L’accident de la rue du 8 mai', 'rue du 8 mai'],
  ['es', 'En la calle 9 de julio', 'calle 9 de julio'],
  ['it', 'In piazza 25 aprile', 'piazza 25 aprile'],
  ['pt', 'Na Avenida 9 de Julho', 'Avenida 9 de Julho'],
  ['ro', 'Pe bulevardul 1 decembrie', 'bulevardul 1 decembrie'],
])('%s: in “%s” the day is a name', (tongue, text, name) => {
  expect(withoutNamedDays(text, tongue)).toBe(text.replace(name, ' '))
})

test.each<[Tongue, string]>([
  ['pl', 'Zginął 3 maja w Olszanach.'],
  ['de', 'Die Straße wird am 17. Juni gesperrt.'],
  ['fr', 'La police était sur place le 8 mai.'],
  ['es', 'La calle se abre el 9 de julio.'],
  ['it', 'In piazza il 25 aprile'],
  ['en', 'It takes place 8 May.'],
])('%s: in “%s” it is a day', (tongue, text) => {
  expect(withoutNamedDays(text, tongue)).toBe(text)
})

test('of thirty-one days each is known in figures where it stands in words, and the other way round', () => {
  for (let day = 1; day <= 31; day += 1) {
    const [words = ''] = namedDaysMeant(`ulica ${day} Maja`, 'pl')
    expect(namedDaysMeant(`ulica ${words} Maja`, 'pl')).toContain(`${day}`)
  }
  expect(namedDaysMeant('ulica 3 Maja', 'pl')).toEqual(['trzeciego'])
  expect(namedDaysMeant('Zginęło 3 ludzi', 'pl')).toEqual([])
})

const isAired = (story: string, text: string): boolean => {
  const airAt = Date.parse('2020-05-13T12:00:00Z')
  const items = [{ ...item('crash', '', text), publishedAt: airAt - 86_400_000 }, item('ferry', 'Prom', '')]
  const input = writeInput({ items, language: languageOf('pl'), airAt, timeZone: 'Europe/Warsaw' })
  const locale = localeOf(input)
  const written = [GREETING, { text: story, numbers: [1] }, GREETING]
  return judgeBulletin(written, items, input, { locale, rules: wordRulesOf(input, locale) }).faults.length === 0
}
const GREETING = { text: 'Clara, Harbour Radio.', numbers: [] }
const CRASH = 'We wtorek o 11:30 na skrzyżowaniu al. 3 Maja i al. Kopernika zderzyły się dwa samochody.'

test('a street that is named for a day dates nothing, and is said in words or figures', () => {
  expect(isAired('Na skrzyżowaniu alei 3 Maja i alei Kopernika zderzyły się wczoraj dwa samochody.', CRASH)).toBe(true)
  expect(isAired('Na skrzyżowaniu alei Trzeciego Maja i alei Kopernika zderzyły się dwa samochody.', CRASH)).toBe(true)
  expect(isAired('Na alei 3 Maja zderzyły się samochody.', 'Na alei Trzeciego Maja zderzyły się samochody.')).toBe(true)
  expect(isAired('Na alei Piątego Maja zderzyły się dwa samochody.', CRASH)).toBe(false)
  expect(isAired('Wczoraj zderzyły się dwa samochody.', CRASH.replace('We wtorek', 'W dniu 3 maja'))).toBe(false)
})
