import type { ContentItem } from '@hourcast/domain/sources/content'
import type { LeftOutReason } from '@hourcast/domain/sources/left-out'
import { endsOnJoint, withPlainCut } from '../fit-for-air/cut-off.ts'
import { isHedged } from '../fit-for-air/hedges.ts'
import { hasHole } from '../fit-for-air/holes.ts'
import { type Dropped, type Fit, judgeItem, type OnAir } from '../fit-for-air/judge-item.ts'
import { leansBack } from '../fit-for-air/leans-back.ts'
import { countsAgain, leansOnHeadline } from '../fit-for-air/leans-on-headline.ts'
import { ofFirstStory } from '../fit-for-air/packed.ts'
import { isPaywall, withoutPageMarks } from '../fit-for-air/page-marks.ts'
import { lineOf, plainWords } from '../fit-for-air/phrases.ts'
import { withoutNameBehind } from '../fit-for-air/signed-behind.ts'
import { holdsUnsayableAbbreviation } from '../spoken/unsayable.ts'
import { ROMANCE, type Tongue } from '../tongue.ts'
import { claimIn } from './claims.ts'
import { withoutCry } from './cries.ts'
import { withCurrency } from './currency-told.ts'
import { wholePartOf } from './cut-headlines.ts'
import { hasNew, holdsFigures, holdsNames, holdsSubject, losesSubject, standsAlone } from './headline-words.ts'
import { withoutInvitation } from './invitations.ts'
import { isLivePage, newestEntry, withoutLiveName } from './live-pages.ts'
import { followsSomebody, isNameless, isOfTheOne, isShortWithoutName, isVague, NO_NOUN_CAPITALS } from './nameless.ts'
import { withoutLabels, withoutNewsroomMarks } from './newsroom-marks.ts'
import { withoutLabelBehind } from './repeated-lines.ts'
import { keepsReporter, withReporterFirst } from './reported-by.ts'
import { withSpeakerInside } from './said-behind.ts'
import { withWhoSaysSo } from './said-next.ts'
import { withoutSecondSpeech } from './second-speech.ts'
import { hasVoice, keywords, overlap, readSentences, sayable, wordCount } from './sentences.ts'
import { withoutDeathQuoted, withoutLooseQuote, withPlainQuotes, withSpeakerFirst } from './speaker-first.ts'
import { withoutStoppedLabel } from './stopped-labels.ts'
import { withTownOfStreet } from './street-town.ts'
import { losesGrave } from './tells-death.ts'

export type Candidate = {
  item: ContentItem
  headline: string
  /** The headline as a sentence that can be said, where it is a telegram. */
  full?: string
  /** What is said first where stories are told: the headline, or the sentence that says all of it and more. */
  lead: string
  rest: string[]
  /** So many sentences of `rest` stand as their source has them, one behind the other; before the next one something is left out. */
  unbroken: number
  /** The headline cannot be said: a sentence stands in its place. */
  isBeheaded?: true
  /** The headline is somebody's claim: `lead` says whose, and is said in its place. */
  isClaim?: true
  dropped: Dropped[]
}

/** So much of the headline a sentence says again that it takes its place, or is left out where it says nothing more. */
const SAME_SENTENCE = 0.75
/** A bulletin never goes deeper into one story, */
const JUDGED = 24
/** nor into one of many: what nobody hears is not judged. */
const JUDGED_LEAST = 5
const JUDGED_IN_ALL = 100

/** How many sentences of each of so many items are looked at. */
export const depthOf = (items: number): number => Math.min(JUDGED, Math.max(JUDGED_LEAST, Math.ceil(JUDGED_IN_ALL / items)))

/**
 * `depth`: how many sentences are looked at. `isRepeated`: true for a sentence that a source writes below each item. `isStopless`: for a summary that is
 * whole without a stop, `isCutThere` for one that ends where its source cuts.
 */
type Reading = {
  depth?: number
  isRepeated?: (source: string, sentence: string) => boolean
  isStopless?: (item: ContentItem) => boolean
  isCutThere?: (item: ContentItem) => boolean
}

/** 'In der Pressemeldung Nr.' goes on behind its stop. */
const BROKEN_HEADLINE = /(?:\.\.\.|…|(?<!\p{L})(?:Nr|No|Dr|Prof|Mr|Mrs|Ms|St|Sr|Sra|Dott|núm|nr|dr|prof|ul|al|os)\.)$/u

