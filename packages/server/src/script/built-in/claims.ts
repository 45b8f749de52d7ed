import { isHedged, isSourced, tellsVerdict } from '../fit-for-air/hedges.ts'
import { leansBack } from '../fit-for-air/leans-back.ts'
import { namesOffender } from '../fit-for-air/offenders.ts'
import { type Line, lineOf } from '../fit-for-air/phrases.ts'
import { isAttributed } from '../fit-for-air/speakers.ts'
import type { Tongue } from '../tongue.ts'
import { holdsSubject, sharedPart, sharesWord } from './headline-words.ts'
import { wordCount } from './sentences.ts'

// A headline is short, and leaves to its text who says so: 'Mayor took bribes', and below it 'Mayor Jan Low is accused of taking bribes'. Said
// first it would be the host's word.

/** So many sentences tell what the headline tells. */
const NEAR = 3
/** So much of a headline, and a sentence speaks of the same. */
const SAME_MATTER = 0.4
/** So much, and it is of whom the headline names by a crime. */
const SAME_CRIME = 0.25
/** So much, and it says the very same. */
const SAME_WORDS = 0.55

/** Nobody waits so long for what the headline says at once. */
const LONG = 36

/** '…, the ferry line said', below 'Ferry line cancels trips': who says it is who does it. */
const isSaidByOther = (line: Line, headline: string, tongue: Tongue): boolean => {
  // Nothing that the headline names may be lost for it.
  if (!isSourced(line, tongue) || !holdsSubject(line.text, headline)) return false
  const clause = line.text.split(CLAUSES).find((part) => isSourced(lineOf(part), tongue)) ?? ''
  return wordCount(clause) > SPEAKER || !sharesWord(clause, headline)
}
const CLAUSES = /,\s|\s[-–—]\s/u
/** A clause of so few words holds nothing but who speaks. */
const SPEAKER = 6

/** True for a headline that tells as a fact what one of these sentences only reports. */
const isClaim = (headline: string, lines: readonly Line[], tongue: Tongue): boolean => {
  const same = namesOffender(lineOf(headline), tongue) ? SAME_CRIME : SAME_MATTER
  return lines.some((line, at) => {
    const part = sharedPart(line.text, headline, tongue)
    return (
      (isHedged(line, tongue) && part >= (at === 0 ? same : SAME_WORDS)) ||
      (at === 0 && isSaidByOther(line, headline, tongue) && part >= SAME_WORDS && wordCount(line.text) <= LONG)
    )
  })
}

/** Nothing of a story is told as a fact that its `sentences`, told or left out, only report. */
export const claimIn = (
  headline: string,
  told: readonly string[],
  sentences: readonly string[],
  tongue: Tongue,
): 'none' | 'told' | 'bare' => {
  const [claim = ''] = headline.split(STOP)
  const head = lineOf(claim)
  if (isHedged(head, tongue) || tellsVerdict(head, tongue) || isAttributed(claim, tongue)) return 'none'
  if (!isClaim(claim, sentences.slice(0, NEAR).map(lineOf), tongue)) return 'none'
  const near = told.slice(0, NEAR).map(lineOf)
  const [first] = near
  if (first === undefined || leansBack(first.words, tongue) || sharedPart(first.text, claim, tongue) < SAME_CRIME) return 'bare'
  return near.some((line) => isHedged(line, tongue) || isSourced(line, tongue)) ? 'told' : 'bare'
}
const STOP = /(?<=\p{L}{3}[.!?])\s/u
