import { agreed, tellTime } from './clock-told.ts'
import { kindOf } from './clock-words.ts'
import { sayCounted } from './counted.ts'
import { tellLength } from './lengths.ts'
import { sayPolishHours, tellPolishHour } from './polish-hours.ts'
import { betweenHindi, isRatio, SCALE } from './ratios.ts'

/** 7:05, 07:05, 7:05 PM, 7:05 a.m., 20:30 Uhr, 20:00 h; and what looks alike: 3:2, 27:26, 2:03:45. */
const COLON_PAIR =
  /(?<![\d:.,])(\d{1,3}):(\d{1,3})(?::(\d{2}))?(?![:\d])(?:\s?(?:([ap])(?:m\b|\.\s?m\b)\.?|(?:Uhr|uur|heures?|horas?|hs?|hrs|hours|Std|Stunden?|min(?:ut(?:en|es|os|[iye]))?|mins|बजे|मिनट)(?![\p{L}\p{M}])))?/giu

/** '09.511' as the tongue writes it: '9,511'. With a stop it would be thousands. */
const secondsIn = (written: string, tongue: string): string =>
  written.replace(/^0/, '').replace(/[.,]/, tongue === 'en' || tongue === 'hi' ? '.' : ',')

/** How long a lap took: 1:18,492 min. */
const LAP =
  /(?<![\d:.,])(\d{1,2}):([0-5]\d[.,]\d{1,3})(?![\d:])(?:\s?[Mm]in(?:s|ut\p{L}{1,3})?(?!\p{L})(?:\.(?=\s[\p{Ll}\d]))?)?/gu

/** Ways to write a time that hold no colon: 20h45, 10.30am, 7 pm, 20.30 Uhr. */
const CLOCK_AS_WRITTEN: Readonly<Record<string, readonly [RegExp, string][]>> = {
  en: [
    [/\b(1[0-2]|[1-9])\.([0-5]\d)(?=\s?[ap]\.?m\b)/gi, '$1:$2'],
    [/(?<![\d:.])(1[0-2]|[1-9])(?=\s?[ap](?:m|\.m\.)(?!\p{L}))/giu, '$1:00'],
  ],
  de: [[/\b([01]?\d|2[0-3]|24(?=\.00))\.([0-5]\d)(?=\s?Uhr\b)/g, '$1:$2']],
  nl: [[/\b([01]?\d|2[0-3])\.([0-5]\d)(?=\s?uur\b)/g, '$1:$2']],
  fr: [
    [/\b([01]?\d|2[0-4])\s?h\s?([0-5]\d)\b/g, '$1:$2 h'],
    [/(?<![\d.,:])([01]?\d|2[0-4])\s?h(?![\p{L}\d/])/gu, '$1:00 h'],
  ],
  pt: [
    [/\b([01]?\d|2[0-4])h([0-5]\d)\b/g, '$1:$2 h'],
    [/(?<![\d.,:])([01]?\d|2[0-4])h(?![\p{L}\d/])/gu, '$1:00 h'],
  ],
  it: [
    [/(?<=\b(?:[ad]?alle|ore)\s)([01]?\d|2[0-3])\.([0-5]\d)(?!\d|[.,]\d)/gi, '$1:$2'],
    [/(?<=\bore\s)([01]?\d|2[0-3]),([0-5]\d)(?!\d|[.,]\d)/gi, '$1:$2'],
  ],
  es: [
    [/(?<=\blas?\s)(1[0-2]|[1-9])(?=\s?[ap](?:m|\.\s?m\.)(?!\p{L}))/giu, '$1:00'],
    [/(?<=\b(?:a|de|y|desde|hasta|entre|son)\slas?\s)([01]?\d|2[0-3])\.([0-5]\d)(?!\d|[.,]\d)/gi, '$1:$2'],
    [/(?<=\blas?\s)([01]?\d|2[0-3])[.,]([0-5]\d)(?=\s?(?:h|horas)(?![\p{L}\d/]))/giu, '$1:$2'],
    [/(?<=\blas?\s)([01]?\d|2[0-4])(?=\s?(?:h|horas)(?![\p{L}\d/]))/giu, '$1:00'],
  ],
  hi: [
    // 'सुबह 8-11:15 बजे', '9am-1pm'
    [/(?<![\d:.,-])([01]?\d(?::[0-5]\d)?)\s?[-–]\s?([01]?\d:[0-5]\d)\s?बजे(?!\s(?:तक|के))/gu, '$1 से $2 बजे तक'],
    [/(?<![\d:.,-])([01]?\d(?::[0-5]\d)?\s?[ap]m)\s?[-–]\s?(?=[01]?\d(?::[0-5]\d)?\s?[ap]m(?!\p{L}))/giu, '$1 से '],
    [/(?<![\d:.])(1[0-2]|[1-9])(?=\s?[ap](?:m|\.m\.)(?!\p{L}))/giu, '$1:00'],
  ],
  ro: [[/(?<=\b(?:ora|orele|orei)\s)([01]?\d|2[0-3])\.([0-5]\d)(?!\d|[.,]\d)/gi, '$1:$2']],
  pl: [
    // 'O g. 7.15'
    [/(?<=(?<!\p{L})(?:o|od|do|po|ok\.)\s)g\.(?=\s?\d{1,2}(?:[.:]\d\d)?(?!\d))/giu, 'godz.'],
    [/(?<=\b(?:godz\.|godzin\p{L}{1,3})\s(?:od\s)?)([01]?\d|2[0-3])\.([0-5]\d)(?!\d|[.,]\d)/giu, '$1:$2'],
    [
      /(?<=\b(?:godz\.|godzin\p{L}{1,3})\s(?:od\s)?\d{1,2}:\d\d(?:\s?[–—-]\s?|\sdo\s))([01]?\d|2[0-3])\.([0-5]\d)(?!\d|[.,]\d)/giu,
      '$1:$2',
    ],
  ],
}

