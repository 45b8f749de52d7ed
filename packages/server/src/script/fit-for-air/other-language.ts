import { TONGUES, type Tongue } from '../tongue.ts'
import { isFarFrom } from './by-trigrams.ts'
import { countDistinct, holds, phrases, plainWords } from './phrases.ts'
import { FOREIGN_WORDS, OWN_LETTERS, STOP_WORDS } from './stop-words.ts'

/** So much of a text tells its tongue. */
const LOOKED_AT = 1_200
/** Shorter texts are names as often as sentences. */
const MIN_WORDS = 4
/** So long a sentence has a small word of its own tongue. */
const LONG = 8
const LATIN = /\p{Script=Latin}/gu
const LETTER = /\p{L}/gu
const WORD = /\p{L}[\p{L}\p{M}]*/gu
/** Of a text, a line or a sentence: an abbreviation ends none. */
const FIRST_WORD = /(?<=^|\n|\p{L}{5}[.!?]["”“»]?\s)\p{L}[\p{L}\p{M}]*/gu
const DEVANAGARI = /\p{Script=Devanagari}/gu

/** Where none of these stands every letter is Latin. */
const BEYOND_LATIN = /[\u0370-\u1DFF\u2C00-\uFFFF]/

/** True where most letters are not those of the tongue: a host speaks no English in Hindi letters, nor the other way round. */
const isInOtherLetters = (text: string, tongue: Tongue): boolean => {
  if (tongue !== 'hi' && !BEYOND_LATIN.test(text)) return false
  const letters = text.match(LETTER)?.length ?? 0
  const own = text.match(tongue === 'hi' ? DEVANAGARI : LATIN)?.length ?? 0
  if (tongue !== 'hi') return letters > 3 && own * 2 < letters
  // Latin names stand in any Hindi text.
  const latin = text.match(LATIN)?.length ?? 0
  return (letters > 25 && own * 4 < letters) || (letters - latin - own > 3 && own < letters - latin - own)
}

/** Words with a capital are names, also where a neighbour has a small word of the same letters: 'El Salvador', 'ETA', 'Camp Nou'. */
const withoutNames = (text: string): string => plainWords(text.replace(/(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*/gu, '#'))

/** Small letters with the marks of other tongues: names have them too, but begin with a capital. */
const SPELLED: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /[^a-zàâäçèéêëíïîñóôöüū’'-]/,
  pl: /[^a-ząćęłńóśźżéàü’'-]/,
  ro: /[^a-zăâîșțşţéèà’'-]/,
}

/** True where small words are spelled as no word of the tongue, and nothing tells that they are its own. */
const isSpelledOtherwise = (words: ReadonlySet<string>, small: readonly string[], tongue: Tongue): boolean => {
  const foreign = SPELLED[tongue]
  if (foreign === undefined) return false
  const odd = small.filter((word) => foreign.test(word)).length
  return (
    odd >= 2 &&
    odd * 7 >= small.length &&
    [...words].filter((word) => word.length > 1 && STOP_WORDS[tongue].has(word)).length === 0
  )
}

/** Of Catalan what no sentence of ours has. */
const CATALAN = phrases(
  'els|amb|dels|pels|ajuntament|govern|segons|anys|milions|dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|avui|ahir|demà|gairebé|només|sense|aquestes|seves|totes|perquè|això|aquest|aquesta|aquests|també|seva|hi ha|prou|després',
)
const ROMANCE: readonly Tongue[] = ['es', 'fr', 'it', 'pt']
/** Of Catalan, Galician and Basque what besides no Spanish sentence has. */
const BESIDE_SPANISH = phrases(
  'als|estat|però|concello|veciños|persoas|orzamentos|galegas|pola|coa|onte|moi|despois|dende|unha|dunha|nunha|polo|máis|tamén|súa|foi|ao|eta|dira|dute|dela|baina|izan|egin|zuen',
)

/** How Catalan joins two words, and its letters and ends that no small Spanish word has. Names begin with a capital. */
const UN_SPANISH =
  /(?<![\p{L}\p{N}])(?:[lLdDsSnNmM]['’]\p{Ll}|\p{Ll}{0,20}(?:[àèòçï]|ció(?!\p{L})|cions(?!\p{L})|tge(?!\p{L})))/gu
const unSpanish = (text: string): number => text.match(UN_SPANISH)?.length ?? 0

/** Marathi and Nepali are written in the letters of Hindi. */
const IN_HINDI_LETTERS = phrases(
  'आहे|आहेत|आणि|होते आहे|नाही|नाहीत|मध्ये|झाला|झाली|झाले|केली आहे|केला आहे|येथील|येथे|यांनी|यांच्या|असून|होणार|करण्यात|त्यांनी|मात्र|छ|छन्|भएको|भएका|गरेको|गरेका|गर्ने|गर्न|लाई|थियो|थिए|भने|पनि|हुने|आएको|दिएको|नेपालमा|*ांना|*ांनी|*ांच्या|*ाच्या|*ामध्ये|*ातील|*ण्यात|*ण्याचा|*ण्यासाठी|*साठी|असे|येतील|सांगितले|केले|दिले|आले|होती|शाळेत|सुरू झाली|आता|करता',
)
const isOtherInHindiLetters = (text: string): boolean => {
  const words = plainWords(text)
  const own = words.split(' ').filter((word) => STOP_WORDS.hi.has(word)).length
  return countDistinct(words, IN_HINDI_LETTERS) >= 2 && own <= 1
}

/** `marked`: those with a letter that is no plain one. */
type Words = { all: ReadonlySet<string>; marked: readonly string[] }

/** No tongue has a letter of its own without a mark. */
const MARKED = /[^a-z]/
const wordsOf = (found: readonly string[]): Words => {
  const all = new Set(found)
  return { all, marked: [...all].filter((word) => MARKED.test(word)) }
}

/** Distinct small words of `words` that one tongue has and the other has not, and up to two words in its letters alone. */
const evidence = ({ all, marked }: Words, has: ReadonlySet<string>, lacks: ReadonlySet<string>, letters: string): number => {
  let small = 0
  for (const word of all) if (has.has(word) && !lacks.has(word)) small += 1
  if (letters === '') return small
  const isSpelled = (word: string) => !has.has(word) && [...word].some((letter) => letters.includes(letter))
  return small + Math.min(2, marked.filter(isSpelled).length)
}

const lettersOnlyOf = (one: Tongue): Readonly<Record<string, string>> =>
  Object.fromEntries(
    TONGUES.map((other) => [other, [...OWN_LETTERS[one]].filter((letter) => !OWN_LETTERS[other].includes(letter)).join('')]),
  )
const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  TONGUES.map((one) => [one, lettersOnlyOf(one)]),
)
const lettersOf = (one: Tongue, other: Tongue): string => LETTERS[one]?.[other] ?? ''

/**
 * True for a text in another tongue than the host's. By its small words: it holds several that only another tongue has, and almost none that
 * only the host's has. In doubt it is the host's: a headline is mostly names.
 */
export const isOtherLanguage = (text: string, tongue: Tongue, least = 2): boolean => {
  const looked = text.slice(0, LOOKED_AT)
  if (isInOtherLetters(looked, tongue)) return true
  if (tongue === 'hi') return isOtherInHindiLetters(looked) || (least <= 2 && isFarFrom(looked, tongue, () => true))
  const found = looked.match(WORD) ?? []
  if (found.length < MIN_WORDS) return false
  // 'Los Angeles', 'La Paz': a small word with a capital is part of a name, but for the first of a sentence.
  const small = found.filter((word) => /^\p{Ll}/u.test(word))
  const words = wordsOf([...small, ...(looked.match(FIRST_WORD) ?? []).map((word) => word.toLowerCase())])
  const own = STOP_WORDS[tongue]
  if (least <= 2 && isSpelledOtherwise(words.all, small, tongue)) return true
  const outweighs = (mine: number, theirs: number) =>
    mine === 0 ? theirs >= (small.length >= LONG ? Math.min(least, 3) : least) : theirs >= 3 && theirs >= mine * 3
  const isTongue = (other: Tongue) => {
    const theirs = evidence(words, STOP_WORDS[other], own, lettersOf(other, tongue))
    return theirs >= Math.min(least, 3) && outweighs(evidence(words, own, STOP_WORDS[other], lettersOf(tongue, other)), theirs)
  }
  if (TONGUES.some((other) => other !== tongue && other !== 'hi' && isTongue(other))) return true
  if (ROMANCE.includes(tongue)) {
    const plain = plainWords(looked)
    const catalan = countDistinct(plain, CATALAN)
    const beside = tongue === 'es' ? countDistinct(withoutNames(looked), BESIDE_SPANISH) + unSpanish(looked) : 0
    if (catalan + beside >= 3) return true
  }
  const isKnown = FOREIGN_WORDS.some((other) => {
    const theirs = evidence(words, other, own, '')
    if (theirs < Math.min(4, least + 1)) return false
    const mine = evidence(words, own, other, OWN_LETTERS[tongue])
    return (theirs >= 4 && theirs >= 3 * mine) || (theirs >= least + 1 && mine === 0)
  })
  const ofNeighbour = OF_NEIGHBOURS[tongue]
  if (isKnown || (ofNeighbour !== undefined && countDistinct(withoutNames(looked), ofNeighbour) > least)) return true
  if (least > 2) return false
  return isFarFrom(looked, tongue, () => isDoubtful(looked, words, tongue))
}
const NONE: ReadonlySet<string> = new Set()

/** Of neighbours what a sentence of the host's tongue has not. */
const OF_NEIGHBOURS: Readonly<Partial<Record<Tongue, RegExp>>> = {
  nl: phrases(
    'hulle|hierdie|vir|nie|sê|vanjaar|nuwe|mense|skool|polisie|beseer|geblus|kinders|gister|môre|gjinien|yn|hat|oan|troch|foar|wurdt|brân|jier',
  ),
  de: phrases('vun|mat|fir|ass|huet|hunn|gouf|goufen|sinn|déi|och|keen|keng|enger|engem|gëtt|ginn|iwwer|een is|het|niet'),
  es: phrases('os|unha|dunha|nunha|non|pola|coa|houbo|els|dels|amb|hi ha|no hi|aquest|aquesta|avui|ahir|seva|després|dira|dute'),
  pt: phrases(
    'non|unha|dunha|nunha|concello|concellos|xunta|onte|moi|despois|tamén|máis|dende|coa|hai|houbo|xa|ata|veciños|y|el|los|las',
  ),
  it: phrases('els|amb|hi ha|aquest|aquesta|més|això|di u|in u|hè|cù'),
  fr: phrases('els|amb|hi ha|aquest|aquesta|lo|los|ambe|dins la|ar|gant|eus'),
}

/** A short text with a word or letters of another tongue, or with more of its small words than of the host's. */
const isDoubtful = (text: string, words: Words, tongue: Tongue): boolean => {
  const near = OF_NEIGHBOURS[tongue]
  if (near !== undefined && holds(withoutNames(text), near)) return true
  const own = STOP_WORDS[tongue]
  const mine = evidence(words, own, NONE, '')
  const theirs = Math.max(...FOREIGN_WORDS.map((other) => evidence(words, other, own, '')))
  return STRANGE[tongue].test(text) || (theirs >= 2 && theirs >= 3 * mine)
}

/** Small letters with marks that the tongue has not, two of them. */
const strange = (letters: string): RegExp => new RegExp(`(?:(?![${letters}])[\\u00DF-\\u017F\\u0219\\u021B][^]*){2}`, 'u')
const STRANGE: Readonly<Record<Tongue, RegExp>> = {
  en: strange('éèêçïñöü'),
  de: strange('äöüßéè'),
  fr: strange('àâäçèéêëîïôöùûüœ'),
  es: strange('áéíóúñü'),
  it: strange('àèéìòù'),
  pt: strange('áàâãçéêíóôõú'),
  pl: strange('ąćęłńóśźż'),
  nl: strange('éèëïöüê'),
  ro: strange('ăâîșțşţ'),
  hi: /(?!)/u,
}

/** The tongue of a text: the host's in doubt, and for a text in no tongue of ours. */
export const tongueIn = (text: string, own: Tongue): Tongue =>
  isOtherLanguage(text, own) ? (TONGUES.find((tongue) => tongue !== own && !isOtherLanguage(text, tongue)) ?? own) : own
