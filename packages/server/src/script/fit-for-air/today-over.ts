import { MINUTE_MS } from '@hourcast/domain/time-units'
import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import { type Calendar, weekdayOf } from './calendar.ts'
import { WEEKDAY_NAMES, weekdaysIn } from './day-words.ts'
import { HABIT } from './going-on-words.ts'
import { namesDate, namesOtherDate } from './named-dates.ts'
import { comesAt } from './past-hours.ts'
import { tellsSomethingPast } from './past-tense.ts'
import { holds, type Line, phrasesByTongue } from './phrases.ts'

// 'Parliament votes today', of the morning, heard in the evening: it has voted. Councils and courts sit by day, and a morning ends.

/** The bare word: that of `day-words` is also tomorrow, and the parts of a day. */
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
/** Up to four words between them, and none of them a number. */
const bodyDoes = (bodies: string, does: string): RegExp => new RegExp(` (?:${bodies})(?: \\p{L}+){0,4} (?:${does}) `, 'u')

/** What is done within a working day, as it is announced. 'Presents today' is news of what was presented. */
const SITTING = phrasesByTongue({
  en: 'to vote|vote on|meets|to meet|will meet|debates|to debate|to decide|to rule on|in court|to testify|testifies|be buried|be sworn in|hold talks|holds talks',
  de: 'stimmt|stimmen|abgestimmt|berät über|beraten über|berät heute über|beraten heute über|tagt|tagen|trifft sich|treffen sich|entscheidet|entscheiden|verhandelt|debattiert|findet statt|vor gericht|beigesetzt',
  fr: 'vote|votent|se réunit|se réunissent|se prononce|se prononcent|examine|examinent|débat|débattent|tranche|obsèques',
  es: 'vota|votan|votará|se reúne|se reúnen|decidirá|celebra la junta|celebra su junta|comparece|debate|debatirá|aprobará',
  it: 'vota|votano|si riunisce|si riuniscono|discute|al voto|funerali',
  pt: 'vota|votam|se reúne|reúne se|reúnem se|debate|julga',
  pl: 'zajmie się|zajmą się|zagłosuje|zagłosują|głosuje|głosowanie|spotka się|spotkają się|odbędzie się|odbędą się|zdecyduje|rozpatrzy|pogrzeb*|poda',
  nl: 'debatteert|stemt|stemmen|beslist|besluit|vergadert|vergaderen|buigt zich|komt bijeen|komen bijeen|ontmoet',
  ro: 'votează|susțin azi|susțin astăzi|se reunește|se reunesc|dezbate|dezbat|se întâlnește|se pronunță',
  hi: 'सुनवाई|मतदान|वोटिंग|बैठक|मुलाकात|शपथ|फैसला|पेश|संबोधित',
})
/** Of these only with a body or its head before them: 'The party leads by 300 votes', 'Un hombre decide donar su casa'. */
const BODY_DOES: ByTongue<RegExp> = {
  en: bodyDoes(
    'parliament|council|senate|house|congress|assembly|commons|lords|committee|commission|board|court|jury|judge|government|cabinet|bundestag|knesset|bank|fed|ecb|union',
    'votes|decides',
  ),
  de: /(?!)/,
  fr: /(?!)/,
  es: bodyDoes(
    'consejo|congreso|senado|parlamento|pleno|tribunal|juez|jueza|juzgado|gobierno|ayuntamiento|junta|comisión|cámara|asamblea|supremo|constitucional|audiencia|jurado|comité|banco|bce|fed',
    'decide',
  ),
  it: bodyDoes(
    'consiglio|camera|senato|parlamento|governo|giunta|tribunale|corte|giudice|gip|gup|commissione|assemblea|consulta|cassazione|tar|comitato|banca|bce|fed',
    'decide',
  ),
  pt: bodyDoes(
    'conselho|congresso|senado|parlamento|assembleia|câmara|tribunal|juiz|juíza|júri|governo|supremo|stf|stj|tse|comissão|comité|comitê|copom|banco|bce|fed|vereadores|deputados|senadores|ministros|presidente|ministro|ministra|governador|governadora|prefeito|prefeita|papa|rei|rainha|autarca',
    'decide|decidem|participa',
  ),
  pl: /(?!)/,
  nl: /(?!)/,
  ro: bodyDoes(
    'consiliul|parlamentul|senatul|camera|guvernul|curtea|ccr|tribunalul|judecătorii|judecătorul|instanța|comisia|comitetul|bnr|banca|deputații|senatorii|președintele|premierul|ministrul|primarul|regele|papa',
    'decide|participă',
  ),
  hi: /(?!)/,
}
/** From today on, or until today. */
const LASTS: ByTongue<RegExp> = {
  en: / (?:from|since|until|till|by|of) today /,
  de: / (?:ab|bis|seit|von|noch) heute /,
  fr: / (?:dès|depuis|d|jusqu à|à partir d) aujourd hui /,
  es: / (?:desde|hasta|de) hoy /,
  it: / (?:da|fino a|di) oggi /,
  pt: / (?:desde|até|de|partir de) hoje /,
  pl: / (?:od|do) (?:dziś|dzisiaj) /,
  nl: / (?:vanaf|tot|sinds|van) vandaag /,
  ro: / de (?:azi|astăzi) /,
  hi: / आज (?:से|तक|भी) /,
}
/** Later today. */
const HOURS_LEFT: ByTongue<RegExp> = {
  en: / (?:tonight|evening|night|late) /,
  de: / \p{L}*(?:abends?|nacht) /u,
  fr: / (?:soir|soirée|nuit) /,
  es: / noche /,
  it: / (?:sera|serata|stasera|notte) /,
  pt: / noite /,
  pl: / (?:wieczorem|nocy|wieczór) /,
  nl: / \p{L}*(?:avond|nacht) /u,
  ro: / (?:seară|seara|diseară|noapte|noaptea) /,
  hi: / (?:शाम|रात) /,
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

/** The morning of a weekday, `_`. */
const WEEKDAY_MORNING: ByTongue<string> = {
  en: '_ morning',
  de: '_(?: früh| vormittag)?',
  fr: '_ matin',
  es: '(?:mañana|madrugada) (?:del|de este) _|_ (?:por|en|a) la mañana|_ (?:de|en la) madrugada',
  it: '_ mattina',
  pt: '(?:manhã|madrugada) d(?:est|ess)?[ao] _|(?:manhã|madrugada) de _|(?:manhã|madrugada) _|_ de manhã',
  pl: '_ (?:rano|nad ranem|przed południem)',
  nl: '_',
  ro: '_ dimineața?|dimineața de _',
  hi: '_ (?:की )?सुबह',
}
/** In these it is one word: 'Samstagmorgen'. */
const OF_MORNING: Readonly<Partial<Record<Tongue, RegExp>>> = { de: /(?:morgen|vormittag|früh) $/u, nl: /(?:ochtend|morgen) $/u }
const MORNING_OF = Object.fromEntries(
  TONGUES.map((tongue) => [
    tongue,
    new RegExp(` (?:${WEEKDAY_MORNING[tongue].replaceAll('_', `(?:${WEEKDAY_NAMES[tongue]})`)}) `, 'u'),
  ]),
) as Record<Tongue, RegExp>
/** From that morning on. */
const ONWARD =
  / (?:from|starting|ab|à partir de|à partir du|dès|dès le|desde|desde el|desde la|a partir de|a partir de la|a partir del|a partir da|dalla|da|od|vanaf|începând de|începând cu) $/u
/** So early nobody tells yet what happened in it. */
const SUNRISE = 6 * 60

/** True where a weekday's morning lay ahead, and it is this day's. */
const isOfMorningGone = (words: string, written: number, to: number, tongue: Tongue): boolean => {
  const found = MORNING_OF[tongue].exec(words)
  if (found === null || OF_MORNING[tongue]?.test(found[0]) === false) return false
  if (!weekdaysIn(found[0], tongue).includes(weekdayOf(to))) return false
  return written < SUNRISE || ONWARD.test(words.slice(0, found.index + 1))
}

/** Written by noon, and heard when councils and courts have gone home. */
const NOON = 12 * 60
const EVENING = 19 * 60

/** 'Ab Mittwoch', 'jusqu’à mercredi': no day on which something is done. */
const SPAN =
  / (?:ab|bis|seit|von|from|until|till|since|by|od|do|dès|depuis|jusqu à|jusqu au|à partir de|desde|hasta|da|dal|fino a|vanaf|tot|sinds|până|începând de) (?:el |le |la )?$/u

/** Of this day, by its word, its weekday or its date. */
const isOfThisDay = ({ words, isRedated }: Line, { from, to }: Calendar, tongue: Tongue): boolean => {
  const isDated = namesDate(words, tongue)
  if (isDated && namesOtherDate(words, to, tongue)) return false
  if (holds(words, TODAY[tongue])) return (from === to || isRedated === true) && !LASTS[tongue].test(words)
  const weekdays = weekdaysIn(words, tongue)
  const at = words.search(WEEKDAYS[tongue])
  const isToday =
    weekdays.length > 0 && weekdays.every((weekday) => weekday === weekdayOf(to)) && !SPAN.test(words.slice(0, at + 1))
  return (isToday && from === to) || (isDated && (weekdays.length === 0 || isToday) && !SPAN.test(words.slice(0, at + 1)))
}
const WEEKDAYS = Object.fromEntries(
  TONGUES.map((tongue) => [tongue, new RegExp(` (?:${WEEKDAY_NAMES[tongue]})(?= )`)]),
) as Record<Tongue, RegExp>

/** '15 मार्च से नामांकन शुरू होगा', in the afternoon of that day. Elsewhere nobody says of an hour that is over that it comes. */
const HINDI_BEGINS = / से (?:\S+ ){0,4}?(?:शुरू|शुरु|प्रारंभ|आरंभ) (?:होगा|होगी|होंगे|हो जाएगा|हो जाएगी|हो जाएंगे) /u
const isFromThisDay = (words: string, { from, to }: Calendar): boolean =>
  (from === to && / आज से /.test(words)) || (namesDate(words, 'hi') && !namesOtherDate(words, to, 'hi'))

/** True for what was to be done on this day, and by now is. */
export const isOverByNow = (line: Line, calendar: Calendar, tongue: Tongue): boolean => {
  const { text, words } = line
  const { age, from, to, minute } = calendar
  if (minute < MORNING.ends) return false
  // Of a text of the day before it is less than 0.
  const written = minute - age / MINUTE_MS
  const isIn = ({ of, before, ends }: Part) => from === to && written < before && minute >= ends && holds(words, of[tongue])
  const isSitting = () =>
    written <= NOON &&
    minute >= EVENING &&
    (holds(words, SITTING[tongue]) || BODY_DOES[tongue].test(words)) &&
    !HOURS_LEFT[tongue].test(words) &&
    isOfThisDay(line, calendar, tongue) &&
    (tongue !== 'hi' || comesAt(text, tongue) >= 0)
  const isMeant =
    isSitting() ||
    isIn(AFTERNOON) ||
    (isIn(MORNING) && comesAt(text, tongue) >= 0) ||
    (isOfMorningGone(words, written, to, tongue) && !namesOtherDate(words, to, tongue)) ||
    (tongue === 'hi' && HINDI_BEGINS.test(words) && isFromThisDay(words, calendar))
  return isMeant && !holds(words, HABIT[tongue]) && !tellsSomethingPast(text, tongue)
}
