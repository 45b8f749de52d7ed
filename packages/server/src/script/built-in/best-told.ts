import { keepsBack } from '../fit-for-air/teasers.ts'
import type { Tongue } from '../tongue.ts'
import { withoutAsides, withoutFilm } from './asides.ts'
import type { Candidate } from './candidate.ts'
import { saidInEnglish } from './english-ear.ts'
import { sharesWord } from './headline-words.ts'
import { isTelegram } from './in-full/english/telegram.ts'
import { inFull } from './in-full/in-full.ts'
import { withoutKicker } from './kicker.ts'
import { poorlyTold, USUALLY_POOR } from './learnt/poorly-told.ts'
import { type Way, waysOf, writtenOf } from './learnt/ways.ts'
import { isPlainHeadline, keepsCounts, keepsNamed } from './plain-headline.ts'
import { saidOnceOfMany, standsFor } from './said-once.ts'
import { goingOn, surePart } from './sure-part.ts'
import { behindIn, ensues, isTurned, joinTurns, leadsUp } from './turned.ts'

/** `hasHeadlines`: the programme has a part for them. `isKickered`: its source sets a kicker before most of them. */
type Headlines = { hasHeadlines: boolean; isKickered: boolean }
const NO_HEADLINES: Headlines = { hasHeadlines: false, isKickered: false }

type Form = { lead: string; rest: readonly string[] }

/**
 * `poorly`: how likely an editor would find it poorly told, 0 to 1. `usual`: as the rules would tell it, which may be longer, and `more` where there is
 * little to tell. `written`: its `lead` as the paper has it. `announced`: its headline, where that may stand among the headlines.
 */
export type Told = Form & {
  usual: Form & { poorly: number }
  more: Form
  written: string
  poorly: number
  announced?: string
}

/** A story of many as it is told best, without what its sentences note for the eye. */
export const bestTold = (candidate: Candidate, tongue: Tongue, how = NO_HEADLINES): Told => {
  const { usual, more, announced, ...best } = bestOf(candidate, tongue, how)
  const joined = (form: Form): Form => withTurns(form, candidate.item.text, tongue)
  return {
    ...forTheEar(best, tongue),
    ...(announced === undefined ? {} : { announced: forTheEar({ lead: announced, rest: [] }, tongue).lead }),
    usual: { ...forTheEar(joined(usual), tongue), poorly: usual.poorly },
    more: forTheEar(joined(more), tongue),
  }
}

/** A story's sentences, each with the one that turns it round; what is told in any case stays alone. */
export const withTurns = ({ lead, rest }: Form, text: string, tongue: Tongue): Form => {
  const [first = lead, ...others] = joinTurns([lead, ...rest], text, tongue)
  return { lead: first, rest: others }
}

/** A story's sentences without what they note for the eye. */
export const forTheEar = <T extends Form>(form: T, tongue: Tongue): T => {
  const story = [form.lead, ...form.rest].join(' ')
  const plain = (sentence: string): string => withoutAsides(sentence, tongue, story)
  const said = (sentence: string): string => (tongue === 'en' ? saidInEnglish(plain(sentence)) : plain(sentence))
  return { ...form, lead: said(withoutFilm(form.lead)), rest: form.rest.map(said) }
}

/** The way that the rules choose is left only for one that is better by so much. */
const BETTER = 0.05
/** Two sentences tell more than one: so much poorer they may be. */
const FULLER = 0.05
/**
 * Where sentences are told best editors find a headline so much poorer than it is weighed, alone or before what says it again (docs/decisions/050): by what
 * they judged three to five stories of a hundred more are told well. What shares no word with it tells something else.
 */
const HEADED: Readonly<Partial<Record<Tongue, number>>> = { de: 0.15, hi: 0.1, nl: 0.15 }

/** 'Rampur News: …' goes off a Hindi headline, and its place with it, */
const LABEL_OF_PLACE = /^[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:News|news|Crime|Accident)(?: News)?\s?:/u
/** which stands below: 'रामपुर में …'. */
const PLACE_FIRST = /^(?:\S+ ){0,3}?(\S+)(?: (?:जिले|जिला|शहर))?(?: के \S+(?: \S+){0,3}?)? में /u
const NO_PLACE = 0.25
/** 'Fans told of delays' lacks its verb: where a sentence tells the same it is rather heard. */
const HALF = 0.15
/** Of what only its page says a listener learns nothing. */
const POINTING = 0.5
/** How much poorer than it is weighed a headline is. */
const headedBy = ({ item }: Candidate, headline: string, first: string, tongue: Tongue): number => {
  if (keepsBack(headline, tongue)) return POINTING
  if (!sharesWord(first, headline)) return 0
  const [, place] = (tongue === 'hi' && LABEL_OF_PLACE.test(item.title) && PLACE_FIRST.exec(first)) || []
  const half = tongue === 'en' && isTelegram(inFull(headline, tongue)) ? HALF : 0
  return (HEADED[tongue] ?? 0) + half + (place !== undefined && !headline.includes(place) ? NO_PLACE : 0)
}

