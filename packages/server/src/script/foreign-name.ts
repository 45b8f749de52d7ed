import { foldAccents } from '@hourcast/domain/words/fold-word'
import { isCommonWord } from './built-in/learnt/risk.ts'
import type { Tongue } from './tongue.ts'

type Writing = { tongue: Tongue; isTranslated?: boolean }

/**
 * A name in a sentence that `isHeldWord` does not know, or undefined. A name is a capitalised word inside a sentence; in German, which
 * capitalises its nouns, two of them together that no source holds, and so it is where the source is in another tongue: Scotland is Escocia there.
 */
export const findForeignName = (
  text: string,
  isHeldWord: (part: string) => boolean,
  { tongue, isTranslated = false }: Writing,
): string | undefined => {
  const capitalisesNouns = tongue === 'de'
  const least = capitalisesNouns || isTranslated ? 2 : 1
  const isCommon = (part: string): boolean => isTranslated && isCommonWord(part, tongue)
  const isPlain = (part: string): boolean =>
    ORDINARY.has(plain(part)) || (capitalisesNouns && BEFORE_A_NOUN.test(part)) || isCommon(part)
  const isForeign = (part: string): boolean => !isHeldWord(part) && !isPlain(part)
  const isHeld = (part: string): boolean => !isTranslated && isHeldWord(part) && !isPlain(part)
  for (const sentence of text.split(/(?<=[.!?…:।"”])\s+|\n+/u)) {
    // The first word of a sentence is capitalised no matter what it is; in German two together are a name where the first is no such word.
    const isNamed = capitalisesNouns && !GERMAN_START.test(sentence)
    const told = isNamed ? sentence : sentence.replace(/^[^\p{L}]*[\p{L}\p{M}'’-]+/u, '')
    for (const [run] of told.matchAll(/\p{Lu}[\p{L}\p{M}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)*/gu)) {
      const parts = run.split(/\s+/)
      const foreign = parts.filter(isForeign)
      if (foreign[0] !== undefined && foreign.length >= least) return foreign[0]
      // 'Bürgermeister Quimby', 'Olaf Scholz': behind a word that a source holds one is enough.
      const invented = parts.find((part, at) => at > 0 && isForeign(part) && isHeld(parts[at - 1] ?? ''))
      if (invented !== undefined) return invented
    }
  }
  return undefined
}

/** Without accents, and in letters that tongues choose alike: Olympic and Olímpico, Valletta and La Valette, Zaporizhzhia and Zaporiżżia. */
const plain = (text: string): string =>
  foldAccents(text)
    .replace(/[’]/g, "'")
    .replace(/ph/g, 'f')
    .replace(/[yj]/g, 'i')
    .replace(/[ckq]h?/g, 'c')
    .replace(/w/g, 'v')
    .replace(/zh/g, 'z')
    .replace(/(\p{L})\1+/gu, '$1')

/** So many letters at the end of a name change with its case: 'Tusk', 'Tuskiem'; 'Polska', 'Polsce'; 'Argentina', 'Argentine'. */
const CHANGES: Readonly<Partial<Record<Tongue, number>>> = { pl: 2 }
/** So long the beginning must be that two forms of one name share, */
const LEAST_SHARED: Readonly<Partial<Record<Tongue, number>>> = { pl: 3 }
/** and so much longer than the other one of them may be. */
const LONGEST_ENDING: Readonly<Partial<Record<Tongue, number>>> = { pl: 4, ro: 4 }
const BEGINNING = 3

/** Whether a word of a sentence stands in these texts, as it is or in another form: accents and the endings of cases make no other name. */
export const namesIn = (held: string, tongue: Tongue): ((part: string) => boolean) => {
  const text = plain(held)
  const words = byBeginning(text)
  const [changes, least, longest] = [CHANGES[tongue] ?? 1, LEAST_SHARED[tongue] ?? 4, LONGEST_ENDING[tongue] ?? 2]
  const isForm = (name: string) => (word: string) => {
    const needed = Math.max(least, Math.min(name.length, word.length) - changes)
    return Math.abs(name.length - word.length) <= longest && sharedBy(name, word) >= needed
  }
  return (part) => {
    const name = plain(part.replace(/['’]s?$/, ''))
    return text.includes(name) || (words.get(name.slice(0, BEGINNING))?.some(isForm(name)) ?? false)
  }
}

const byBeginning = (text: string): ReadonlyMap<string, readonly string[]> => {
  const words = new Map<string, string[]>()
  for (const word of new Set(text.match(/[\p{L}\p{M}-]{3,}/gu))) {
    const alike = words.get(word.slice(0, BEGINNING)) ?? []
    alike.push(word)
    words.set(word.slice(0, BEGINNING), alike)
  }
  return words
}

const sharedBy = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at < most && one[at] === other[at]) at += 1
  return at
}

/** German nouns that stand before another one without being part of its name: 'Ende Mai', 'Millionen Euro', 'Stunden Verspätung'. */
const BEFORE_A_NOUN =
  /^(?:Ende|Mitte|Anfang|Richtung|Nummer|Punkt|Thema|Stichwort|Beispiel|Stand|Achtung|Vorsicht|Uhr|Euro|Cent|Dollar|Franken|Prozent|Grad|\p{L}*[Mm]etern?|Tonnen?|\p{L}*[Gg]ramm|Litern?|\p{L}*[Ww]att(?:stunden?)?|(?:Hundert|Tausend)(?:en?)?|Dutzend(?:en?)?|(?:M|B)illion(?:en)?|Milliarden?|Sekunden?|Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Menge|Reihe|Paar|Prise|Stück|Glas|Tasse|Flaschen?|Hälfte|Drittel|Viertel|Teil|Art|\p{L}+tag|Mittwoch|Sonnabend|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)$/u
/** With these a German sentence begins before a noun: articles, numbers, adjectives, verbs, prepositions, adverbs. */
const GERMAN_START =
  /^[^\p{L}]*(?:\p{L}*(?:e|em|en|er|es|t)|\p{L}*(?:tag|abend|mittag|nacht)s|ab|also|als|am|an|anschließend|auch|auf|aus|bald|bei|beim|bis|da|dabei|dadurch|damit|danach|dank|dann|das|dass|dazu|denn|doch|dort|drei|durch|ein|elf|etwa|etwas|fast|fünf|für|ganz|gegen|halb|hier|im|in|insgesamt|ins|jetzt|kaum|kein|laut|mal|mehr|mein|mit|nach|neun|noch|nun|nur|ob|per|pro|rund|schon|sechs|sehr|sein|ihr|unser|sieben|so|sobald|sogar|solch|sonst|teils|trotz|um|und|viel|vier|vom|von|vor|was|weil|welch|wenig|wenn|wie|wo|während|zehn|zu|zudem|zum|zur|zuvor|zwar|zwei|zwölf)(?![\p{L}\p{M}])/iu

/** Capitalised in a tongue without being a name that a source must hold. */
const ORDINARY = new Set(
  "i i'm i'll i've i'd monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december good morning afternoon evening night here's mr mrs ms miss dr celsius celsjusza fahrenheit news weather traffic radio guten morgen tag abend hallo willkommen sie ihnen ihr ihre państwo państwa państwu państwem wam was wami pan pani"
    .split(' ')
    .map(plain),
)
