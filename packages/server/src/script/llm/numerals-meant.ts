import {
  dutchOrdinal,
  englishOrdinal,
  frenchOrdinal,
  germanStem,
  italianOrdinal,
  portugueseOrdinal,
  romanianOrdinal,
  spanishOrdinal,
} from '../spoken/ordinals.ts'
import { polishOrdinals } from '../spoken/polish-romans.ts'
import { isInitial, ROMAN, romanValue } from '../spoken/roman.ts'
import type { Tongue } from '../tongue.ts'

/** 'Jana Pawła II': a number behind a name. */
const NUMBERED = new RegExp(`(?<=\\p{Lu}[\\p{Ll}\\p{M}]{1,20}\\s)${ROMAN}(?![\\p{L}\\p{N}'’-])`, 'gu')
/** 'I' is somebody who speaks. */
const [LEAST, MOST] = [2, 16]

const ofBoth = (ordinal: (value: number, isFeminine: boolean) => string) => (value: number) => [
  ordinal(value, false),
  ordinal(value, true),
]
const FORMS: Readonly<Partial<Record<Tongue, (value: number) => readonly string[]>>> = {
  en: (value) => [englishOrdinal(value)],
  de: (value) => ['e', 'en', 'er', 'em', 'es'].map((ending) => `${germanStem(value)}${ending}`),
  fr: ofBoth(frenchOrdinal),
  es: ofBoth(spanishOrdinal),
  it: ofBoth(italianOrdinal),
  pt: ofBoth(portugueseOrdinal),
  nl: (value) => [dutchOrdinal(value)],
  pl: polishOrdinals,
  ro: ofBoth(romanianOrdinal),
}

/** The words for the Roman numbers behind names of a text: a host says 'Charles the Third'. */
export const numeralsMeant = (text: string, tongue: Tongue): string[] => {
  const values = new Set(
    [...text.matchAll(NUMBERED)].flatMap(({ 0: roman, index }) =>
      isInitial(roman, text.slice(index + roman.length, index + roman.length + 4)) ? [] : romanValue(roman),
    ),
  )
  return [...values].filter((value) => value >= LEAST && value <= MOST).flatMap((value) => FORMS[tongue]?.(value) ?? [])
}
