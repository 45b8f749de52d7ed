import { kindOf } from './clock-words.ts'

const HOURS =
  'zerowa pierwsza druga trzecia czwarta piąta szósta siódma ósma dziewiąta dziesiąta jedenasta dwunasta trzynasta czternasta piętnasta szesnasta siedemnasta osiemnasta dziewiętnasta dwudziesta'.split(
    ' ',
  )

const UNDER_TEN = 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć'.split(' ')

/** The three forms that follow each other by what stands before them: 'ósma', 'o ósmej', 'na ósmą'. */
type Ending = 'a' | 'ej' | 'ą'

const BEFORE: readonly [RegExp, Ending][] = [
  [/(?<!\p{L})(?:godzinie|godziny)\s$/iu, 'ej'],
  [/(?<!\p{L})(?:godziną|godzinę)\s$/iu, 'ą'],
  [/(?<!\p{L})(?:o|po|od|do|z|około|koło|ok\.)\s(?:godz\.\s)?$/iu, 'ej'],
  [/(?<!\p{L})(?:przed|na|między)\s(?:godz\.\s)?$/iu, 'ą'],
]
/** 'O 8:00 i 10:00': the second stands as the first does. */
const AND = /^(?:,|\s(?:i|a|lub|oraz|albo))\s$/u

/** 'Po godzinie 12 osób' may be one hour later, '2 godz. 20 min' a while: what may be no time of the day stays as it is. */
const NAMED = '(?<!\\d\\s)(?:godz\\.|(?<=(?<!\\p{L})(?:o|od|do|około|jest)\\s)godzin(?:a|ie|y))'
const CLOCK = '(?:[01]?\\d|2[0-3]|24(?=:00)):[0-5]\\d(?![:\\d])(?!\\s?[ap]\\.?\\s?m\\b)'
const HOUR = '(?:1?\\d|2[0-4])(?![\\d:%]|[.,]\\d|\\s?(?:min|sek|proc))'
const TO = '(?:\\s?[–—-]\\s?|\\sdo\\s)'
const RANGE = new RegExp(
  `(?<![\\p{L}\\d])(?:((?:w|od)\\s)?(?<!(?<!\\p{L})(?:o|po)\\s)(godz\\.|godzinach)\\s(?:od\\s)?(${CLOCK}|${HOUR})${TO}(${CLOCK}|${HOUR})|(?:od\\s)?(${CLOCK})${TO}(${CLOCK}))`,
  'giu',
)
const TIME = new RegExp(`(?<![\\d:.,])(?:${CLOCK}|(?<=${NAMED}\\s)${HOUR})`, 'giu')

/** Hours are counted, not named by a number: 8:00 is 'ósma', 'o godz. 8' the eighth, '8:00–16:00' from the eighth to the sixteenth. */
export const sayPolishHours = (text: string): string => {
  const ranged = text
    .replace(/\bok\.(?=\s\d{1,2}:\d\d)/gi, 'około')
    .replace(RANGE, (_, inside = '', named = '', from, to, bareFrom, bareTo) => {
      const isFrom = /^od/i.test(inside)
      const hours = named === '' ? '' : isFrom || inside === '' ? `${inside}godziny ` : `${inside}godzinach `
      return `${hours}${isFrom ? '' : 'od '}${counted(from ?? bareFrom, 'ej')} do ${counted(to ?? bareTo, 'ej')}`
    })
  let last: { end: number; ending: Ending } | undefined
  return ranged.replace(TIME, (time: string, at: number) => {
    const before = ranged.slice(Math.max(0, at - 24), at)
    const goesOn = last !== undefined && at - last.end < 8 && AND.test(ranged.slice(last.end, at))
    const end = at + time.length
    if (time.includes(':') && !goesOn && kindOf(ranged, at, end, 'pl', last?.end ?? -1) !== 'clock') return time
    const ending = (goesOn ? last?.ending : BEFORE.find(([words]) => words.test(before))?.[1]) ?? 'a'
    last = { end, ending }
    return counted(time, ending)
  })
}

/** 'Ósma 30' of 8:30, in one of its three forms. */
const counted = (time: string, ending: Ending): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (hours === 0 && ending === 'a') return minutes === 0 ? 'zero' : `zero ${minutes}`
  const hour = hours > 20 ? `${HOURS[20]} ${HOURS[hours - 20]}` : (HOURS[hours] ?? '')
  const told = hour.replace(/a(?=\s|$)/gu, ending).replace('drugej', 'drugiej')
  return minutes === 0 ? told : `${told} ${minutes < 10 ? `zero ${UNDER_TEN[minutes]}` : minutes}`
}

export const tellPolishHour = (time: string): string => counted(time, 'a')