/** An item as it can be told, or why it cannot. */
export const candidateOf = (
  item: ContentItem,
  locale: string,
  air: OnAir,
  { depth = JUDGED, isRepeated = () => false, isStopless = () => false, isCutThere = () => false }: Reading = {},
): Candidate | LeftOutReason => {
  const isLive = isLivePage(item.title, item.link)
  const own = withoutLabelBehind(item.title, (label) => isRepeated(item.source, label))
  const named = withoutLabels(isLive ? withoutLiveName(own) : own, item.source, item.link)
  const unstopped = withoutStoppedLabel(named, item.text, air.tongue)
  const labelled = labelledTitle(item, unstopped ?? named, locale, air.tongue)
  const title = withoutInvitation(withoutCry(wholePartOf(labelled) ?? labelled, air.tongue), air.tongue)
  const how = { most: depth, isStopless: isStopless(item), isCut: isCutThere(item) }
  const read = readSentences(isLive ? newestEntry(item.text) : item.text, locale, item.title, how)
  // A headline that only invites: what it invites to may stand behind it.
  if (title === '' && labelled !== '' && !tellsNews(read.said[0] ?? '', labelled, air.tongue)) {
    const fault = judgeItem(item, sayable(labelled, locale), read.said, air)
    return typeof fault === 'string' ? fault : 'no-news'
  }
  // Data has no headline but its service's name, and one that breaks off is no headline: then the text begins.
  const isData = title === item.source
  const isCut = breaksOff(title, air.tongue)
  const hasHeadline = !isData && !isCut && title !== ''
  const written = hasHeadline ? sayable(withoutPageMarks(withoutNewsroomMarks(title)), locale) : ''
  const unrepeated = withWhoSaysSo(
    read.said.filter((sentence) => !isRepeated(item.source, sentence)),
    air.tongue,
  )
  const sentences = withTownOfStreet(ofFirstStory(unrepeated, item.title, air.tongue), item.title, air.tongue)
  if (sentences.length === 0 && read.dropped.some(({ sentence }) => isPaywall(sentence))) return 'furniture'
  if (written === '' && sentences.length === 0) return isCut ? 'cut-off' : (read.dropped[0]?.reason ?? 'unsayable')
  const fit = judgeItem(item, written, sentences, air)
  if (typeof fit === 'string') return fit
  if (unstopped === undefined) return 'doubtful'
  const told = voicedOf(fit, locale, air.tongue)
  const story = { item, written, labelled, sentences, isData, isCut, fit, ...told, dropped: [...read.dropped, ...told.dropped] }
  return told.headline === undefined ? beheaded(story, air.tongue) : headed(story, told.headline, air.tongue)
}

/** A headline without what newsrooms set around it, and with its speaker in the sentence. */
const labelledTitle = (item: ContentItem, unmarked: string, locale: string, tongue: Tongue): string => {
  const bare = withoutNameBehind(withoutLooseQuote(withoutDeathQuoted(withPlainCut(withPlainQuotes(unmarked)))))
  const first = withSpeakerInside(withSpeakerFirst(withReporterFirst(bare)), item.text, tongue)
  return withCurrency(withoutSecondSpeech(first, locale, tongue), item.text)
}

const breaksOff = (title: string, tongue: Tongue): boolean =>
  BROKEN_HEADLINE.test(title) ||
  hasHole(title, tongue) ||
  (ROMANCE.has(tongue) && !/\d \p{L}$/u.test(title) && endsOnJoint(title, tongue))

/** What a voice can say of what is fit. `unbrokenOf`: how many of these sentences come before anything that is left out. */
type Voiced = {
  headline: string | undefined
  told: string[]
  dropped: Dropped[]
  unbrokenOf: (rest: readonly string[]) => number
}

const voicedOf = (fit: Fit, locale: string, tongue: Tongue): Voiced => {
  const all = fit.headline === undefined ? fit.sentences : [fit.headline, ...fit.sentences]
  const mute = all.flatMap((sentence) => muteOf(sentence, locale) ?? [])
  const isMute = (sentence: string) => mute.some((one) => one.sentence === sentence)
  const isHalf = (sentence: string) => mute.some((one) => one.sentence === sentence && one.reason === 'abbreviation')
  const hangsOnMute = (sentence: string, before = '') => isHalf(before) && leansBack(plainWords(sentence), tongue)
  const isTold = (sentence: string, at: number) => !isMute(sentence) && !hangsOnMute(sentence, fit.sentences[at - 1])
  const told = withoutLastQuestion(fit.sentences.filter(isTold))
  const gap = fit.sentences.findIndex((sentence, at) => at >= fit.unbroken || !isTold(sentence, at))
  const beforeGap = new Set(gap < 0 ? told : fit.sentences.slice(0, gap))
  const unbrokenOf = (rest: readonly string[]): number => {
    const broken = rest.findIndex((sentence) => !beforeGap.has(sentence))
    return broken < 0 ? rest.length : broken
  }
  const headline = fit.headline !== undefined && !isMute(fit.headline) ? fit.headline : undefined
  return { headline, told, dropped: [...fit.dropped, ...mute], unbrokenOf }
}

