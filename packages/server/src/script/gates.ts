import { findLanguage } from '@hourcast/domain/hosts/languages'
import type { ContentItem } from '@hourcast/domain/sources/content'
import { DAY_MS } from '@hourcast/domain/time-units'
import { asPattern } from './as-pattern.ts'
import { hasVoice, keywords } from './built-in/sentences.ts'
import { abbreviationsIn, findForeignName } from './foreign-name.ts'
import { foreignNumberFinder, type Place, westernDigits } from './foreign-number.ts'
import { isNameIn } from './name-forms.ts'
import type { WriteInput } from './script-types.ts'
import { numbersInWords } from './small-number-words.ts'
import type { Tongue } from './tongue.ts'
import { mayBeNamed } from './words/may-be-named.ts'

export type GateFault = {
  code: 'empty' | 'refusal' | 'markup' | 'address' | 'number' | 'name' | 'length'
  detail: string
}

/** Far above the longest bulletin in any tongue. */
const MAX_CHARACTERS = 20_000
// Bounded, or ended by what begins it again: a hostile text must not cost quadratic time.
const ADDRESS =
  /\b(?:https?:\/\/|www\.)|[\w-]{1,63}\.(?:com|org|net|io|info|tv|co|de|fr|es|it|pl|nl|ro|pt|in|uk|eu|gov|edu|mil|ch|ca|au|app|dev|news|radio|fm|example)\b(?!\p{L})|[\w-]{1,63}\.[a-z]{2,63}\/\w/iu
