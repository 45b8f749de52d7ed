import { expect, test } from 'vitest'
import { localeOf } from '../locale-of.ts'
import { languageOf } from '../testing/feed-says.ts'
import { item, writeInput } from '../testing/write-input.ts'
import { wordRulesOf } from '../words/word-rules.ts'
import { judgeBulletin } from './judge-bulletin.ts'

const WRITTEN = 'A enxurrada arrastou uma casa em distrito de MT.'
const SHOWN = 'A enxurrada arrastou uma casa em distrito de Mato Grosso.'

const stoppedOf = (story: string): string[] => {
  const items = [item('flood', '', WRITTEN), item('ferry', 'Balsa', '')]
  const input = writeInput({ items, language: languageOf('pt'), timeZone: 'America/Sao_Paulo' })
  const locale = localeOf(input)
  const written = [
    { text: 'Clara, Harbour Radio.', numbers: [] },
    { text: story, numbers: [1] },
    { text: 'Clara, Harbour Radio.', numbers: [] },
  ]
  const rules = wordRulesOf(input, locale)
  const shownOf = ({ id }: { id: string }) => (id === 'flood' ? [SHOWN] : [])
  return judgeBulletin(written, items, input, { locale, rules, shownOf }).faults.map(({ sentence }) => sentence)
}

test.each([WRITTEN, SHOWN])('a model may say an entry as its paper wrote it, and as it was shown: %s', (story) => {
  expect(stoppedOf(story)).toEqual([])
})

test('what was neither written nor shown stays foreign', () => {
  const lie = 'A enxurrada arrastou uma casa em distrito de Minas Gerais.'
  expect(stoppedOf(lie)).toEqual([lie])
})