/** `written`: its headline as it would be said, `labelled`: before what invites is taken off. `sentences`: what was judged. */
type Story = Omit<Voiced, 'headline'> & {
  item: ContentItem
  written: string
  labelled: string
  sentences: readonly string[]
  isData: boolean
  isCut: boolean
  fit: Fit
}

const headed = (
  { item, sentences, told, dropped, unbrokenOf }: Story,
  headline: string,
  tongue: Tongue,
): Candidate | LeftOutReason => {
  // A question whose answer is left out tells nothing.
  if (told.length === 0 && /^Znamy\s/.test(headline)) return 'no-news'
  if (told.length === 0 && (sentences.length > 0 || ROMANCE.has(tongue)) && isAsked(headline))
    return dropped.at(-1)?.reason ?? 'no-news'
  const [report = '', ...more] = told
  const claim = isRowOfTags(item.title) ? 'none' : claimIn(headline, told, sentences, tongue)
  if (claim === 'bare') return 'claim'
  if (claim === 'told' && !losesWhatWas(headline, told, tongue)) {
    const said = begunWith(report, more, headline, tongue)
    return { item, headline, ...said, unbroken: unbrokenOf(said.rest), isClaim: true, dropped }
  }
  // A control room's row is no sentence.
  const isRow = isRowOfTags(item.title) && wordCount(report) > wordCount(headline)
  const begun = isRow ? { lead: report, rest: more } : begin(headline, told, tongue)
  return { item, headline, ...begun, unbroken: unbrokenOf(begun.rest), dropped }
}

/** 'Five people were hurt in a club, police said' keeps back the shooting, and nobody doubts it: then the headline is said too. */
const losesWhatWas = (headline: string, told: readonly string[], tongue: Tongue): boolean =>
  losesGrave(told.slice(0, 2).join(' '), headline, tongue) &&
  !told.slice(0, NEAR_CLAIM).some((sentence) => isHedged(lineOf(sentence), tongue))
const NEAR_CLAIM = 3

/** Where the headline is gone, the first sentence must stand alone. */
const beheaded = (story: Story, tongue: Tongue): Candidate | LeftOutReason => {
  const { item, written, labelled, isData, isCut, told, dropped, unbrokenOf } = story
  const [next = ''] = told
  if (!isData && written !== '' && followsSomebody(next)) return dropped.at(-1)?.reason ?? 'unsayable'
  if (!isData && leansOnHeadline(next, written || labelled, tongue)) return dropped.at(-1)?.reason ?? 'unsayable'
  if (!isData && !isCut && written !== '' && isStump(next, story, tongue)) return dropped.at(-1)?.reason ?? 'unsayable'
  const from = isData ? 0 : told.findIndex((sentence) => !leansBack(plainWords(sentence), tongue))
  const [lead, ...rest] = from < 0 ? [] : told.slice(from)
  if (lead === undefined) return dropped.at(-1)?.reason ?? (isCut ? 'cut-off' : 'unsayable')
  const hadHeadline = isData || isCut ? {} : { isBeheaded: true as const }
  return { item, headline: lead, lead, rest, unbroken: unbrokenOf(rest), ...hadHeadline, dropped }
}

/** Nobody would know of what it speaks, now that its headline is left out. */
const isStump = (next: string, { written, sentences, fit }: Story, tongue: Tongue): boolean => {
  const isGoneAs = (why: LeftOutReason) => fit.dropped.some(({ sentence, reason }) => sentence === written && reason === why)
  // What a programme of one subject keeps is its subject without a headline too.
  if (isGoneAs('off-subject')) return false
  if (!standsAlone(next, written) || isNameless(next, tongue)) return true
  // The one before it named where and what it was.
  const isVagueOne = NO_NOUN_CAPITALS.has(tongue) ? isShortWithoutName(next) : isVague(next, tongue)
  const isLate = next !== sentences[0] && (isVagueOne || isOfTheOne(next, tongue))
  // A quotation that is left out had the name: 'Some people used the night to leave' is of nobody knows where.
  return isLate || (isGoneAs('quote') && losesSubject(next, written, tongue))
}

/** 'M25 between J9 and J10 | Clockwise | Roadworks': where it is, and two words or more that stand alone. */
const isRowOfTags = (title: string): boolean => /^(?=[^|]*\d)[^|]*(?:\s\|\s[^\s|]+){2,}$/u.test(title.trim())

