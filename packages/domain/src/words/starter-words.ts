import type { Sounds } from './pronounced.ts'
import { DUTCH } from './starter/dutch.ts'
import { ENGLISH } from './starter/english.ts'
import { FRENCH } from './starter/french.ts'
import { GERMAN } from './starter/german.ts'
import { HINDI } from './starter/hindi.ts'
import { ITALIAN } from './starter/italian.ts'
import { POLISH } from './starter/polish.ts'
import { PORTUGUESE } from './starter/portuguese.ts'
import { ROMANIAN } from './starter/romanian.ts'
import { SPANISH } from './starter/spanish.ts'

export type StarterWord = { written: string; ipa: string }

const LISTS: ReadonlyMap<string, string> = new Map([
  ['en', ENGLISH],
  ['de', GERMAN],
  ['pl', POLISH],
  ['es', SPANISH],
  ['it', ITALIAN],
  ['fr', FRENCH],
  ['pt', PORTUGUESE],
  ['hi', HINDI],
  ['nl', DUTCH],
  ['ro', ROMANIAN],
])

/** Names in the news that the voices say wrong in a tongue, as they are written and as they are said there. */
export const starterWords = (tongue: string): StarterWord[] =>
  (LISTS.get(tongue) ?? '')
    .normalize('NFC')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [written = '', ipa = ''] = line.split(' = ')
      return written === '' || ipa === '' ? [] : [{ written, ipa }]
    })

type Inflect = (word: StarterWord) => StarterWord[]

const HISSES = /[szxßSZX]$/u
const withS: Inflect = ({ written, ipa }) => (HISSES.test(written) ? [] : [{ written: `${written}s`, ipa: `${ipa}s` }])

/** Endings of Polish that are put to a name as it is; 'u' behind things and places. What they change in it, they change in no rule. */
const POLISH_ENDINGS: readonly [string, string][] = [
  ['a', 'a'],
  ['u', 'u'],
  ['owi', 'ɔvi'],
  ['em', 'ɛm'],
]
const POLISH_STEM = /^\p{L}+[bcdfghjlmnprstwzż]$/u
/** These are softened before 'em', or lose a vowel. */
const POLISH_CHANGING = /(?:ek|[kg])$/u
const inPolish: Inflect = ({ written, ipa }) =>
  POLISH_STEM.test(written) && !POLISH_CHANGING.test(written)
    ? // Stress goes to the last syllable but one, as the voice puts it where nothing is marked.
      POLISH_ENDINGS.map(([ending, said]) => ({ written: written + ending, ipa: ipa.replaceAll('ˈ', '') + said }))
    : []

const INFLECTED: Readonly<Record<string, Inflect>> = { de: withS, nl: withS, pl: inPolish }

/** Those names, and their forms where a tongue puts an ending to them; English, which parts it off, needs none. */
export const starterSounds = (tongue: string): { written: string; value: Sounds }[] => {
  const words = starterWords(tongue)
  const known = new Set(words.map(({ written }) => written))
  const forms = words.flatMap(INFLECTED[tongue] ?? (() => [])).filter(({ written }) => !known.has(written))
  return [...words, ...forms].map(({ written, ipa }) => ({ written, value: { letters: '', ipa } }))
}
