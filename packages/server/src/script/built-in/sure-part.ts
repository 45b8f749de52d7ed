import { leansBack } from '../fit-for-air/leans-back.ts'
import { countsAgain, isOfTown } from '../fit-for-air/leans-on-headline.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import { isAttributed } from '../fit-for-air/speakers.ts'
import { countsIn } from '../fit-for-air/victims.ts'
import type { Tongue } from '../tongue.ts'
import type { Candidate } from './candidate.ts'
import {
  haveWordInCommon,
  holdsFigures,
  holdsLabel,
  holdsNames,
  holdsSubject,
  isSpecific,
  sharedPart,
  sharedWords,
  sharesWord,
  showsNames,
} from './headline-words.ts'
import { isSpeaker, labelOf } from './label-before.ts'
import { losesEnd } from './loses-end.ts'
import { losesNot } from './loses-not.ts'
import { isMood } from './moods.ts'
import { answersInPolish, tellsInPolish } from './polish-leads.ts'
import { keepsReporter } from './reported-by.ts'
import { retells } from './retold.ts'
import { keywords, overlap, wordCount } from './sentences.ts'
import { losesGrave, tellsDeath } from './tells-death.ts'
import { isToldAfresh } from './told-afresh.ts'
import { withoutTopicBefore } from './topic-before.ts'
import { ensues } from './turned.ts'

// Of a story that waits for no better one: what is said of it, and in which words it begins.

/** A shorter sentence seldom tells anything, and nobody follows a longer one by ear. */
const TELLING = { least: 8, most: 36 }
/** Polish has no articles. */
const LEAST_IN_POLISH = 6
export const isTelling = (sentence: string, tongue: Tongue): boolean => {
  const words = wordCount(sentence)
  return words >= (tongue === 'pl' ? LEAST_IN_POLISH : TELLING.least) && words <= TELLING.most
}

/** So much of a headline, and all its names: a sentence tells the same story. Where no capitals show names it takes more. */
const sameStoryIn = (tongue: Tongue): number => (tongue === 'hi' ? 0.6 : 0.4)
/** German shows no names by capitals: there it takes so many of all words. */
const MOST_OF_IT = 0.6

/** The year of a headline is 'last year' below it. */
const YEAR = /(?<!\d)20\d\d(?!\d)/g
const KICKER = 5
/** 'Nahostkonflikt – Israel greift Stellungen an': without the short parts beside the headline. */
const withoutKicker = (headline: string): string => {
  const parts = headline.split(/\s[-–—]\s/)
  const main = parts.reduce((long, part) => (wordCount(part) > wordCount(long) ? part : long))
  return parts.every((part) => part === main || (wordCount(part) <= KICKER && !/\d/.test(part))) ? main : headline
}

