import { findLanguage } from '@hourcast/domain/hosts/languages'
import type { ContentItem } from '@hourcast/domain/sources/content'
import { createWordFinder, type FoundWord, type WordEntry } from '@hourcast/domain/words/find-words'
import { foldAccents, foldCase } from '@hourcast/domain/words/fold-word'
import { readSaid, type Sounds, saidAs } from '@hourcast/domain/words/pronounced'
import { starterSounds } from '@hourcast/domain/words/starter-words'
import { foldedOf } from '@hourcast/domain/words/station-word'
import { tongueOfLanguage } from '@hourcast/domain/words/tongues'
import type { StationWord, WordKind } from '@hourcast/domain/words/word-kinds'
import { sourceName } from '../built-in/source-name.ts'
import { withCommaLetters } from '../comma-letters.ts'
import type { WriteInput } from '../script-types.ts'
import { ownNames, toSpoken } from '../spoken/to-spoken.ts'
import { tongueOf } from '../tongue.ts'
import { mayBeNamed } from './may-be-named.ts'

/** How a station's hosts speak, for one script. */
export type WordRules = {
  /** True for a sentence with a word that is never said. The names of host and station are said no matter what. */
  isNever(text: string): boolean
  /** A source as it is named on air; undefined where it is not named. */
  nameOf(item: Pick<ContentItem, 'source' | 'from'>): string | undefined
  /** The text as the voice gets it, with the station's own pronunciations. */
  toSpoken(text: string): string
}

type RulesInput = Pick<WriteInput, 'language' | 'hostName' | 'stationName' | 'words'>

/** A tongue that sets a short word before another by an apostrophe: l'Oréal. */
const ELIDES = new Set(['fr', 'it', 'pt'])

export const wordRulesOf = (
  { language, hostName, stationName, words = [] }: RulesInput,
  locale: string = findLanguage(language)?.locale ?? 'en-US',
): WordRules => {
  const tongue = tongueOfLanguage(language)
  const elides = ELIDES.has(tongue)
  const listOf = (kind: WordKind): StationWord[] =>
    words.filter((word) => word.kind === kind && (word.tongue === '' || word.tongue === tongue))
  const isNever = neverOf(listOf('never'), [hostName, stationName], elides)
  const named = new Map(listOf('source').map((word) => [foldedOf(word), word.said]))
  const own = ownNames({ hostName, stationName })
  const lettersOf = (text: string): string => withCommaLetters(text, tongueOf(tongue))
  const said = listOf('said').map(({ written, said }) => ({
    written: lettersOf(written),
    value: readSaid(said) ?? { letters: '', ipa: '' },
  }))
  const say = sayerOf(said, { tongue, elides }, (text) => toSpoken(text, locale, own))
  return {
    isNever,
    nameOf: (item) => {
      const own = nameIn(named, item)
      const name = own ?? sourceName(item.source)
      const isSaid = name !== undefined && !isNever(name) && (own !== undefined || mayBeNamed(name, tongueOf(tongue)))
      return isSaid ? name : undefined
    },
    toSpoken: (text) => say(lettersOf(text)),
  }
}

const neverOf = (list: readonly StationWord[], names: readonly string[], elides: boolean): WordRules['isNever'] => {
  if (list.length === 0) return () => false
  const entries = list.map(({ written }) => ({ written, value: true }))
  const find = createWordFinder(entries, { fold: foldAccents, elides })
  const own = names.map((name) => name.trim()).filter((name) => name !== '')
  // A mark no word goes over stands in the place of a name.
  return (text) => find(own.reduce((rest, name) => rest.replaceAll(name, ' | '), text)).length > 0
}

/** By the host that it was read from, or one above it, else by the name that previews show. */
const nameIn = (
  named: ReadonlyMap<string, string>,
  { source, from }: Pick<ContentItem, 'source' | 'from'>,
): string | undefined => {
  if (named.size === 0) return undefined
  const labels = from?.replace(/^www\./, '').split('.') ?? []
  const hosts = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  const key = [...hosts, source].map(foldCase).find((each) => named.has(each))
  return key === undefined ? undefined : named.get(key)
}

// Cherokee, which nobody speaks here: a word of three letters stands for an entry while the rest of the text is written out, with a capital
// where the entry had one, as the rules about what stands before a name ask for it.
const [CAPITAL, SMALL] = ['\u13A0', '\uAB70']
const DIGITS = 64
const STAND_IN = /[\u13A0\uAB70]([\uAB70-\uABAF])([\uAB70-\uABAF])/g
const ITS_LETTERS = /[\u13A0-\u13FF\uAB70-\uABBF]/

const digitOf = (digit: number): string => String.fromCharCode(SMALL.charCodeAt(0) + digit)
const standInOf = (at: number, word: string): string =>
  `${/^\p{Lu}/u.test(word) ? CAPITAL : SMALL}${digitOf(Math.floor(at / DIGITS))}${digitOf(at % DIGITS)}`

const SAID = { fold: foldCase, keepsCapitals: true }

type SoundsFinder = (text: string) => FoundWord<Sounds>[]

/** Short ones in capitals are numerals and short forms: 'XI', 'FICO'. */
const LEAST_IN_CAPITALS = 5

const isAsWritten = (found: string, written: string): boolean =>
  found === written || (found.length >= LEAST_IN_CAPITALS && found === written.toUpperCase())

/** Of each tongue, made once. */
const starters = new Map<string, SoundsFinder>()

const starterOf = (tongue: string, elides: boolean): SoundsFinder => {
  const known = starters.get(tongue)
  if (known) return known
  const entries = starterSounds(tongue).map((entry) => ({ ...entry, value: { ...entry.value, written: entry.written } }))
  const find = createWordFinder(entries, { ...SAID, elides })
  const starter: SoundsFinder = (text) =>
    find(text).filter(({ from, to, value }) => isAsWritten(text.slice(from, to).normalize('NFC'), value.written))
  starters.set(tongue, starter)
  return starter
}

/** Names of the starter list in a text that is written out already: the rules before it know names as well, 'Boeing 737-800'. */
const withStarter = (find: SoundsFinder, spoken: string): string => {
  let end = 0
  let said = ''
  for (const { from, to, value } of find(spoken)) {
    said += spoken.slice(end, from) + saidAs(spoken.slice(from, to), value)
    end = to
  }
  return said + spoken.slice(end)
}

/** What the station says otherwise is out of the way of every other rule, so that it is said exactly as it is listed. */
const sayerOf = (
  entries: readonly WordEntry<Sounds>[],
  { tongue, elides }: { tongue: string; elides: boolean },
  write: (text: string) => string,
): WordRules['toSpoken'] => {
  const find = createWordFinder(entries, { ...SAID, elides })
  const starter = starterOf(tongue, elides)
  const say = (text: string): string => withStarter(starter, write(text))
  return (text) => {
    const found = find(text).slice(0, DIGITS ** 2)
    if (found.length === 0 || ITS_LETTERS.test(text)) return say(text)
    let end = 0
    let marked = ''
    for (const [at, { from, to }] of found.entries()) {
      marked += text.slice(end, from) + standInOf(at, text.slice(from, to))
      end = to
    }
    const placeOf = (digit: string): number => digit.charCodeAt(0) - SMALL.charCodeAt(0)
    return say(marked + text.slice(end)).replace(STAND_IN, (_, high: string, low: string) => {
      const one = found[placeOf(high) * DIGITS + placeOf(low)]
      return one ? saidAs(write(text.slice(one.from, one.to)), one.value) : ''
    })
  }
}
