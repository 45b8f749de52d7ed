import { leansBack } from '../../fit-for-air/leans-back.ts'
import { countsAgain, leansOnHeadline } from '../../fit-for-air/leans-on-headline.ts'
import { plainWords } from '../../fit-for-air/phrases.ts'
import { isAttributed } from '../../fit-for-air/speakers.ts'
import { countsIn } from '../../fit-for-air/victims.ts'
import type { Tongue } from '../../tongue.ts'
import { hasNew, haveWordInCommon, holdsLabel, holdsNames, holdsSubject, isSpecific, sharedWords } from '../headline-words.ts'
import { isSpeaker, labelOf } from '../label-before.ts'
import { isMood } from '../moods.ts'
import { keepsReporter } from '../reported-by.ts'
import { wordCount } from '../sentences.ts'
import { losesGrave, tellsDeath } from '../tells-death.ts'
import { looksOf } from './looks.ts'
import { marksOf } from './marks.ts'
import type { Way, Written } from './ways.ts'

const FIGURE = /\d+/g
const NAME = /(?<=\s)["“„«(]?\p{Lu}[\p{L}\p{M}]+/gu

/** Which of the steps a number has reached: few steps, so that few stories show what each means. */
const stepIn = (number: number, steps: readonly number[]): number => steps.filter((step) => number >= step).length
const WORDS_OF_HEADLINE = [4, 6, 8, 10, 12, 15, 18]
const WORDS_OF_SENTENCE = [6, 9, 12, 16, 20, 25, 30, 36]
const WORDS_LONGER = [-6, -2, 1, 4, 8, 12, 18]
const PARTS = [0.01, 0.2, 0.34, 0.5, 0.67, 0.8, 0.99]
const FRESH = [1, 2, 4, 6, 8, 11, 15]
const MOST_COUNTED = 6
const MOST_NAMES = 3

type Found = readonly (readonly [string, boolean])[]
const foundIn = (found: Found): string[] => found.flatMap(([sign, isSo]) => (isSo ? [sign] : []))

const ofHeadline = (headline: string, first: string, tongue: Tongue): string[] => {
  const { label } = labelOf(headline)
  return [
    ...looksOf(headline).map((look) => `h-${look}`),
    `h-words${stepIn(wordCount(headline), WORDS_OF_HEADLINE)}`,
    ...marksOf(headline).map((mark) => `h${mark}`),
    ...foundIn([
      ['h-specific', isSpecific(headline, tongue)],
      ['h-death', tellsDeath(headline, tongue)],
      ['h-mood', isMood(headline, tongue)],
      ['h-attributed', isAttributed(headline, tongue)],
      ['h-nameless', headline.match(NAME) === null],
      ['h-label', label !== ''],
      ['h-speaker', label !== '' && isSpeaker(label, first)],
      ['h-label-said', label !== '' && holdsLabel(first, label)],
    ]),
  ]
}

const ofSentence = (place: 1 | 2, sentence: string, tongue: Tongue): string[] => [
  ...looksOf(sentence).map((look) => `${place}-${look}`),
  `${place}-words${stepIn(wordCount(sentence), WORDS_OF_SENTENCE)}`,
  ...marksOf(sentence).map((mark) => `${place}${mark}`),
  ...foundIn([
    [`${place}-specific`, isSpecific(sentence, tongue)],
    [`${place}-leans`, leansBack(plainWords(sentence), tongue)],
    [`${place}-counts`, countsAgain(sentence, tongue)],
    [`${place}-attributed`, isAttributed(sentence, tongue)],
    [`${place}-death`, tellsDeath(sentence, tongue)],
    [`${place}-mood`, isMood(sentence, tongue)],
  ]),
]

/** What the first sentence keeps of its headline, and what it brings. */
const ofBoth = (headline: string, first: string, tongue: Tongue): string[] => {
  const kept = sharedWords(first, headline)
  const many = kept.filter(Boolean).length
  const below = first.toLowerCase()
  const lostNames = (headline.match(NAME) ?? []).filter((name) => !below.includes(name.trim().toLowerCase().slice(0, 5))).length
  const counted = countsIn(headline, tongue)
  const counts = countsIn(first, tongue)
  return [
    `part${stepIn(kept.length === 0 ? 0 : many / kept.length, PARTS)}`,
    `kept${Math.min(MOST_COUNTED, many)}`,
    `lost${Math.min(MOST_COUNTED, kept.length - many)}`,
    `lost-names${Math.min(MOST_NAMES, lostNames)}`,
    `fresh${stepIn(sharedWords(headline, first).filter((isSaid) => !isSaid).length, FRESH)}`,
    `longer${stepIn(wordCount(first) - wordCount(headline), WORDS_LONGER)}`,
    ...foundIn([
      ['lost-figure', (headline.match(FIGURE) ?? []).some((figure) => !first.includes(figure))],
      ['new-figure', (first.match(FIGURE) ?? []).some((figure) => !headline.includes(figure))],
      ['lost-count', [...counted].some((count) => !counts.has(count))],
      ['new-count', [...counts].some((count) => !counted.has(count))],
      ['subject', holdsSubject(first, headline)],
      ['names', holdsNames(first, headline)],
      ['new', hasNew(first, headline)],
      ['lost-grave', losesGrave(first, headline, tongue)],
      ['reporter', keepsReporter(first, headline, tongue)],
      ['on-headline', leansOnHeadline(first, headline, tongue)],
      ['begun', kept[0] === true],
      ['ended', kept.at(-1) === true],
    ]),
  ]
}

/** What the second sentence brings of the headline, and beside it. */
const ofSecond = ({ headline, told: [first = '', second = ''] }: Written, tongue: Tongue): string[] => {
  const kept = sharedWords(first, headline)
  const also = sharedWords(second, headline)
  return [
    ...ofSentence(2, second, tongue),
    `2-kept${Math.min(MOST_NAMES, also.filter(Boolean).length)}`,
    `2-found${Math.min(2, also.filter((isSaid, at) => isSaid && !kept[at]).length)}`,
    `2-fresh${stepIn(sharedWords(`${headline} ${first}`, second).filter((isSaid) => !isSaid).length, FRESH)}`,
    ...foundIn([['2-common', haveWordInCommon(first, second)]]),
  ]
}

/** What differs from tongue to tongue: how much of a headline is said again, labels, and how long headlines are. */
const BY_TONGUE = /^(?:h-short|h-capital|h-comma|h-behind|1-short|1-capital|part|lost\d|h-words|h:|h-label|subject)/

/** By what it is known how well each way of telling a story does, each sign marked with the way; of all ways what the tongue is. */
export const signsOfWays = (written: Written, tongue: Tongue): ((way: Way) => ReadonlySet<string>) => {
  const { headline, told } = written
  const [first = ''] = told
  const head = ofHeadline(headline, first, tongue)
  const below = first === '' ? [] : [...ofSentence(1, first, tongue), ...ofBoth(headline, first, tongue)]
  return (way) => {
    const signs = way === 'headline' ? head : [...head, ...below, ...(way === 'two' ? ofSecond(written, tongue) : [])]
    const ofTongue = signs.filter((sign) => BY_TONGUE.test(sign)).map((sign) => `${tongue}/${sign}`)
    return new Set([tongue, ...signs, ...ofTongue].map((sign) => `${way}/${sign}`))
  }
}
