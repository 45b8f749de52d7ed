import { sayAbbreviations } from './abbreviations.ts'
import { sayCloseFigures } from './close-figures.ts'
import { sayDates } from './dates.ts'
import { sayOrdinals, sayRomans } from './say-romans.ts'
import { sayCantons } from './swiss-cantons.ts'
import { sayUnits } from './units.ts'

const NO_SPEECH = /\p{Extended_Pictographic}|\uFE0F|\u200D|[\u{E0000}-\u{E007F}]/gu
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu

/** Marks that voices read aloud or stumble over. */
const sayMarks = (text: string, and: string): string =>
  text
    .replace(ADDRESS, ' ')
    .replace(NO_SPEECH, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s?[&＆]\s?/g, ` ${and} `)
    .replace(/#(?=[\p{L}_])/gu, '')
    // A season: 2027/28.
    .replace(/(?<=(?<![\d/])(?:19|20)\d{2})\/(?=\d{2}(?:\d{2})?(?![\d/]))/g, ' ')
    .replace(/[<>{}[\]|\\^~`*_=]+/g, ' ')
    .replace(/[“”„«»"]/g, '')
    .replace(/\s{0,3}[–—]\s{0,3}(?=\p{L})/gu, ', ')
    .replace(/\(([^()]*)\)/g, (_, inside: string) => `, ${inside.trim()},`)
    .replace(/[()]/g, ' ')

const AND: Readonly<Record<string, string>> = {
  en: 'and',
  de: 'und',
  pl: 'i',
  es: 'y',
  it: 'e',
  fr: 'et',
  pt: 'e',
  hi: 'और',
  nl: 'en',
  ro: 'și',
}

/**
 * The text as the voice gets it: what every engine reads badly is written out in the tongue of the locale. `names` are the words of the
 * host's and the station's name. Never throws.
 */
export const toSpoken = (text: string, locale: string, names?: ReadonlySet<string>): string => {
  const tongue = locale.slice(0, 2)
  const plain = text.normalize('NFC').replace(/\s+/g, ' ')
  const placed = tongue === 'de' ? sayCantons(plain) : plain
  const written = sayMarks(
    sayOrdinals(
      sayRomans(sayAbbreviations(sayUnits(sayDates(sayCloseFigures(placed, locale), locale), locale), tongue, names), tongue),
      tongue,
    ),
    AND[tongue] ?? 'and',
  )
  // The words of units are spelled as in Portugal.
  return (locale === 'pt-BR' ? written.replace(/(?<=\p{L})ómetr/gu, 'ômetr') : written)
    .replace(/\s+/g, ' ')
    .replace(/, ?([,.;:!?।])/g, '$1')
    .replace(/ ([,.;:!?।])/g, '$1')
    .trim()
}

/**
 * Words of the own names, for toSpoken: 'MAX' and 'SUN' in 'SUN FM' are said. Three letters of a station that begin with a vowel are
 * spelled like others: 'USA'.
 */
export const ownNames = ({ hostName, stationName }: { hostName: string; stationName: string }): ReadonlySet<string> =>
  new Set([
    ...hostName.split(/[^\p{L}\p{M}]+/u),
    ...stationName.split(/[^\p{L}\p{M}]+/u).filter((word) => !/^[AEIOU]/.test(word)),
  ])
