import { AND, MORE } from './and-words.ts'
import { kept } from './kept.ts'
import { NUMBERS } from './numbers.ts'
import { withoutAccents } from './own-words.ts'

// How long a bulletin is to be, how old its news, and of what it is to have less. The built-in writer does none of it: its owner is told so, and no
// subject is made of it.

type Words = Readonly<Record<string, string>>

const UNITS: Words = {
  en: 'sentences?|words|lines?|paragraphs?|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?',
  de: 'satz|sätzen?|wörtern?|worten|zeilen?|absätzen?|sekunden?|sek|minuten?|min|stunden?|tage?n?|wochen?',
  fr: 'phrases?|mots|lignes?|paragraphes?|secondes?|minutes?|heures?|jours?|semaines?',
  es: 'frases?|oraci(?:ón|ones)|palabras|líneas?|renglones|párrafos?|segundos?|minutos?|horas?|días?|semanas?',
  it: 'fras[ei]|parole|righe|riga|paragrafi|second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]',
  pt: 'frases?|palavras|linhas?|parágrafos?|segundos?|minutos?|horas?|dias?|semanas?',
  pl: 'zda(?:nie|nia|niach|ń|niami)|słow(?:a|ach)|słów|linij\\p{L}*|sekund\\p{L}*|minut\\p{L}*|godzin\\p{L}*|dni|dnia|tygodni\\p{L}*',
  nl: 'zin(?:nen)?|woorden|regels?|seconden?|minu(?:ut|ten)|uur|uren|dag(?:en)?|we(?:ek|ken)',
  ro: 'propoziți[ei]|fraz[ăe]|cuvinte|rânduri|secund[ăe]|minute?|or[ăe]|zile?|săptămân[iă]',
  hi: 'वाक्य(?:ों)?|शब्द(?:ों)?|पंक्ति(?:यों)?|सेकंड|मिनट|घंट(?:े|ों|ा)|दिन(?:ों)?|हफ़्त(?:े|ों)|हफ्त(?:े|ों)',
}
/** Beside those of numbers.ts. */
const MORE_NUMBERS: Words = {
  en: 'a couple of|half an?|an?',
  de: 'ein(?:e[mnr]?)?|paar',
  fr: 'un|quelques|dix',
  es: 'un|diez',
  it: 'un|dieci',
  pt: 'um|dois|dez',
  pl: 'jednym|dwóch|dwoma|dwa|trzech|trzema|czterech|pięciu|kilku',
  nl: 'paar|tien',
  ro: 'un|doi|zece',
  hi: 'दस|तीस',
}
const LAST: Words = {
  en: 'last|past',
  de: 'letzten?|vergangenen?',
  fr: 'derni(?:er|ère)s?',
  es: 'últim[oa]s?',
  it: 'ultim[oaei]',
  pt: 'últim[oa]s?',
  pl: 'ostatni\\p{L}*',
  nl: 'laatste|afgelopen',
  ro: 'ultim(?:a|ele|ul|ii)',
  hi: 'पिछले|पिछली|पिछला|आखिरी',
}

/** Not in 'more or less' and 'less than three'. */
const LESS: Words = {
  en: '(?<!or )(?:less|fewer)(?! than)',
  de: '(?<!oder )weniger(?! als)',
  fr: "(?<!ou )(?:moins|pas trop|pas tant) (?:de |d['’])(?!\\d|deux|trois|quatre|cinq|six|dix)",
  es: '(?<=^\\s*|[\\n.;:!?]\\s*)menos(?! (?:de|que|mal))',
  it: '(?<!o )meno(?! (?:di|che))',
  pt: '(?<=^\\s*|[\\n.;:!?]\\s*)menos(?! (?:de|que|mal))',
  pl: '(?<!lub |albo )mniej(?! niż)',
  nl: '(?<!of )minder(?! dan)',
  ro: 'mai puțin[ăie]?(?! (?:de|decât))',
}
const LETTER = '[\\p{L}\\p{M}]'
const STOPS = '\\n,.;:!?।'
const either = (lists: Words, tongue: string): string => [lists[tongue], lists.en].filter(Boolean).join('|')
/** With accents and without. */
const typed = (list: string): string => [...new Set([list, withoutAccents(list.normalize('NFC'))])].join('|')

/** One to six and more in words, and in figures. */
const numberOf = (tongue: string): string =>
  `\\d{1,3}|${typed([...(NUMBERS[tongue] ?? '').split(' '), MORE_NUMBERS[tongue], ...(NUMBERS.en ?? '').split(' '), MORE_NUMBERS.en].filter(Boolean).join('|'))}`

const patternsOf = kept((tongue: string) => {
  const [units, last] = [typed(either(UNITS, tongue)), typed(either(LAST, tongue))]
  const measure = `(?:(?:${last})\\s)?(?:${numberOf(tongue)})[\\s-](?:${LETTER}+\\s)?(?:${units})|(?:${last})\\s(?:${units})`
  const ends = `(?=[${STOPS}]|$|,?\\s(?:${[AND[tongue], AND.en, MORE].filter(Boolean).join('|')})\\s)`
  const less =
    tongue === 'hi'
      ? `[^${STOPS}]{1,40}?\\sकम(?! से)(?=\\s*(?:$|[${STOPS}]|रख|कर|बत|सुन|हो|और|दो|दें))`
      : `(?:${typed(either(LESS, tongue))})(?<=['’\\s]|(?!${LETTER}))[^${STOPS}]{1,40}?${ends}`
  return {
    measure: new RegExp(`(?<!${LETTER}|\\d)(?:${measure})(?!${LETTER})`, 'giu'),
    less: new RegExp(`(?<!${LETTER})(?:${less})`, 'giu'),
  }
})

/** 'In three sentences', 'of the last two hours', 'less politics': as the task says it. */
export const amountsIn = (piece: string, tongue: string): string[] => {
  const { measure, less } = patternsOf(tongue)
  const found = [...piece.matchAll(measure), ...piece.matchAll(less)].map(([words]) => words.trim())
  return found.filter((words) => !isName(words, tongue))
}

/** 'Jornal 24 Horas' is a paper. */
const isName = (words: string, tongue: string): boolean => tongue !== 'de' && /\d\s\p{Lu}\p{Ll}/u.test(words)

export const withoutAmounts = (task: string, tongue: string): string => {
  const { measure, less } = patternsOf(tongue)
  return task.replace(measure, (found) => (isName(found, tongue) ? found : ' ')).replace(less, ' ')
}
