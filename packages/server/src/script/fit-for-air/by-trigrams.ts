import { francAll } from 'franc'
import { data } from 'franc/data.js'
import type { Tongue } from '../tongue.ts'

// Small words tell a tongue where there are some. A short item in a neighbour's has one or two: there letters in threes tell more.

const CODES: Readonly<Record<Tongue, string>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  hi: 'hin',
}
const OTHERS = 'swe dan nob nno isl ces slk slv hrv afr glg cat eus hun tur fin ekk lvs lit ind als mar npi'.split(' ')
const ONLY = [...Object.values(CODES), ...OTHERS]
/** So much of a text is enough. */
const LOOKED_AT = 300
/** Fewer letters are a few names. */
const LEAST = 36
/** From here on letters alone tell; before, they need another sign beside them. */
const SURE = 100
const LETTER = /\p{L}/gu
/** Of 18,000 short items in the host's tongue one was as far from it, of 40 in its neighbours' most. */
const FAR = 0.9
/** So far is no title of names. */
const AT_ONCE = 0.5
const SOME = 55

const SCRIPTS = { Latin: /\p{Script=Latin}/gu, Devanagari: /\p{Script=Devanagari}/gu }
type ScriptName = keyof typeof SCRIPTS

/** What franc counts for three letters that are not among the most frequent of a tongue. */
const MISSING = 300

type Places = { codes: readonly string[]; placesOf: ReadonlyMap<string, Int16Array> }

/** The place of three letters in the list of each tongue of a script, -1 where they have none: franc looks for it tongue by tongue. */
const placesIn = (script: ScriptName): Places => {
  const lists = data[script] ?? {}
  const codes = ONLY.filter((code) => lists[code] !== undefined)
  const placesOf = new Map<string, Int16Array>()
  for (const [at, code] of codes.entries())
    for (const [place, three] of (lists[code] ?? '').split('|').entries()) {
      const places = placesOf.get(three) ?? new Int16Array(codes.length).fill(-1)
      if (places[at] === -1) places[at] = place
      placesOf.set(three, places)
    }
  return { codes, placesOf }
}
const known: Partial<Record<ScriptName, Places>> = {}

/** How often three letters stand in a text without signs and figures. */
const threesIn = (text: string): ReadonlyMap<string, number> => {
  const plain = ` ${text
    .replace(/[!-@]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()} `
  const counts = new Map<string, number>()
  for (let at = 0; at + 3 <= plain.length; at += 1) {
    const three = plain.slice(at, at + 3)
    counts.set(three, (counts.get(three) ?? 0) + 1)
  }
  return counts
}

/** How near a text is to the tongue, as franc reckons it: 1 where no other is nearer. */
const nearnessOf = (text: string, tongue: Tongue): number => {
  const script = tongue === 'hi' ? 'Devanagari' : 'Latin'
  // Franc looks for the script too.
  if ((text.match(SCRIPTS[script])?.length ?? 0) * 2 <= text.length)
    return francAll(text, { only: ONLY, minLength: LEAST }).find(([code]) => code === CODES[tongue])?.[1] ?? 1
  known[script] ??= placesIn(script)
  const { codes, placesOf } = known[script]
  const distances = codes.map(() => 0)
  let unlisted = 0
  for (const [three, count] of threesIn(text)) {
    const places = placesOf.get(three)
    if (places === undefined) unlisted += MISSING
    else
      for (let at = 0; at < distances.length; at += 1) {
        const place = places[at] ?? -1
        distances[at] = (distances[at] ?? 0) + (place < 0 ? MISSING : Math.abs(count - place - 1))
      }
  }
  const least = Math.min(...distances) + unlisted
  const own = (distances[codes.indexOf(CODES[tongue])] ?? 0) + unlisted
  return 1 - (own - least) / (text.length * MISSING - least)
}

/** True where the letters of a text are those of another tongue. `isDoubtful`: something else speaks for it too. */
export const isFarFrom = (text: string, tongue: Tongue, isDoubtful: () => boolean): boolean => {
  const looked = text.slice(0, LOOKED_AT)
  const letters = looked.match(LETTER)?.length ?? 0
  if (letters < LEAST) return false
  const own = nearnessOf(looked, tongue)
  return (letters >= SOME && own < AT_ONCE) || (own < FAR && (letters >= SURE || isDoubtful()))
}
