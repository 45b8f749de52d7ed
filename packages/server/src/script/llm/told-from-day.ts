import type { ContentItem } from '@hourcast/domain/sources/content'
import { type Calendar, weekdayOf } from '../fit-for-air/calendar.ts'
import { NO_DAY, TODAY, weekdaysIn, YESTERDAY } from '../fit-for-air/day-words.ts'
import { daysNamedIn } from '../fit-for-air/named-dates.ts'
import { tongueIn } from '../fit-for-air/other-language.ts'
import { comesAt } from '../fit-for-air/past-hours.ts'
import { holds, type Line } from '../fit-for-air/phrases.ts'
import { once } from '../once.ts'
import type { ByTongue, Tongue } from '../tongue.ts'
import { writtenFor } from './written-for.ts'

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
type Shape = { today: RegExp; tomorrow: RegExp; other: RegExp }
const shapesOf = once((tongue: Tongue): Shape[] => {
  const { from, until, today, tomorrow } = BOUNDS[tongue]
  const find = (bound: string, day: string) => new RegExp(` ${bound.replace('DAY', `(${day})`)}(?= )`, 'u')
  return [from, until].map((bound) => ({
    today: find(bound, today),
    tomorrow: find(bound, tomorrow),
    other: new RegExp(find(bound, '(?:\\S+ ){0,3}\\S+'), 'gu'),
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

const GERMAN_TOMORROW = / morgen(?= )/
/** Words of a day that another clause may have. */
const otherDays = (tongue: Tongue): RegExp[] => [TODAY[tongue], YESTERDAY[tongue], GERMAN_TOMORROW]

/**
 * A sentence without its 'from today' and 'until tomorrow', where its entry says the same of that day: 'from tomorrow' of the day before.
 * Undefined where the entry says it of another day.
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
      const { whole, claim } = writtenFor(line, item)
      const shown = tongueIn(whole.text, tongue) === tongue ? daysShown(claim.words, from, shape, tongue) : []
      if (shown.length === 0) continue
      if (!shown.includes(day)) return undefined
      // German tells its 'morgen' by the small letter of the text.
      const inText = new RegExp(`(?<![\\p{L}\\p{M}])${word.replace(' ', '.')}(?![\\p{L}\\p{M}])`, 'iu')
      told = { ...told, text: told.text.replace(inText, ' '), words: told.words.replace(said, ' ') }
    }
  // Its hours are then those of the day of air.
  const isOfAir = told !== line && from < to && !otherDays(tongue).some((days) => holds(told.words, days))
  return isOfAir ? { ...told, isRedated: true } : told
}
