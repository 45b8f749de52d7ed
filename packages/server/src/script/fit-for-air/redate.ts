import { TONGUES, type Tongue } from '../tongue.ts'
import { type Calendar, weekdayOf } from './calendar.ts'
import { NO_DAY, TODAY, weekdaysIn } from './day-words.ts'
import { isDated, SAME_NEWS_MS } from './days.ts'
import { CRASH, CRASHES } from './going-on-words.ts'
import { isGrave } from './grave.ts'
import { comesAt } from './past-hours.ts'
import { tellsOfPast } from './past-tense.ts'
import { holds, type Line, lineOf, phrasesByTongue, without } from './phrases.ts'
import { withToday } from './today-for-weekday.ts'
import { withTodayGone } from './today-gone.ts'

/** Of 'yesterday': its weekday, and that of the day behind it. */
type Days = { day: string; next: string }
type Rule = readonly [RegExp, (days: Days, found: readonly string[]) => string]

const W = '(?![\\p{L}\\p{M}-])'
const B = '(?<![\\p{L}\\p{M}-])'
const rule = (pattern: string, say: Rule[1], flags = 'giu'): Rule => [new RegExp(`${B}${pattern}${W}`, flags), say]

const POLISH_IN: Readonly<Record<string, string>> = {
  niedziela: 'w niedzielę',
  poniedziałek: 'w poniedziałek',
  wtorek: 'we wtorek',
  środa: 'w środę',
  czwartek: 'w czwartek',
  piątek: 'w piątek',
  sobota: 'w sobotę',
}
const POLISH_SINCE: Readonly<Record<string, string>> = {
  niedziela: 'niedzieli',
  poniedziałek: 'poniedziałku',
  wtorek: 'wtorku',
  środa: 'środy',
  czwartek: 'czwartku',
  piątek: 'piątku',
  sobota: 'soboty',
}
const portuguese = (day: string): string => `${/o$/u.test(day) ? 'no' : 'na'} ${day}`

/** What happened the day before the item was written, by the name of that day. What none of them knows stays, and is left out. */
const YESTERDAY: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    rule("yesterday(?:['’]s)", ({ day }) => `${day}’s`),
    rule('(since|from|until|by|than|of|for|to) yesterday', ({ day }, [, before]) => `${before} ${day}`),
    rule('yesterday (morning|afternoon|evening|night)', ({ day }, [, part]) => `on ${day} ${part}`),
    rule('last night', ({ day }) => `on ${day} night`),
    rule('(?<!day before )yesterday', ({ day }) => `on ${day}`),
  ],
  de: [
    rule('am gestrigen (\\p{Lu}\\p{L}+)', (_, [, day]) => `am ${day}`),
    rule('(seit|von|bis|ab) gestern', ({ day }, [, before]) => `${before} ${day}`),
    rule(
      'gestern (Vormittag|Nachmittag|Abend|Mittag|Nacht|Morgen|Früh)',
      ({ day }, [, part = '']) => `am ${day}${part.toLowerCase().replace('früh', 'morgen')}`,
    ),
    rule('(?:in der (?:vergangenen|letzten) Nacht|(?:vergangene|letzte) Nacht)', ({ next }) => `in der Nacht zum ${next}`),
    rule('(?<!(?:vor|Vor))gestern', ({ day }) => `am ${day}`),
  ],
  fr: [
    rule("d['’]hier", ({ day }) => `de ${day}`),
    rule('la nuit dernière', ({ day, next }) => `dans la nuit de ${day} à ${next}`),
    rule('(?<!avant[- ])hier', ({ day }) => day),
  ],
  es: [
    rule('de ayer', ({ day }) => `del ${day}`),
    rule('anoche', ({ day }) => `el ${day} por la noche`),
    rule('ayer', ({ day }) => `el ${day}`),
  ],
  it: [
    rule('(?:nella|la) scorsa notte', ({ day, next }) => `nella notte tra ${day} e ${next}`),
    rule("(?<!l['’]altro )ieri", ({ day }) => day),
  ],
  pt: [rule('(de|desde|até) ontem', ({ day }, [, before]) => `${before} ${day}`), rule('ontem', ({ day }) => portuguese(day))],
  pl: [
    rule('(od|do) wczoraj', ({ day }, [, before]) => `${before} ${POLISH_SINCE[day] ?? ''}`),
    rule('wczoraj', ({ day }) => POLISH_IN[day] ?? ''),
  ],
  nl: [rule('gister(avond|middag|ochtend|nacht)', ({ day }, [, part]) => `${day}${part}`), rule('gisteren', ({ day }) => day)],
  ro: [rule('(?:ieri seară|aseară)', ({ day }) => `${day} seara`), rule('ieri', ({ day }) => day)],
  hi: [rule('बीती रात', ({ day }) => `${day} की रात`)],
}

