/** Hours are feminine in most tongues, where a voice reads bare digits as masculine. */
export const HOURS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  it: { 0: 'mezzanotte', 1: 'una' },
  pt: { 1: 'uma', 2: 'duas', 21: 'vinte e uma', 22: 'vinte e duas' },
  fr: { 1: 'une', 21: 'vingt et une' },
  ro: { 2: 'două', 12: 'douăsprezece', 22: 'douăzeci și două' },
  de: { 1: 'ein' },
}

/** Minutes too are feminine in some. */
export const MINUTES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  fr: { 1: 'une', 21: 'vingt et une', 31: 'trente et une', 41: 'quarante et une', 51: 'cinquante et une' },
  ro: {
    2: 'două',
    12: 'douăsprezece',
    22: 'douăzeci și două',
    32: 'treizeci și două',
    42: 'patruzeci și două',
    52: 'cincizeci și două',
  },
}

export type TimeOfDay = {
  hours: number
  minutes: number
  /** As written: 'p' of 7 pm. */
  half: string | undefined
  /** Written with a zero in front, it can only be of the morning. */
  isSure: boolean
  /** Right before and behind it: 'à ', ' तक'. */
  before: string
  behind: string
}

/** A time of the day as the tongue tells it. A half of the day that is not written is not made up. */
export const tellTime = (time: TimeOfDay, tongue: string): string => {
  const { minutes, half } = time
  const hours = half === undefined ? time.hours : (time.hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const isSure = half !== undefined || time.isSure || hours > 12
  if (tongue === 'en') return english(hours, minutes, isSure)
  if (tongue === 'es') return spanish(hours, minutes, isSure, time.before)
  if (tongue === 'hi') return hindi(hours, minutes, isSure, time)
  if (tongue === 'fr') return french(hours, minutes, time.before)
  if (tongue === 'pt') return portuguese(hours, minutes, time.before)
  return told(hours, minutes, tongue)
}

const english = (hours: number, minutes: number, isSure: boolean): string => {
  if (minutes === 0 && hours === 12) return 'noon'
  if (minutes === 0 && hours % 24 === 0) return 'midnight'
  const past = minutes === 0 ? '' : minutes < 10 ? ` oh ${minutes}` : ` ${minutes}`
  if (!isSure) return `${hours}${past || " o'clock"}`
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'a' : 'p'} m`
}

const SPANISH =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const SPANISH_TENS = ['treinta', 'cuarenta', 'cincuenta']

export const spanishNumber = (number: number): string =>
  SPANISH[number] ??
  [SPANISH_TENS[Math.floor(number / 10) - 3], SPANISH[number % 10]].slice(0, number % 10 === 0 ? 1 : 2).join(' y ')

/** 17:30 is 'las cinco y media de la tarde'. */
const spanish = (hours: number, minutes: number, isSure: boolean, before: string): string => {
  const hour = hours % 12 || 12
  const named = hour === 1 ? 'una' : spanishNumber(hour)
  const past = minutes === 0 ? '' : minutes === 15 ? ' y cuarto' : minutes === 30 ? ' y media' : ` y ${spanishNumber(minutes)}`
  const article = /(?:^|\s)(?:a|de|desde|hasta|entre|y|sobre)\s$/i.test(before) ? (hour === 1 ? 'la ' : 'las ') : ''
  return `${article}${named}${past}${isSure || hours === 0 ? ` ${partOfSpanishDay(hours)}` : ''}`
}

const partOfSpanishDay = (hours: number): string => {
  if (hours === 12) return 'del mediodía'
  if (hours % 24 === 0 || hours >= 20) return 'de la noche'
  return `de la ${hours < 6 ? 'madrugada' : hours < 12 ? 'mañana' : 'tarde'}`
}

/** What ends or begins then stands behind it without 'पर': '6 बजे तक'. */
const POSTPOSITION = /^\s?(?:तक|से|के|की|का|पर|और|तथा|व|या|,|।|-|–)/u

const hindi = (hours: number, minutes: number, isSure: boolean, { before, behind, half }: TimeOfDay): string => {
  const hour = hours % 12 || 12
  const isNamed = /(?:सुबह|दोपहर|शाम|रात|तड़के)\s$/u.test(before)
  const part = isSure && !isNamed ? `${partOfHindiDay(hours)} ` : ''
  if (minutes === 0) return `${part}${hour} बजे`
  // 'समय है …' names the time; what happens then happens 'पर'.
  const isNow = /समय(?: है|:)?\s$/u.test(before) || half !== undefined
  return `${part}${hour} बजकर ${minutes} मिनट${isNow || POSTPOSITION.test(behind) ? '' : ' पर'}`
}

const partOfHindiDay = (hours: number): string =>
  hours < 4 || hours > 19 ? 'रात' : hours < 12 ? 'सुबह' : hours < 16 ? 'दोपहर' : 'शाम'

const french = (hours: number, minutes: number, before: string): string => {
  // 'Pendant 12 h' is a while, not noon.
  const isPoint = /(?:^|\s)(?:à|dès|vers|avant|après|jusqu['’]à|est|entre)\s$/i.test(before)
  if (minutes === 0 && isPoint && hours % 12 === 0) return hours === 12 ? 'midi' : 'minuit'
  return told(hours, minutes, 'fr')
}

const portuguese = (hours: number, minutes: number, before: string): string => {
  const isPoint = /(?:^|\s)(?:[àa]s|das|pelas|são)\s$/i.test(before)
  if (minutes === 0 && isPoint && hours % 12 === 0) return hours === 12 ? 'meio-dia' : 'meia-noite'
  return told(hours, minutes, 'pt')
}

const told = (hours: number, minutes: number, tongue: string): string => {
  const hour = HOURS[tongue]?.[hours] ?? `${hours}`
  const past = minutes === 0 ? '' : ` ${MINUTES[tongue]?.[minutes] ?? minutes}`
  if (tongue === 'de') return `${hour} Uhr${past}`
  if (tongue === 'nl') return `${hour} uur${past}`
  if (tongue === 'fr') return `${hour} heure${hours < 2 ? '' : 's'}${past}`
  if (tongue === 'pt') return minutes === 0 ? `${hour} hora${hours === 1 ? '' : 's'}` : `${hour} e ${minutes}`
  if (tongue === 'it' && minutes === 0 && hours % 12 === 0) return hours === 12 ? 'mezzogiorno' : 'mezzanotte'
  if (minutes === 0) return `${hour}${past}`
  if (tongue === 'ro') return `${hour} și ${minutes === 1 ? 'un minut' : `${past.trim()}${minutes < 20 ? '' : ' de'} minute`}`
  return `${hour} e ${minutes}`
}

/** What stood before the digits, as it stands before the words. */
const AGREED: Readonly<Record<string, readonly [RegExp, string][]>> = {
  es: [
    [/(?<!\p{L})Son las una(?!\p{L})/gu, 'Es la una'],
    [/(?<!\p{L})son las una(?!\p{L})/gu, 'es la una'],
    [/(?<!\p{L})(l)as una(?!\p{L})/giu, '$1a una'],
  ],
  it: [
    [/(?<!\p{L})Sono le (?=mezz(?:anotte|ogiorno)(?!\p{L}))/gu, 'È '],
    [/(?<!\p{L})(?:alle )?ore (?=mezz(?:anotte|ogiorno)(?!\p{L}))/giu, 'a '],
    [/(?<!\p{L})(d?a)lle (?=mezz(?:anotte|ogiorno)(?!\p{L}))/giu, '$1 '],
    [/(?<!\p{L})(d?all)e una(?!\p{L})/giu, "$1'una"],
    [/(?<!\p{L})Sono le una(?!\p{L})/gu, "È l'una"],
  ],
  pt: [
    [/(?<!\p{L})às (?=meio-dia)/giu, 'ao '],
    [/(?<!\p{L})(d|pel)?as (?=meio-dia)/giu, '$1o '],
    [/(?<!\p{L})([àa]|da|pela)s (?=meia-noite)/giu, '$1 '],
    [/(?<!\p{L})São (?=uma hora|meio-dia|meia-noite)/gu, 'É '],
  ],
}

export const agreed = (text: string, tongue: string): string => {
  let said = text
  for (const [written, words] of AGREED[tongue] ?? []) said = said.replace(written, words)
  return said
}
