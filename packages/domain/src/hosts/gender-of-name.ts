import { foldAccents } from '../words/fold-word.ts'
import { tongueOfLanguage } from '../words/tongues.ts'
import { DUTCH } from './first-names/dutch.ts'
import { ENGLISH } from './first-names/english.ts'
import { FRENCH } from './first-names/french.ts'
import { GERMAN } from './first-names/german.ts'
import { HINDI } from './first-names/hindi.ts'
import { ITALIAN } from './first-names/italian.ts'
import { POLISH } from './first-names/polish.ts'
import { PORTUGUESE } from './first-names/portuguese.ts'
import { ROMANIAN } from './first-names/romanian.ts'
import { SPANISH } from './first-names/spanish.ts'
import type { Gender } from './gender.ts'
import { genderOfHost } from './host-names.ts'
import { NEITHERS, TITLES } from './titles.ts'

/** Common first names of each tongue; a name that women and men bear alike is on no list. */
const FIRST_NAMES: Readonly<Record<string, Record<Gender, string>>> = {
  ...{ de: GERMAN, en: ENGLISH, es: SPANISH, fr: FRENCH, hi: HINDI },
  ...{ it: ITALIAN, nl: DUTCH, pl: POLISH, pt: PORTUGUESE, ro: ROMANIAN },
}
const OF_NEITHER = new Set(NEITHERS.split(' ').map(foldAccents))

const listOf = ({ f, m }: Record<Gender, string>): Map<string, Gender> =>
  new Map(
    [...f.split(' ').map((name) => [name, 'f'] as const), ...m.split(' ').map((name) => [name, 'm'] as const)].map(
      ([name, gender]) => [foldAccents(name), gender],
    ),
  )

const titles = listOf(TITLES)

let lists: Map<string, Map<string, Gender>> | undefined
const allLists = (): Map<string, Map<string, Gender>> => {
  lists ??= new Map(Object.entries(FIRST_NAMES).map(([tongue, names]) => [tongue, listOf(names)]))
  return lists
}

/** Left off the list of one tongue, because there women and men bear them alike: another tongue does not decide. */
const BORNE_BY_BOTH = new Set(
  'alex alexis alix camille charlie claude dominique floor gabi jip kim leen lilian lou puck robin sacha sam sascha sasha uli wil willy'.split(
    ' ',
  ),
)

/** A name of another tongue, where all that know it agree: Andrea and Jean are women here and men there. */
const genderElsewhere = (name: string): Gender | null => {
  const found = new Set([...allLists().values()].flatMap((list) => list.get(name) ?? []))
  const [gender = null] = found
  return found.size === 1 ? gender : null
}

/** Polish women's names end in -a; the few of men that do are on its list. */
const genderByEnding = (name: string, tongue: string): Gender | null => (tongue === 'pl' && name.endsWith('a') ? 'f' : null)

/**
 * Whether a host is a woman or a man by its name, as the host's own tongue has it first; null where nobody can tell. The first word decides, a
 * title or a name: what follows may be a surname, and a woman's is often a man's name.
 */
export const genderOfName = ({ hostName, language }: { hostName: string; language: number }): Gender | null => {
  const listed = genderOfHost(hostName)
  if (listed) return listed
  const tongue = tongueOfLanguage(language)
  const words = hostName
    .split(/[^\p{L}\p{M}]+/u)
    .map(foldAccents)
    .filter((word) => word !== '')
  const name = words.find((word) => !OF_NEITHER.has(word)) ?? ''
  const own = titles.get(name) ?? allLists().get(tongue)?.get(name)
  if (own) return own
  // Behind a station's word any word may stand: only a name that is common in its tongue counts.
  if (name !== words[0] || BORNE_BY_BOTH.has(name)) return null
  return genderOfHost(name) ?? genderElsewhere(name) ?? genderByEnding(name, tongue)
}
