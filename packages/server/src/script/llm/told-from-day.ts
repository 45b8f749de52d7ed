import type { ContentItem } from '@hourcast/domain/sources/content'
import { type Calendar, weekdayOf } from '../fit-for-air/calendar.ts'
import { NO_DAY, THIS_WEEK, TODAY, WEEKDAY_NAMES, weekdaysIn, YESTERDAY } from '../fit-for-air/day-words.ts'
import { daysNamedIn, monthsOf, SHORT_MONTHS } from '../fit-for-air/named-dates.ts'
import { tongueIn } from '../fit-for-air/other-language.ts'
import { comesAt } from '../fit-for-air/past-hours.ts'
import { tellsSomethingPast } from '../fit-for-air/past-tense.ts'
import { holds, type Line, lineOf, phrasesByTongue } from '../fit-for-air/phrases.ts'
import { once } from '../once.ts'
import type { ByTongue, Tongue } from '../tongue.ts'
import { stemsOf } from './support.ts'
import { type Written, writtenFor } from './written-for.ts'

/** From when on, and until when: DAY stands for the day. */
type Bound = { from: string; until: string; today: string; tomorrow: string }
const BOUNDS: ByTongue<Bound> = {
  en: {
    from: '(?:from|as of|as from|starting|beginning|effective) DAY',
    until: '(?:until|till) DAY',
    today: 'today',
    tomorrow: 'tomorrow',
  },
  de: { from: '(?:ab|von(?= \\S+ an )) DAY', until: 'bis DAY', today: 'heute', tomorrow: 'morgen' },
  pl: { from: '(?:od|począwszy od) DAY', until: 'do DAY', today: 'dziś|dzisiaj', tomorrow: 'jutra' },
  es: { from: '(?:desde|a partir de) DAY', until: 'hasta DAY', today: 'hoy', tomorrow: 'mañana' },
  it: { from: '(?:da|dal|dalla|a partire da) DAY', until: 'fino (?:a|ad|al|alla) DAY', today: 'oggi', tomorrow: 'domani' },
  fr: {
    from: '(?:dès|à partir (?:de|d|du)|à compter (?:de|d|du)) DAY',
    until: 'jusqu (?:à|au) DAY',
    today: 'aujourd hui',
    tomorrow: 'demain',
  },
  pt: { from: '(?:desde|a partir d[eao]|a contar d[eao]) DAY', until: 'até DAY', today: 'hoje', tomorrow: 'amanhã' },
  nl: { from: '(?:vanaf|met ingang van) DAY', until: 'tot(?: en met)? DAY', today: 'vandaag', tomorrow: 'morgen' },
  ro: { from: '(?:de|începând (?:de|cu|din)) DAY', until: 'până DAY', today: 'azi|astăzi', tomorrow: 'mâine' },
  hi: { from: 'DAY से', until: 'DAY तक', today: 'आज', tomorrow: 'कल' },
}
type Shape = { today: RegExp; tomorrow: RegExp; weekday: RegExp; other: RegExp }
const THE = '(?:(?:the|dem|den|el|il|lo|la|le|o|a|de) )?'
const shapesOf = once((tongue: Tongue): Shape[] => {
  const { from, until, today, tomorrow } = BOUNDS[tongue]
  const find = (bound: string, day: string, flags = 'u') => new RegExp(` ${bound.replace('DAY', day)}(?= )`, flags)
  return [from, until].map((bound) => ({
    today: find(bound, `(${today})`),
    tomorrow: find(bound, `(${tomorrow})`),
    // With a number behind it it is of any week.
    weekday: find(bound, `${THE}(${WEEKDAY_NAMES[tongue]})(?! (?:\\S+ )?\\d)`, 'gu'),
    other: find(bound, '((?:\\S+ ){0,3}\\S+)', 'gu'),
  }))
})

/** The days of which an entry of the day `from` says that something begins with them, or ends. */
const daysShown = (words: string, from: number, { today, tomorrow, other }: Shape, tongue: Tongue): (number | undefined)[] => [
  ...(today.test(words) ? [from] : []),
  // In Hindi yesterday and tomorrow are one word: beside a verb of what is to come it is tomorrow.
  ...(tomorrow.test(words) && (tongue !== 'hi' || comesAt(words, tongue) >= 0) ? [from + 1] : []),
  ...[...words.matchAll(other)].flatMap(([, said = '']) => [
    ...weekdaysIn(` ${said} `, tongue).map((weekday) => from + ((weekday - weekdayOf(from) + 7) % 7)),
    ...daysNamedIn(` ${said} `, from, tongue),
  ]),
]

