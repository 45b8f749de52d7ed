import { DATE_IN_FIGURES, monthsOf } from '../fit-for-air/named-dates.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import { TONGUES, type Tongue } from '../tongue.ts'

/** Months that are words besides. */
const WORDS: Readonly<Partial<Record<Tongue, ReadonlySet<string>>>> = { en: new Set(['may', 'march']), ro: new Set(['mai']) }
/** In any case, and cut short: 'Jan.', 'styczeń' for 'stycznia'. */
const BEGINNING = 3

/** Whether plain words name a month that no tongue finds in a text; nor in `besides`, the dates that may be said. */
export const isForeignMonth = (said: string, text: string, besides: string, tongue: Tongue): boolean => {
  if (DATE_IN_FIGURES.test(text)) return false
  const held = `${plainWords(text)} ${plainWords(besides)}`
  const isIn = (month: string) => held.includes(` ${month.slice(0, BEGINNING)}`)
  return monthsOf(tongue).some(
    (month, at) =>
      said.includes(` ${month} `) && !WORDS[tongue]?.has(month) && !TONGUES.some((one) => isIn(monthsOf(one)[at] ?? month)),
  )
}
