import { stopStays } from './stops.ts'

const DAY = '0?[1-9]|[12]\\d|3[01]'
const MONTH = '0?[1-9]|1[0-2]'
/** Nothing else than a date: '18.01' is an hour or a sum too, so its month has a zero, or its day is no hour. */
const NO_HOUR = '(?:0?[1-9]|1\\d|2[0-3])\\.0[1-9]|(?:2[4-9]|3[01])\\.(?:0[1-9]|1[0-2])'
const NOT_MORE = '(?![\\d/]|[.,:-]\\d|\\s?(?:%|°|€|zł|lei|km|kg|m(?!\\p{L})|h(?!\\p{L})))'

const behind = (words: string): string => `(?<=(?<!\\p{L})(?:${words}),?\\s)`

/** A day and a month in figures, behind a word that only a date has behind it. Two stops are enough of one in German. */
const SHORT_DATE: Readonly<Record<string, RegExp>> = {
  // Day and month where no month is so late; 24/7 is always.
  en: new RegExp(
    `${behind('on|from|to|until|by|before|after|between|and')}(?!24/7)(?:1[3-9]|2\\d|3[01])/(?:${MONTH})${NOT_MORE}`,
    'giu',
  ),
  de: new RegExp(
    `(?<=(?<!\\p{L})(?:am|ab|bis|vom|zum|seit|den|dem|der|und|\\p{L}+(?:tag|woch)(?:\\p{Ll}{4,10})?,?(?:\\s(?:den|dem|der))?|(?:Mo|Di|Mi|Do|Fr|Sa|So)\\.,?)\\s\\(?)(${DAY})\\.\\s?(${MONTH})\\.(?!\\d)`,
    'gu',
  ),
  pl: new RegExp(`${behind('od|do|dnia|dniu|dn\\.|na|z|przed|po|dniach')}(${NO_HOUR})${NOT_MORE}`, 'giu'),
  ro: new RegExp(
    `${behind('de|din|până|pe|data|perioada|intervalul|azi,|astăzi,|mâine,|zilei|la')}(${NO_HOUR})${NOT_MORE}`,
    'giu',
  ),
  it: new RegExp(
    `${behind('il|dal|al|del|giorno|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica')}(${DAY})/(${MONTH})${NOT_MORE}`,
    'giu',
  ),
  es: new RegExp(
    `${behind('el|del|al|día|días \\d{1,2} [ay]|lunes|martes|miércoles|jueves|viernes|sábado|domingo')}(${DAY})/(${MONTH})${NOT_MORE}|${behind('de|a|y|en|entre|hasta')}(?:${DAY})/0[1-9]${NOT_MORE}`,
    'giu',
  ),
  pt: new RegExp(
    `${behind('dia|dias \\d{1,2} [ae]|até|vigor a|feira|sábado|domingo|desde')}(${DAY})/(${MONTH})${NOT_MORE}|${behind('de|a|e|em|entre')}(?:${DAY})/0[1-9]${NOT_MORE}|(?<=(?<!\\p{L}|(?:pressão|arterial)\\s)de\\s)(?:${DAY})/(?:${MONTH})(?=\\s[aà]\\s(?:${DAY})/(?:${MONTH})${NOT_MORE})|(?<=(?<!\\p{L}|(?:pressão|arterial)\\s)de\\s\\d{1,2}/\\d{1,2}\\s[aà]\\s)(?:${DAY})/(?:${MONTH})${NOT_MORE}`,
    'giu',
  ),
  fr: new RegExp(
    `${behind('le|du|au|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche')}(${DAY})/(${MONTH})${NOT_MORE}`,
    'giu',
  ),
  nl: new RegExp(`${behind('op|tot|vanaf|van|met|t/m|\\p{L}+dag')}(${DAY})/(${MONTH})${NOT_MORE}`, 'giu'),
}

const told = (day: number, month: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.UTC(2028, month - 1, day))

/** 'am 20.01.' is the twentieth of January, and so is 'il 20/1'. */
export const sayShortDates = (text: string, locale: string): string => {
  const pattern = SHORT_DATE[locale.slice(0, 2)]
  if (pattern === undefined) return text
  return text.replace(pattern, (all: string, ...found) => {
    const [day = 0, month = 0] = all.split(/[./]\s?/).map(Number)
    if (day > new Date(Date.UTC(2028, month, 0)).getUTCDate()) return all
    const end = Number(found.at(-2)) + all.length
    return `${told(day, month, locale)}${all.endsWith('.') && stopStays(text, end) ? '.' : ''}`
  })
}
