import { findLanguage } from '@hourcast/domain/hosts/languages'
import type { ContentItem } from '@hourcast/domain/sources/content'
import type { Tongue } from '../tongue.ts'
import { calendarOf, datedOf, dayNumber, weekdayOf } from './calendar.ts'
import { weekdaysIn } from './day-words.ts'
import { SAME_NEWS_MS } from './days.ts'
import { isGrave } from './grave.ts'
import type { OnAir } from './judge-item.ts'
import { isOfPastDay } from './named-dates.ts'
import { isOfOtherCountry } from './other-countries.ts'
import { holds, lineOf, phrases, phrasesByTongue } from './phrases.ts'
import { ownOfWeather, partOnSubject, WEATHER } from './subject.ts'
import { isWarning } from './warnings.ts'

/** A day as radio tells it: the weather, what is on today, and the news. */
export const DAY_PARTS = ['weather', 'on', 'news'] as const
export type DayPart = (typeof DAY_PARTS)[number]

export const TODAY_TYPE = 4

/** The day itself, and no other one near it. */
const THIS_DAY = phrasesByTongue({
  en: 'today|today s|tonight|tonight s|this morning|this afternoon|this evening',
  de: 'heute|heute abend|heutig*',
  pl: 'dziś|dzisiaj|dzisiejsz*',
  es: 'hoy|esta tarde|esta noche|este mediodía',
  it: 'oggi|odiern*|stamattina|stasera|questa sera|questo pomeriggio|questa mattina',
  fr: 'aujourd hui|ce matin|ce midi|ce soir|cet après midi',
  pt: 'hoje|esta manhã|esta tarde|esta noite|logo à noite',
  hi: 'आज',
  nl: 'vandaag|vanavond|vanmiddag|vanochtend|vanmorgen',
  ro: 'azi|astăzi|diseară|în această seară',
})

/** 'Bis heute', 'Hoy en día': no day. */
const MANNERS =
  / (?:until today|of today|to this day|bis heute|do dziś|do dzisiaj|hoy en día|hasta hoy|fino a oggi|al giorno d oggi|até hoje|hoje em dia|आज तक|आज भी|tot vandaag|până azi|până astăzi|jusqu aujourd hui)(?= )/g

/** The date of the air time as a text may write it: '13 january', 'january 13', '13 01'. */
export const datesOf = ({ airAt, timeZone, tongue }: OnAir): RegExp => {
  const locale = findLanguage(tongue)?.locale ?? tongue
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone }).formatToParts(airAt)
  const of = (type: string) => parts.find((part) => part.type === type)?.value.toLowerCase() ?? ''
  const month = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone }).format(airAt)
  const [day, name] = [of('day'), of('month')]
  return new RegExp(` (?:0?${day} (?:de |of )?${name}|${name} ${day}|0?${day} 0?${month})(?= )`)
}

/** What befell somebody today is on no agenda. */
const MISHAPS: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: phrases(
    'crash|crashes|crashed|collision*|overturn*|injured|hurt|earthquake*|quake|blaze|arrested|robbed|robbery|stabbed|stabbing|shot|shooting|killed|dead|died',
  ),
  de: phrases(
    '*unfall|*unfälle|unfalls|verletzt*|kippt|umgekippt|erdbeben|großbrand|festgenommen|überfall|überfallen|raubüberfall|messerangriff|tote|tot|starb|gestorben',
  ),
  es: phrases(
    'incendio*|accidente*|choque|colisión|herid*|detenid*|detienen|arrestad*|robo|atraco|sismo|terremoto|apuñal*|tiroteo|rescat*',
  ),
  fr: phrases(
    'incendie*|accident*|collision|blessé*|interpell*|séisme|braquage|fusillade|mis en examen|mise en examen|agress*|bouchons',
  ),
  it: phrases(
    'incendio|incendi|incidente|incidenti|scontro|ferit*|arrest*|rapina|sisma|terremoto|sparatoria|rogo|fiamme|soccors*',
  ),
  pt: phrases('incêndio*|acidente*|colisão|ferid*|detid*|preso|presa|presos|assalto|sismo|terremoto|tiroteio|esfaque*|resgat*'),
  nl: phrases(
    '*ongeluk|*ongelukken|ongeval|botsing|aanrijding|gewond*|aardbeving|gebeefd|aangehouden|overval*|overleden|gekanteld|doden',
  ),
}