/** Whether each day that an entry says something begins or ends with is this one, and one of them has its date: 'from Friday (Aug 21)'. */
const isDateAlone = (words: string, day: number, { from, other }: { from: number; other: RegExp }, tongue: Tongue): boolean => {
  const said = [...words.matchAll(other)].map(([, days = '']) => ` ${days} `)
  const dates = said.flatMap((days) => daysNamedIn(days, from, tongue))
  const weekdays = said.flatMap((days) => weekdaysIn(days, tongue))
  return dates.length > 0 && dates.every((date) => date === day) && weekdays.every((weekday) => weekday === weekdayOf(day))
}

/** What is not so, or not surely, or of another week. */
const UNSURE = phrasesByTongue({
  en: 'could|might|would|should|fear*|threat*|not|no|never|without|cannot|_n t|but|instead|rather than|unless|if|although|though|originally|over|next|last|coming|following|later|week|weeks|fortnight|month',
  de: 'könnt*|soll|sollen|sollte*|würd*|dürft*|droh*|möglich*|nicht|kein*|nie|ohne|aber|sondern|doch|jedoch|statt|falls|wenn|obwohl|ursprünglich|nächst*|übernächst*|kommend*|letzt*|vergangen*|vorig*|folgend*|später|woche|wochen|monat*',
  pl: 'może|mogą|mógł*|mogł*|grozi*|powin*|nie|bez|ale|lecz|jednak|zamiast|jeśli|jeżeli|choć|pierwotnie|następn*|najbliższ*|zeszł*|ubiegł*|przyszł*|minion*|później|tydzień|tygodni*|miesiąc*',
  es: 'podría*|puede*|amenaz*|debería*|no|nunca|sin|pero|sino|aunque|si|en lugar|en vez|próxim*|pasad*|siguiente|que viene|en ocho|semana*|mes',
  it: 'potrebbe*|può|possono|minacci*|dovrebbe*|non|mai|senza|ma|bensì|però|invece|anziché|se|prossim*|scors*|seguente|successiv*|settiman*|mese|otto',
  fr: 'pourrai*|peut|peuvent|menac*|devrai*|ne|n|pas|jamais|sans|mais|sauf|si|au lieu|plutôt|initialement|prochain*|dernier|dernière|suivant*|semaine*|en huit|en quinze|mois',
  pt: 'pode*|poderi*|ameaç*|deveria*|não|nunca|sem|mas|porém|em vez|se|próxim*|passad*|seguinte|que vem|semana*|mês',
  nl: 'kan|kunnen|kon|zou|zouden|dreig*|mogelijk|niet|geen|nooit|zonder|maar|echter|plaats van|als|oorspronkelijk|volgend*|komend*|aanstaand*|aankomend*|vorig*|afgelopen|later|over|week|weken|maand',
  ro: 'ar|poate|pot|amenin*|nu|niciodată|fără|dar|ci|însă|în loc|dacă|inițial|viitor*|următor*|trecut*|săptămân*|lun*',
  hi: 'सकता|सकते|सकती|नहीं|न|बिना|लेकिन|मगर|पर|बजाय|बल्कि|अगर|यदि|अगले|अगली|पिछले|पिछली|आगामी|बीते|बाद|सप्ताह|हफ्ते|महीने',
})
/** What was to be so, and is not: another sentence may say it. */
const CALLED_OFF = phrasesByTongue({
  en: 'planned|called off|called it off|calls off|call off|call it off|cancel*|averted|scrapped|postponed|delayed|lifted|suspended|reopen*|withdrawn|dropped',
  de: 'geplant*|abgesagt|verschoben|abgewendet|zurückgezogen|zurückgenommen|aufgehoben|wieder frei|wieder offen|beendet|ausgesetzt',
  pl: 'planowan*|odwołan*|odwołał*|przełożon*|przesunięt*|zawieszon*|wycofa*|zniesion*',
  es: 'previst*|cancel*|aplaz*|suspend*|desconvoc*|anul*|levant*|retir*',
  it: 'previst*|annull*|rinvi*|sospes*|revoc*|ritirat*|riapert*',
  fr: 'prévu*|annul*|report*|suspend*|levé*|retiré*|rouvert*',
  pt: 'previst*|cancel*|adia*|suspens*|desconvoc*|anul*|levantad*|retirad*|reabert*',
  nl: 'gepland*|uitgesteld|afgelast|ingetrokken|geschrapt|opgeheven|afgeblazen|heropend',
  ro: 'planificat*|anulat*|amânat*|suspendat*|ridicat*|retras*|redeschis*',
  hi: 'रद्द|स्थगित|टाल*|टल|वापस',
})
/** Between what may have a day each. */
const AND: ByTongue<string> = {
  en: 'and|while',
  de: 'und|während',
  pl: 'i|oraz|a|zaś',
  es: 'y|e|mientras',
  it: 'e|ed|mentre',
  fr: 'et|tandis|alors',
  pt: 'e|enquanto',
  nl: 'en|terwijl',
  ro: 'și|iar',
  hi: 'और|तथा|जबकि',
}
const clauseEnds = once((tongue: Tongue) => new RegExp(`[,;:–—]\\s|\\s-\\s|[.!?।]\\s|\\s(?:${AND[tongue]})\\s`, 'iu'))

