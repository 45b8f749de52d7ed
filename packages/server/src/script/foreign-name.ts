import { isCommonWord } from './built-in/learnt/risk.ts'
import { isRegion, namesRegion } from './name-forms.ts'
import { plainName } from './plain-name.ts'
import type { Tongue } from './tongue.ts'

type Writing = { tongue: Tongue; isTranslated?: boolean; abbreviations?: ReadonlySet<string> }

/**
 * A name in a sentence that `isHeldWord` does not know, or undefined. A name is a capitalised word inside a sentence; in German, which
 * capitalises its nouns, two of them together that no source holds, and so it is where the source is in another tongue: Scotland is Escocia there.
 */
export const findForeignName = (
  text: string,
  isHeldWord: (part: string) => boolean,
  { tongue, isTranslated = false, abbreviations = NONE }: Writing,
): string | undefined => {
  const capitalisesNouns = tongue === 'de'
  const least = capitalisesNouns || isTranslated ? 2 : 1
  const isCommon = (part: string): boolean => isTranslated && isCommonWord(part, tongue) && !KNOWN.has(plainName(part))
  const isPlain = (part: string): boolean =>
    ORDINARY.has(plainName(part)) || (capitalisesNouns && BEFORE_A_NOUN.test(part)) || isCommon(part)
  const isForeign = (part: string): boolean => !isHeldWord(part) && !isPlain(part)
  const isHeld = (part: string): boolean => !isTranslated && isHeldWord(part) && !isPlain(part)
  // Every first word has a capital: it is a name only where it is a country's or a leader's.
  const isKnownName = (part: string): boolean => KNOWN.has(plainName(part)) || isRegion(part, tongue)
  for (const sentence of text.split(SENTENCE_END)) {
    const [beginning = ''] = /^\p{Lu}[\p{L}\p{M}-]{2,}/u.exec(sentence.replace(/^[^\p{L}]+/u, '')) ?? []
    if (isKnownName(beginning) && isForeign(beginning)) return beginning
    // Every first word has a capital. In German two together are a name, unless the first is an ordinary opening word.
    const isNamed = capitalisesNouns && !GERMAN_START.test(sentence)
    const told = isNamed ? sentence : sentence.replace(/^[^\p{L}]*[\p{L}\p{M}'’-]+/u, '')
    const added = new Set<string>()
    const longForms = abbreviations.size > 0 ? longFormsIn(told, abbreviations) : NONE
    for (const { 0: run, index } of told.matchAll(/\p{Lu}[\p{L}\p{M}\p{N}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}\p{N}'’-]+)*/gu)) {
      const parts = run.split(/\s+/)
      const isKind = (part: string, at: number): boolean =>
        capitalisesNouns && KIND_OF_PLACE.test(part) && isHeldWord(parts[at + 1] ?? '')
      const foreign = parts.filter((part, at) => isForeign(part) && !isKind(part, at))
      const [first] = foreign
      // No land gives an abbreviation its letters: 'Chinese Intelligence Agency' is no CIA.
      const isLongForm = foreign.every((part) => longForms.has(part) && !namesRegion(part, tongue))
      if (first === undefined || isLongForm) continue
      if (foreign.length >= least) return first
      // 'Bürgermeister Quimby', 'Olaf Scholz': behind a word that a source holds one is enough.
      const invented = parts.find((part, at) => at > 0 && foreign.includes(part) && isHeld(parts[at - 1] ?? ''))
      if (invented !== undefined) return invented
      if (!isTranslated) continue
      // Countries have names in every tongue, and who holds an office has one.
      const country = foreign.find((part) => namesRegion(part, tongue))
      if (country !== undefined) return country
      if (capitalisesNouns) continue
      added.add(first)
      if (added.size > MOST_TRANSLATED || OFFICE.test(told.slice(Math.max(0, index - LONGEST_OFFICE), index))) return first
    }
  }
  return undefined
}

/** 'St. Ellery' and 'Mr. Ellery' go on. */
const SENTENCE_END = /(?<=[.!?…:।"”])(?<!(?<!\p{L})(?:Ste?|Mrs?|Ms|Dr)\.)\s+|\n+/u

/** So many names of a sentence may be in other letters than its source has them. */
const MOST_TRANSLATED = 1
const LONGEST_OFFICE = 30
/** In small letters before a name. */
const OFFICE =
  /(?<!\p{L})(?:president[aei]?|président[e]?|presidente|prezydent\p{L}*|președint\p{L}+|premier\p{L}*|prime minister|chancellor|chancelier|canciller|cancelliere|kanclerz\p{L}*|cancelar\p{L}*|minist(?:er|re|ro|ra|ri|ru)\p{L}*|mayor|maire|alcalde\p{L}*|sindaco|prefeit[oa]|burmistrz\p{L}*|burgemeester|primar\p{L}*|king|queen|roi|reine|rey|reina|re|regina|rei|rainha|król\p{L}*|koning|koningin|rege\p{L}*|pope|pape|papa|papież\p{L}*|paus)\s$/u

/** Whom so many stories name that their name is a word of the tables (docs/decisions/046). */
const KNOWN = new Set(
  'trump biden harris obama putin poutine poetin merz scholz merkel macron sánchez meloni salvini modi gandhi tusk duda nawrocki zelensky zelenski selenskyj netanyahu erdogan orbán starmer johnson sunak milei lula bolsonaro maduro iohannis ciolacu wilders rutte schoof xi kim francisco francesco leone'
    .split(' ')
    .map(plainName),
)

/** Names in a row, with small words between them: 'Suprema Corte de Justicia de la Nación'. */
const ROW = /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{L}\p{M}’'-]+(?:\s(?:\p{Ll}{1,4}\s){0,2}\p{Lu}[\p{L}\p{M}’'-]+){1,7}/gu
const LEAST_INITIALS = 3
const NONE: ReadonlySet<string> = new Set()

const IN_CAPITALS = /(?<![\p{L}\p{N}-])\p{Lu}{3,8}(?![\p{L}\p{N}])/gu
/** With more such words in a row it is a headline in capitals. */
const LOUD = /(?<!\p{Lu})\p{Lu}{3,}\s\p{Lu}{3,}\s\p{Lu}{3,}/u

/** Nobody says these in full, and anybody may have such initials. */
const COMMON = new Set(['USA', 'UAE', 'BBC', 'CNN', 'AFP', 'DPA', 'EFE', 'PAP', 'ANSA'])

/** What a text writes in capitals alone: 'NSW'. 'THE' of a headline in capitals is a word. */
export const abbreviationsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .filter((text) => !LOUD.test(text))
      .flatMap((text) => (text.match(IN_CAPITALS) ?? []).filter((letters) => !COMMON.has(letters))),
  )

const isCapital = (part: string): boolean => /^\p{Lu}/u.test(part)
/** 'Carlos da Silva' is nobody's long form. */
const isOfBody = (part: string): boolean => isCapital(part) || /^(?:of|for|and)$/u.test(part)
const initialsOf = (parts: readonly string[]): string => parts.map((part) => part.charAt(0).toUpperCase()).join('')

/** The words of a long form whose letters a source holds: 'World Health Organization' where it has WHO. */
const longFormsIn = (told: string, abbreviations: ReadonlySet<string>): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const [row] of told.matchAll(ROW)) {
    const parts = row.split(/\s/u)
    for (let from = 0; from + LEAST_INITIALS <= parts.length; from += 1)
      for (let to = from + LEAST_INITIALS; to <= parts.length; to += 1) {
        const named = parts.slice(from, to)
        // 'WHO', and 'MOE' for the Ministry of Education.
        const isMeant = [named.filter(isCapital), named.filter(isOfBody)].some((words) => abbreviations.has(initialsOf(words)))
        if (isMeant) for (const part of named) found.add(part)
      }
  }
  return found
}

