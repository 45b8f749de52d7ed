import { kept } from './kept.ts'
import { storyWith, withoutAccents } from './own-words.ts'
import { isSmall } from './small-words.ts'
import { mannerIn } from './task-manner.ts'
import type { Topic } from './topic.ts'

// What a task is about, where no topic knows it: 'news about the lighthouse'. Its own words know the stories.

const EDGE = '(?<![\\p{L}\\p{M}])'
const ENDS = '(?![\\p{L}\\p{M}])'

/** Words after which a subject stands. In Hindi it stands before them. */
const ABOUT: Readonly<Record<string, string>> = {
  en: "about|regarding|concerning|covering|(?:news|stories|story|items|reports?|headlines|updates?|anything|something|everything|(?:what['’]s|what is) (?:new|on|happening|going on)) (?:of|on|from|in|at|with|around|for)|(?:new|happening) (?:with|at|in|on)",
  de: 'über|ueber|rund um|zum thema|(?:neues|meldungen|nachrichten|berichte|geschichten|infos) (?:von|vom|zu|zum|zur|aus)',
  fr: "sur|à propos (?:de|des|du)|au sujet (?:de|des|du)|concernant|(?:infos?|nouvelles?|actus?|actualités?|informations?|articles?|histoires?) (?:de|des|du)|(?:parle|parler|parlez|parlons)(?:-(?:nous|moi))? (?:de|des|du)|(?:infos?|nouvelles?|parle|parlez) d['’]",
  es: 'sobre|acerca de|(?:noticias?|novedades|informaci(?:ón|ones)|historias|cosas|todo lo|lo) del?|(?:habla|hablar|hablen|háblanos|cuenta|cuéntanos) del?',
  it: "su|sul|sulla|sui|sugli|sulle|sull['’]|(?:notizi[ae]|novità|storie|informazioni) (?:di|del|della|dei|degli|delle|dal|dalla)|(?:notizi[ae]|novità|storie) (?:dell|dall)['’]|(?:parla|parlaci|parlare|racconta) (?:di|del|della|dei|degli|delle)",
  pt: 'sobre|acerca d[aeo]s?|(?:notícias?|novidades|histórias|informaç(?:ão|ões)|coisas) d[aeo]s?|(?:fala|fale|falem|falar|conta|conte)(?:-nos)? d[aeo]s?',
  pl: 'o|na temat|dotycz\\p{L}*|(?:wiadomości|informacje|nowości|historie) (?:z|ze)',
  nl: 'over|rond|omtrent|(?:nieuws|berichten|verhalen) (?:van|uit)',
  ro: 'despre|cu privire la|legate de|(?:știri|stiri|știrile|vești|noutăți) (?:de la|de pe|din)',
}
const HINDI_ABOUT = /^(?<words>.+?)\s(?:के बारे में|पर|से जुड़\p{M}|से जुडी|से संबंधित|(?:की|के|का)\s(?:ख़बर|खबर|समाचार)\p{M}*)/u

/** 'Three stories of the lighthouse', 'eine Kurzmeldung': what is asked for is no subject. */
const ONLY: Readonly<Record<string, string>> = {
  en: 'only|just|nothing but|exclusively',
  de: 'nur|ausschließlich|nichts als|alles (?:über|zu|zum|zur)',
  fr: 'seulement|uniquement|rien que|exclusivement|que',
  es: 'nomás|no más|solo|sólo|solamente|únicamente|exclusivamente',
  it: 'solo|soltanto|solamente|esclusivamente',
  pt: 'só|apenas|somente|unicamente',
  pl: 'tylko|wyłącznie|jedynie',
  nl: 'alleen|enkel|uitsluitend|slechts',
  ro: 'doar|numai|exclusiv',
  hi: 'सिर्फ़|सिर्फ|केवल',
}

const AND: Readonly<Record<string, string>> = {
  en: 'and|or|nor|plus',
  de: 'und|oder|sowie|noch',
  fr: 'et|ou|ni',
  es: 'y|e|o|ni',
  it: 'e|ed|o|né',
  pt: 'e|ou|nem',
  pl: 'i|oraz|lub|ani',
  nl: 'en|of|noch',
  ro: 'și|si|sau|nici',
  hi: 'और|या',
}