/** As the rules would tell it, or in another way that is as true and that editors would rather hear. */
const bestOf = (candidate: Candidate, tongue: Tongue, { hasHeadlines, isKickered }: Headlines): Told => {
  const { beforeGap, written, ...begun } = surePart(candidate, tongue)
  const { headline, told } = writtenOf(candidate)
  const [first = '', ...others] = told
  const isWithoutHeadline = candidate.isClaim === true || candidate.isBeheaded === true
  const isHeaded = written !== first && !isWithoutHeadline
  const printed = isHeaded ? begun.lead : headline
  const announced =
    hasHeadlines && !isWithoutHeadline
      ? inFull(withoutKicker(printed, candidate.item.text, tongue, isKickered), tongue)
      : undefined
  const isPlain = announced !== undefined && isPlainHeadline(announced, tongue)
  const full = isPlain ? announced : inFull(printed, tongue)
  const usual = isHeaded ? { ...begun, lead: full } : begun
  const more = isHeaded ? saidOnceOfMany(headline, usual.lead, beforeGap, tongue) : { lead: usual.lead, rest: beforeGap }
  const toldUsually = (poorly: number) => ({
    ...usual,
    usual: { ...usual, poorly },
    more,
    written,
    ...(announced === undefined ? {} : { announced }),
  })
  if (isWithoutHeadline) return toldWithout(toldUsually, usual, beforeGap, candidate.item.text, tongue)
  const spoken = { headline: full, told }
  const sure = goingOn([headline, first], others, tongue)
  const isHalf = isTurned(first, behindIn(candidate.item.text, first), tongue)
  const isLed = leadsUp(first, others[0] ?? '', tongue)
  const [second = ''] = isHalf || isLed ? others : sure
  // A headline has its place among the headlines: nothing is told under it.
  const isUnder = isHeaded && announced === undefined && usual.rest.length > 0
  const usualWay: Way = isUnder ? 'both' : isHeaded ? 'headline' : second === '' ? 'first' : 'two'
  const mayStand = standsFor(first, '', headline, tongue)
  const mayStandInTwo = second !== '' && standsFor(first, second, headline, tongue)
  const isOpen: Record<Way, boolean> = {
    // What says all of the headline and more is not given up for it.
    headline: candidate.lead === headline && !headline.endsWith('?'),
    first: mayStand && !isHalf && !ensues(first, second, tongue),
    both: usualWay === 'both',
    two: mayStandInTwo,
  }
  const poorlyIn = poorlyTold(spoken, tongue)
  const open = waysOf(spoken).filter((way) => isOpen[way] || way === usualWay)
  const ways = open.map((way) => ({ way, poorly: poorlyIn(way) }))
  const headed = headedBy(candidate, headline, first, tongue)
  const asked = ({ way, poorly }: { way: Way; poorly: number }) =>
    poorly + (way === 'two' ? -FULLER : way === 'first' ? 0 : headed)
  const byUsual = ways.find(({ way }) => way === usualWay) ?? { way: usualWay, poorly: poorlyIn(usualWay) }
  const best = ways.reduce((one, other) => (asked(other) < asked(one) ? other : one))
  const byRules = toldUsually(byUsual.poorly + (usualWay === 'headline' || usualWay === 'both' ? headed : 0))
  const isBetter = asked(best) < asked(byUsual) - BETTER
  const { way: weighed, poorly } = isBetter ? best : byUsual
  // A headline tells what it names better than sentences that keep it back: a plain one whom and where, any one how many.
  const saidSo = weighed === 'two' ? `${first} ${second}` : first
  const isKept = isPlain ? keepsNamed(saidSo, headline, tongue) : keepsCounts(saidSo, headline, tongue)
  const isRather = announced !== undefined && isOpen.headline && (weighed === 'first' || weighed === 'two') && !isKept
  const way = isRather ? 'headline' : weighed
  const weighedSo = isRather && !isPlain ? poorlyIn('headline') : poorly
  const asTold = way === 'headline' && keepsBack(headline, tongue) ? NEVER_TOLD : weighedSo
  const inTwo = (isHalf || isLed) && sure[0] !== second ? [second] : sure
  const forms: Record<Way, Form> = {
    headline: { lead: spoken.headline, rest: [] },
    first: { lead: first, rest: [] },
    both: usual,
    // What the headline tells of a death stands in the second one, which is not left out then.
    two: mayStand ? { lead: first, rest: inTwo } : { lead: `${first} ${second}`, rest: inTwo.slice(1) },
    ...((isLed && usualWay === 'two') || (isHeaded && !isUnder) ? {} : { [usualWay]: usual }),
  }
  const [lead, ...rest] = joinTurns([forms[way].lead, ...forms[way].rest], candidate.item.text, tongue)
  if (lead !== undefined) return { ...byRules, lead, rest, poorly: lead.startsWith(`${first} `) ? poorlyIn('two') : asTold }
  return isOpen.headline ? { ...byRules, ...forms.headline, poorly: poorlyIn('headline') } : { ...byRules, poorly: NEVER_TOLD }
}

/** What would be said is not so, or tells nothing. */
const NEVER_TOLD = 1

/** What leads without its headline: with the sentence that turns it round or says what came of it, which has no headline to give way to. */
const toldWithout = (
  toldUsually: (poorly: number) => Omit<Told, 'poorly'>,
  { lead, rest }: Form,
  beforeGap: readonly string[],
  text: string,
  tongue: Tongue,
): Told => {
  const [next = ''] = beforeGap
  const isHalf = isTurned(lead, behindIn(text, lead), tongue) || leadsUp(lead, next, tongue)
  const wanted = isHalf && next !== '' && rest[0] !== next ? [next] : rest
  const [first, ...others] = joinTurns([lead, ...wanted], text, tongue)
  if (first === undefined) return { ...toldUsually(NEVER_TOLD), poorly: NEVER_TOLD }
  return { ...toldUsually(USUALLY_POOR), lead: first, rest: others, poorly: USUALLY_POOR }
}
