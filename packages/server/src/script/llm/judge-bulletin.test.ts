import { expect, test } from 'vitest'
import { localeOf } from '../locale-of.ts'
import { languageOf } from '../testing/feed-says.ts'
import { item, writeInput } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { wordRulesOf } from '../words/word-rules.ts'
import { judgeBulletin } from './judge-bulletin.ts'
import type { Paragraph } from './told-items.ts'

const faultsOf = (tongue: Tongue, written: readonly Paragraph[], texts: readonly string[], air: string) => {
  const airAt = Date.parse(air)
  const items = texts.map((text, at) => ({ ...item(`${at}`, '', text), publishedAt: airAt - 3_600_000 }))
  const input = writeInput({ items, language: languageOf(tongue), airAt, stationName: 'Radio Harbour' })
  const locale = localeOf(input)
  const { faults } = judgeBulletin(written, items, input, { locale, rules: wordRulesOf(input, locale) })
  return faults.map(({ gate }) => gate?.detail)
}
const GREETING = { text: 'Clara, Radio Harbour.', numbers: [] }

test.each<[Tongue, string, string, string]>([
  ['en', 'It is 10 to 9.', '20:50', '20:20'],
  ['de', 'Es ist 10 vor 9.', '20:50', '20:10'],
  ['de', 'Es ist halb 9.', '20:30', '20:10'],
  ['de', 'Es ist 5 vor halb 9.', '20:25', '20:10'],
  ['nl', 'Het is 10 voor 9.', '20:50', '20:10'],
  ['pl', 'Jest za 10 minut 21.', '20:50', '20:10'],
  ['pl', 'Jest wpół do 9.', '20:30', '20:10'],
  ['it', 'Sono le 21 meno 10.', '20:50', '20:10'],
  ['es', 'Son las veintiuna menos diez.', '20:50', '20:10'],
  ['pt', 'São 10 para as 21.', '20:50', '20:10'],
  ['fr', 'Il est vingt et une heures moins dix.', '20:50', '20:10'],
  ['ro', 'Este ora 21 fără 10.', '20:50', '20:10'],
  ['hi', '9 बजने में 10 मिनट हैं।', '20:50', '20:10'],
])('%s: the clock may be said by the hour to come: %s', (tongue, text, at, early) => {
  const clock = { text: `Clara, Radio Harbour. ${text}`, numbers: [] }
  const faults = (time: string) => faultsOf(tongue, [clock, GREETING], ['Denby.'], `2027-01-16T${time}:00Z`)
  expect(faults(at)).toEqual([])
  expect(faults(early)).toHaveLength(1)
})

test('but it counts nothing in a story', () => {
  const story = { text: 'The fire in Denby hurt 21 people.', numbers: [1] }
  expect(faultsOf('en', [GREETING, story, GREETING], ['A fire in Denby hurt people.'], '2027-01-16T20:50:00Z')).toEqual(['21'])
})
