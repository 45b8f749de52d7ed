import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { ContentItem } from '@hourcast/domain/sources/content'
import { tellsWhatHolds } from '@hourcast/domain/sources/item-memory'
import type { LeftOut } from '@hourcast/domain/sources/left-out'
import { tellWeather } from '@hourcast/domain/sources/tell-weather'
import { HOUR_MS } from '@hourcast/domain/time-units'
import { dayNumber } from '../fit-for-air/calendar.ts'
import { isCleared } from '../fit-for-air/cleared-roads.ts'
import { countsMore, lowerCounts } from '../fit-for-air/counts-more.ts'
import { datesOf, dayPartOf, TODAY_TYPE } from '../fit-for-air/day-parts.ts'
import { withDaysHeard } from '../fit-for-air/days-heard.ts'
import { eventsIn } from '../fit-for-air/event-facts.ts'
import type { OnAir } from '../fit-for-air/judge-item.ts'
import { namesDayToCome } from '../fit-for-air/named-dates.ts'
import { nameOtherPlaces } from '../fit-for-air/named-places.ts'
import { isOfOtherCountry } from '../fit-for-air/other-countries.ts'
import { tongueIn } from '../fit-for-air/other-language.ts'
import { overtakenIn } from '../fit-for-air/overtaken.ts'
import { lineOf, plainWords } from '../fit-for-air/phrases.ts'
import { commonIn, storyOf } from '../fit-for-air/same-story.ts'
import { cutIn, stoplessIn } from '../fit-for-air/stopless.ts'
import { hasSubject, papersIn, WEATHER } from '../fit-for-air/subject.ts'
import { urgencyOf, weatherWarningIn } from '../fit-for-air/weather-warning.ts'
import { leaveOut, leaveStale } from '../leave-out.ts'
import { readableItems } from '../readable-items.ts'
import type { WriteInput } from '../script-types.ts'
import { type Tongue, tongueOf } from '../tongue.ts'
import type { WordRules } from '../words/word-rules.ts'
import { bestTold, forTheEar, type Told, withTurns } from './best-told.ts'
import { type Candidate, candidateOf, depthOf } from './candidate.ts'
import { type Compared, factsOf, isTold, laterBy } from './compared.ts'
import { DOUBTFUL, doubtsOf, LEAST_FOR_CHOICE, PLENTY, SURE } from './doubts.ts'
import { inFull } from './in-full/in-full.ts'
import type { Judged } from './judged.ts'
import { kickeredIn } from './kicker.ts'
import { USUALLY_POOR } from './learnt/poorly-told.ts'
import { USUAL_RISK } from './learnt/risk.ts'
import { writtenOf } from './learnt/ways.ts'
import { repeatedIn } from './repeated-lines.ts'
import { withRoadEvent } from './road-event.ts'
import { asTold } from './romanian-telling.ts'
import { saidOnce } from './said-once.ts'
import { inWhole, saysTwice } from './same-text.ts'
import { keywords } from './sentences.ts'
import { WEIGHTS } from './story-weight.ts'
import { wholeOf } from './told-whole.ts'
import { isOfPaper, weighStories } from './weigh-stories.ts'

/** Words of an order that name no subject. */
const ORDER =
  /^(?:about|tell|talk|read|report|give|make|only|just|please|with|that|this|these|what|which|from|have|will|your|their|there|when|then|than|into|more|most|some|very|news|stories|story|latest|today|headlines|sentence|sentences|words|short|briefly|listeners|everything|über|bitte|nur|alle|alles|eine|einen|einer|nachrichten|meldungen|erzähle|sage|heute|sätze|noticias|sobre|solo|hoy|frases|nouvelles|informations|seulement|dans|avec|pour|phrases|notizie|oggi|notícias|hoje|wiadomości|tylko|nieuws|vandaag|știri|despre)$/

const byFit = (task: string) => {
  const wanted = [...keywords(task)].filter((word) => !ORDER.test(word))
  return ({ item }: Candidate): number => {
    const said = keywords(`${item.title} ${item.text}`)
    return wanted.filter((word) => said.has(word)).length
  }
}

/** By what items are judged. */
export type Judging = {
  task: string
  presentationType: number
  locale: string
  rules: WordRules
  /** Where a task says what comes first: the place of an item. */
  rankOf?: ((item: ContentItem) => number) | undefined
  /** What is written in another tongue is told in the host's: it is judged in its own. */
  translates?: true
  /** Where little is new, stories come back that were told before. */
  tellsAgain?: true
  /** What is likely no news of a paper's stories is told last, or not at all. */
  isWary?: boolean
  /** Headlines have a part of their own, which is announced. */
  hasHeadlines?: boolean
}