/** Whether a sentence says something of its own clause with the day alone. */
const isOfClause = ({ text }: Line, claim: Line, days: readonly RegExp[], tongue: Tongue): boolean => {
  const clauses = claim.text.split(clauseEnds(tongue)).map(lineOf)
  const isDated = ({ words }: Line) => days.some((pattern) => words.search(pattern) >= 0)
  const stemsIn = (isIn: boolean) =>
    stemsOf(
      clauses
        .filter((clause) => isDated(clause) === isIn)
        .map((clause) => clause.text)
        .join(' \n '),
    )
  const [dated, others] = [stemsIn(true), stemsIn(false)]
  return ![...stemsOf(text)].some((stem) => others.has(stem) && !dated.has(stem))
}

/** Whether an entry says that something begins or ends on the one day that it names, beyond doubt. */
const isSure = (told: Line, { whole, claim }: Written, { today, tomorrow, weekday }: Shape, tongue: Tongue): boolean => {
  // A weekday may be that of the week before.
  const isToCome = comesAt(claim.text, tongue) >= 0 && !tellsSomethingPast(claim.text, tongue)
  const days = isToCome ? [today, tomorrow, weekday] : [today, tomorrow]
  const rest = days.reduce((words, pattern) => words.replace(new RegExp(pattern, 'gu'), ' '), claim.words)
  const isOfOther =
    [...otherDays(tongue), THIS_WEEK[tongue]].some((named) => holds(rest, named)) ||
    weekdaysIn(rest, tongue).length > 0 ||
    [...monthsOf(tongue), ...SHORT_MONTHS].some((month) => claim.words.includes(` ${month} `))
  const isOff = holds(claim.words, UNSURE[tongue]) || holds(whole.words, CALLED_OFF[tongue])
  return rest !== claim.words && !isOfOther && !isOff && isOfClause(told, claim, days, tongue)
}

const GERMAN_TOMORROW = / morgen(?= )/
/** Words of a day that another clause may have. */
const otherDays = (tongue: Tongue): RegExp[] => [TODAY[tongue], YESTERDAY[tongue], GERMAN_TOMORROW]

/**
 * A sentence without its 'from today' and 'until tomorrow', where its entry says the same of that day: 'from tomorrow' of the day before.
 * Undefined where the entry says it of another day, or not beyond doubt.
 */
export const withoutFromDay = (
  line: Line,
  item: Pick<ContentItem, 'title' | 'text'>,
  calendar: Calendar | undefined,
  tongue: Tongue,
): Line | undefined => {
  if (calendar === undefined) return line
  const { from, to } = calendar
  let told = line
  for (const shape of shapesOf(tongue))
    for (const [pattern, day] of [
      [shape.today, to],
      [shape.tomorrow, to + 1],
    ] as const) {
      const [said, word = ''] = pattern.exec(told.words) ?? []
      // 'Bis heute ungeklärt': to this day.
      if (said === undefined || holds(`${said} `, NO_DAY[tongue])) continue
      const written = writtenFor(line, item)
      const { whole, claim } = written
      const shown = tongueIn(whole.text, tongue) === tongue ? daysShown(claim.words, from, shape, tongue) : []
      if (shown.length === 0) continue
      if (!shown.includes(day)) return undefined
      if (new Set(shown).size > 1 || !isSure(line, written, shape, tongue)) {
        // Of the day of air its own word, or its date, which a model is shown as that word, is left to the other rules.
        if (from === to && (pattern.test(claim.words) || isDateAlone(claim.words, day, { from, other: shape.other }, tongue)))
          continue
        return undefined
      }
      // German tells its 'morgen' by the small letter of the text.
      const inText = new RegExp(`(?<![\\p{L}\\p{M}])${word.replace(' ', '.')}(?![\\p{L}\\p{M}])`, 'iu')
      told = { ...told, text: told.text.replace(inText, ' '), words: told.words.replace(said, ' ') }
    }
  // Its hours are then those of the day of air.
  const isOfAir = told !== line && from < to && !otherDays(tongue).some((days) => holds(told.words, days))
  return isOfAir ? { ...told, isRedated: true } : told
}
