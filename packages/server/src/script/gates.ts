import type { ContentItem } from '@hourcast/domain/sources/content'
import { asPattern } from './as-pattern.ts'
import { keywords } from './built-in/sentences.ts'
import { numberWords } from './number-words.ts'
import type { WriteInput } from './script-types.ts'

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
  /\b(as an ai|as a language model|i (?:can(?:'|no)?t|am unable to|'m sorry|am sorry)|i apologi[sz]e|als ki\b|als sprachmodell|je ne peux pas|no puedo ayudar)/i
/** How a model begins to refuse in the other tongues. */
const APOLOGY =
  /^.{0,80}?(?<!\p{L})(?:es tut mir leid|kann ich (?:dabei |dir |ihnen )?(?:leider )?nichts?|lo siento|lament(?:o|amos)|je suis désolée?|désolée?,|mi dispiace|desculpem?|przykro mi|przepraszamy?|het spijt me|îmi pare rău|मुझे खेद है|क्षमा करें)(?![\p{L}\p{M}])/isu
const MARKUP =
  /```|^\s{0,3}#{1,6}\s|<\/?[a-z][^<>]*>|^[ \t\u00A0]*[-*]\s|\*\*|\[[^\][]*\]|[(*](?:music|jingle|sound|sfx|pause|fade|applause|musik|música|musique)\b|^[ \t\u00A0]*(?:host|moderator(?:in)?|anchor|announcer|presenter)[ \t\u00A0]*:/im

/** '(laughs)': what stands between brackets is said by a source, or to the host. */
const ASIDE = /[(*]([^()*\n]{1,60})[)*]/u

const fold = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en').replace(/[’']/g, "'")

/** What a script may say besides its stories: what the owner set, and the air time. */
export const frameWordsOf = (input: Omit<WriteInput, 'items'>): string => {
  const { airAt, timeZone, hostName, stationName, location, musicFormat, customTask } = input
  const dates = ['en-GB', 'en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'pt-PT', 'pl-PL', 'nl-NL', 'ro-RO', 'hi-IN'].map(
    (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(airAt),
  )
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
      new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(airAt),
    ].join(' \n '),
  )
}

/** Those, and all that these items hold. */
export const heldWordsOf = (frame: string, items: readonly ContentItem[]): string =>
  [frame, ...items.flatMap(({ title, text, source }) => [title, text, source].map(fold))].join(' \n ')

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

const SMALL = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** 1,250 and 1.250 and 1250 are one number; leading zeros do not count. */
const numbersOf = (text: string): string[] =>
  (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).map((number) => number.replace(/[.,:]/g, '').replace(/^0+(?=\d)/, ''))

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
 * The first fault, or null. A name is a capitalised word inside a sentence; in German, which capitalises its nouns, two of them together
 * that no source holds.
 */
export const findSentenceFault = (text: string, input: WriteInput, held: string): GateFault | null => {
  const markup = MARKUP.exec(text)
  if (markup) return { code: 'markup', detail: markup[0] }
  const aside = ASIDE.exec(text)?.[1]
  if (aside !== undefined && !held.includes(fold(aside))) return { code: 'markup', detail: aside }
  const address = ADDRESS.exec(withoutOwnNames(text, input))
  if (address) return { code: 'address', detail: address[0] }
  return findForeignNumber(text, held) ?? findForeignName(text, held, input.language === 1)
}

/** A bulletin names its station or its host, or shares a word or a number with what it was made from, regardless of its tongue. */
export const isAboutIt = (text: string, { hostName, stationName, items }: WriteInput): boolean => {
  const said = fold(text)
  if ([hostName, stationName].some((name) => name !== '' && said.includes(fold(name)))) return true
  const words = keywords(text)
  return items.some((item) => [...keywords(`${item.title} ${item.text}`)].some((word) => words.has(word)))
}

const findForeignNumber = (text: string, held: string): GateFault | null => {
  const known = new Set(numbersOf(held))
  SMALL.forEach((word, value) => {
    if (new RegExp(`\\b${word}\\b`).test(held)) known.add(String(value))
  })
  for (const { digits } of numberWords(held)) for (const number of digits) known.add(number)
  const foreign = numbersOf(text).find((number) => !known.has(number))
  if (foreign !== undefined) return { code: 'number', detail: foreign }
  // Up to twelve they are words like others: 'one of them'.
  const isForeign = ({ words, digits }: ReturnType<typeof numberWords>[number]) =>
    Number(digits[0]) > 12 && !digits.some((number) => known.has(number)) && !held.includes(fold(words))
  // 'In two thousand, fifteen people' are two numbers, 'one thousand, two hundred' is one.
  const spelled = numberWords(text).find(
    (phrase) => isForeign(phrase) && phrase.words.split(',').flatMap(numberWords).some(isForeign),
  )
  return spelled === undefined ? null : { code: 'number', detail: spelled.words }
}

const findForeignName = (text: string, held: string, capitalisesNouns: boolean): GateFault | null => {
  const least = capitalisesNouns ? 2 : 1
  const isPlain = (part: string): boolean => ORDINARY.has(fold(part)) || (capitalisesNouns && BEFORE_A_NOUN.test(part))
  const isIn = (part: string): boolean => held.includes(fold(part).replace(/'s$/, ''))
  const isForeign = (part: string): boolean => !isIn(part) && !isPlain(part)
  const isHeld = (part: string): boolean => isIn(part) && !isPlain(part)
  for (const sentence of text.split(/(?<=[.!?…:।"”])\s+|\n+/u)) {
    // The first word of a sentence is capitalised no matter what it is; in German two together are a name where the first is no such word.
    const isNamed = capitalisesNouns && !GERMAN_START.test(sentence)
    const told = isNamed ? sentence : sentence.replace(/^[^\p{L}]*[\p{L}\p{M}'’-]+/u, '')
    for (const [run] of told.matchAll(/\p{Lu}[\p{L}\p{M}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)*/gu)) {
      const parts = run.split(/\s+/)
      const foreign = parts.filter(isForeign)
      if (foreign[0] !== undefined && foreign.length >= least) return { code: 'name', detail: foreign[0] }
      // 'Bürgermeister Quimby', 'Olaf Scholz': behind a word that a source holds one is enough.
      const invented = parts.find((part, at) => at > 0 && isForeign(part) && isHeld(parts[at - 1] ?? ''))
      if (invented !== undefined) return { code: 'name', detail: invented }
    }
  }
  return null
}

/** German nouns that stand before another one without being part of its name: 'Ende Mai', 'Millionen Euro', 'Stunden Verspätung'. */
const BEFORE_A_NOUN =
  /^(?:Ende|Mitte|Anfang|Richtung|Nummer|Punkt|Thema|Stichwort|Beispiel|Stand|Achtung|Vorsicht|Uhr|Euro|Cent|Dollar|Franken|Prozent|Grad|\p{L}*[Mm]etern?|Tonnen?|\p{L}*[Gg]ramm|Litern?|\p{L}*[Ww]att(?:stunden?)?|(?:Hundert|Tausend)(?:en?)?|Dutzend(?:en?)?|(?:M|B)illion(?:en)?|Milliarden?|Sekunden?|Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Menge|Reihe|Paar|Prise|Stück|Glas|Tasse|Flaschen?|Hälfte|Drittel|Viertel|Teil|Art|\p{L}+tag|Mittwoch|Sonnabend|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)$/u
/** With these a German sentence begins before a noun: articles, numbers, adjectives, verbs, prepositions, adverbs. */
const GERMAN_START =
  /^[^\p{L}]*(?:\p{L}*(?:e|em|en|er|es|t)|\p{L}*(?:tag|abend|mittag|nacht)s|ab|als|am|an|anschließend|auch|auf|aus|bald|bei|beim|bis|da|dabei|dadurch|damit|danach|dank|dann|das|dass|dazu|denn|doch|dort|drei|durch|ein|elf|etwa|etwas|fast|fünf|für|ganz|gegen|halb|hier|im|in|insgesamt|ins|jetzt|kaum|kein|laut|mal|mehr|mein|mit|nach|neun|noch|nun|nur|ob|per|pro|rund|schon|sechs|sehr|sein|ihr|unser|sieben|so|sobald|sogar|solch|sonst|teils|trotz|um|und|viel|vier|vom|von|vor|was|weil|welch|wenig|wenn|wie|wo|während|zehn|zu|zudem|zum|zur|zuvor|zwar|zwei|zwölf)(?![\p{L}\p{M}])/iu

/** Capitalised in a tongue without being a name that a source must hold. */
const ORDINARY = new Set(
  "i i'm i'll i've i'd monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december good morning afternoon evening night here's mr mrs ms miss dr celsius celsjusza fahrenheit news weather traffic radio guten morgen tag abend hallo willkommen sie ihnen ihr ihre państwo państwa państwu państwem wam was wami pan pani".split(
    ' ',
  ),
)
