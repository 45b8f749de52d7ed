import type { Tongue } from '../tongue.ts'
import { pastDatesIn } from './named-dates.ts'
import { comesAt } from './past-hours.ts'
import { tellsOfPast } from './past-tense.ts'
import type { Line } from './phrases.ts'

// 'On 7 February the hall opens', heard in March: the hall is open. A date that only tells which fire is meant stands further off.

/** So many words stand before a date that the sentence begins with: 'Op 7', 'On the evening of 7'. */
const MOST_BEFORE = 3
/** Between the verb and its date: 'opens on 7 February'. */
const MOST_BETWEEN = 2
/** Between the date and its verb: 'On 7 February the new hall of the museum opens'. */
const MOST_BEHIND = 6
/** A Hindi verb ends its sentence. */
const MOST_BEHIND_IN_HINDI = 12

/** Before a date, of what it is the date: 'das Gesetz vom 7. Februar'. */
const OF = / (?:vom|of|du|del|dello|dal|din|z|ze|van|since|seit|ab|od|depuis|desde|sinds) $/

/** Before a date, that something goes on until then: 'Applications are open until 12 January'. */
const UNTIL =
  / (?:until|till|bis|bis zum|jusqu au|jusqu à|hasta|hasta el|fino al|fino all|entro il|até|até ao|até a|até o|até dia|até ao dia|do|tot|tot en met|până|până la|până pe|până în) $/
const UNTIL_BEHIND = /^ तक /

const countWords = (text: string): number => text.trim().split(' ').filter(Boolean).length

/** True for a sentence that announces for a date what is over, or goes on until a day that is over, on `today`, a day since 1970. */
export const isPastEvent = ({ text, words }: Line, today: number, tongue: Tongue): boolean => {
  const dates = pastDatesIn(words, today, tongue)
  const [date] = dates
  if (date === undefined || dates.length > 1 || tellsOfPast(text, tongue)) return false
  const before = words.slice(0, date.index + 1)
  if (OF.test(before)) return false
  if (UNTIL.test(before) || (tongue === 'hi' && UNTIL_BEHIND.test(words.slice(date.end)))) return true
  const verb = comesAt(words, tongue)
  if (verb < 0) return false
  const most = tongue === 'hi' ? MOST_BEHIND_IN_HINDI : MOST_BEHIND
  if (verb > date.index) return countWords(before) <= MOST_BEFORE && countWords(words.slice(date.end, verb)) <= most
  return countWords(words.slice(verb, date.index)) <= MOST_BETWEEN + 1
}
