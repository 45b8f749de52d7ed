import { sayPolishHours } from './polish-hours.ts'

/** Hours are feminine in most tongues, where a voice reads bare digits as masculine. */
const HOURS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  es: { 0: 'cero horas', 1: 'una', 21: 'veintiuna' },
  it: { 0: 'ore zero', 1: 'una' },
  pt: { 1: 'uma', 2: 'duas', 21: 'vinte e uma', 22: 'vinte e duas' },
  fr: { 1: 'une', 21: 'vingt et une' },
  ro: { 2: 'două', 12: 'douăsprezece', 22: 'douăzeci și două' },
  de: { 1: 'ein' },
}

/** A time of the day with what belongs to it: 7:05, 07:05, 7:05 PM, 7:05 a.m., 20:30 Uhr, 20:00 h. */
const TIME =
  /\b([01]?\d|2[0-3]|24(?=:00)):([0-5]\d)(?![:\d])(?:\s?([ap])(?:m\b|\.\s?m\b)\.?|\s?(?:Uhr|uur|heures?|horas?|h|hrs|बजे)(?![\p{L}\p{M}]))?/giu
/** Ways to write a time that hold no colon: 20h45, 10.30am, 7 pm, 20.30 Uhr. */
const CLOCK_AS_WRITTEN: Readonly<Record<string, readonly [RegExp, string][]>> = {
  en: [
    [/\b(1[0-2]|[1-9])\.([0-5]\d)(?=\s?[ap]\.?m\b)/gi, '$1:$2'],
    [/(?<![\d:.])(1[0-2]|[1-9])(?=\s?[ap](?:m|\.m\.)(?!\p{L}))/giu, '$1:00'],
  ],
  de: [[/\b([01]?\d|2[0-3]|24(?=\.00))\.([0-5]\d)(?=\s?Uhr\b)/g, '$1:$2']],
  nl: [[/\b([01]?\d|2[0-3])\.([0-5]\d)(?=\s?uur\b)/g, '$1:$2']],
  fr: [
    [/\b([01]?\d|2[0-3])\s?h\s?([0-5]\d)\b/g, '$1:$2'],
    [/(?<![\d.,:])([01]?\d|2[0-3])\s?h(?![\p{L}\d])/gu, '$1:00'],
  ],
  pt: [
    [/\b([01]?\d|2[0-3])h([0-5]\d)\b/g, '$1:$2'],
    [/(?<![\d.,:])([01]?\d|2[0-3])h(?![\p{L}\d/])/gu, '$1:00'],
  ],
  it: [[/(?<=\b(?:[ad]?alle|ore)\s)([01]?\d|2[0-3])\.([0-5]\d)(?!\d|[.,]\d)/gi, '$1:$2']],
  es: [[/(?<=\b(?:a|de)\slas?\s)([01]?\d|2[0-3])\.([0-5]\d)(?!\d|[.,]\d)/gi, '$1:$2']],
  pl: [
    [/(?<=\b(?:godz\.|godzin\p{L}{1,3})\s(?:od\s)?)([01]?\d|2[0-3])\.([0-5]\d)(?!\d|[.,]\d)/giu, '$1:$2'],
    [
      /(?<=\b(?:godz\.|godzin\p{L}{1,3})\s(?:od\s)?\d{1,2}:\d\d(?:\s?[–—-]\s?|\sdo\s))([01]?\d|2[0-3])\.([0-5]\d)(?!\d|[.,]\d)/giu,
      '$1:$2',
    ],
  ],
}

/** Times as the tongue tells them. A half of the day that is not written is not made up. */
export const sayTimes = (text: string, locale: string): string => {
  const tongue = locale.slice(0, 2)
  let written = text
  for (const [pattern, plain] of CLOCK_AS_WRITTEN[tongue] ?? []) written = written.replace(pattern, plain)
  if (tongue === 'pl') written = sayPolishHours(written)
  return written.replace(TIME, (all, hours, minutes, half: string | undefined, at: number) => {
    const rest = written.slice(at + all.length)
    const stop = all.endsWith('.') && /^\s*$|^\s+\p{Lu}/u.test(rest) ? '.' : ''
    return `${sayTime(+hours, +minutes, { locale, half, isSure: hours[0] === '0' })}${stop}`
  })
}

type Written = { locale: string; half: string | undefined; isSure: boolean }

const sayTime = (written: number, minutes: number, { locale, half, isSure }: Written): string => {
  const tongue = locale.slice(0, 2)
  if (half === undefined && tongue === 'en') return english(written, minutes, isSure || written > 12)
  if (half === undefined) return told(written, minutes, tongue)
  const hours = (written % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return tongue === 'en' ? english(hours, minutes, true) : toldByHalves(hours, minutes, tongue)
}

const english = (hours: number, minutes: number, isSure: boolean): string => {
  if (minutes === 0 && hours === 12) return 'noon'
  if (minutes === 0 && hours % 24 === 0) return 'midnight'
  const past = minutes === 0 ? '' : minutes < 10 ? ` oh ${minutes}` : ` ${minutes}`
  if (!isSure) return `${hours}${past || " o'clock"}`
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'a' : 'p'} m`
}

const told = (hours: number, minutes: number, tongue: string): string => {
  const hour = HOURS[tongue]?.[hours] ?? `${hours}`
  const past = minutes === 0 ? '' : ` ${minutes}`
  if (tongue === 'de') return `${hour} Uhr${past}`
  if (tongue === 'nl') return `${hour} uur${past}`
  if (tongue === 'fr') return `${hour} heure${hours < 2 ? '' : 's'}${past}`
  if (tongue === 'hi') return minutes === 0 ? `${hour} बजे` : `${hour} बजकर ${minutes} मिनट`
  if (tongue === 'pt') return minutes === 0 ? `${hour} hora${hours === 1 ? '' : 's'}` : `${hour} e ${minutes}`
  if (minutes === 0) return `${hour}${past}`
  if (tongue === 'ro') return `${hour} și ${minutes === 1 ? 'un minut' : `${minutes}${minutes < 20 ? '' : ' de'} minute`}`
  return `${hour} ${tongue === 'es' ? 'y' : 'e'} ${minutes}`
}

/** Mexican Spanish and Hindi write twelve hours, and say which part of the day is meant. */
const toldByHalves = (hours: number, minutes: number, tongue: string): string => {
  const time = told(hours % 12 || 12, minutes, tongue)
  if (tongue === 'es') return `${time} de la ${hours < 6 ? 'madrugada' : hours < 12 ? 'mañana' : hours < 20 ? 'tarde' : 'noche'}`
  if (tongue === 'hi') return `${hours < 4 || hours > 19 ? 'रात' : hours < 12 ? 'सुबह' : hours < 16 ? 'दोपहर' : 'शाम'} ${time}`
  return told(hours, minutes, tongue)
}