/** 'Maharashtra: …' is for those who search. */
const IN_LATIN = /^[\p{Script=Latin}\d\s.'’-]+$/u

/** The first sentence is about it, and with the next one tells it. */
const tellsItAll = ([first = '', next = '']: readonly string[], headline: string, tongue: Tongue): boolean => {
  const main = withoutKicker(headline).replace(YEAR, '')
  if (tongue === 'pl' && tellsInPolish(first, next, main)) return true
  const said = `${first} ${next}`
  const { label, main: behind } = labelOf(main)
  // Without its label nobody knows where. In German, where names do not show, it is seldom more than a heading.
  const isLabelSaid = label === '' || tongue === 'de' || holdsLabel(said, label) || (tongue === 'hi' && IN_LATIN.test(label))
  if (isLabelSaid && retells(first, next, behind, tongue)) return true
  if (tongue === 'de') return holdsFigures(first, main) && sharedPart(first, main, tongue) > MOST_OF_IT
  // Who says it has an office and a first name below.
  if (isSpeaker(label, first) && isAttributed(first, tongue)) return sharedPart(said, behind, tongue) >= sameStoryIn(tongue)
  const tells = (wanted: string): boolean => {
    // 'Unemployment always falls in July' begins no news of how much it fell.
    if (!sharesWord(first, wanted) || !(holdsFigures(first, wanted) || isSpecific(first, tongue))) return false
    const same = overlap(keywords(said), keywords(wanted))
    // 'Two teens and a man' are 'two teenagers and a man' below it.
    const isOfSame = holdsSubject(said, wanted) || (showsNames(tongue) && same >= MOST_OF_IT && holdsNames(first, wanted))
    return isOfSame && same >= sameStoryIn(tongue)
  }
  // 'Vernoy : le maire …': without its label nobody knows where.
  return (label === '' || holdsLabel(said, label)) && (tells(main) || tells(behind))
}

/** The first sentence tells what the headline does, and takes its place. */
export const tellsTwice = ({ headline, lead, rest, unbroken }: Candidate, tongue: Tongue): boolean => {
  const before = rest.slice(0, unbroken)
  const [first] = before
  if (first === undefined || lead !== headline || !isTelling(first, tongue)) return false
  if (countsAgain(first, tongue) || isOfTown(first, headline, tongue) || !keepsReporter(first, headline, tongue)) return false
  if ([losesGrave, losesNot, losesEnd].some((loses) => loses(first, headline, tongue))) return false
  if (isToldAfresh(first, headline, tongue) && isSpecific(first, tongue)) return true
  return tellsItAll(before, headline, tongue) || (tongue === 'pl' && answersInPolish(before, headline))
}

/** So much of a headline's words stands in the sentence below it: who hears both hears it twice. */
const AGAIN = { least: 2, part: 1 / 4 }
const repeats = (sentence: string, headline: string): boolean => {
  const shared = sharedWords(sentence, headline)
  const count = shared.filter(Boolean).length
  return count >= AGAIN.least && count >= shared.length * AGAIN.part
}

/** How many, who and where, or that somebody died: 'Zahl der Toten steigt' announces it, and the sentence below tells it. */
const tellsMore = (sentence: string, headline: string, tongue: Tongue): boolean => {
  const counted = countsIn(headline, tongue)
  return (
    [...countsIn(sentence, tongue)].some((count) => !counted.has(count)) ||
    (isSpecific(sentence, tongue) && !isSpecific(headline, tongue)) ||
    (tellsDeath(sentence, tongue) && !tellsDeath(headline, tongue))
  )
}

const JOINTS = '(?:in|im|am|an|auf|aus|bei|beim|für|gegen|nach|über|um|und|vor|zu|zum|zur|der|dem|den|des|die|das)'
/** 'Anschlag in Magdeburg – Täter war den Behörden bekannt': no verb, so it tells nothing. */
const TOPIC = new RegExp(
  `^((?:\\p{Lu}[\\p{L}-]{1,30}|${JOINTS})(?: (?:\\p{Lu}[\\p{L}-]{1,30}|${JOINTS})){0,4}) [-–—] (\\p{Lu}[^–—"“„«]+)$`,
  'u',
)
const STORY_LEAST = 5
/** German papers set the topic before a dash: where the story or what follows it names the topic too, it goes. */
const withoutTopic = (headline: string, next: string): string => {
  const [, topic = '', story = ''] = TOPIC.exec(headline) ?? []
  const isSaid = wordCount(story) >= STORY_LEAST && holdsLabel(`${story} ${next}`, topic)
  const isWhole =
    !leansBack(plainWords(story), 'de') && !losesGrave(story, headline, 'de') && keepsReporter(story, headline, 'de')
  return isSaid && isWhole ? story : headline
}

/** `beforeGap`: what may be said too where there is little to tell. `written`: `lead` as its paper has it. */
type SurePart = Pick<Candidate, 'lead' | 'rest'> & { beforeGap: string[]; written: string }

/**
 * What surely tells a story of many: no headline before a sentence that tells the same, then as much as stays with the story, up to the first gap
 * or the first sentence that speaks of something else.
 */
export const surePart = (candidate: Candidate, tongue: Tongue): SurePart => {
  const { item, headline, lead, rest, unbroken } = candidate
  const [first = '', ...others] = rest
  const isTwice = tellsTwice(candidate, tongue)
  const beforeGap = (isTwice ? others : rest).slice(0, isTwice ? unbroken - 1 : unbroken)
  const sure = goingOn([headline, isTwice ? first : lead], beforeGap, tongue)
  if (isTwice) return { lead: first, rest: sure, beforeGap, written: first }
  const undashed = lead === headline && tongue === 'de' ? withoutTopic(headline, sure[0] ?? '') : lead
  const isSaidAgain =
    undashed === headline &&
    (isToldAfresh(first, headline, tongue) || (repeats(first, headline) && !tellsMore(first, headline, tongue)))
  const behind = isSaidAgain ? [] : sure
  const begins = undashed === headline ? withoutTopicBefore(headline, behind[0] ?? '', item.text, tongue) : undashed
  return { lead: begins, rest: behind, beforeGap, written: lead }
}

/** 'यह शख्स', 'इस महिला': of whom nobody has spoken where the word stands nowhere before it. */
const THAT_ONE_IN_HINDI = /(?<![\p{L}\p{M}])(?:यह|ये|इस|उस) (शख्स|महिला|युवक|युवती|व्यक्ति|आदमी|बच्ची|लड़की|छात्रा?|बुजुर्ग)(?![\p{L}\p{M}])/u
export const pointsToNobody = (sentence: string, told: string, tongue: Tongue): boolean => {
  const [, whom] = (tongue === 'hi' && THAT_ONE_IN_HINDI.exec(sentence)) || []
  return whom !== undefined && !told.includes(whom)
}

/** As much of these sentences as stays with what is told before them. */
export const goingOn = (before: readonly string[], sentences: readonly string[], tongue: Tongue): string[] => {
  const told = [...before]
  const goesOn = (sentence: string): boolean =>
    ensues(told.at(-1) ?? '', sentence, tongue) ||
    (isTelling(sentence, tongue) &&
      (haveWordInCommon(told.join(' '), sentence) || (showsNames(tongue) && isSpecific(sentence, tongue))))
  const sure: string[] = []
  for (const sentence of sentences) {
    if (isMood(sentence, tongue) || !goesOn(sentence) || pointsToNobody(sentence, told.slice(1).join(' '), tongue)) break
    sure.push(sentence)
    told.push(sentence)
  }
  return sure
}