/** Between the two sides of a score, a vote or a ratio: 3:2. */
const TO: Readonly<Record<string, string>> = {
  en: 'to',
  de: 'zu',
  pl: 'do',
  es: 'a',
  it: 'a',
  fr: 'à',
  pt: 'a',
  hi: '',
  nl: 'tegen',
  ro: 'la',
}

/** Times as the tongue tells them; xx:yy that is no time of the day as a score or as how long somebody took. */
export const sayTimes = (text: string, locale: string): string => {
  const tongue = locale.slice(0, 2)
  let written = text
  for (const [pattern, plain] of CLOCK_AS_WRITTEN[tongue] ?? []) written = written.replace(pattern, plain)
  if (tongue === 'pl') written = sayPolishHours(written)
  written = written.replace(SCALE, (_, one: string, many: string) => `${one} ${tongue === 'hi' ? 'अनुपात' : TO[tongue]} ${many}`)
  written = written.replace(LAP, (_, minutes: string, seconds: string) =>
    [sayCounted(minutes, 'minute', locale), sayCounted(secondsIn(seconds, tongue), 'second', locale)].join(' '),
  )
  let afterTime = -1
  const said = written.replace(COLON_PAIR, (...found) => {
    const [all, first, second, third, half] = found as unknown as (string | undefined)[]
    const at = Number(found.at(-2))
    const digits = [first, second, third].flatMap((part) => part ?? [])
    const end = at + digits.join(':').length
    const kind = kindOf(written, at, end, tongue, afterTime)
    const isClock = third === undefined && Number(first) <= 24 && second?.length === 2 && Number(second) < 60 && kind === 'clock'
    if (!isClock) {
      const behind = written.slice(end, end + 24)
      if (third !== undefined || kind === 'length') return tellLength(digits.map(Number), behind, locale)
      const isHindiRatio = tongue === 'hi' && isRatio(written.slice(Math.max(0, at - 24), at), behind)
      return `${first} ${isHindiRatio ? betweenHindi(behind) : (TO[tongue] ?? '')} ${second}${(all ?? '').slice(end - at)}`.replace(
        /\s+/g,
        ' ',
      )
    }
    afterTime = at + (all ?? '').length
    return clock(all ?? '', { first: first ?? '', second: second ?? '', half, written, at, tongue })
  })
  return agreed(said, tongue)
}

type Found = { first: string; second: string; half: string | undefined; written: string; at: number; tongue: string }

const clock = (all: string, { first, second, half, written, at, tongue }: Found): string => {
  const rest = written.slice(at + all.length, at + all.length + 12)
  if (tongue === 'pl') return tellPolishHour(`${first}:${second}`)
  const stop = all.endsWith('.') && /^\s*$|^\s+\p{Lu}/u.test(rest) ? '.' : ''
  const before = written.slice(Math.max(0, at - 14), at)
  const time = { hours: Number(first), minutes: Number(second), half, isSure: first.startsWith('0'), before, behind: rest }
  return `${tellTime(time, tongue)}${stop}`
}
