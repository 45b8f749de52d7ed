import { keepsBack } from '../fit-for-air/teasers.ts'
import type { Tongue } from '../tongue.ts'
import { forTheEar, withTurns } from './best-told.ts'
import type { Candidate } from './candidate.ts'
import { isTelegram } from './in-full/english/telegram.ts'
import { inFull } from './in-full/in-full.ts'
import { withoutKicker } from './kicker.ts'
import { poorlyTold } from './learnt/poorly-told.ts'
import { writtenOf } from './learnt/ways.ts'
import { isMood } from './moods.ts'
import { hasNoFiniteVerb } from './no-finite-verb.ts'
import { isPlainHeadline, keepsCounts, keepsNamed } from './plain-headline.ts'
import { saysAgain, standsFor, tellsOf } from './said-once.ts'
import { wordCount } from './sentences.ts'
import { pointsToNobody } from './sure-part.ts'

// 'Three cars have collided on the S8. Nobody is hurt.' Two stories told so say more than four headlines (docs/decisions/066).

/**
 * A story in whole sentences, one behind the other as its page has them. `poorly`: how likely an editor would find it poorly told, 0 to 1. `isAll`: nothing
 * of its page is left out.
 */
export type Whole = { sentences: readonly string[]; poorly: number; isAll: boolean }

/** Of one story so many sentences, */
const MOST = 3
/** none of fewer words: 'Much is unclear.' */
const FEWEST_WORDS = 4
/** A headline of more is lost on the ear. */
const MOST_HEADLINE = 24
/** So much poorer is a story that begins with its headline, */
const HEADED = 0.15
/** and one without a name that its headline has. */
const UNNAMED = 0.1
/** A verb that stands in a sentence: of 'fined' or 'providing' nobody knows. */
const ENGLISH_VERB =
  /(?<![\p{L}-])(?:is|are|was|were|has|have|had|will|would|can|could|may|must|says?|said|\p{Ll}{2,}(?<!s)s (?:the|an?|his|her|their|its|new|more|at|in|for|on|that|over|after|by|with|from|as)) /u

/** Without its headline where the sentences tell all of that, else below a headline that is a sentence itself; undefined where neither is so. */
export const wholeOf = (candidate: Candidate, tongue: Tongue, isKickered: boolean): Whole | undefined => {
  const { headline, told } = writtenOf(candidate)
  const [first, ...others] = told
  if (first === undefined || isMood(first, tongue)) return undefined
  const endsStory = (sentence: string) =>
    isMood(sentence, tongue) ||
    wordCount(sentence) < FEWEST_WORDS ||
    sentence.endsWith('?') ||
    pointsToNobody(sentence, first, tongue)
  const end = others.findIndex(endsStory)
  const next = (end < 0 ? others : others.slice(0, end)).slice(0, MOST - 1)
  const all = [first, ...next].join(' ')
  const poorlyIn = poorlyTold({ headline, told }, tongue)
  const wholeIn = (lead: string, rest: readonly string[], poorly: number): Whole => {
    const said = forTheEar(withTurns({ lead, rest }, candidate.item.text, tongue), tongue)
    const isAll = next.length === others.length && candidate.rest.length <= told.length
    return { sentences: [said.lead, ...said.rest], poorly: Math.min(1, poorly), isAll }
  }
  const needed = neededFor(candidate, headline, [first, ...next], tongue)
  if (needed !== undefined) {
    const unnamed = keepsNamed(all, headline, tongue) ? 0 : UNNAMED
    return wholeIn(
      [first, ...next.slice(0, needed)].join(' '),
      next.slice(needed),
      poorlyIn(told.length > 1 ? 'two' : 'first') + unnamed,
    )
  }
  if (candidate.isClaim || candidate.isBeheaded || candidate.lead !== headline || saysAgain(first, headline, tongue))
    return undefined
  const full = inFull(withoutKicker(headline, candidate.item.text, tongue, isKickered), tongue)
  return isSentence(full, tongue) ? wholeIn(full, [first, ...next].slice(0, MOST - 1), poorlyIn('both') + HEADED) : undefined
}

/** How many sentences behind the first one are never left out, so that no headline is needed; undefined where one is. */
const neededFor = (candidate: Candidate, headline: string, told: readonly string[], tongue: Tongue): number | undefined => {
  if (candidate.isClaim || candidate.isBeheaded) return 0
  const all = told.join(' ')
  if (!tellsOf(all, headline, tongue) || !keepsCounts(all, headline, tongue)) return undefined
  const [first = '', ...next] = told
  const count = told.findIndex((_, behind) => standsFor(first, next.slice(0, behind).join(' '), headline, tongue))
  return count < 0 ? undefined : count
}

const isSentence = (headline: string, tongue: Tongue): boolean =>
  isPlainHeadline(headline, tongue, MOST_HEADLINE) &&
  !hasNoFiniteVerb(headline, tongue) &&
  (tongue !== 'en' || (ENGLISH_VERB.test(headline) && !isTelegram(headline))) &&
  !keepsBack(headline, tongue)
