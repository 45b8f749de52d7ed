import type { Tongue } from '../tongue.ts'
import type { LanguagePack } from './language-pack.ts'
import { isNameAlone } from './name-alone.ts'
import { isNamedIn, isOwnOffice } from './named-in.ts'
import { hasReporter } from './own-reporter.ts'
import { goingOn, leadsIn } from './said-behind-name.ts'
import { endsSentence } from './sentence-ends.ts'
import { splitSentences, wordCount } from './sentences.ts'
import type { Say } from './speaker.ts'

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

/** '… - podała spółka.' */
const DASH_BEHIND = /\s[–—-]\s[^–—]{3,120}\.$/u

/** Ends in a stop that is its own, not an abbreviation's or an initial's, and holds nothing that a clause behind it would break. */
const takesMore = (sentence: string, tongue: Tongue): boolean => {
  const rest = sentence.replace(TOPIC_BEFORE, '')
  const marks = rest.replace(SHORT_QUOTE, 'x')
  return (
    !BEGINS_QUOTED.test(sentence) &&
    /(?:\p{L}{3}|\p{Lu}{2}|\p{N}|[%€$)])\.$/u.test(rest) &&
    endsSentence(rest, 'Xx', tongue) &&
    !/\d\.\d{1,2}\.$/.test(rest) &&
    !/[?!;…"“”„«»]|\.\.\./.test(marks) &&
    marks.split(COLON).length <= (rest === sentence ? 2 : 1) &&
    marks.split(/,(?!\d)/).length - 1 <= MOST_COMMAS &&
    wordCount(sentence) <= MAX_WORDS
  )
}

/** How well a sentence takes the name of its source: 0 as an editor says it, 1 with a colon where its tongue has nothing better, more where it is clumsy: it is not said at all before what states nothing. */
type Attribution = { cost: number; told: string; isSelf?: true; isOffice?: true }

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
const oneSentence = (pack: LanguagePack, sentence: string, named: Named): Attribution => {
  const { name, tongue, say, turn } = named
  const told = (templates: readonly string[], story: string): string => {
    const said = say(withoutEcho(templates, sentence, named), { story, source: name }, turn)
    // 'iPhone' begins a story as it is written.
    return said.startsWith(story) ? said : said.charAt(0).toUpperCase() + said.slice(1)
  }
  if (isNameAlone(sentence, tongue)) return { cost: 4, told: sentence }
  const isReported = hasReporter(sentence, tongue)
  const behind = (): string => told(pack.saysAfter, sentence.slice(0, -1))
  const isBehind = pack.saysAfter.length > 0 && !isReported && takesMore(sentence, tongue)
  const isPlain = !/[?!]$/.test(sentence) && pack.saysBefore.length > 0
  if (isBehind && (wordCount(sentence) <= SHORT || !isPlain)) return { cost: 0, told: behind() }
  const rest =
    isPlain && !TOPIC_BEFORE.test(sentence) ? (BEGINS_QUOTED.test(sentence) ? sentence : goingOn(sentence, tongue)) : undefined
  const hasSpeech = /["“”„«»]/.test(sentence.replace(SHORT_QUOTE, 'x'))
  // Who says so before a sentence that ends in who says so is one too many.
  if (isReported && DASH_BEHIND.test(sentence)) return { cost: 2, told: told(pack.saysApart, sentence) }
  if (rest !== undefined && !leadsIn(sentence, tongue))
    return { cost: isReported ? 2 : hasSpeech ? 1 : 0, told: told(pack.saysBefore, rest) }
  if (isBehind) return { cost: 0, told: behind() }
  if (!isReported && !hasSpeech && !COLON.test(sentence))
    return { cost: pack.saysBefore.length > 0 ? 2 : 1, told: told(pack.saysFirst, sentence) }
  return { cost: 3, told: told(pack.saysApart, sentence) }
}

/** A story's first words with the name of its source inside; as they are where they name it themselves. */
export const attributed = (pack: LanguagePack, first: string, named: Named): Attribution => {
  if (isNamedIn(first, named.name)) return { cost: 0, told: first, isSelf: true }
  const [one = first, ...others] = splitSentences(first, named.tongue)
  // What is said behind a stop leans on who was named before it.
  const isWhole = [one, ...others].some((part) => wordCount(part) < LEAST) || others.some((part) => /["“”„«»'‘’:]/.test(part))
  const parts = isWhole ? [first] : [one, ...others]
  const { cost, told } = oneSentence(pack, parts[0] ?? first, named)
  const office = isOwnOffice(first, named.name) ? { isOffice: true as const } : {}
  return { cost, told: [told, ...parts.slice(1)].join(' '), ...office }
}

/** The source is to be known early. */
export const FIRST_STORIES = 2

/** Which of a source's first two stories names it: the second where it takes the name better, as behind one in which an office speaks of itself. */
export const attributedAt = ([first, second]: readonly (Attribution | undefined)[]): number => {
  if (first === undefined || second === undefined || first.isSelf || second.isSelf) return 0
  if (first.isOffice) return !second.isOffice && second.cost <= 1 ? 1 : 0
  return first.cost > 1 && second.cost < first.cost ? 1 : 0
}