export type JudgeInput = Pick<WriteInput, 'items' | 'toldAt' | 'airAt' | 'timeZone' | 'location'>

/** `isMixed`: they are weighed, and of one event not all are told. */
export type JudgedItems = { candidates: Judged[]; leftOut: LeftOut[]; isMixed: boolean }

/** What is new and fit for air, then what may come back; and what is neither. */
export const judgeItems = async (input: JudgeInput, choice: Judging): Promise<JudgedItems> => {
  const { presentationType, locale } = choice
  const air: OnAir = {
    tongue: tongueOf(locale),
    presentationType,
    airAt: input.airAt,
    timeZone: input.timeZone,
    isNever: choice.rules.isNever,
    ...papersOf(input.items, presentationType, tongueOf(locale)),
  }
  // The first line of a task is its subject; what follows says how to go about it, and its words are no subject.
  const fitOf = byFit(choice.task.split('\n')[0] ?? '')
  const today = dayNumber(input.airAt, input.timeZone)
  const isTraffic = hasSubject(presentationType) && presentationType !== WEATHER
  const goesOn = ({ title, text }: ContentItem) => isTraffic && namesDayToCome(plainWords(`${title} ${text}`), today, air.tongue)
  const { fresh, again } = readableItems({ ...input, presentationType, goesOn })
  const holds = tellsWhatHolds(presentationType)
  const returning = holds || choice.tellsAgain ? again : []
  const leftOut = leaveStale(input, [...fresh, ...returning])
  const overtaken = overtakenIn(input.items, air.tongue)
  const dates = datesOf(air)
  const common = commonIn(input.items, air.tongue)
  const reading = {
    depth: depthOf(fresh.length + returning.length),
    isRepeated: repeatedIn(input.items),
    isStopless: stoplessIn(input.items),
    isCutThere: cutIn(input.items),
  }
  const isPlain = choice.task === '' && choice.rankOf === undefined
  const hasChoice = choice.isWary === true && isPlain && !holds && input.items.length >= LEAST_FOR_CHOICE
  const hasHeadlines = isPlain && choice.hasHeadlines === true
  const kickered = kickeredIn(input.items)
  const candidates: Judged[] = []
  const eventOf = eventsIn(holds ? [] : input.items, air.tongue, input.location)
  const toldBefore = holds ? [] : toldStories(input, air.tongue).map((told) => ({ ...told, event: eventOf(told.item) }))
  for (const fetched of [...inTurn(fresh), ...inTurn(returning)]) {
    await letOthersRun()
    const item = inTongue(fetched, locale)
    const tongue = choice.translates ? tongueIn(`${item.title} ${item.text}`, air.tongue) : air.tongue
    if (overtaken.has(item.id)) {
      leftOut.push(leaveOut(item, 'overtaken'))
      continue
    }
    const read = candidateOf(item, tongue === air.tongue ? locale : tongue, { ...air, tongue }, reading)
    const candidate = isTraffic && typeof read !== 'string' ? withRoadEvent(read, tongue) : read
    if (typeof candidate === 'string') {
      leftOut.push(leaveOut(item, candidate))
      continue
    }
    // How it is told is weighed with the days as they are printed; what was told before is compared as it is heard.
    const days = item.publishedAt === undefined ? { today } : { today, written: dayNumber(item.publishedAt, input.timeZone) }
    const heard = (sentence: string) => asTold(withDaysHeard(sentence, days, tongue), tongue)
    const isTwice = saysTwice(candidates, presentationType)
    const isSaid = saysTwice([...candidates, ...candidates.map(inWhole)], presentationType)
    const allHeard = (sentences: readonly string[]) => sentences.map(heard).filter((sentence) => !isSaid(sentence))
    if (isTwice(heard(candidate.lead))) {
      leftOut.push(leaveOut(item, 'duplicate'))
      continue
    }
    const isChosen = hasChoice && isOfPaper(item)
    const full = candidate.isBeheaded ? candidate.headline : inFull(candidate.headline, tongue)
    const told = isChosen
      ? bestTold(candidate, tongue, { hasHeadlines, isKickered: kickered.has(item.source) })
      : plainlyTold(candidate, full, tongue)
    const whole = isChosen && hasHeadlines ? wholeOf(candidate, tongue, kickered.has(item.source)) : undefined
    const wholeHeard = (whole?.sentences ?? []).map(heard)
    // What follows leans on what comes first: a whole story that repeats another is not told so.
    const isWholeNew = whole !== undefined && !wholeHeard.some(isSaid)
    const facts = factsOf(candidate.headline, tongue)
    const warning = presentationType === WEATHER ? weatherWarningIn(facts.words, tongue) : undefined
    const judged = {
      ...candidate,
      full: heard(full),
      lead: heard(told.lead),
      written: told.written,
      told: writtenOf(candidate).told,
      rest: allHeard(told.rest),
      usual: { lead: heard(told.usual.lead), rest: allHeard(told.usual.rest), poorly: told.usual.poorly },
      more: { lead: heard(told.more.lead), rest: allHeard(told.more.rest) },
      ...facts,
      warning,
      story: storyOf(candidate.headline, item.text, item.source, tongue, common(item.source)),
      event: eventOf(item),
      fit: fitOf(candidate),
      rank: choice.rankOf?.(item) ?? 0,
      urgency: isTraffic && isCleared(facts.words, tongue) ? -1 : urgencyOf(warning),
      isAgain: !holds && input.toldAt.has(item.id),
      weight: WEIGHTS.usual,
      risk: USUAL_RISK,
      poorly: told.poorly,
      ...(told.announced === undefined ? {} : { announced: heard(told.announced) }),
      ...(isWholeNew ? { whole: { ...whole, sentences: wholeHeard } } : {}),
      doubts: isChosen ? doubtsOf(candidate, tongue, input.items.length >= PLENTY) : SURE,
      ...(presentationType === TODAY_TYPE && tongue === air.tongue
        ? { part: dayPartOf(item, candidate.headline, candidate.rest, air, dates) }
        : {}),
    }
    const isOld = !judged.isAgain && toldBefore.some((other) => isTold(judged, other) && saysNoMore(judged, other))
    const twin = candidates.findIndex(
      (other) =>
        isTold(judged, other) &&
        !(isTraffic && other.item.source === item.source && nameOtherPlaces(judged.headline, other.headline)),
    )
    const former = candidates[twin]
    if (isOld) leftOut.push(leaveOut(item, 'aired'))
    else if (former !== undefined && givesWay(former, judged)) {
      candidates[twin] = { ...judged, ...wideOf(former, item) }
      leftOut.push(leaveOut(former.item, 'duplicate'))
    } else if (former !== undefined) {
      candidates[twin] = { ...former, ...wideOf(former, item) }
      leftOut.push(leaveOut(item, 'duplicate'))
    } else candidates.push(judged)
  }
  if (presentationType === WEATHER) leftOut.push(...leaveAbroad(candidates, air))
  const isMixed = isPlain && WEIGHED.has(presentationType)
  const judged = isMixed ? weighStories(candidates, { hasChoice, hasHeadlines }, air, input.location) : candidates
  return { candidates: judged, leftOut, isMixed }
}

