import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { ByTongue, Tongue } from '../tongue.ts'
import type { Calendar } from './calendar.ts'
import { HABIT } from './going-on-words.ts'
import { comesAt } from './past-hours.ts'
import { tellsSomethingPast } from './past-tense.ts'
import { holds, type Line, phrasesByTongue } from './phrases.ts'

// 'Parliament votes today', of the morning, heard in the evening: it has voted. Councils and courts sit by day, and a morning ends.

const TODAY = phrasesByTongue({
  en: 'today',
  de: 'heute',
  fr: 'aujourd hui',
  es: 'hoy',
  it: 'oggi',
  pt: 'hoje',
  pl: 'dziś|dzisiaj',
  nl: 'vandaag',
  ro: 'azi|astăzi',
  hi: 'आज',
})
/** What is done within a working day, as it is announced. 'Presents today' is news of what was presented. */
const SITTING = phrasesByTongue({
  en: 'votes|to vote|vote on|meets|to meet|will meet|debates|to debate|to decide|decides|to rule on|in court|to testify|testifies|be buried|be sworn in|hold talks|holds talks',
  de: 'stimmt|stimmen|abgestimmt|berät über|beraten über|berät heute über|beraten heute über|tagt|tagen|trifft sich|treffen sich|entscheidet|entscheiden|verhandelt|debattiert|findet statt|vor gericht|beigesetzt',
  fr: 'vote|votent|se réunit|se réunissent|se prononce|se prononcent|examine|examinent|débat|débattent|tranche|obsèques',
  es: 'vota|votan|votará|se reúne|se reúnen|decide|decidirá|celebra la junta|celebra su junta|comparece|debate|debatirá|aprobará',
  it: 'vota|votano|si riunisce|si riuniscono|decide|discute|al voto|funerali',
  pt: 'vota|votam|se reúne|reúne se|reúnem se|decide|decidem|debate|julga|participa',
  pl: 'zajmie się|zajmą się|zagłosuje|zagłosują|głosuje|głosowanie|spotka się|spotkają się|odbędzie się|odbędą się|zdecyduje|rozpatrzy|pogrzeb*|poda',
  nl: 'debatteert|stemt|stemmen|beslist|besluit|vergadert|vergaderen|buigt zich|komt bijeen|komen bijeen|ontmoet',
  ro: 'votează|susțin azi|susțin astăzi|se reunește|se reunesc|dezbate|dezbat|decide|participă|se întâlnește|se pronunță',
  hi: 'सुनवाई|मतदान|वोटिंग|बैठक|मुलाकात|शपथ|फैसला|पेश|संबोधित',
})
/** From today on, or until today; or later today. */
const LASTS: ByTongue<RegExp> = {
  en: / (?:from|since|until|till|by|of) today | (?:tonight|evening|late) /,
  de: / (?:ab|bis|seit|von|noch) heute | heute (?:abend|nacht) | am (?:späten )?abend | in der nacht /,
  fr: / (?:dès|depuis|d|jusqu à|à partir d) aujourd hui | (?:soir|soirée|nuit) /,
  es: / (?:desde|hasta|de) hoy | noche /,
  it: / (?:da|fino a|di) oggi | (?:sera|serata|stasera|notte) /,
  pt: / (?:desde|até|de|partir de) hoje | noite /,
  pl: / (?:od|do) (?:dziś|dzisiaj) | (?:wieczorem|nocy|wieczór) /,
  nl: / (?:vanaf|tot|sinds|van) vandaag | (?:vanavond|avond|nacht) /,
  ro: / de (?:azi|astăzi) | (?:seară|seara|diseară|noapte) /,
  hi: / आज (?:से|तक|भी) | (?:शाम|रात) /,
}

/** The words for a part of this day, by when it is announced, and when it is over. */
type Part = { of: ByTongue<RegExp>; before: number; ends: number }
const MORNING: Part = {
  of: phrasesByTongue({
    en: 'this morning',
    de: 'heute vormittag|heute morgen|heute früh',
    fr: 'ce matin|dans la matinée',
    es: 'esta mañana',
    it: 'stamattina|stamani|questa mattina|in mattinata',
    pt: 'esta manhã|nesta manhã|desta manhã',
    pl: 'dziś rano|dzisiaj rano|dziś przed południem',
    nl: 'vanochtend|vanmorgen',
    ro: 'în această dimineață|azi dimineață',
    hi: 'आज सुबह',
  }),
  before: 9 * 60,
  ends: 13 * 60,
}
const AFTERNOON: Part = {
  of: phrasesByTongue({
    en: 'this afternoon',
    de: 'heute nachmittag|heute mittag',
    fr: 'cet après midi|ce midi|dans l après midi',
    es: 'esta tarde|este mediodía',
    it: 'questo pomeriggio|nel pomeriggio',
    pt: 'esta tarde|nesta tarde|desta tarde',
    pl: 'dziś po południu|dzisiaj po południu|dziś w południe',
    nl: 'vanmiddag',
    ro: 'în această după amiază|azi la prânz|astăzi la prânz',
    hi: 'आज दोपहर',
  }),
  before: 14 * 60,
  // The Spanish 'tarde' goes on until eight.
  ends: 20 * 60,
}

/** Written by noon, and heard when councils and courts have gone home. */
const NOON = 12 * 60
const EVENING = 19 * 60

/** True for what was to be done on this day, and by now is. */
export const isOverByNow = ({ text, words }: Line, { age, from, to, minute }: Calendar, tongue: Tongue): boolean => {
  if (from !== to || minute < MORNING.ends) return false
  const written = minute - age / MINUTE_MS
  const isIn = ({ of, before, ends }: Part) => written < before && minute >= ends && holds(words, of[tongue])
  const isSitting = () =>
    written <= NOON &&
    minute >= EVENING &&
    holds(words, TODAY[tongue]) &&
    holds(words, SITTING[tongue]) &&
    !LASTS[tongue].test(words) &&
    (tongue !== 'hi' || comesAt(text, tongue) >= 0)
  const isMeant = isSitting() || isIn(AFTERNOON) || (isIn(MORNING) && comesAt(text, tongue) >= 0)
  return isMeant && !holds(words, HABIT[tongue]) && !tellsSomethingPast(text, tongue)
}
