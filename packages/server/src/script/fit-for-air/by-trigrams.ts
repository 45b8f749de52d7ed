import { francAll } from 'franc'
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

/** True where the letters of a text are those of another tongue. `isDoubtful`: something else speaks for it too. */
export const isFarFrom = (text: string, tongue: Tongue, isDoubtful: () => boolean): boolean => {
  const looked = text.slice(0, LOOKED_AT)
  const letters = looked.match(LETTER)?.length ?? 0
  if (letters < LEAST) return false
  const own = francAll(looked, { only: ONLY, minLength: LEAST }).find(([code]) => code === CODES[tongue])?.[1] ?? 1
  return (letters >= SOME && own < AT_ONCE) || (own < FAR && (letters >= SURE || isDoubtful()))
}
