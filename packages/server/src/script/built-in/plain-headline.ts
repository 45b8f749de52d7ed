import type { Tongue } from '../tongue.ts'
import { holdsFigures, holdsLabel, holdsNames, isSpecific, showsNames } from './headline-words.ts'
import { labelOf } from './label-before.ts'
import { wordCount } from './sentences.ts'

// Of 1,262 headlines that editors heard among others, 52 % of the plain ones were to air, and 5 % of those with a label before a colon
// (docs/decisions/054).

/** A label, a second headline, a quotation, a question. */
const MARKED = /:\s| [-–—] |[.!;?…] \S|["“”„«»?!…/|]|['‘’][^'‘’]{4,}['’]/u
/** With fewer words it is a heading, with more nobody follows it. */
const WORDS = { least: 5, most: 18 }

/** True for a headline that says one thing in one breath, and names or counts something. */
export const isPlainHeadline = (headline: string, tongue: Tongue): boolean => {
  const words = wordCount(headline)
  return !MARKED.test(headline) && words >= WORDS.least && words <= WORDS.most && isSpecific(headline, tongue)
}

/** 'Weltmeisterschaft 2026' counts nothing. */
const YEAR = /(?<![\d.,])(?:19|20)\d\d(?![\d.,%])/gu
/** True for sentences with the numbers of their headline. */
export const keepsCounts = (said: string, headline: string): boolean => holdsFigures(said, headline.replace(YEAR, ''))

/** True for sentences that say whom, where and how many their headline names, as far as its letters show it. */
export const keepsNamed = (said: string, headline: string, tongue: Tongue): boolean => {
  const named = headline.replace(YEAR, '')
  const { label } = labelOf(named)
  return (
    holdsFigures(said, named) && (label === '' || holdsLabel(said, label)) && (!showsNames(tongue) || holdsNames(said, named))
  )
}
