import { DAY_MS } from '@hourcast/domain/time-units'
import { capital } from '../first-letter.ts'
import type { Tongue } from '../tongue.ts'
import { weekdayOf } from './calendar.ts'
import { WEEKDAY_NAMES } from './day-words.ts'
import { comesAt } from './past-hours.ts'
import { tellsSomethingPast } from './past-tense.ts'

// A paper dates the day of its news: 'ce samedi 8 février', 'nesta sexta-feira (7)'. On the Monday after a newsreader says 'samedi', 'na sexta-feira'.

/** `days`: Sunday first. `and`: what joins two days. `over`: what stands before a day, and before one that is over; `now`: before the day of today. */
type Dating = {
  days: string
  months: string
  and: string
  over: Readonly<Record<string, string>>
  now: Readonly<Record<string, string>>
  today: string
}

const DATINGS: Readonly<Partial<Record<Tongue, Dating>>> = {
  es: {
    days: WEEKDAY_NAMES.es,
    months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
    and: 'y(?: el)?|al',
    over: { 'de este': 'del', 'a este': 'al', este: 'el', del: 'del', al: 'al', el: 'el' },
    now: { 'de este': 'de este', 'a este': 'a este', este: 'este', el: 'este' },
    today: 'hoy',
  },
  fr: {
    days: WEEKDAY_NAMES.fr,
    months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
    and: 'et(?: le)?|au|à',
    over: { 'de ce': 'de', ce: '', le: '', du: 'de' },
    now: { 'de ce': 'de ce', ce: 'ce', le: 'ce', '': 'ce' },
    today: "aujourd['’]hui",
  },
  it: {
    days: WEEKDAY_NAMES.it,
    months: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
    and: 'e|al|a',
    over: {},
    now: {},
    today: 'oggi',
  },
  pt: {
    days: 'domingo|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|sábado',
    months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    and: 'e(?: d?[ao])?|ao?|para(?: [ao])?',
    over: {
      ...{ neste: 'no', nesta: 'na', deste: 'de', desta: 'de', este: 'no', esta: 'na', no: 'no', na: 'na', do: 'do', da: 'da' },
      ...{ nesse: 'no', nessa: 'na', desse: 'de', dessa: 'de' },
      ...{ 'para este': 'para', 'para esta': 'para', 'até este': 'até', 'até esta': 'até', 'desde este': 'desde' },
      ...{ 'desde esta': 'desde', 'e este': 'e', 'e esta': 'e', 'a este': 'ao', 'a esta': 'à' },
    },
    now: {
      ...{ no: 'neste', na: 'nesta', do: 'deste', da: 'desta', neste: 'neste', nesta: 'nesta', deste: 'deste', desta: 'desta' },
      ...{ nesse: 'neste', nessa: 'nesta', desse: 'deste', dessa: 'desta' },
    },
    today: 'hoje',
  },
  ro: {
    days: WEEKDAY_NAMES.ro,
    months: 'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie',
    and: 'și|spre|până',
    over: {},
    now: { '': '' },
    today: 'azi|astăzi',
  },
}
/** Behind a day that has no month a noun may be counted: 'el sábado 8 personas'. */
const ENDS =
  '(?=[,.;:)!?](?!\\d)|$|\\s(?:a|en|por|y|para|al|con|que|à|dans|sur|pour|et|e|na|no|em|às|das|con|alle|dalle|in|nel|nella|per|la|în)\\s)'