const REFUSAL =
  /\b(as an ai|as a language model|i (?:can['’]?t|cannot|am (?:unable|not able) to|am sorry)|i['’]m (?:sorry|unable|not able)|i apologi[sz]e|als ki\b|als sprachmodell|je ne peux pas|no puedo ayudar)/i
/** How a model begins to refuse in the other tongues. */
const APOLOGY =
  /^.{0,80}?(?<!\p{L})(?:es tut mir leid|kann ich (?:dabei |dir |ihnen )?(?:leider )?nichts?|lo siento|lament(?:o|amos)|je suis désolée?|désolée?,|mi dispiace|desculpem?|przykro mi|przepraszamy?|het spijt me|îmi pare rău|मुझे खेद है|क्षमा करें)(?![\p{L}\p{M}])/isu
const MARKUP =
  /```|[{}|~【】]|^[ \t]{0,9}["'“][\p{L}_][\p{L}\d _-]{0,30}["'”]\s*:|^[ \t]{0,9}(?:paragraphs?|text|entries)\s*:|\\[nrtu"]|&\w{1,8};|^[ \t]{0,9}[>•]|^\s{0,3}#{1,6}\s|<\/?[a-z][^<>]*>|^[ \t\u00A0]*[-*]\s|\*\*|\[[^\][]*\]|[(*](?:music|jingle|sound|sfx|pause|fade|applause|musik|música|musique)\b|^[ \t\u00A0]*(?:host|moderator(?:in)?|anchor|announcer|presenter|speaker|narrator|intro|outro|story|entry|greeting|sign-off|note)[ \t\u00A0]*\d{0,2}:/imu

/** What a model says to whom it writes for, and what it was asked. */
const OF_THE_TASK =
  /^[^.!?:]{1,60}:\s(?:good|ok|okay)(?:,[^.!?]{0,60})?[.!]?$|^(?:good|ok|okay|fine)[.!]?$|^as an editor\b|^story (?:one|two|three|four|\d{1,2})\b|\b(?:(?:the|this|its) entr(?:y|ies) (?:says?|has|have|holds?|gives?|names?|do(?:es)? not)|left (?:just )?as it (?:was|is)(?=[.!]?$)|(?:is|but) a trifle(?=[.!]?$)|stor(?:y|ies)\b[^.!?]{0,60}\b(?:is|are) (?:good|half|no news)\b|here(?:'s| is) (?:the|your|a) (?:news )?(?:bulletin|script) (?:you|for|as)|word count|let me know if you|i hope this helps|you write the words of|sign off with host|the material (?:stands|holds)|in square brackets)\b/iu

/** '(laughs)': what stands between brackets is said by a source, or to the host. */
const ASIDE = /[(*]([^()*\n]{1,300})[)*]/gu

const fold = (text: string): string => westernDigits(text.normalize('NFKC').toLocaleLowerCase('en').replace(/[’']/g, "'"))

const LOCALES = ['en-GB', 'en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'pt-PT', 'pl-PL', 'nl-NL', 'ro-RO', 'hi-IN']
const datesOf = (at: number, timeZone: string): string[] =>
  LOCALES.map((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at))

/** The day on which an item was written, and the days beside it: of its 'today', its 'tomorrow' and its 'last night' the date may be said. */
export const datesBeside = ({ publishedAt }: ContentItem, { timeZone, language }: Omit<WriteInput, 'items'>): string => {
  if (publishedAt === undefined) return ''
  const format = new Intl.DateTimeFormat(findLanguage(language)?.locale ?? 'en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })
  return [-DAY_MS, 0, DAY_MS]
    .map((later) => format.format(publishedAt + later))
    .join(' \n ')
    .toLocaleLowerCase('en')
}

const COUNTS_TO_HALF = /^(?:nl|de|pl)/

/** What a script may say besides its stories: what the owner set, and the air time. */
export const frameWordsOf = (input: Omit<WriteInput, 'items'>): string => {
  const { airAt, timeZone, hostName, stationName, location, musicFormat, customTask, language } = input
  const dates = datesOf(airAt, timeZone)
  const twelve = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone }).format(airAt)
  const minute = new Intl.DateTimeFormat('en-GB', { minute: 'numeric', timeZone }).format(airAt)
  return fold(
    [
      hostName,
      stationName,
      location,
      musicFormat,
      customTask,
      ...dates,
      twelve,
      // At a full hour it is said alone: '7 AM', '19 Uhr'.
      twelve.split(':')[0],
      minute,
      // In the second half of an hour: 'twenty-five to eight'.
      Number(minute) > 30 ? 60 - Number(minute) : '',
      // 'Dertien minuten voor half negen.'
      COUNTS_TO_HALF.test(findLanguage(language)?.locale ?? '') ? Math.abs(30 - Number(minute)) : '',
      new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(airAt),
    ].join(' \n '),
  )
}

/**
 * What a paragraph may say: `text` holds its words, `isName` knows those that a name may be made of, `foreignNumber` gives the number of a sentence
 * that is not among them. `isTranslated`: all of it is in another tongue.
 */
export type Held = {
  text: string
  isName: (part: string) => boolean
  foreignNumber: (sentence: string) => string | undefined
  abbreviations: ReadonlySet<string>
  isTranslated: boolean
  /** A sentence without names that it may say besides. */
  withoutKnown?: (sentence: string) => string
}

/** The words of the frame, and all that these items hold, each in the tongue that it is written in. */
export const heldOf = (
  frame: string,
  items: readonly ContentItem[],
  tongue: Tongue,
  writtenIn: (item: ContentItem) => Tongue = () => tongue,
  place: Place = 'frame',
): Held => {
  const texts = items.map((item) => [item.title, item.text, mayBeNamed(item.source, tongue) ? item.source : ''])
  const held = items.flatMap((item, at) => {
    const words = (texts[at] ?? []).map(fold)
    return [...words, ...numbersInWords(words.join(' \n '), writtenIn(item))]
  })
  const written = texts.flat().join(' \n ')
  const text = [frame, ...held].join(' \n ')
  return {
    text,
    isName: isNameIn(written, frame, tongue),
    foreignNumber: foreignNumberFinder(text, tongue, place),
    abbreviations: abbreviationsIn(items.flatMap(({ title, text }) => [title, text])),
    isTranslated: items.every((item) => writtenIn(item) !== tongue),
  }
}

/** A station or a source may be called like an address: 'laut.fm'. A longer address that holds its name stays one. */
const withoutOwnNames = (text: string, { hostName, stationName, items }: WriteInput): string => {
  const names = new Set([hostName, stationName, ...items.map(({ source }) => source)].map((name) => fold(name.trim())))
  const escaped = [...names].filter(Boolean).map(asPattern)
  if (escaped.length === 0) return text
  return fold(text).replace(
    new RegExp(`(?<![\\p{L}\\p{N}_./@-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_/@-]|[.:?#]\\w)`, 'gu'),
    ' ',
  )
}

/** What a language model wrote, as a whole: it is a text of a length that fits, and no refusal. The first fault, or null. */
export const findTextFault = (
  text: string,
  { leastWords, maxWords }: { leastWords: number; maxWords: number },
): GateFault | null => {
  if (text.length > MAX_CHARACTERS) return { code: 'length', detail: `${text.length} characters` }
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  if (words === 0) return { code: 'empty', detail: '' }
  if (REFUSAL.test(text.slice(0, 400)) || APOLOGY.test(text)) return { code: 'refusal', detail: '' }
  return words < leastWords || words > maxWords ? { code: 'length', detail: `${words} words` } : null
}

/**
 * A sentence of it, against the items that it tells and the words that are `held` then: no markup, address, number or name beyond them.
 * The first fault, or null.
 */
export const findSentenceFault = (text: string, input: WriteInput, held: Held, tongue: Tongue): GateFault | null => {
  const markup = MARKUP.exec(text)
  if (markup) return { code: 'markup', detail: markup[0] }
  // Numbers and brackets alone are what is left of a form that broke off.
  if (!/\p{L}/u.test(text) || !hasVoice(text) || OF_THE_TASK.test(text)) return { code: 'markup', detail: text }
  const aside = [...text.matchAll(ASIDE)].find(([, inside = '']) => !held.text.includes(fold(inside)))?.[1]
  if (aside !== undefined) return { code: 'markup', detail: aside }
  const address = ADDRESS.exec(withoutOwnNames(text, input))
  if (address) return { code: 'address', detail: address[0] }
  const number = held.foreignNumber(text)
  if (number !== undefined) return { code: 'number', detail: number }
  const name = findForeignName(held.withoutKnown?.(text) ?? text, held.isName, { tongue, ...held })
  return name === undefined ? null : { code: 'name', detail: name }
}

/** A bulletin names its station or its host, or shares a word or a number with what it was made from, regardless of its tongue. */
export const isAboutIt = (text: string, { hostName, stationName, items }: WriteInput): boolean => {
  const said = fold(text)
  if ([hostName, stationName].some((name) => name !== '' && said.includes(fold(name)))) return true
  const words = keywords(text)
  return items.some((item) => [...keywords(`${item.title} ${item.text}`)].some((word) => words.has(word)))
}