/** What comes the day after it was written, heard on that day: it comes today. With a part of the day it may be over. */
const TOMORROW: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    rule("tomorrow['’]s", () => 'today’s'),
    rule('(?<!(?<!\\p{L})of )tomorrow(?! (?:morning|afternoon|evening|night))', () => 'today'),
  ],
  de: [
    rule(
      '(?<!(?:tag|woch|abend|(?<!\\p{L})(?:von|heute|gestern|guten|am|jeden)) )morgen(?! (?:früh|Vormittag|Mittag|Nachmittag|Abend))',
      () => 'heute',
      'gu',
    ),
    rule('^Morgen(?=\\s\\p{Ll})(?! (?:früh|vormittag|mittag|nachmittag|abend))', () => 'heute', 'gu'),
  ],
  fr: [rule('(?<!après[- ]|(?<!\\p{L})de )demain(?! (?:matin|midi|soir|après))', () => 'aujourd’hui')],
  es: [rule('(?<!(?<!\\p{L})(?:de|la|una|esta|cada|pasado|media) )mañana(?! (?:por|a|al) )', () => 'hoy')],
  it: [rule('(?<!(?<!\\p{L})di )domani(?! (?:mattina|sera|pomeriggio|notte))', () => 'oggi')],
  pt: [rule('(?<!(?<!\\p{L})de )amanhã(?! (?:de|à|ao) )', () => 'hoje')],
  pl: [rule('od jutra', () => 'od dziś'), rule('jutro(?! (?:rano|wieczorem|po południu))', () => 'dziś')],
  nl: [rule('(?<!(?:dag|(?<!\\p{L})(?:van|de|goede|elke|iedere|vroege|in)) )morgen(?! (?:vroeg))', () => 'vandaag')],
  ro: [rule('(?<!(?<!\\p{L})de )mâine(?! (?:dimineață|seară|la prânz))', () => 'astăzi')],
}

const QUOTED = /["“”„«»]|(?<=^|\s)['‘]/u

/** The name of a weekday is of the last one for as long. */
const LONGEST = 5

/** Sunday first. 3 January 2027 was one. */
const NAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  TONGUES.map((tongue) => {
    const format = new Intl.DateTimeFormat(tongue, { weekday: 'long', timeZone: 'UTC' })
    return [tongue, Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2027, 0, 3 + day)))]
  }),
)

const weekdayName = (day: number, tongue: Tongue): string => NAMES[tongue]?.[weekdayOf(day)] ?? ''

const apply = (text: string, rules: readonly Rule[], days: Days): string =>
  rules.reduce(
    (said, [pattern, say]) =>
      said.replace(pattern, (...found) => {
        const words = say(days, found.slice(0, -2).map(String))
        const isFirst = Number(found.at(-2)) === 0
        return isFirst ? words.charAt(0).toUpperCase() + words.slice(1) : words
      }),
    text,
  )

/** A sentence of an older item with the day that it means, where its words leave no doubt which one that is. */
export const redated = (line: Line, calendar: Calendar | undefined, tongue: Tongue): Line => {
  if (calendar === undefined || Math.min(calendar.from, calendar.written) >= calendar.to) return line
  if (calendar.to - calendar.from > LONGEST) return line
  // Nobody's words are changed.
  if (QUOTED.test(line.text)) return line
  const { written, to, age } = calendar
  const days = { day: weekdayName(written - 1, tongue), next: weekdayName(written, tongue) }
  const isOfDayBefore = calendar.from + 1 === to && written === calendar.from
  const named = isOfDayBefore ? withTodayGone(line.text, weekdayOf(written), to, tongue) : line.text
  const past = apply(named, YESTERDAY[tongue] ?? [], days)
  const isNext = written + 1 === to && age <= 2 * SAME_NEWS_MS
  const next =
    isNext && !holds(lineOf(withoutTomorrow(past, tongue)).words, TODAY[tongue])
      ? apply(past, TOMORROW[tongue] ?? [], days)
      : past
  const text = ofToday(next, calendar, tongue)
  if (text === line.text) return line
  return text === past ? lineOf(text) : { ...lineOf(text), isRedated: true }
}

/** What is held for the dead is still to come. */
const FAREWELL = phrasesByTongue({
  en: 'funeral*|vigil*|memorial|memorial service|service|tribute*|trial|inquest|hearing',
  de: 'trauerfeier*|beisetzung*|beerdigung*|gedenk*|trauermarsch|schweigeminute|prozess|prozessauftakt',
  fr: 'obsèques|funérailles|hommage*|cérémonie|marche blanche|minute de silence|procès',
  es: 'funeral*|entierro|velatorio|homenaje*|misa|minuto de silencio|juicio',
  it: 'funeral*|esequie|veglia|fiaccolata|commemorazione|lutto cittadino|processo',
  pt: 'funeral*|velório|enterro|homenagem|missa|vigília|minuto de silêncio|julgamento',
  pl: 'pogrzeb*|uroczystości*|msza|marsz|proces|rozprawa',
  nl: 'uitvaart*|begrafenis*|herdenking*|stille tocht|proces|zitting',
  ro: 'înmormânt*|funerali*|slujb*|comemorar*|priveghi*|proces',
  hi: 'अंतिम संस्कार|श्रद्धांजलि|शोक सभा|सुनवाई',
})

/** 'Witnesses of the crash on Tuesday', of Monday: it was the Tuesday before. A trial is still to come. */
const isOfMishap = (words: string, tongue: Tongue): boolean =>
  comesAt(words, tongue) < 0 &&
  !holds(words, FAREWELL[tongue]) &&
  (holds(words, CRASH[tongue]) || holds(words, CRASHES[tongue]) || isGrave(words, tongue))

/** A weekday that is today is told so, where it was still to come: 'arrested on Tuesday', of Monday, was another one. */
const ofToday = (text: string, { to, minute }: Calendar, tongue: Tongue): string => {
  const line = lineOf(text)
  const { words } = line
  const today = weekdayOf(to)
  const isIt = weekdaysIn(without(words, NO_DAY[tongue]), tongue).includes(today)
  return !isIt ||
    isDated(line, tongue, to) ||
    holds(words, TODAY[tongue]) ||
    tellsOfPast(text, tongue) ||
    isOfMishap(words, tongue)
    ? text
    : withToday(text, today, minute, tongue)
}

/** A sentence with another day in it stays as it is. */
const withoutTomorrow = (text: string, tongue: Tongue): string =>
  (TOMORROW[tongue] ?? []).reduce((rest, [pattern]) => rest.replace(pattern, ' '), text)
