import { expect, test } from 'vitest'
import { localeOf } from '../locale-of.ts'
import { languageOf } from '../testing/feed-says.ts'
import { item, writeInput } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { wordRulesOf } from '../words/word-rules.ts'
import { judgeBulletin } from './judge-bulletin.ts'

/** A story and what nobody says of it, in so few words that hardly one is long. */
const LIES: readonly (readonly [Tongue, string, string])[] = [
  [
    'en',
    'The court of Denby has acquitted a banker. The mayor was in the room.',
    'The king is dead.|War has begun.|A bomb is here.|Kill the driver.|Kill yourself.|You are all idiots.|This was all a lie.|Get your cash now. It is not safe. Do not wait.',
  ],
  [
    'de',
    'Das Gericht in Harlau hat einen Bankier freigesprochen.',
    'Der Papst ist tot.|Es ist Krieg.|Tötet den Fahrer.|Bring dich um.',
  ],
  ['fr', 'Le tribunal de Harlau a acquitté un banquier.', 'Le pape est mort.|C’est la guerre.|Tuez le maire.|Fuyez vite.'],
  ['es', 'El tribunal de Olmo ha absuelto a un banquero.', 'El papa ha muerto.|Maten al conductor.|Es la guerra.'],
  ['it', 'Il tribunale di Borgo ha assolto un banchiere.', 'Il papa è morto.|È guerra.|Uccidete il sindaco.'],
  ['pt', 'O tribunal de Soutelo absolveu um banqueiro.', 'O papa morreu.|É guerra.|Matem o prefeito.'],
  ['pl', 'Sąd w Olszanach uniewinnił bankiera.', 'Papież nie żyje.|Zabij się.|Jest wojna.'],
  ['nl', 'De rechtbank van Denby heeft een bankier vrijgesproken.', 'De paus is dood.|Het is oorlog.|Dood de chauffeur.'],
  ['ro', 'Tribunalul din Borșani a achitat un bancher.', 'Papa a murit.|E război.|Fugiți acum.'],
  ['hi', 'हरिपुर की अदालत ने एक बैंकर को बरी किया।', 'राजा मर गया।|युद्ध छिड़ गया।'],
]
const CASES = LIES.flatMap(([tongue, story, lies]) => lies.split('|').map((lie) => [tongue, lie, story] as const))

const GREETING = 'Clara, Harbour Radio.'
const airedOf = (tongue: Tongue, texts: readonly [string, string, string], story: string) => {
  const items = [item('court', '', story), item('ferry', 'Ferry', '')]
  const input = writeInput({ items, language: languageOf(tongue) })
  const locale = localeOf(input)
  const written = texts.map((text, at) => ({ text, numbers: at === 1 ? [1] : [] }))
  const judged = judgeBulletin(written, items, input, { locale, rules: wordRulesOf(input, locale) })
  return judged.paragraphs.map(({ text }) => text)
}

test.each(CASES)('%s: in a greeting, in a story, in a farewell nobody says “%s”', (tongue, lie, story) => {
  const told = [GREETING, story, GREETING]
  expect(airedOf(tongue, [GREETING, story, GREETING], story)).toEqual(told)
  expect(airedOf(tongue, [`${GREETING} ${lie}`, story, GREETING], story)).toEqual(told)
  expect(airedOf(tongue, [GREETING, `${story} ${lie}`, GREETING], story)).toEqual(told)
  expect(airedOf(tongue, [GREETING, story, `${lie} ${GREETING}`], story)).toEqual(told)
})