/** Where there is no choice a story is told as it stands. */
const plainlyTold = (candidate: Candidate, full: string, tongue: Tongue): Told => {
  const { headline, lead, rest, item } = candidate
  const isHeaded = lead === headline && !candidate.isBeheaded && isOfPaper(item)
  const once = isHeaded ? saidOnce(headline, rest, tongue) : { lead, rest }
  const plain = withTurns({ lead: once.lead === headline ? full : once.lead, rest: once.rest }, item.text, tongue)
  const said = isOfPaper(item) ? forTheEar(plain, tongue) : plain
  return { ...said, usual: { ...said, poorly: USUALLY_POOR }, written: lead, more: said, poorly: USUALLY_POOR }
}

/** Beside weather of the own country that of others is left out: taken from the candidates. */
const leaveAbroad = (candidates: Judged[], { timeZone, tongue }: OnAir): LeftOut[] => {
  const isAbroad = ({ item, headline, lead, rest: [first = ''] }: Judged) =>
    isOfPaper(item) && isOfOtherCountry([headline, lead, first].map(lineOf), timeZone, tongue)
  const abroad = candidates.filter(isAbroad)
  if (abroad.length === candidates.length) return []
  candidates.splice(0, candidates.length, ...candidates.filter((one) => !abroad.includes(one)))
  return abroad.map(({ item }) => leaveOut(item, 'off-subject'))
}

