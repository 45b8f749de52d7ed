import { EXAMPLE_TASKS } from '../wizard/example-tasks.ts'
import { kept } from './kept.ts'
import { withoutMadeUp } from './made-up.ts'
import { holdsNear } from './near-word.ts'
import { isOrder, splitWanted } from './negations.ts'
import { NUMBERS } from './numbers.ts'
import { withoutAccents } from './own-words.ts'
import { closes, greets, saidLinesIn } from './said-lines.ts'
import { otherSport, singleSportsIn } from './single-sports.ts'
import type { Task } from './task.ts'
import { withoutAmounts } from './task-amounts.ts'
import { type TopicCount, topicCountsIn } from './task-counts.ts'
import { withoutManners } from './task-manner.ts'
import { orderOf } from './task-order.ts'
import { knownSourcesIn, sourceIn } from './task-sources.ts'
import { subjectIn, unwantedIn, withoutSubjectColon } from './task-subject.ts'
import {
  ageOrderIn,
  asksForGood,
  asksForLocal,
  isWish,
  localPieces,
  namesAccidents,
  namesNewest,
  newestWords,
} from './task-wishes.ts'
import type { Topic } from './topic.ts'
import { TOPICS } from './topics.ts'
import { asksForNoSources, withoutNoSources } from './unnamed-sources.ts'

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

const MOST = 12