/** Asked at the end, and never answered. */
const withoutLastQuestion = (told: readonly string[]): string[] => told.slice(0, told.findLastIndex((one) => !isAsked(one)) + 1)

const isAsked = (text: string): boolean => /[?][”"»]?$/.test(text)

/** Whose numbers the page shows. */
const DRAW =
  /(?<!\p{L})(?:sorteos?|sorteios?|lote?r[ií]a|loteria|bonoloto|primitiva|euromil\p{L}+|euromill\p{L}+|totoloto|mega-?sena|lotofácil|quina|timemania|melate|tris|quiniela|loto|superenalotto|10elotto|hor[oó]scopos?|oroscopo|horoscope)(?!\p{L})/iu
const NEWS_LEAST = 6

/** True for a sentence that is a story without its headline. */
const tellsNews = (sentence: string, headline: string, tongue: Tongue): boolean =>
  !DRAW.test(headline) &&
  wordCount(sentence) >= NEWS_LEAST &&
  !isAsked(sentence) &&
  withoutInvitation(sentence, tongue) === sentence &&
  !leansBack(plainWords(sentence), tongue) &&
  !leansOnHeadline(sentence, headline, tongue) &&
  !isNameless(sentence, tongue)

/** What no voice says, for its letters or for an abbreviation. */
const muteOf = (sentence: string, locale: string): Dropped | undefined => {
  if (!hasVoice(sentence)) return { sentence, reason: 'unsayable' }
  return holdsUnsayableAbbreviation(sentence, locale) ? { sentence, reason: 'abbreviation' } : undefined
}

/** A sentence that speaks of the question needs it before it. */
const OF_QUESTION =
  /(?<!\p{L})(?:this question|diese[rn]? frage|esta pregunta|questa domanda|cette question|(?:est|ess|nest|ness)a (?:pergunta|questão)|deze vraag|această întrebare|to pytanie)(?!\p{L})/iu

/** A sentence with so many words that the headline has not brings something new. */
const ADDED = 4

/** A shorter one is a heading. */
const SENTENCE_LEAST = 5

/** What is said of it first, and what then: nothing twice. */
const begin = (headline: string, told: readonly string[], tongue: Tongue): Pick<Candidate, 'lead' | 'rest'> => {
  const known = keywords(headline)
  const saysAgain = (sentence: string) => overlap(keywords(sentence), known) >= SAME_SENTENCE
  const [first = '', ...others] = told
  const near = `${first} ${others[0] ?? ''}`
  // Whole sentences are said, where they say as much: 'A bakery in Troy has won an award', not 'Troy bakery wins award'.
  const isFuller =
    saysAgain(first) &&
    wordCount(first) > wordCount(headline) &&
    holdsSubject(first, headline) &&
    !losesGrave(near, headline, tongue)
  // Who asks the listener has told nothing yet.
  const isQuestion = isAsked(headline) && first !== '' && !isAsked(first) && !OF_QUESTION.test(first)
  const isOfKnown = leansBack(plainWords(first), tongue) || countsAgain(first, tongue)
  const addsMuch = (sentence: string) => [...keywords(sentence)].filter((word) => !known.has(word)).length >= ADDED
  const isNothingNew = (sentence: string) => saysAgain(sentence) && !hasNew(sentence, headline) && !addsMuch(sentence)
  // What says the headline once more says it in a sentence, and what comes next leans on that.
  const isSentenceOfIt =
    wordCount(first) >= SENTENCE_LEAST &&
    isNothingNew(first) &&
    holdsSubject(near, headline) &&
    holdsNames(near, headline) &&
    holdsFigures(near, headline) &&
    !losesGrave(first, headline, tongue)
  const isBetter = isFuller || isSentenceOfIt || (isQuestion && !isNameless(first, tongue))
  const leads = isBetter && keepsReporter(first, headline, tongue) && !isOfKnown
  const news = (sentences: readonly string[]) => sentences.filter((sentence) => !isNothingNew(sentence))
  if (!leads) return { lead: headline, rest: news(told) }
  const said = begunWith(first, others, headline, tongue)
  return { ...said, rest: news(said.rest) }
}

/** A first sentence in its headline's place; with the next one where the shooting, or the death, stands in that. */
const begunWith = (
  first: string,
  others: readonly string[],
  headline: string,
  tongue: Tongue,
): Pick<Candidate, 'lead' | 'rest'> => {
  const [next = '', ...more] = others
  const isInNext = losesGrave(first, headline, tongue) && !losesGrave(`${first} ${next}`, headline, tongue)
  return isInNext ? { lead: `${first} ${next}`, rest: more } : { lead: first, rest: [...others] }
}