const patternOf = ({ days, months, and, over, today }: Dating): RegExp => {
  const date = (at: number): string =>
    `,?\\s(?:dia\\s)?(?<d${at}>\\d{1,2})(?:er|º)?(?:\\s(?:de\\s)?(?<m${at}>${months})(?:,?\\s(?:de\\s)?(?<y${at}>20\\d\\d))?|${ENDS})`
  const bracket = '\\s\\((?<d2>\\d{1,2})º?(?:[./-](?<m2>\\d{1,2}|\\p{L}{3}))?(?:[./-](?<y2>20\\d\\d))?\\)'
  const words = Object.keys(over).sort((one, other) => other.length - one.length)
  const before = words.length === 0 ? '(?<before>)' : `(?:(?<before>${words.join('|')})\\s)?`
  const pair = `(?<first>${days})\\s(?<d3>\\d{1,2})(?:er|º)?(?<and>\\s(?:${and})\\s)(?<second>${days})${date(4)}`
  const single = `(?<day>${days})(?:${bracket}|${date(1)})?`
  const ofToday = `(?<today>${today})(?:,?\\s(?:${days}))?${date(5)}`
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${before}(?:${pair}|${single})|${ofToday})(?<comma>,?)(?![\\p{L}\\p{N}-])`, 'giu')
}
type Reading = Dating & { pattern: RegExp; ofToday: RegExp; dayNames: readonly string[]; monthNames: readonly string[] }
const READINGS: ReadonlyMap<string, Reading> = new Map(
  Object.entries(DATINGS).map(([tongue, dating]) => [
    tongue,
    {
      ...dating,
      pattern: patternOf(dating),
      ofToday: new RegExp(`(?<!\\p{L})(?:${dating.today})(?!\\p{L})`, 'iu'),
      dayNames: dating.days.replaceAll('(?:-feira)?', '').split('|'),
      monthNames: dating.months.split('|'),
    },
  ]),
)
type Groups = Readonly<Record<string, string | undefined>>

/** The day of the week before `today`, of it or of the one behind it, that a date names; undefined for any other. */
const dayOf = (groups: Groups, at: number, today: number, { monthNames }: Reading): number | undefined => {
  const [day, month = '', year] = [groups[`d${at}`], groups[`m${at}`]?.toLowerCase(), groups[`y${at}`]]
  if (day === undefined) return undefined
  return NEAR.map((away) => today + away).find((one) => {
    const date = new Date(one * DAY_MS)
    const name = monthNames[date.getUTCMonth()] ?? ''
    const isMonth = /^\d/.test(month) ? Number(month) === date.getUTCMonth() + 1 : name.startsWith(month)
    return date.getUTCDate() === Number(day) && isMonth && (year === undefined || Number(year) === date.getUTCFullYear())
  })
}
const NEAR = [0, -1, -2, -3, -4, -5, -6, 1]

const isOn = (day: number, name: string, { dayNames }: Reading): boolean =>
  name.toLowerCase().startsWith(dayNames[weekdayOf(day)] ?? '\n')

/** 'Ce', 'este', 'nesta': with a day that is not today it means one that is near. */
const POINTS = /(?:^|\s|^[nd])(?:es[ts][ea]|ce)$/

/** What stands before a day, or undefined where it stays as it is dated. */
const beforeOf = (before: string, day: number, today: number, reading: Reading): string | undefined =>
  day === today ? reading.now[before] : day < today ? (reading.over[before] ?? before) : undefined
const put = (before: string, day: string): string => (before === '' ? day : `${before} ${day}`)

/** 'Nesta segunda' is on Monday; 'na segunda' may be the second one. */
const withFeira = (day: string): string => (/^(?:segunda|terça|quarta|quinta|sexta)$/iu.test(day) ? `${day}-feira` : day)

/** A sentence as it is heard. `isPast`: a day behind these words is of what was. `holdsToday`: it names today already. */
type Heard = { reading: Reading; today: number; tellsPast: boolean; isPast: (left: string) => boolean; holdsToday: boolean }

/** Of two days side by side the first tells whether they stay. */
const barePair = (groups: Groups, before: string, left: string, { reading, today, isPast }: Heard): string | undefined => {
  const { first = '', second = '', and = '' } = groups
  const last = dayOf(groups, 4, today, reading)
  if (last === undefined || !isOn(last, second, reading) || !isOn(last - 1, first, reading)) return undefined
  const said = last > today || isPast(left) ? beforeOf(before, last - 1, today, reading) : undefined
  const joint = said === 'de' && and === ' au ' ? ' à ' : and.replace(' et le ', ' et ')
  return said === undefined ? undefined : put(said, `${first}${joint}${second}`)
}

/** 'Tra sabato 8 e domenica 9' */
const JOINED = /\s(?:tra|fra|e|ed|a|al)\s$/u

/** A day without its date; undefined where it stays. */
const bareOf = (groups: Groups, left: string, heard: Heard): string | undefined => {
  const { reading, today, isPast, holdsToday } = heard
  const { today: now, first, day = '' } = groups
  const before = groups.before?.toLowerCase() ?? ''
  if (now !== undefined) return dayOf(groups, 5, today, reading) === today ? now : undefined
  if (first !== undefined) return barePair(groups, before, left, heard)
  if (groups.d1 === undefined && groups.d2 === undefined) {
    const isOther = POINTS.test(before) && !isOn(today, day, reading) && heard.tellsPast
    return isOther ? put(reading.over[before] ?? before, withFeira(day)) : undefined
  }
  const dated = dayOf(groups, 1, today, reading) ?? dayOf(groups, 2, today, reading)
  if (dated === undefined || !isOn(dated, day, reading)) return undefined
  // What was to come on a day that is over would be heard of the next one.
  if (dated < today && !isPast(left)) return undefined
  if (dated === today && reading.today === 'oggi') return holdsToday || JOINED.test(left) ? undefined : 'oggi'
  const said = groups.d2 !== undefined && before === '' ? '' : beforeOf(before, dated, today, reading)
  return said === undefined ? undefined : put(said, said === before ? day : day.toLowerCase())
}

/** 'Jusqu’au lundi 8 février', 'le dernier lundi': the word before it wants the day as it is. */
const HELD =
  /(?<!\p{L})(?:en|aux?|une?|un[oa]|le|la|ce|dernier|prochain|premier|chaque|même|autre|pasado|próximo|último|scors[oa]|prossim[oa]|ultim[oa])\s$/iu

/** Behind a Romanian day its comma goes too; before '…, a anunțat' it stays. */
const GOES_ON = /^\s(?:că|în|la|pe|din|de|după|pentru|cu)\s/u

/** Right behind its verb a day stands before whom or what that verb has: 'a publicat joi rezultatele', and not 'a aflat joi, scrie presa'. */
const BEHIND_VERB = /(?<!\p{L})(?:a|au|s-a|s-au)\s\p{Ll}+(?:at|it|ut|ât|s)\s$/u
const IS_ITS =
  /^\s(?!(?:(?:a|au|s-a|s-au)\s\p{Ll}+(?:at|it|ut|ât|s)|va|vor|potrivit|conform|relatează|transmite|informează|anunță|anunţă|scrie|precizează|arată|notează|susține|citat\p{L}?|iar|dar|însă|ci|când|unde|care|fiind|deși|inclusiv|astfel|este|sunt|nu)(?!\p{L}))\p{Ll}/u
const losesComma = (left: string, right: string): boolean => GOES_ON.test(right) || (BEHIND_VERB.test(left) && IS_ITS.test(right))

/** Nobody's words are changed. So far back a quotation is looked for. */
const QUOTE = 240
/** And so far ahead the end of 'du vendredi 5 février 12 heures au …'. */
const RIGHT = 24
const OPEN = /[“„«][^“„«”»]*$/u
export const isInQuotes = (before: string): boolean => OPEN.test(before) || before.split('"').length % 2 === 0

/** A sentence whose days of the last week, and today, are named alone; `today`: a day since 1970. */
export const withBareWeekdays = (text: string, today: number, tongue: Tongue): string => {
  const reading = READINGS.get(tongue)
  if (reading === undefined || text.search(reading.pattern) < 0) return text
  const holdsToday = reading.ofToday.test(text)
  const comes = comesAt(text, tongue)
  const tellsPast = tellsSomethingPast(text, tongue)
  // 'A anunțat luni, 6 iulie, că va publica …': beside what is to come the verb before a day tells of which it is.
  const isPast = (left: string): boolean =>
    tellsPast && (comes < 0 || (comesAt(left, tongue) < 0 && tellsSomethingPast(left, tongue)))
  const heard: Heard = { reading, today, tellsPast, isPast, holdsToday }
  return text.replace(reading.pattern, (...found) => {
    const groups: Groups = found.at(-1)
    const [whole, at] = [String(found[0]), Number(found.at(-3))]
    const left = text.slice(Math.max(0, at - QUOTE), at)
    const bare = bareOf(groups, left, heard)
    // 'Début: mercredi 13 janvier 12h' is a form.
    const right = text.slice(at + whole.length, at + whole.length + RIGHT)
    const isRange = groups.first === undefined && /^(?:du|del)\s/iu.test(whole) && /^\s(?:[^,.;]*\s)?(?:au|al)\s/u.test(right)
    if (bare === undefined || isRange || HELD.test(left) || isInQuotes(left) || /[:(]\s?$/u.test(left)) return whole
    // '… de sâmbătă, 15 iunie, în …': one comma goes with the other.
    const isBetween = (tongue !== 'ro' || losesComma(left, right)) && /,\s\d{1,2}\D{0,40},$/u.test(whole) && !left.endsWith(', ')
    const said = `${bare}${isBetween ? '' : (groups.comma ?? '')}`
    return /^\p{Lu}/u.test(whole) ? capital(said) : said
  })
}