/** Intro, News, Today, Outro, Custom: a playlist and what has one subject keep the order of their sources. */
const WEIGHED: ReadonlySet<number> = new Set([0, 1, 4, 6, 7])

const wideOf = ({ isWide, item: { source } }: Judged, other: ContentItem): Pick<Judged, 'isWide'> =>
  isWide || source !== other.source ? { isWide: true } : {}

/**
 * Of one source the newer version is told; soon after the older one, the surer one, and never one that is not told in the place of one that is.
 * Of two a bare headline gives way to the story itself.
 */
const givesWay = (known: Judged, one: Judged): boolean => {
  const isOneSource = known.item.source === one.item.source
  const recount = isOneSource ? undefined : recountOf(known, one)
  if (recount !== undefined) return recount === one
  const later = isOneSource ? laterBy(one.item, known.item) : 0
  if (later === 0) return !isFuller({ ...known, isAgain: false }) && isFuller(one)
  const [newer, older] = later > 0 ? [one, known] : [known, one]
  const isReaction = newer.doubts > older.doubts && Math.abs(later) < VERSION_MS
  const isLost = newer.doubts >= DOUBTFUL && older.doubts < DOUBTFUL
  return (isReaction || isLost ? older : newer) === one && !one.isAgain
}
/** Of two sources' stories the one that counts more: the later one, or the earlier one where fewer are counted after it. */
const recountOf = (known: Judged, one: Judged): Judged | undefined => {
  const later = laterBy(one.item, known.item)
  if (later === 0) return undefined
  const [newer, older] = later > 0 ? [one, known] : [known, one]
  const isSurer = (more: Judged, less: Judged) => more.doubts <= less.doubts && !more.isAgain
  if (countsMore(newer.event, older.event)) return isSurer(newer, older) ? newer : undefined
  return lowerCounts(newer.event, older.event).size > 0 && isSurer(older, newer) ? older : undefined
}
/** So soon a paper words its story once more, or brings what somebody says of it. */
const VERSION_MS = 6 * HOUR_MS

const isFuller = ({ rest, lead, headline, full = headline, isAgain }: Judged): boolean =>
  !isAgain && (rest.length > 0 || (lead !== headline && lead !== full))

/** What earlier bulletins told, as it is compared with what another source brings later. */
const toldStories = ({ items, toldAt, airAt }: JudgeInput, tongue: Tongue): Compared[] =>
  items
    .filter(({ id }) => (toldAt.get(id) ?? 0) > airAt - STILL_KNOWN_MS)
    .map((item) => ({
      item,
      ...factsOf(item.title, tongue),
      story: storyOf(item.title, item.text, item.source, tongue),
    }))

/** As long as a listener remembers a story. */
const STILL_KNOWN_MS = 12 * HOUR_MS
const FIGURES = /\d+/g

/** Another number would be news of it: more injured, a higher price, but not fewer dead; and what one source brings again it has changed. */
const saysNoMore = ({ headline, item: { source }, event }: Judged, { item, event: told }: Compared): boolean => {
  if (source === item.source || countsMore(event, told)) return false
  const lower = lowerCounts(event, told)
  const figures = (headline.match(FIGURES) ?? []).filter((figure) => !lower.has(Number(figure)))
  return figures.every((figure) => `${item.title} ${item.text}`.includes(figure))
}

/** A day's programme has a report of the weather. */
const papersOf = (items: readonly ContentItem[], presentationType: number, tongue: Tongue): Pick<OnAir, 'papers'> => {
  if (presentationType !== TODAY_TYPE && !hasSubject(presentationType)) return {}
  return { papers: papersIn(items, presentationType === TODAY_TYPE ? WEATHER : presentationType, tongue) }
}

/** Data of a weather service is worded in the tongue that the host speaks. */
const inTongue = (item: ContentItem, locale: string): ContentItem =>
  item.weather === undefined ? item : { ...item, ...tellWeather(item.weather, locale) }

/** The first of each source, then the second of each: a busy source does not keep the others off the air. */
const inTurn = (items: readonly ContentItem[]): ContentItem[] => {
  const bySource = new Map<string, ContentItem[]>()
  for (const item of items) bySource.set(item.source, [...(bySource.get(item.source) ?? []), item])
  const queues = [...bySource.values()]
  return items.flatMap((_, round) => queues.flatMap((queue) => queue[round] ?? []))
}
