import { expect, test } from 'vitest'
import { foreignNumberFinder } from './foreign-number.ts'
import type { Tongue } from './tongue.ts'

test.each<[Tongue, string, string, string]>([
  ['en', 'He faces a decade in prison.', 'He faces up to ten years.', 'Ten people face prison.'],
  ['de', 'Ihm droht ein Jahrzehnt Haft.', 'Ihm drohen bis zu zehn Jahre Haft.', 'Zehn Menschen droht Haft.'],
  ['fr', 'Il risque une décennie.', 'Il risque dix ans de prison.', 'Dix hommes risquent la prison.'],
  ['es', 'Se enfrenta a una década.', 'Se enfrenta a diez años.', 'Diez hombres se enfrentan.'],
  ['it', 'Rischia un decennio.', 'Rischia dieci anni.', 'Dieci uomini rischiano.'],
  ['pt', 'Arrisca uma década.', 'Arrisca dez anos.', 'Dez homens arriscam.'],
  ['pl', 'Może trafić za kraty na dekadę.', 'Grozi mu do dziesięciu lat więzienia.', 'Dziesięciu ludzi trafi za kraty.'],
  ['nl', 'Hij riskeert een decennium cel.', 'Hij riskeert tien jaar cel.', 'Tien mensen riskeren cel.'],
  ['ro', 'Riscă un deceniu.', 'Riscă zece ani.', 'Zece oameni riscă.'],
  ['hi', 'उसे एक दशक की जेल हो सकती है।', 'उसे दस साल की जेल हो सकती है।', 'दस लोगों को जेल हुई।'],
])('%s: “%s” is ten years, and ten of nothing else', (tongue, entry, years, others) => {
  const foreignNumber = foreignNumberFinder(entry.toLowerCase(), tongue, 'story')
  expect(foreignNumber(years)).toBeUndefined()
  expect(foreignNumber(others)).toBeDefined()
  expect(foreignNumberFinder('', tongue, 'story')(years)).toBeDefined()
})

test('several decades are not ten years', () => {
  expect(foreignNumberFinder('prison for decades', 'en', 'story')('Ten years in prison.')).toBeDefined()
})
