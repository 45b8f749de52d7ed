import { isCommonWord } from './built-in/learnt/risk.ts'
import { inShort } from './long-forms.ts'
import { namesRegion } from './name-forms.ts'
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
  const isForeign = (part: string): boolean => !isHeldWord(part) && !isPlain(part) && !abbreviations.has(part)
  const isHeld = (part: string): boolean => !isTranslated && isHeldWord(part) && !isPlain(part)
  const named = withoutBodies(inShort(text, { abbreviations, tongue, isTranslated }), isHeldWord)
  for (const sentence of named.split(SENTENCE_END)) {
    // The first word of a sentence is capitalised no matter what it is; in German two together are a name where the first is no such word.
    const isNamed = capitalisesNouns && !GERMAN_START.test(sentence)
    const told = isNamed ? sentence : sentence.replace(/^[^\p{L}]*[\p{L}\p{M}'’-]+/u, '')
    const added = new Set<string>()
    for (const { 0: run, index } of told.matchAll(/\p{Lu}[\p{L}\p{M}\p{N}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}\p{N}'’-]+)*/gu)) {
      const parts = run.split(/\s+/)
      const isKind = (part: string, at: number): boolean =>
        capitalisesNouns && KIND_OF_PLACE.test(part) && isHeldWord(parts[at + 1] ?? '')
      const foreign = parts.filter((part, at) => isForeign(part) && !isKind(part, at))
      const [first] = foreign
      if (first === undefined) continue
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
  'trump biden harris obama putin merz scholz merkel macron sánchez meloni salvini modi gandhi tusk duda nawrocki zelensky netanyahu erdogan orbán starmer johnson sunak milei lula bolsonaro maduro iohannis ciolacu wilders rutte schoof xi kim francisco francesco leone'
    .split(' ')
    .map(plainName),
)

const NONE: ReadonlySet<string> = new Set()

/** Of two letters and more; two MPs are many, and 5 PM is an hour. */
const IN_CAPITALS = /(?<![\p{L}\p{N}-]|\d\s)\p{Lu}{2,8}(?=s?(?![\p{L}\p{N}]))/gu
/** With more such words in a row it is a headline in capitals. */
const LOUD = /(?<!\p{Lu})\p{Lu}{3,}\s\p{Lu}{3,}\s\p{Lu}{3,}/u

/** Nobody says these in full, or another list tells them, and anybody may have such initials. */
const COMMON = new Set(['EU', 'UE', 'UN', 'UK', 'US', 'VS', 'USA', 'UAE', 'BBC', 'CNN', 'AFP', 'DPA', 'EFE', 'PAP', 'ANSA'])

/** What a text writes in capitals alone: 'NSW'. 'THE' of a headline in capitals is a word. */
export const abbreviationsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .filter((text) => !LOUD.test(text))
      .flatMap((text) => (text.match(IN_CAPITALS) ?? []).filter((letters) => !COMMON.has(letters))),
  )

/** 'Im Schweizer Ort Harlau', where the entry has Harlau. */
const KIND_OF_PLACE = /^(?:Ort|Ortschaft|Stadt|Hauptstadt|Gemeinde|Dorf|Insel|Bezirk|Landkreis|Region|Provinz)$/u

/** Before those who sit in it: 'Cámara de Diputados'. */
const CHAMBER =
  /(?<!\p{L})(?:Cámara|Câmara|Camer[ae]i?|Chambre|House)\s(?:(?:de|dei|dos|des|of)\s)?(?=((?:[Dd]iputados|[Dd]eputa(?:dos|ti|ților|ţilor)|[Dd]éputés|[Ss]enadores|Commons|Lords)(?!\p{L})))/gu
/** Of whom it is one: behind a body that has them. */
const OF_THE_STATE =
  /(?<=(?<!\p{L})(?:Senado|Senato|Sénat|Senat\p{L}{0,4}|Sejm\p{L}{0,3}|Congreso|Cámara|Assembleia|Assemblée|Parlamento|Diputados|Senadores)\s)(?:de la (?:Nación|República)|da República|della Repubblica|Nationale|Rzeczypospolitej(?: Polskiej)?)(?!\p{L})/gu
/** Bodies, and who is of them and of no other. */
const OF_MEMBERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?<!\p{L})Sejm(?:u|ie|em|owi)?(?!\p{L})/gu,
    'poseł posła posłem posłowi pośle posłowie posłów posłom posłami posłach posłanka posłanki posłanek posłankę posłanką'.split(
      ' ',
    ),
  ],
  [
    /(?<!\p{L})(?:Senat(?:u|em|owi|ul|ului|s)?|Senacie|Senate|Senado|Senato|Sénat)(?!\p{L})/gu,
    'senator senators senatoren senatora senatorem senatorowi senatorzy senatorów senatorom senatorami senatorach senador senadores senadora senadoras senatore senatori senatrice senatrici sénateur sénateurs sénatrice sénatrices senatorul senatorului senatorii senatorilor'.split(
      ' ',
    ),
  ],
]

/** A text without the bodies of those whom a source holds. */
const withoutBodies = (text: string, isHeldWord: (part: string) => boolean): string =>
  OF_MEMBERS.reduce(
    (told, [body, members]) => {
      let isMeant: boolean | undefined
      return told.replace(body, (all) => {
        isMeant ??= members.some(isHeldWord)
        return isMeant ? all.toLowerCase() : all
      })
    },
    text.replace(CHAMBER, (all, members: string) => (isHeldWord(members) ? '' : all)).replace(OF_THE_STATE, ''),
  )

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
