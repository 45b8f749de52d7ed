import { expect, test } from 'vitest'
import { localeOf } from '../locale-of.ts'
import { languageOf } from '../testing/feed-says.ts'
import { item, writeInput } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { wordRulesOf } from '../words/word-rules.ts'
import { judgeBulletin } from './judge-bulletin.ts'

test.each<[Tongue, string]>([
  ['en', 'Good evening.|Good night.|Good afternoon, everyone.'],
  ['de', 'Guten Morgen.|Guten Tag.|Guten Abend.|Gute Nacht.|Einen schönen Nachmittag.'],
  ['fr', 'Bonjour.|Bonsoir à tous.|Bonne nuit.|Bonne soirée.'],
  ['es', 'Buenos días.|Buenas tardes.|Buenas noches.'],
  ['it', 'Buongiorno.|Buonasera.|Buona serata.|Buonanotte.'],
  ['pt', 'Bom dia.|Boa tarde.|Boa noite.'],
  ['pl', 'Dzień dobry.|Dobry wieczór.|Dobranoc.|Spokojnego wieczoru.|Miłego dnia.'],
  ['nl', 'Goedemorgen.|Goedemiddag.|Goedenavond.|Nog een fijne middag.'],
  ['ro', 'Bună dimineața.|Bună ziua.|Bună seara.|O după-amiază plăcută!'],
  ['hi', 'नमस्कार।|शुभ रात्रि।|सुप्रभात।'],
])('a host of %s may greet and wish well', (tongue, words) => {
  const input = writeInput({ language: languageOf(tongue), items: [item('ferry', 'Ferry', '')] })
  const locale = localeOf(input)
  const wishes = words.replaceAll('|', ' ')
  const written = [wishes, 'Ferry.', `Clara, Harbour Radio. ${wishes}`].map((text) => ({ text, numbers: [] }))
  expect(judgeBulletin(written, input.items, input, { locale, rules: wordRulesOf(input, locale) }).faults).toEqual([])
})