const pattern = kept((words: string): RegExp => new RegExp(`${EDGE}(?:${words})(?:(?<=['’])|${ENDS})`, 'iu'))
const either = (lists: Readonly<Record<string, string>>, tongue: string): string =>
  [...new Set([lists[tongue], lists.en])].filter(Boolean).join('|')

/** A phrase of more words is a sentence, and no subject. */
const MOST_WORDS = 3
/** Of a task without 'about' and 'only', so much at most is a list of subjects. */
const MOST_BARE = 2
const MOST_BARE_WORDS = 1
const LEAST_LETTERS = 3
const MOST_LETTERS = 40

/**
 * `isSure`: the task says that it is about this. Else it is so where a story holds it. `isKind`: it may name a kind of news, 'only companies', and
 * not one thing.
 */
type Subject = { topics: Topic[]; isSure: boolean; isKind: boolean }

/** Its words that may name something. */
export const contentOf = (phrase: string, tongue: string): string[] =>
  phrase
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word.length >= (tongue === 'hi' ? 2 : LEAST_LETTERS) && word.length <= MOST_LETTERS && !/^\d+$/.test(word))
    .filter((word) => !isSmall(withoutAccents(word), tongue))

const ownTopic = (words: readonly string[], tongue: string): Topic => ({
  name: words.join(' '),
  asked: '',
  told: storyWith(words, tongue).source,
  isOwn: true,
})

const jointOf = kept((tongue: string): RegExp => new RegExp(`${pattern(either(AND, tongue)).source}|[,/&]`, 'iu'))
const phrasesIn = (text: string, tongue: string): string[] => text.split(jointOf(tongue))

/** Each phrase by its words, but for those that a topic knows (`isKnown`). With `goesOn` a phrase that names nothing does not end the list. */
const topicsOf = (text: string, tongue: string, isKnown: (phrase: string) => boolean, goesOn = false): Topic[] => {
  const topics: Topic[] = []
  for (const phrase of phrasesIn(text, tongue)) {
    if (isKnown(phrase)) continue
    const words = contentOf(phrase, tongue)
    const isNamed = words.length > 0 && words.length <= MOST_WORDS
    if (isNamed) topics.push(ownTopic(words, tongue))
    else if (!goesOn) break
  }
  return topics
}

/** A name or a thing: German writes it with a capital, others put an article before it. */
const ARTICLE = /^\s*(?:the|le|la|les|l['’]|el|los|las|lo|il|gli|i|o|a|os|as|de|het)(?:\s|(?<=['’]))/iu
const isThing = (phrase: string, tongue: string): boolean =>
  tongue === 'de' ? /^\s*(?:\p{Ll}+\s){0,2}\p{Lu}/u.test(phrase) : ARTICLE.test(phrase) && !NAME.test(phrase)
/** Of capitals alone: it may be a source that the feed calls otherwise. */
const NAME = /^\s*(?:\p{Ll}+\s){0,2}\p{Lu}[\p{L}\p{M}]*\s+\p{Lu}/u

const introduced = (
  piece: string,
  tongue: string,
): { phrase: string; isSure: boolean; isKind: boolean; goesOn?: boolean } | undefined => {
  const about =
    (tongue === 'hi' ? HINDI_ABOUT.exec(piece)?.groups?.words : undefined) ?? behind(piece, pattern(either(ABOUT, tongue)))
  if (about !== undefined) return { phrase: about, isSure: true, isKind: false }
  const only = behind(piece, pattern(either(ONLY, tongue)))
  if (only === undefined) return undefined
  // 'Ferries and bees only, thanks': nothing is named behind it.
  const isBehind = phrasesIn(only, tongue).every((phrase) => contentOf(phrase, tongue).length === 0)
  const phrase = isBehind ? piece.replace(pattern(either(ONLY, tongue)), ',').replace(only, ' ') : only
  return { phrase, isSure: isThing(phrase, tongue), isKind: true, goesOn: isBehind }
}

