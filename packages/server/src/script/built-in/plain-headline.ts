import { numbersInWords } from '../small-number-words.ts'
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
export const isPlainHeadline = (headline: string, tongue: Tongue, most = WORDS.most): boolean => {
  const words = wordCount(headline)
  return !MARKED.test(headline) && words >= WORDS.least && words <= most && isSpecific(headline, tongue)
}

/** 'Weltmeisterschaft 2026', '43 ans': no count of what happened. */
const NO_COUNT =
  /(?<![\d.,])(?:(?:19|20)\d\d(?![\d.,%])|\d{1,3}(?=(?:-year| year|-jähr| Jahre| ans(?!\p{L})| años| anni(?!\p{L})| anos(?!\p{L})| lat(?!\p{L})|-lat|-jarige| jaar| de ani| ani(?!\p{L})| साल|enne(?!\p{L}))))/gu
/** True for sentences with the numbers of their headline, in figures or in words. */
export const keepsCounts = (said: string, headline: string, tongue: Tongue): boolean =>
  holdsFigures([said, ...numbersInWords(said, tongue)].join(' '), labelOf(headline).main.replace(NO_COUNT, ''))

/** True for sentences that say whom, where and how many their headline names, as far as its letters show it. */
export const keepsNamed = (said: string, headline: string, tongue: Tongue): boolean => {
  const { label } = labelOf(headline)
  const names = headline.replace(/\p{N}+/gu, '')
  return (
    keepsCounts(said, headline, tongue) &&
    (label === '' || holdsLabel(said, label)) &&
    (!showsNames(tongue) || holdsNames(said, names))
  )
}
