import { formFor } from './figures.ts'
import type { Words } from './words-by-tongue.ts'

/** Which of the forms of a row a plural category takes: 'kilometr|kilometry|kilometrów|kilometra', 'kilometru|kilometri|de kilometri'. */
const PLACE: Readonly<Record<string, Readonly<Partial<Record<Intl.LDMLPluralRule, number>>>>> = {
  pl: { one: 0, few: 1, many: 2, other: 3 },
  ro: { one: 0, few: 1, other: 2 },
}

/** A row holds the forms of a noun by tongue, parted by bars: one and several, in Polish and Romanian as many as these have. */
export const pick = (words: Words, form: Intl.LDMLPluralRule, tongue: string): string => {
  const forms = (words[tongue] ?? '').split('|')
  const place = PLACE[tongue]?.[form] ?? (form === 'one' ? 0 : forms.length - 1)
  return forms[Math.min(place, forms.length - 1)] ?? ''
}

/** As it stands behind 'millions of': many of them, whatever their number. */
export const pickMany = (words: Words, tongue: string): string =>
  pick(words, tongue === 'pl' ? 'many' : tongue === 'ro' ? 'few' : 'other', tongue)

/** The noun that a number counts, in the form that the number asks for. */
export const nounFor = (words: Words, written: string, locale: string): string =>
  pick(words, formFor(written, locale), locale.slice(0, 2))

/** One of a thing, where a voice reads the digit as if it counted: 'eins Kilometer', 'uno kilómetro'. */
const ONE: Readonly<Record<string, { m: string; f: string }>> = {
  // 'Ein' or 'einen': only the sentence tells, and voices know.
  de: { m: '1', f: 'eine' },
  es: { m: 'un', f: 'una' },
  it: { m: 'un', f: 'una' },
  ro: { m: 'un', f: 'o' },
}

/** The noun's gender shows in its form but for these. */
const FEMININE =
  /^(?:Million|Milliarde|Billion|Krone|Rupie|Stunde|Minute|Sekunde|Woche|Tonne|Meile|\p{L}+wattstunde|libra|rupia|corona|hora|semana|tonelada|milla|sterlina|ora|settimana|tonnellata|liră|rupie|coroană|oră|zi|secundă|săptămână|lună|tonă|milă)(?!\p{L})/u

export const one = (written: string, noun: string, tongue: string): string => {
  if (written !== '1') return written
  return ONE[tongue]?.[FEMININE.test(noun) ? 'f' : 'm'] ?? written
}