/** 'Im Schweizer Ort Harlau', where the entry has Harlau. */
const KIND_OF_PLACE = /^(?:Ort|Ortschaft|Stadt|Hauptstadt|Gemeinde|Dorf|Insel|Bezirk|Landkreis|Region|Provinz)$/u

/** German nouns that stand before another one without being part of its name: 'Ende Mai', 'Millionen Euro', 'Stunden Verspätung'. */
const BEFORE_A_NOUN =
  /^(?:Ende|Mitte|Anfang|Richtung|Nummer|Punkt|Thema|Stichwort|Beispiel|Stand|Achtung|Vorsicht|Uhr|Euro|Cent|Dollar|Franken|Prozent|Grad|\p{L}*[Mm]etern?|Tonnen?|\p{L}*[Gg]ramm|Litern?|\p{L}*[Ww]att(?:stunden?)?|(?:Hundert|Tausend)(?:en?|er)?|Dutzend(?:en?)?|(?:M|B)illion(?:en)?|Milliarden?|Sekunden?|Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Menge|Reihe|Paar|Prise|Stück|Glas|Tasse|Flaschen?|Hälfte|Drittel|Viertel|Teil|Art|\p{L}+tag|Mittwoch|Sonnabend|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)$/u
/** With these a German sentence begins before a noun: articles, numbers, adjectives, verbs, prepositions, adverbs. */
const GERMAN_START =
  /^[^\p{L}]*(?:\p{L}*(?:e|em|en|er|es|t)|\p{L}*(?:tag|abend|mittag|nacht)s|ab|also|als|am|an|anschließend|auch|auf|aus|bald|bei|beim|bis|da|dabei|dadurch|damit|danach|dank|dann|das|dass|dazu|denn|doch|dort|drei|durch|ein|elf|etwa|etwas|fast|fünf|für|ganz|gegen|halb|hier|im|in|insgesamt|ins|jetzt|kaum|kein|laut|mal|mehr|mein|mit|nach|neun|noch|nun|nur|ob|per|pro|rund|schon|sechs|sehr|sein|ihr|unser|sieben|so|sobald|sogar|solch|sonst|teils|trotz|um|und|viel|vier|vom|von|vor|was|weil|welch|wenig|wenn|wie|wo|während|zehn|zu|zudem|zum|zur|zuvor|zwar|zwei|zwölf)(?![\p{L}\p{M}])/iu

/** Capitalised in a tongue without being a name that a source must hold. */
const ORDINARY = new Set(
  "i i'm i'll i've i'd monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december good morning afternoon evening night here's mr mrs ms miss dr celsius celsjusza fahrenheit news weather traffic radio guten morgen tag abend hallo willkommen sie ihnen ihr ihre państwo państwa państwu państwem wam was wami pan pani usted ustedes paese west governo gobierno parlamento estado stato état olympische olympischen"
    .split(' ')
    .map(plainName),
)
