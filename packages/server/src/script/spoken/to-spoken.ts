import { sayAbbreviations } from './abbreviations.ts'
import { sayDates } from './dates.ts'
import { sayUnits } from './units.ts'

const NO_SPEECH = /\p{Extended_Pictographic}|\uFE0F|\u200D|[\u{E0000}-\u{E007F}]/gu
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu

/** Marks that voices read aloud or stumble over. */
const sayMarks = (text: string, and: string): string =>
  text
    .replace(ADDRESS, ' ')
    .replace(NO_SPEECH, ' ')
    .replace(/\s*[&＆]\s*/g, ` ${and} `)
    .replace(/#(?=[\p{L}_])/gu, '')
    .replace(/[<>{}[\]|\\^~`*_=]+/g, ' ')
    .replace(/[“”„«»"]/g, '')
    .replace(/\s*[–—]\s*(?=\p{L})/gu, ', ')
    .replace(/\(\s*([^()]*?)\s*\)/g, ', $1,')
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

/** The text as the voice gets it: what every engine reads badly is written out in the tongue of the locale. Never throws. */
export const toSpoken = (text: string, locale: string): string => {
  const tongue = locale.slice(0, 2)
  const written = sayMarks(
    sayAbbreviations(sayUnits(sayDates(text.normalize('NFC'), locale), tongue), tongue),
    AND[tongue] ?? 'and',
  )
  return written
    .replace(/,\s*([,.;:!?।])/g, '$1')
    .replace(/\s+([,.;:!?।])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