const starts = (stems: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${bounded(stems)})`, 'iu')

/** JavaScript knows word ends of ASCII alone. */
const bounded = (stems: string): string => stems.replaceAll('\\b', '(?![\\p{L}\\p{M}])')

/**
 * Reads a task in the tongue of the host; English is understood in every one, as the wizard's examples are English. `sources`: the names of those
 * that the host has.
 */
export const readTask = (task: string, locale: string, sources: readonly string[] = []): Task => {
  const tongue = locale.slice(0, 2)
  const isKnown = (phrase: string) => namedIn(phrase, tongue).length > 0
  const { opening, closing, rest } = saidLinesIn(task, tongue, isKnown)
  const asked = withoutAmounts(withoutSubjectColon(withoutMadeUp(withoutNoSources(rest, tongue), tongue), tongue), tongue)
  const split = splitWanted(asked, tongue, (piece) => mostOf(piece, tongue) !== undefined || isOrder(piece, tongue))
  const from = knownSourcesIn(split.wanted, sources, tongue)
  const notFrom = knownSourcesIn(split.unwanted, sources, tongue)
  const plain = withoutManners(from.rest, tongue)
  // Where nothing else is named, 'how the weather is' was no manner.
  const [wanted, unwanted] = [isKnown(plain) ? plain : from.rest, notFrom.rest]
  const single = singleSportsIn(unwanted, tongue)
  const [sport] = TOPICS[tongue] ?? []
  const called = from.named.length > 0 ? undefined : sourceIn(wanted, tongue, isKnown)
  // At air it shows whether it is one: else it is a place, or what the stories are to be about.
  const source =
    called !== undefined && sources.length > 0 && !sources.some((name) => isPartOf(called, name)) ? undefined : called
  const isKnownOrWish = (phrase: string) => isKnown(phrase) || isWish(phrase, tongue) || singleSportsIn(phrase, tongue).length > 0
  const subject = isExample(task)
    ? undefined
    : subjectIn(
        source === undefined ? wanted : wanted.replace(source, ' '),
        tongue,
        (phrase) => isKnownOrWish(phrase) || closes(phrase, tongue) || greets(phrase, tongue),
      )
  // 'Sport, no football': the rest of sport is wanted.
  const without = [
    ...namedIn(unwanted, tongue).filter((topic) => single.length === 0 || topic !== sport),
    ...single,
    ...unwantedIn(unwanted, tongue, (phrase) => isKnownOrWish(phrase) || closes(phrase, tongue)),
  ]
  const order = orderOf(wanted, tongue, isKnown)
  const named = namedIn(wanted, tongue).filter((topic) => !without.includes(topic))
  // What stands beside a topic is a subject too only where the task says so.
  const isOfNamed = topicPattern(named)
  const own =
    subject === undefined || (named.length > 0 && !subject.isSure)
      ? []
      : subject.topics.filter(({ name }) => !isOfNamed?.test(name))
  const isGuess = subject?.isSure === false || (called !== undefined && source === undefined)
  const last = order?.last.flatMap((piece) => namedIn(piece, tongue)) ?? []
  const topics = [...(order === undefined ? named : inOrder(named, order.pieces, tongue)), ...own]
  const counts = topicCountsOf(wanted, tongue)
  const shares =
    counts.length > 1
      ? counts.flatMap((one) =>
          namedIn(one.thing, tongue)
            .slice(0, 1)
            .map(({ name }) => ({ name, count: one.count })),
        )
      : []
  const age = ageOrderIn(wanted, tongue)
  const most = mostIn(counts, asked, tongue, age !== undefined)
  const isOfTopic = (topic: Topic) => own.length > 0 && own.every(({ name }) => topicPattern([topic])?.test(name))
  const kin = subject?.isKind ? (TOPICS[tongue] ?? []).filter(isOfTopic) : []
  const hasRest = order?.hasRest === true && topics.length > 0
  const flags = {
    isOrdered: order !== undefined && topics.length > 0,
    hasRest,
    isLast: order?.isLast === true && hasRest,
    isGuess: own.length > 0 && own.length === topics.length && isGuess,
    isGood: asksForGood(wanted, unwanted, tongue) && !isExample(task),
    isWithoutAccidents: namesAccidents(unwanted, tongue),
    isNewestFirst: age === 'newest' || (age === undefined && most !== undefined && namesNewest(wanted, tongue)),
    isOldestFirst: age === 'oldest',
    isLocalFirst:
      asksForLocal(wanted, tongue) ||
      localPieces(wanted, tongue).some((piece) => isKnown(piece) || mostOf(piece, tongue) !== undefined),
    namesNoSources: asksForNoSources(rest, tongue),
  }
  return {
    topics,
    without,
    ...(most === undefined ? {} : { most }),
    ...(opening === undefined ? {} : { opening }),
    ...(closing === undefined ? {} : { closing }),
    ...onlyTrue(flags),
    ...(shares.length > 0 ? { shares } : {}),
    ...(hasRest && last.length > 0 && order?.isLast !== true ? { last: topics.filter((topic) => last.includes(topic)) } : {}),
    ...(kin.length > 0 ? { kin } : {}),
    ...(source === undefined ? {} : { source }),
    ...(from.named.length > 0 ? { fromSources: from.named } : {}),
    ...(notFrom.named.length > 0 ? { withoutSources: notFrom.named } : {}),
  }
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** As a source is named in a hurry: 'bbc' for 'BBC News'. */
export const isPartOf = (called: string, name: string): boolean =>
  lettersOf(called).length > 1 && lettersOf(name).includes(lettersOf(called))

const onlyTrue = <Flag extends string>(flags: Record<Flag, boolean>): Partial<Record<Flag, true>> =>
  Object.fromEntries(Object.entries(flags).filter(([, isSet]) => isSet)) as Partial<Record<Flag, true>>

/** As the pieces name them, and within a piece from left to right. */
const inOrder = (named: readonly Topic[], pieces: readonly string[], tongue: string): Topic[] => {
  const sorted = pieces.flatMap((piece) => {
    const here = namedIn(piece, tongue)
    const placeOf = (topic: Topic) => placeIn(piece, tongue, topic)
    return here.toSorted((one, other) => placeOf(one) - placeOf(other))
  })
  return [...new Set([...sorted, ...named])].filter((topic) => named.includes(topic))
}

const placeIn = (piece: string, tongue: string, topic: Topic): number => {
  const at = (TOPICS[tongue] ?? []).indexOf(topic)
  const places = [tongue, 'en'].map(
    (asked) => askedBy(TOPICS[asked]?.[at]?.asked ?? '').pattern.exec(withoutAccents(piece))?.index,
  )
  return places.find((place) => place !== undefined) ?? piece.length
}

/** Which story is of another sport than the ones that a task names. */
export const otherSportThan = (task: string, locale: string): ((story: string) => boolean) | undefined => {
  const tongue = locale.slice(0, 2)
  const { rest } = saidLinesIn(task, tongue, (phrase) => namedIn(phrase, tongue).length > 0)
  const { wanted } = splitWanted(rest, tongue, (piece) => mostOf(piece, tongue) !== undefined)
  return otherSport(wanted, tongue)
}

/** What of our topics and of single sports a piece of a task names. */
export const namesOf = (piece: string, tongue: string): string[] => {
  const text = withoutMadeUp(piece, tongue)
  return [...namedIn(text, tongue), ...singleSportsIn(text, tongue)].map(({ name }) => name)
}

const namedIn = (text: string, tongue: string): Topic[] => {
  const own = topicsIn(text, tongue, tongue)
  return own.length > 0 ? own : topicsIn(text, 'en', tongue)
}

/** What a topic of ours is asked for by. */
const askedBy = kept((asked: string) => {
  const stems = withoutAccents(asked)
  return { stems, pattern: starts(stems) }
})

/** Asked for in one tongue, told in another: both lists have the same order. */
const topicsIn = (task: string, asked: string, told: string): Topic[] => {
  const plain = withoutAccents(task)
  const words = plain.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  return (TOPICS[asked] ?? []).flatMap((topic, at) => {
    const { pattern, stems } = askedBy(topic.asked)
    return pattern.test(plain) || holdsNear(words, stems.toLowerCase()) ? (TOPICS[told]?.[at] ?? []) : []
  })
}

/** One story, without a number: 'the top story', 'la noticia más reciente', 'die wichtigste Meldung'. */
const SINGLE: Readonly<Record<string, string>> = {
  en: '(?:the )?(?:top|lead|main|biggest|single|latest|newest|most \\p{L}+) (?:story|headline|item|report)\\b',
  de: '(?:wichtigste|neueste|aktuellste|letzte|größte|einzige) (?:meldung|nachricht|schlagzeile|geschichte)\\b',
  fr: '(?:la |l.)?(?:dernière|principale) (?:info|nouvelle|information|actualité)\\b|(?:l.info|la nouvelle|l.information|le sujet|le titre) (?:l[ae] plus|principale?|du jour)',
  es: 'la (?:última|principal) noticia\\b|la noticia (?:más|principal|del día|destacada)|el titular (?:más|principal)',
  it: '(?:l.ultima|la principale) notizia\\b|la notizia (?:più|principale|del giorno)',
  pt: 'a (?:última|principal) notícia\\b|a notícia (?:mais|principal|do dia)',
  pl: '(?:najważniejsz|najnowsz|ostatni|główn)[ąa] (?:wiadomość|informacj[ęa]|temat)\\b',
  nl: 'het (?:belangrijkste|laatste|nieuwste|grootste) (?:bericht|verhaal)\\b',
  ro: 'ultima știre|cea mai \\p{L}+ știre|știrea (?:zilei|principală|cea mai)',
  hi: '(?:सबसे (?:बड़ी|ताज़ा|ताजा|अहम|नई)|मुख्य) (?:ख़बर|खबर)(?![\\p{L}\\p{M}])',
}

const countOf = kept((tongue: string) => {
  const words = withoutAccents(NUMBERS[tongue] ?? '').split(' ')
  const number = [...words, '\\d{1,2}'].map((word) => `(?:${word})`).join('|')
  const counted = withoutAccents(`(?:${COUNTED[tongue] ?? ''})(?![\\p{L}\\p{M}])|${newestWords(tongue)}`)
  return {
    counted: new RegExp(`(?<![\\p{L}\\p{M}\\d])(${number})\\s(?:[\\p{L}\\p{M}]+\\s){0,2}(?:${counted})`, 'iu'),
    words: words.map((word) => new RegExp(`^(?:${word})$`, 'iu')),
    single: starts(withoutAccents(SINGLE[tongue] ?? '')),
  }
})

/** Of several counts their sum: 'two on sport and one on the weather'. */
const mostIn = (counts: readonly TopicCount[], asked: string, tongue: string, isOrdered: boolean): number | undefined => {
  const sum = counts.reduce((all, { count }) => all + count, 0)
  if (counts.length > 1) return sum <= MOST ? sum : undefined
  return mostOf(asked, tongue, isOrdered) ?? (sum > 1 ? sum : undefined)
}
const topicCountsOf = (text: string, tongue: string): TopicCount[] =>
  topicCountsIn(text, tongue, (phrase) => namedIn(phrase, tongue).length > 0)

/** In an order of age (`isOrdered`) 'the newest story' is where it begins. */
export const mostOf = (task: string, tongue: string, isOrdered = false): number | undefined => {
  const { counted, words, single } = countOf(tongue)
  const plain = withoutAccents(task)
  const found = counted.exec(plain)?.[1]
  if (found === undefined) return !isOrdered && single.test(plain) ? 1 : undefined
  const count = /\d/.test(found) ? Number(found) : words.findIndex((word) => word.test(found)) + 1
  return count >= 1 && count <= MOST ? count : undefined
}

/** What a story of these topics holds; undefined without a topic. */
export const topicPattern = (topics: readonly Topic[]): RegExp | undefined =>
  topics.length === 0 ? undefined : starts(topics.map(({ told }) => told).join('|'))

/** Whether a story is of one of these topics; undefined without a topic. The words of a task are found with and without accents. */
export const storyTest = (topics: readonly Topic[]): ((story: string) => boolean) | undefined => {
  if (topics.length === 0) return undefined
  const known = topicPattern(topics.filter(({ isOwn, never }) => !isOwn && never === undefined))
  const limited = topics.flatMap(({ told, never }) => (never === undefined ? [] : [[starts(told), starts(never)] as const]))
  const own = topics.flatMap(({ told, isOwn }) => (isOwn ? new RegExp(told, 'iu') : []))
  const hinted = topics.flatMap(({ hint, unless = '(?!)' }) =>
    hint === undefined ? [] : [[starts(hint), starts(unless)] as const],
  )
  return (story) =>
    known?.test(story) === true ||
    limited.some(([told, never]) => told.test(story) && !never.test(story)) ||
    hinted.some(([hint, unless]) => hint.test(story) && !unless.test(story)) ||
    (own.length > 0 && holdsOne(withoutAccents(story.normalize('NFC')), own))
}
const holdsOne = (story: string, patterns: readonly RegExp[]): boolean => patterns.some((one) => one.test(story))

/** Ours are written for the writer that goes by their words. */
export const isExample = (task: string): boolean => EXAMPLE_TASKS.some((example) => example.task === task.trim())
