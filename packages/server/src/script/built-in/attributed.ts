import type { ContentItem } from '@hourcast/domain/sources/content'
import type { Tongue } from '../tongue.ts'
import type { LanguagePack } from './language-pack.ts'
import { isNamedIn, isOwnOffice } from './named-in.ts'
import { hasNoFiniteVerb } from './no-finite-verb.ts'
import { hasSayer } from './own-reporter.ts'
import { goingOn, leadsIn } from './said-behind-name.ts'
import { endsSentence } from './sentence-ends.ts'
import { splitSentences, wordCount } from './sentences.ts'
import type { Say } from './speaker.ts'
import { turnsRound } from './turned.ts'

/** A longer one has lost its listener before it says who says so. */
const MAX_WORDS = 24
/** Up to here it is said behind rather than before. */
const SHORT = 18
const MOST_COMMAS = 4
/** A part of two words is a stump. */
const LEAST = 3

/** 'Rennes : un homme …', 'A7: Stau …': what it is about and one sentence, which goes on as others do. */
const TOPIC_BEFORE = /^\p{Lu}[\p{L}\p{M}\p{N}’' -]{1,32}\s?:\s(?=[\p{L}\p{N}])/u
/** A name of a ship, a nickname: no speech. */
const SHORT_QUOTE = /["“”„«‘](?:[^\s"“”„«»‘’]+\s){0,3}[^\s"“”„«»‘’]+["”“»’]/gu
/** Words of somebody are not said before it is known that they are. */
const BEGINS_QUOTED = /^["'“„«‘]/u
const COLON = /:(?!\d)/u

/** Ends in a stop that is its own, not an abbreviation's or an initial's, and holds nothing that a clause behind it would break. */
const takesMore = (sentence: string, tongue: Tongue): boolean => {
  const rest = sentence.replace(TOPIC_BEFORE, '')
  const marks = rest.replace(SHORT_QUOTE, 'x')
  return (
    !BEGINS_QUOTED.test(sentence) &&
    !/\s(?:etc|usw|itp|itd|enz|[IVXL]{1,5})\.$/u.test(rest) &&
    /(?:\p{L}{3}|\p{Lu}{2}|\p{N}|[%€$)])\.$/u.test(rest) &&
    endsSentence(rest, 'Xx', tongue) &&
    !/\d\.\d{1,2}\.$/.test(rest) &&
    !/[?!;…"“”„«»]|\.\.\./.test(marks) &&
    marks.split(COLON).length <= (rest === sentence ? 2 : 1) &&
    marks.split(/,(?!\d)/).length - 1 <= MOST_COMMAS &&
    wordCount(sentence) <= MAX_WORDS
  )
}

/** How well a sentence takes the name of its source: 0 as an editor says it, 1 with a colon where its tongue has nothing better, more where it is clumsy. */
type Attribution = { cost: number; told: string[]; isSelf?: true; isOffice?: true }

/** What is not to be claimed for a source. */
const NEVER = 4

type Named = { name: string; tongue: Tongue; say: Say; turn: number }

/** So many letters of a verb are heard again in a name: 'según informa El Informador'. */
const ECHO = 6

/** Templates that repeat no word of the sentence, where there are others: 'según' beside 'según', and in Polish 'podaje' beside 'podała'. */
const withoutEcho = (templates: readonly string[], sentence: string, { tongue, name }: Named): readonly string[] => {
  const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  const begun = (word: string) => (tongue === 'pl' ? word.slice(0, 4) : word)
  const said = new Set(wordsOf(sentence).map(begun))
  const named = wordsOf(name)
  const isInName = (word: string) => word.length >= ECHO && named.some((one) => one.startsWith(word.slice(0, ECHO)))
  const isEcho = (word: string) => word.length > 3 && (said.has(begun(word)) || isInName(word))
  const others = templates.filter((template) => !wordsOf(template.replace(/\{\w+\}/g, ' ')).some(isEcho))
  return others.length > 0 ? others : templates
}

/** Behind the sentence, before it with a comma, before it with a colon, or in a sentence of its own. */
const oneSentence = (pack: LanguagePack, sentence: string, named: Named): { cost: number; told: string } => {
  const { name, tongue, say, turn } = named
  const told = (templates: readonly string[], story: string): string => {
    const said = say(withoutEcho(templates, sentence, named), { story, source: name }, turn)
    // 'iPhone' begins a story as it is written.
    return said.startsWith(story) ? said : said.charAt(0).toUpperCase() + said.slice(1)
  }
  const behind = (): string => told(pack.saysAfter, sentence.slice(0, -1))
  const isBehind = pack.saysAfter.length > 0 && takesMore(sentence, tongue)
  const isPlain = !/[?!]$/.test(sentence) && pack.saysBefore.length > 0
  if (isBehind && (wordCount(sentence) <= SHORT || !isPlain)) return { cost: 0, told: behind() }
  const rest =
    isPlain && !TOPIC_BEFORE.test(sentence) ? (BEGINS_QUOTED.test(sentence) ? sentence : goingOn(sentence, tongue)) : undefined
  const hasSpeech = /["“”„«»]/.test(sentence.replace(SHORT_QUOTE, 'x'))
  if (rest !== undefined && !leadsIn(sentence, tongue)) return { cost: hasSpeech ? 1 : 0, told: told(pack.saysBefore, rest) }
  if (isBehind) return { cost: 0, told: behind() }
  if (!hasSpeech && !COLON.test(sentence))
    return { cost: pack.saysBefore.length > 0 ? 2 : 1, told: told(pack.saysFirst, sentence) }
  return { cost: 3, told: told(pack.saysApart, sentence) }
}

/** What is to be known of a story: its headline and its text as they came. A value that was measured has no verb, and nobody else says it. */
type Told = Pick<ContentItem, 'title' | 'text' | 'isReading'>

/** 'Crecen los robos: SSPC', of whom the sentence said has nothing. */
const GIVEN_TO = /(?<=[^:]{12}:\s)\p{Lu}[\p{L}\p{N}.]*(?:\s\p{Lu}[\p{L}\p{N}.]*){0,2}\s?$/u
const ENDS_ALIKE = 24
const endOf = (sentence: string): string => sentence.replace(/[.!?…।]+$/u, '').slice(-ENDS_ALIKE)

/** True where the entry gives what is told to somebody else: at the end of its headline, or in the sentence that is not said. */
const isOfOthers = (said: readonly string[], { title, text }: Told, tongue: Tongue): boolean => {
  const all = said.join(' ')
  const other = GIVEN_TO.exec(title)?.[0].trim()
  if (other !== undefined && !all.includes(other)) return true
  const [first = ''] = splitSentences(text, tongue)
  return first !== '' && !text.includes(endOf(said[0] ?? '')) && !all.includes(endOf(first)) && hasSayer(first, tongue)
}

/** Nobody else says it, and somebody does something. */
const isClaimable = (words: string, begins: string, tongue: Tongue): boolean =>
  !hasSayer(words, tongue) && !hasNoFiniteVerb(begins, tongue)

/** A story's sentences with the name of its source in the first that takes it well; as they are where they name it themselves, or no sentence is to be claimed for it. */
export const attributed = (
  pack: LanguagePack,
  sentences: readonly string[],
  named: Named,
  told: Told = { title: '', text: '' },
): Attribution => {
  const { name, tongue } = named
  const [first = ''] = sentences
  if (sentences.some((sentence) => isNamedIn(sentence, name))) return { cost: 0, told: [...sentences], isSelf: true }
  const office = isOwnOffice(first, name) ? { isOffice: true as const } : {}
  const none = { cost: NEVER, told: [...sentences] }
  if (!told.isReading && isOfOthers(sentences, told, tongue)) return none
  const ways = sentences.map((sentence, at): Attribution => {
    const way = told.isReading ? oneSentence(pack, sentence, named) : oneOf(pack, sentence, named)
    return { cost: way.cost, told: sentences.map((one, index) => (index === at ? way.told : one)) }
  })
  const well = ways.find(({ cost }) => cost <= 1) ?? ways.find(({ cost }) => cost < NEVER) ?? none
  return { ...well, ...office }
}

/** Of words that stand together the first sentence, or the next that is whole. */
const oneOf = (pack: LanguagePack, words: string, named: Named): { cost: number; told: string } => {
  const { tongue } = named
  const [one = words, ...others] = splitSentences(words, tongue)
  // What is said behind a stop leans on who was named before it.
  const isWhole = [one, ...others].some((part) => wordCount(part) < LEAST) || others.some((part) => /["“”„«»'‘’:]/.test(part))
  const parts = isWhole ? [words] : [one, ...others]
  // 'However' is said before who says it.
  const at = parts.findIndex(
    (part, index) => isClaimable(part, isWhole ? one : part, tongue) && (index === 0 || !turnsRound(part, tongue)),
  )
  if (at < 0) return { cost: NEVER, told: words }
  const { cost, told } = oneSentence(pack, parts[at] ?? '', named)
  // Of several that hang together nobody hears which one the name is for.
  const isRun = isWhole && others.length > 0
  return { cost: isRun ? Math.max(cost, 2) : cost, told: parts.map((part, index) => (index === at ? told : part)).join(' ') }
}

/** The source is to be known early. */
const FIRST_STORIES = 3

/**
 * Which of a source's stories names it: of the first three the one that takes the name well, as behind one in which an office speaks of itself, else
 * the best; where none of them may, the first of the others that may; -1 where none does.
 */
export const attributedAt = (all: readonly (Attribution | undefined)[]): number => {
  const given = all.map((way, at) => ({ cost: NEVER, ...way, at }))
  const ways = given.slice(0, FIRST_STORIES)
  const well = ways.find(({ cost, isSelf, isOffice }) => isSelf || (cost <= 1 && !isOffice))
  const [best] = ways.filter(({ cost }) => cost < NEVER).sort((one, other) => one.cost - other.cost || one.at - other.at)
  const later = given.find(({ cost, isSelf }) => isSelf || cost < NEVER)
  return (well ?? best ?? later)?.at ?? -1
}
