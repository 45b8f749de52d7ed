import type { Topic } from './topic.ts'
import { TOPICS } from './topics.ts'

/** What the built-in writer understands of a task. */
export type Task = {
  topics: Topic[]
  /** How many stories, at most. */
  most?: number
  /** What is said at the end. */
  closing?: string
}

const NUMBERS: Readonly<Record<string, string>> = {
  en: 'one two three four five six',
  de: 'eine zwei drei vier fünf sechs',
  fr: 'une deux trois quatre cinq six',
  es: 'una dos tres cuatro cinco seis',
  it: 'una due tre quattro cinque sei',
  pt: 'uma duas três quatro cinco seis',
  pl: 'jedną|jedna dwie trzy cztery pięć sześć',
  nl: 'één|een twee drie vier vijf zes',
  ro: 'o două trei patru cinci șase',
  hi: 'एक दो तीन चार पाँच|पांच छह',
}

/** What is counted: 'two stories', 'trei știri', with at most one word between. */
const COUNTED: Readonly<Record<string, string>> = {
  en: 'stor(?:y|ies)|items?|headlines?|reports?',
  de: 'meldung(?:en)?|nachrichten?|themen|geschichten?|schlagzeilen?',
  fr: 'infos?|nouvelles?|informations?|sujets?|titres?',
  es: 'noticias?|titulares?|temas?',
  it: 'notizi[ae]|titoli|temi',
  pt: 'notícias?|títulos?|temas?',
  pl: 'wiadomoś(?:ć|ci)|temat(?:y|ów)?|informacj(?:ę|e|i)',
  nl: 'bericht(?:en)?|verhalen|onderwerpen|koppen',
  ro: 'știr[ei]|știri|subiecte|titluri',
  hi: 'ख़बर(?:ें)?|खबर(?:ें)?|समाचार',
}

/** Before words in quotation marks: they are said at the end. */
const CLOSES: Readonly<Record<string, string>> = {
  en: 'end|close|finish|sign off|last words?',
  de: 'schließ|schluss|ende|verabschied|zuletzt',
  fr: 'termine|finis|conclu|fin\\b|clos',
  es: 'termin|acab|cierr|final|desp[ií]d',
  it: 'chiud|finisc|concludi|termin',
  pt: 'termin|acab|fech|conclu|desped',
  pl: 'zakończ|skończ|na koniec|pożegna',
  nl: 'sluit|eindig|tot slot|besluit',
  ro: 'închei|termin|la final|sfârșit',
  hi: 'अंत में|आख़िर में|आखिर में|समाप्त',
}
const QUOTED = /["“„«‘'](?<words>[^"“”„«»‘’]{2,120})["”“»’']/u
const MOST = 12

const starts = (stems: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${bounded(stems)})`, 'iu')

/** JavaScript knows word ends of ASCII alone. */
const bounded = (stems: string): string => stems.replaceAll('\\b', '(?![\\p{L}\\p{M}])')

/** Reads a task in the tongue of the host; English is understood in every one, as the wizard's examples are English. */
export const readTask = (task: string, locale: string): Task => {
  const tongue = locale.slice(0, 2)
  const closing = closingOf(task, tongue)
  const asked = closing === undefined ? task : task.replace(closing, ' ')
  const own = topicsIn(asked, tongue, tongue)
  const topics = own.length > 0 ? own : topicsIn(asked, 'en', tongue)
  const most = mostOf(asked, tongue)
  return { topics, ...(most === undefined ? {} : { most }), ...(closing === undefined ? {} : { closing }) }
}

/** Asked for in one tongue, told in another: both lists have the same order. */
const topicsIn = (task: string, asked: string, told: string): Topic[] =>
  (TOPICS[asked] ?? []).flatMap((topic, at) => (starts(topic.asked).test(task) ? (TOPICS[told]?.[at] ?? []) : []))

const closingOf = (task: string, tongue: string): string | undefined => {
  const at = starts(`${CLOSES[tongue] ?? ''}|${CLOSES.en}`).exec(task)?.index
  return at === undefined ? undefined : QUOTED.exec(task.slice(at))?.groups?.words?.trim()
}

const mostOf = (task: string, tongue: string): number | undefined => {
  const words = (NUMBERS[tongue] ?? '').split(' ')
  const number = [...words, '\\d{1,2}'].map((word) => `(?:${word})`).join('|')
  const found = new RegExp(
    `(?<![\\p{L}\\p{M}\\d])(${number})\\s(?:[\\p{L}\\p{M}]+\\s){0,2}(?:${COUNTED[tongue]})(?![\\p{L}\\p{M}])`,
    'iu',
  ).exec(task)?.[1]
  if (found === undefined) return undefined
  const count = /\d/.test(found) ? Number(found) : words.findIndex((word) => new RegExp(`^(?:${word})$`, 'iu').test(found)) + 1
  return count >= 1 && count <= MOST ? count : undefined
}

/** What a story of these topics holds; undefined without a topic. */
export const topicPattern = (topics: readonly Topic[]): RegExp | undefined =>
  topics.length === 0 ? undefined : starts(topics.map(({ told }) => told).join('|'))

/** What the built-in writer will do with a task, for the one who writes it; the rest takes a language model. */
export const taskTold = (task: string, locale: string): string => {
  const { topics, most, closing } = readTask(task, locale)
  const about =
    topics.length > 0
      ? `selects stories about ${topics.map(({ name }) => name).join(', ')}`
      : 'reads what fits the words of the task best'
  const parts = [
    about,
    ...(most === undefined ? [] : [most === 1 ? 'tells one' : `tells at most ${most}`]),
    ...(closing === undefined ? [] : [`ends with “${closing}”`]),
  ]
  return `The built-in writer ${parts.join(', ')}. Anything else in it, such as how it is told, needs LLM_BASE_URL.`
}
