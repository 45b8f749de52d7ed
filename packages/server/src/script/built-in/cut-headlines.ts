import { wordCount } from './sentences.ts'

// A feed that cuts its headlines after so many letters leaves most of them whole up to a stop or a colon: 'Il Luna torna in Serie A: adesso il …'.

const CUT = /\s?(?:\.{3,4}|…)$/u
/** So long a headline was cut by a machine; a shorter one trails off to promise. */
const LEAST_LETTERS = 70
/** Fewer words are a topic. */
const LEAST_WORDS = 6
/** What stands alone before the colon speaks, or is the topic: '… Rossi terzo. Ferrari: …'. */
const LEAST_OF_LAST = 4
/** A short word before a stop is an abbreviation, and what is quoted behind a colon is the story. */
const BREAKS = /(?<=[\p{L}\p{N}]{4})[.!]\s(?=["“„«]?[\p{Lu}\d])|(?<=[\p{L}\p{N}]{3}):\s(?!["“„«‘'])/gu
/** Inside marks or a bracket nothing ends. */
const isOpen = (text: string): boolean => (text.match(/["]/g)?.length ?? 0) % 2 === 1 || /[“„«(][^”“»)]*$/u.test(text)

/** True for a headline that a machine cut. */
export const isCutByLength = (title: string): boolean => CUT.test(title) && title.length >= LEAST_LETTERS

/** What of a headline that a machine cut is whole, or nothing. */
export const wholePartOf = (title: string): string | undefined => {
  if (!isCutByLength(title)) return undefined
  const ends = [...title.matchAll(BREAKS)].map(({ index }) => title.slice(0, index))
  const isWhole = (part: string) => wordCount(part.split(/[.!]\s/).at(-1) ?? '') >= LEAST_OF_LAST && !/[?]/.test(part)
  return ends.findLast((part) => wordCount(part) >= LEAST_WORDS && !isOpen(part) && isWhole(part))
}
