import { HOUR_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import type { Calendar } from './calendar.ts'
import { type Hour, holdsAfterwards } from './hours-that-hold.ts'
import { tellsOfPast } from './past-tense.ts'
import { plainWords } from './phrases.ts'
import { isEndOfWarning } from './warning-ends.ts'
import { isWarning } from './warnings.ts'

// A time of the day is of the day on which it is heard. 'The road closes at 9 pm', told the morning after, is not so, nor at 10 pm.

const TIME = '(?<h>[01]?\\d|2[0-4])(?:\\s?[:.h]\\s?(?<m>[0-5]\\d))?'
const ENDS = '(?![\\p{L}\\p{M}\\d])'
const clock = (before: string, behind = ''): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\d.,:])${before}${TIME}${behind === '' ? '(?![\\d%€$£]|[.,:]\\d)' : `${behind}${ENDS}`}`, 'giu')

/** A time of the day, beyond doubt. */
const CLOCK: ByTongue<RegExp> = {
  en: clock('', '\\s?(?<half>[ap]\\.?m)'),
  de: clock('', '\\s?Uhr'),
  fr: clock("(?:à|dès|vers|avant|jusqu['’]à|partir de|entre)\\s", '\\s?(?:h|heures?|(?<=h\\s?\\d\\d))'),
  es: clock(
    '(?:a|desde|hasta|sobre|hacia)\\slas?\\s',
    '(?=\\s?(?:h|horas|de la|de est[ea]|en punto|del?|y)(?!\\p{L})|[,;.)]?(?:\\s|$)(?!\\p{L})|(?<=[:.h]\\s?\\d\\d))',
  ),
  // 'Alle 18 di oggi', and not 'alle 18 famiglie'.
  it: clock(
    '(?:alle|dalle|fino alle|ore|dopo le|prima delle)\\s(?=\\d{1,2}[.:]\\d\\d|(?<=ore\\s)\\d|\\d{1,2}(?:[,;:)!?…»”"]|\\.?$|\\.\\s|\\s(?:di|del|della|a|al|alle|in|nel|nella|presso|si|da|dal|con|per|su)\\s))',
  ),
  pt: clock('(?:às?|das|até [àa]s|pelas)\\s', '\\s?(?:h|horas?|(?<=[:h]\\s?\\d\\d))'),
  // 'Mówił w Rozmowie o 7:00' names a programme.
  pl: clock('(?:godz(?:\\.|in\\p{L}{1,3})?\\s|(?<!(?:rozmow|audycj|program)\\p{L}{1,3}\\s)(?:o|do|od)\\s(?=\\d{1,2}:[0-5][05]))'),
  nl: clock('(?:om|vanaf|tot|rond|tegen|voor|na|tussen)\\s', '\\s?uur'),
  ro: clock('(?:(?:ora|orele|orei)\\s|(?:la|între)\\s(?=\\d{1,2}:[0-5][05]))'),
  hi: clock('', '\\s?बजे'),
}

/** What is still to come, right before its time. */
const COMING: ByTongue<string> = {
  en: 'will|is to|are to|due|expected to|set to|starts?|begins?|opens?|closes?|kicks? off|departs?|leaves?|arrives?',
  de: 'wird|werden|soll|sollen|beginnt|beginnen|startet|starten|öffnet|öffnen|schließt|schließen|findet|finden|endet|tagt',
  fr: '\\p{L}{2,}(?:ra|ront)|débute|débutent|commence|commencent|ouvre|ouvrent|part|partent|ferme|ferment',
  es: '\\p{L}{2,}(?:rá|rán)|empieza|empiezan|comienza|comienzan|abre|abren|sale|salen|cierra|cierran',
  it: '\\p{L}{2,}(?:rà|ranno)|inizia|iniziano|apre|aprono|parte|partono|chiude|chiudono',
  pt: '\\p{L}{2,}(?:rá|rão)|vai|vão|começa|começam|abre|abrem|fecha|fecham|parte|partem',
  pl: 'będzie|będą|rozpocz\\p{L}{1,4}|odbędzie|odbędą|zaczn\\p{L}{1,2}|zaczyna|startuje|rusza|ruszy|wyruszy|zostanie|zostaną|otwiera|zamyka',
  nl: 'zal|zullen|gaat|gaan|begint|beginnen|start|starten|opent|openen|sluit|sluiten|wordt|worden|vertrekt',
  ro: 'va|vor|începe|încep|are loc|au loc|se deschide|se închide|pleacă',
  hi: '(?!)',
}
const coming = (tongue: Tongue): string => `(?<![\\p{L}\\p{M}])(?:${COMING[tongue]})(?![\\p{L}\\p{M}])`
const TO_COME = new Map(TONGUES.map((tongue) => [tongue, new RegExp(`${coming(tongue)}[^.;!?]{0,80}$`, 'iu')]))
const COMES = new Map(
  TONGUES.map((tongue) => [
    tongue,
    new RegExp(tongue === 'hi' ? '[\\p{L}\\p{M}](?:गा|गे|गी)(?![\\p{L}\\p{M}])' : coming(tongue), 'iu'),
  ]),
)

/** Where a verb of what is still to come begins; -1 without one. */
export const comesAt = (text: string, tongue: Tongue): number => text.search(COMES.get(tongue) ?? /(?!)/)

/** A Hindi verb stands behind it: '9 बजे शुरू होगा'. */
const HINDI_TO_COME = /^[^।!?]{0,80}?[\p{L}\p{M}]{1,}(?:गा|गे|गी)(?![\p{L}\p{M}])/u

/** Twelve hours more, written in words. */
const LATER_HALF =
  /(?<!\p{L})(?:tarde|noche|noite|sera|pomeriggio|soir|après-midi|wieczor\p{L}{0,2}|popołudniu|['’]s (?:avonds|middags)|vanavond|vanmiddag|seara|după-amiaza|abends?|nachmittags?|शाम|रात|दोपहर)(?![\p{L}\p{M}])/iu

/** An evening's news keeps its hours over midnight. */
const SAME_NIGHT_MS = 3 * HOUR_MS
/** So many minutes before its time a text is finished: 'will open at 9', published at 9:20. */
const PREPARED = 60

/** Of which day a sentence's hours are: it may say so itself, and mean the day on which it is heard or another one. */
export type DayMeant = 'today' | 'written' | 'other'

/** True for a sentence whose times of the day are over, or are another day's. */
export const isOfPastHours = (text: string, day: DayMeant, calendar: Calendar, tongue: Tongue): boolean => {
  if (day === 'other' || !/\d/.test(text)) return false
  const times = [...text.matchAll(CLOCK[tongue])]
  if (times.length === 0) return false
  const isLater = LATER_HALF.test(text)
  const isOver = (time: RegExpExecArray) => minuteIn(time, isLater) < calendar.minute
  if (day === 'today') return times.every(isOver)
  if (calendar.from < calendar.to) return calendar.age > SAME_NIGHT_MS
  if (isOfOtherDay(text.replace(CLOCK[tongue], ' ')) || !times.every(isOver) || GOES_ON.test(text.slice(endOf(times.at(-1)))))
    return false
  // What was over when it was written is another day's: then it says as much as its source.
  const written = calendar.minute - calendar.age / MINUTE_MS
  const isMeant = times.every((time) => minuteIn(time, isLater) > written - PREPARED && !GOES_ON.test(text.slice(endOf(time))))
  if (isMeant && times.some((time) => isToCome(text, time, tongue))) return true
  if (isWarning(plainWords(text), tongue)) return false
  // What lay ahead when it was written, and is told in no word of the past, is announced, or lasts until then. Of warnings `hasRunOut` knows more.
  const lay = times.some((time) => minuteIn(time, isLater) > written) && !tellsOfPast(text.replace(STATE, ' '), tongue)
  return (
    lay &&
    !holdsAfterwards(
      text,
      times.map((time) => besides(text, time)),
      comesAt(text.replace(IS_OPEN, ' '), tongue) >= 0,
      tongue,
    )
  )
}
/** In English what opens and what is open have one word. */
const IS_OPEN = /(?<!\p{L})(?:is|are) open(?!\p{L})/giu
/** 'Am 24.7., 12 Uhr' */
const isOfOtherDay = (text: string): boolean => TOMORROW.test(text) || /(?<!\d)\d{1,2}[./]\d{1,2}[./](?!\d\d?[./])/u.test(text)

/** How things stand until then has the form of the past: 'ist gesperrt', 'est coupée', 'è chiusa'. */
const STATE =
  /(?<!\p{L})(?:gesperrt|geschlossen|unterbrochen|eingestellt|eingeschränkt|blockiert|gestört|beeinträchtigt|umgeleitet|(?:coupé|fermé|bloqué|perturbé|dévié|limité|privé|neutralisé)e?s?|(?:interromp|suspend)ue?s?|ralentie?s?|chius[oaie]|sospes[oaie]|interrott[oaie]|bloccat[oaie]|deviat[oaie]|rallentat[oaie]|limitat[oaie]|afgesloten|gesloten|gestremd|gestaakt|omgeleid|beperkt)(?!\p{L})/giu

/** Until when, or a second time. */
const GOES_ON = /^\s?(?:[–—-]|bis|to|till|until|and|und|à|et|jusqu|a|alle|e|y|às|até|do|i|tot|en|la|și|से|तक|और)[^.;]{0,12}\d/iu

const endOf = (time: RegExpExecArray | undefined): number => (time === undefined ? 0 : time.index + time[0].length)

const isToCome = (text: string, { index, 0: said }: RegExpExecArray, tongue: Tongue): boolean =>
  tongue === 'hi' ? HINDI_TO_COME.test(text.slice(index + said.length)) : TO_COME.get(tongue)?.test(text.slice(0, index)) === true

const minuteOf = ({ groups: { h = '', m = '0', half = '' } = {} }: RegExpExecArray): number => {
  const hour = half === '' ? Number(h) : (Number(h) % 12) + (/^p/i.test(half) ? 12 : 0)
  return hour * 60 + Number(m)
}

/** As the day has it: 'a las 8 de la tarde' is at 20. */
const minuteIn = (time: RegExpExecArray, isLater: boolean): number => {
  const told = minuteOf(time)
  return isLater && told <= NOON && time.groups?.half === undefined ? told + NOON : told
}

/** It is of another day. */
const TOMORROW =
  /(?<!\p{L})(?:tomorrow|(?<!(?:heute|am|jeden|guten|de|deze|goede) )morgen|demain|(?<!(?:la|esta) )mañana|domani|amanhã|jutr\p{L}{1,4}|mâine|कल|परसों)(?![\p{L}\p{M}])/iu

const endsIn = (text: string, tongue: Tongue): RegExpExecArray[] =>
  [...text.matchAll(CLOCK[tongue])].filter((time) => {
    const { left, right } = besides(text, time)
    return isEndOfWarning(left, right, tongue)
  })
const besides = (text: string, time: RegExpExecArray): Hour => ({
  left: text.slice(Math.max(0, time.index - BESIDE), time.index) + time[0].replace(/\d.*$/su, ''),
  right: text.slice(endOf(time), endOf(time) + BESIDE),
})
/** So far from its time a clause is looked at: a long text has many times. */
const BESIDE = 300
const NOON = 12 * 60

/**
 * Of a sentence that says until what time a warning holds: whether that time is over, also by a minute. Undefined for one that says nothing of it, or of
 * which day it is.
 */
export const hasRunOut = (text: string, namesDay: boolean, calendar: Calendar, tongue: Tongue): boolean | undefined => {
  const ends = /\d/.test(text) ? endsIn(text, tongue) : []
  if (ends.length === 0) return undefined
  if (namesDay || TOMORROW.test(text)) return false
  const { from, to, minute, age } = calendar
  const isLater = LATER_HALF.test(text)
  // Of the day of writing, or where that hour was over, of the next one.
  const written = (((minute - age / MINUTE_MS) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return ends.every((time) => {
    const end = minuteIn(time, isLater)
    const day = end > written ? from : from + 1
    return day < to || (day === to && end < minute)
  })
}
const DAY_MINUTES = 24 * 60
