import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { expect, test } from 'vitest'
import { dateTimeOf, emptyOpeningOf, signOffOf } from '../built-in/frame.ts'
import { findPack } from '../built-in/packs/find-pack.ts'
import { speaker } from '../built-in/speaker.ts'
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

const VOICES: [string, number, string][] = LANGUAGES.map(({ name, value }) => [name, value, 'UTC'])
test.each([...VOICES, ['Portuguese of Brazil', 6, 'America/Recife'] as const])(
  'a host of %s may say the frame as it is shown',
  (_, language, timeZone) => {
    const frames = Array.from({ length: 24 * 60 }, (_each, at) => at)
      .filter((at) => at % 29 === 0 || at % 60 === 17)
      .flatMap((at) => {
        const input = writeInput({
          language,
          tone: at % 6,
          airAt: Date.UTC(2027, 2, 1 + (at % 14), 0, at),
          timeZone,
          items: [item('ferry', 'Ferry', '')],
        })
        const locale = localeOf(input)
        const rules = wordRulesOf(input, locale)
        const pack = findPack(locale)
        const say = speaker(pack, input, { locale, topic: '', rules })
        const greeting = `${emptyOpeningOf(pack, say)} ${dateTimeOf(pack, input, say)}`
        const written = [greeting, 'Ferry.', signOffOf('bulletin', input, pack, say)].map((text) => ({ text, numbers: [] }))
        return judgeBulletin(written, input.items, input, { locale, rules }).faults.map(({ sentence }) => sentence)
      })
    expect([...new Set(frames)]).toEqual([])
  },
)