const behind = (piece: string, words: RegExp): string | undefined => {
  const found = words.exec(piece)
  return found === null ? undefined : piece.slice(found.index + found[0].length)
}

const withoutManner = (piece: string, tongue: string): string => {
  const manner = mannerIn(piece, tongue)
  return manner === undefined ? piece : piece.replace(manner, ' ')
}

/** A task without the colon before what spells its subject out: 'stories from the sea: the ferry, the seals'. */
export const withoutSubjectColon = (task: string, tongue: string): string =>
  task.replace(/(?<=^|[\n.;:!?।])([^\n.;:!?।]+):(?=\s)/gu, (all, head: string) =>
    introduced(head, tongue) === undefined ? all : `${head},`,
  )

/** 'Weather and ferries', 'the sea, ferries, sport': one word in a row with subjects that are known is a subject too. */
const besideKnown = (piece: string, tongue: string, isKnown: (phrase: string) => boolean): Topic[] => {
  const phrases = phrasesIn(piece, tongue)
  return phrases.flatMap((phrase, at) => {
    const isBeside = [phrases[at - 1], phrases[at + 1]].some((other) => other !== undefined && isShort(other) && isKnown(other))
    const words = contentOf(phrase, tongue)
    const isOne = words.length === 1 && isShort(phrase) && !isKnown(phrase) && !/["“”„«»]/u.test(phrase)
    return isBeside && isOne && (tongue !== 'de' || /\p{Lu}/u.test(phrase)) ? [ownTopic(words, tongue)] : []
  })
}
const isShort = (phrase: string): boolean => phrase.trim().split(/\s+/u).length <= MOST_BESIDE
/** An article and a noun. */
const MOST_BESIDE = 2

/** What of a task is wanted that no topic knows. */
export const subjectIn = (wanted: string, tongue: string, isKnown: (phrase: string) => boolean): Subject | undefined => {
  const pieces = wanted
    .split(/[\n.;:!?।]+/u)
    .map((piece) => withoutManner(piece, tongue))
    .filter((piece) => /\p{L}/u.test(piece))
  const found = pieces.flatMap((piece) => introduced(piece, tongue) ?? [])
  const named = found.map(({ phrase, goesOn, ...how }) => ({ topics: topicsOf(phrase, tongue, isKnown, goesOn), ...how }))
  const topics = named.flatMap((one) => one.topics)
  const isSure = named.some((one) => one.isSure && one.topics.length > 0)
  if (topics.length > 0) return { topics, isSure, isKind: named.every((one) => one.isKind) }
  if (found.length > 0) return undefined
  if (pieces.some(isKnown)) {
    const beside = pieces.filter(isKnown).flatMap((piece) => besideKnown(piece, tongue, isKnown))
    return beside.length > 0 ? { topics: beside, isSure: true, isKind: false } : undefined
  }
  // What is quoted is to be said.
  const isNaming = (phrase: string) => contentOf(phrase, tongue).length > 0 && (tongue !== 'de' || /\p{Lu}/u.test(phrase))
  const phrases = phrasesIn(pieces.join(','), tongue).filter(isNaming)
  const bare = topicsOf(phrases.join(','), tongue, isKnown)
  const isList =
    bare.length > 0 &&
    phrases.length <= MOST_BARE &&
    bare.every(({ name }) => name.split(' ').length <= MOST_BARE_WORDS) &&
    !/["“”„«»]/u.test(wanted)
  return isList ? { topics: bare, isSure: false, isKind: true } : undefined
}

/** What of a task is unwanted that no topic knows: 'no royals'. More words say how to tell. */
export const unwantedIn = (unwanted: string, tongue: string, isKnown: (phrase: string) => boolean): Topic[] =>
  unwanted.split(/[\n.;:!?।]+/u).flatMap((piece) => topicsOf(withoutManner(piece, tongue), tongue, isKnown, true))