/** What has been done today is news of it. */
const DONE: Readonly<Partial<Record<Tongue, RegExp>>> = {
  es: / (?:ha|han) (?:sido )?\S+(?:ado|ido|to|cho)(?= )| \S{2,}(?:ó|aron|ieron)(?= )/u,
  fr: / (?:a|ont|est|sont|s est|se sont) (?:été )?\S+(?:é|ée|és|ées)(?= )/u,
  it: / (?:ha|hanno|è|sono) (?:stat[aoie] )?\S+(?:at|it|ut)[aoie](?= )/u,
  pt: / (?:foi|foram)(?= )| \S{2,}(?:ou|aram|eram|iram)(?= )/u,
}

const isOver = (text: string, tongue: Tongue): boolean => {
  const { words } = lineOf(text)
  return DONE[tongue] !== undefined && (holds(words, MISHAPS[tongue] ?? /(?!)/) || holds(words, DONE[tongue]))
}

const isOn = (text: string, item: ContentItem, air: OnAir, dates: RegExp): boolean => {
  const words = lineOf(text).words.replace(MANNERS, ' ')
  if (holds(words, MISHAPS[air.tongue] ?? /(?!)/)) return false
  // Only what is true of the air time has come so far.
  if (dates.test(words) || holds(words, THIS_DAY[air.tongue])) return true
  const calendar = calendarOf(datedOf(item.publishedAt, air.airAt, air.timeZone))
  if (calendar === undefined || calendar.age > SAME_NEWS_MS) return false
  return weekdaysIn(words, air.tongue).includes(weekdayOf(calendar.to))
}

/** 'Car in the ditch after frost' tells of a car: a report begins with the weather, or so much of it is. */
const FIRST_WORDS = 2
const LEAST_IN_HEADLINE = 2
const LEAST_IN_ALL = 4

const isWeather = (
  item: ContentItem,
  headline: string,
  sentences: readonly string[],
  { airAt, timeZone, tongue, papers }: OnAir,
): boolean => {
  if (item.weather !== undefined) return true
  // An older report, or one without a date, is of no day that anybody knows.
  if (item.publishedAt === undefined || airAt - item.publishedAt > SAME_NEWS_MS) return false
  const told = { headline: lineOf(headline), lines: sentences.map(lineOf) }
  if (isOfPastDay(told.headline.words, dayNumber(airAt, timeZone), tongue)) return false
  const begins = [told.headline, ...told.lines.slice(0, 1)]
  if (isOfOtherCountry(begins, timeZone, tongue)) return false
  const isReport =
    isWarning(told.headline.words, tongue) ||
    ownOfWeather([lineOf(headline.split(' ').slice(0, FIRST_WORDS).join(' '))], tongue) > 0 ||
    ownOfWeather([told.headline], tongue) >= LEAST_IN_HEADLINE ||
    ownOfWeather(begins, tongue) >= LEAST_IN_ALL
  if (!isReport) return false
  return partOnSubject(told, WEATHER, tongue, papers?.has(item.source))?.keepsHeadline === true
}

/** Where a story stands in a day's programme, by its headline and its first sentence. `dates`: those of the day, made once. */
export const dayPartOf = (
  item: ContentItem,
  headline: string,
  sentences: readonly string[],
  air: OnAir,
  dates: RegExp,
): DayPart => {
  const texts = [headline, ...sentences.slice(0, 1)]
  if (texts.some((text) => isGrave(lineOf(text).words, air.tongue))) return 'news'
  if (isWeather(item, headline, sentences, air)) return 'weather'
  if (texts.some((text) => isOver(text, air.tongue))) return 'news'
  return texts.some((text) => isOn(text, item, air, dates)) ? 'on' : 'news'
}
