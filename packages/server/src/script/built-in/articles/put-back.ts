import { capital, small } from '../../first-letter.ts'
import { setOf } from '../../word-lists.ts'
import { articleFor, isCount, isPlural } from '../in-full/english/grammar.ts'
import { BARE, DETERMINERS, IDIOMS, MASS, NATIONS, VERBS, WHERE_IN } from '../in-full/english/words.ts'
import { headAt, isSmallWord, signsOfGap, smallSign, type Word, withoutArticles, wordsIn } from './gaps.ts'
import { chancesOf, englishWeights, placeOf, type Weights } from './weights.ts'

/** So likely some article is left out before a noun that is known to be counted, and before another. */
const LIKELY = 0.55
const SURELY = 0.8
/** The same where it is less clear what is a noun: behind a word that is no verb, 'cases move forward'. */
const LESS_CLEAR = 0.9
/** and so likely 'the' before what is often said without: names, several, what is not counted. */
const SURELY_THE = 0.85
/** and so likely 'a' behind a name. */
const SURELY_ONE = 0.85
/** What a headline speaks of is heard for the first time: 'the' must be so much likelier than 'a'. */
const FIRST_HEARD = 3
/** Words in quotation marks are somebody's own. */
const OPENING = /["“‘«]|(?:^|\s)'(?=\S)/u

/** A headline's words without their articles. */
type Headline = { words: readonly Word[]; isTitled: boolean; weights: Weights }

/** An English headline with the articles that print leaves out, where running text has them: 'Judge strikes down gun law' with 'A' and 'a'. */
export const withArticlesBack = (text: string): string => {
  const weights = englishWeights()
  const quoted = OPENING.exec(text)?.index ?? text.length
  // With a stop as without it: the same headline.
  const words = withoutArticles(wordsIn(quoted < text.length ? text.slice(0, quoted) : text.replace(/\.?$/, '.')))
  const headline = { words, isTitled: isInCapitals(words), weights }
  let said = ''
  let from = 0
  // No article stands within what one begins.
  let end = -1
  for (const [at, word] of words.entries()) {
    if (word.article !== undefined) end = headAt(words, at)
    const article = at > end && mayStand(headline, at) ? articleAt(headline, at) : undefined
    if (article === undefined) continue
    const begun = at === 0 && word.shape === 'C' ? small(word.text) : word.text
    const written = at === 0 ? capital(article) : article
    said += `${text.slice(from, word.from)}${written} ${begun}`
    from = word.from + word.text.length
    end = headAt(words, at)
  }
  return said + text.slice(from)
}

/** An article stands behind a small word, a verb or a comma, and not within a name. */
const mayStand = ({ words, isTitled }: Headline, at: number): boolean => {
  const [before, word] = [words[at - 1], words[at]]
  if (word === undefined || word.shape === 'p' || isSmallWord(word.low) || /['’]s?$/u.test(word.text)) return false
  // 'iPhone' and what begins with a figure.
  if (before === undefined) return isLarge(word)
  if (before.text === ',') return word.shape === 'l'
  if (DETERMINERS.has(before.low)) return false
  // 'to circle planet' is what somebody does.
  if (before.low === 'to' && /^(?:circle|orbit|release)$/.test(word.low)) return false
  // 'hit and run crash' is one noun.
  if (before.low === 'run' && words[at - 2]?.low === 'and') return false
  return isSmallWord(before.low) || (before.shape === 'l' && !isTitled)
}

const isLarge = (word: Word | undefined): boolean => /[CA]/.test(word?.shape ?? '')
const isCommon = ({ low }: Word, { a }: Weights): boolean => (a[placeOf(smallSign(low))] ?? 0) > 0

/** In so many words at least it is no chance. */
const TITLED_LEAST = 4
/** As papers print that write each word with a capital: names cannot be told. */
const isInCapitals = (words: readonly Word[]): boolean => {
  const told = words.slice(1).filter(({ low, shape }) => /[lC]/.test(shape) && low.length > 3 && !isSmallWord(low))
  return told.length >= TITLED_LEAST && told.every(({ shape }) => shape === 'C')
}

/** Their last word is counted, and they are not. */
const UNCOUNTED =
  /^(?:(?:rocket|missile|artillery|mortar|enemy|friendly|tank|rifle|gun|sniper) fire|.* (?:chess|guard|lockdown|quarantine|parole|bail|news|duty|attention|service|weather|health|work|traffic))$/

/** There is one, or one that all know. */
const ONE_OF_ITS_KIND = setOf(
  'nation economy motive country world moon sun earth premier pm president minister governor mayor pope king queen court police army leader head',
)
/** Of several, or no noun at all. */
const NO_NOUN = setOf('police two three four five six seven eight nine ten eleven twelve dozens hundreds thousands millions post')

/** A noun with what stands before it, as it may want an article. `before`: the word before that, `next`: the one behind. */
type Noun = { first: Word; head: Word; span: readonly Word[]; before: string; next: Word | undefined; isTitled: boolean }

const nounAt = ({ words, isTitled }: Headline, at: number): Noun | undefined => {
  const end = headAt(words, at)
  const [first, head] = [words[at], words[end]]
  if (first === undefined || head === undefined) return undefined
  return { first, head, span: words.slice(at, end + 1), before: words[at - 1]?.low ?? '', next: words[end + 1], isTitled }
}

const articleAt = (headline: Headline, at: number): string | undefined => {
  const noun = nounAt(headline, at)
  if (noun === undefined || (at === 0 && mayBeName(headline))) return undefined
  const chances = chancesOf(signsOfGap(headline.words, at), headline.weights)
  if (chances.a + chances.the < leastFor(noun, at) || isNoNoun(noun) || isWithoutArticle(noun)) return undefined
  return whichOf(noun, chances)
}

const IS = /^(?:is|are|was|were|be)$/
/** Written the same for one and for several: 'is 5.2 bar', 'at 3 bar'. */
const UNIT = /^(?:bar|mbar|millibar|psi|hertz|kelvin|celsius|fahrenheit|percent|lux|siemens|[kmg]?(?:pa|w|v|a|hz|wh))$/

/** How likely an article must be. */
const leastFor = ({ head, span, before, isTitled }: Noun, at: number): number => {
  // 'is terrific in', 'as fresh': one word alone may be no noun; 'After New York Lifts': nor is it known where each word is large.
  const mayBeNoun = !isTitled && (span.length > 1 || isCount(head.low) || !/^(?:is|are|was|be|as)$/.test(before))
  const isBehindClear = at === 0 || isSmallWord(before) || isVerb(before)
  return mayBeNoun && isBehindClear ? (isCount(head.low) ? LIKELY : SURELY) : LESS_CLEAR
}

/** True for what is a year, a name of a row, a state, what somebody does, or who somebody is. */
const isNoNoun = ({ first, head, span, before, next, isTitled }: Noun): boolean => {
  const isYear = first.low === '#y' && span.length === 1 && next?.shape !== 'l'
  const isMeasure = first.low.startsWith('#') && span.length === 2 && (IS.test(before) || UNIT.test(head.low))
  // 'Redmi or Poco phone'
  const isOneOfSome = /^(?:and|or)$/.test(before) && isLarge(first)
  // 'is headed back', 'is innocent'
  const isState = IS.test(before) && (!isCount(head.low) || /ed$/.test(first.low))
  const isDoing = first.low.endsWith('ing') && !isCount(first.low)
  // 'property giant Evergrande'
  const isRank = !isTitled && head.shape === 'l' && isLarge(next)
  return isYear || isMeasure || isOneOfSome || isState || isDoing || isRank
}

/** True for what is said without: 'Ronaldo’s situation', 'Winds High In', 'in hospital', 'after rocket fire', 'win at chess'. */
const isWithoutArticle = ({ first, head, span, before, isTitled }: Noun): boolean => {
  const lows = span.map(({ low }) => low)
  const isOwned = isLarge(first) && lows.some((low) => /['’]s?$/u.test(low))
  const isOfSeveral = isTitled && lows.slice(0, -1).some(isPlural)
  const isIdiom = IDIOMS.has(`${before}_${lows.join('_')}`) || lows.includes('too')
  return isOwned || isOfSeveral || isIdiom || UNCOUNTED.test(`${lows.at(-2) ?? before} ${head.low}`)
}

const whichOf = (
  { first, head, next, isTitled }: Noun,
  { a, the }: Readonly<Record<'a' | 'the', number>>,
): string | undefined => {
  const isCounted = !isPlural(head.low) && !MASS.has(head.low) && !(head.low.endsWith('ing') && !isCount(head.low))
  const isFree = NO_NOUN.has(first.low) || WHERE_IN.has(first.low) || ONE_OF_ITS_KIND.has(head.low)
  const surelyThe = the >= SURELY_THE ? 'the' : undefined
  if (!isCounted || isFree) return surelyThe
  const isCommonNoun = isTitled || head.shape === 'l'
  const isOfSomething = next?.low === 'of'
  // 'a number of' are several.
  if (isOfSomething && head.low === 'number') return 'the'
  // Neither is sure: 'during industrial era'. 'of' tells which.
  if (!isOfSomething && the > a && a * FIRST_HEARD > the && !isCount(head.low)) return undefined
  if (a * (isOfSomething ? 1 : FIRST_HEARD) <= the) return isCommonNoun ? 'the' : surelyThe
  // 'NC governor': there is one, as of much that has a name before it.
  const isOfName = !isTitled && isLarge(first) && !NATIONS.has(first.low)
  return isCommonNoun && (!isOfName || a >= SURELY_ONE) ? articleFor(first.text) : undefined
}

const isVerb = (low: string): boolean => VERBS.has(low) || BARE.has(low.replace(/s$/, '')) || BARE.has(low.replace(/e[sd]$/, ''))

/** A name may begin with any word, 'Bank of England', 'Flood Watch', and 'Polls shut' is of several. */
const mayBeName = ({ words: [first, second, third], isTitled, weights }: Headline): boolean =>
  first === undefined ||
  isTitled ||
  NO_NOUN.has(first.low) ||
  !isCommon(first, weights) ||
  isPlural(first.low) ||
  isLarge(second) ||
  (second?.low === 'of' && isLarge(third))
