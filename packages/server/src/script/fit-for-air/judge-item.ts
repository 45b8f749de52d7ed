import type { ContentItem } from '@hourcast/domain/sources/content'
import type { LeftOutReason } from '@hourcast/domain/sources/left-out'
import { DAY_MS } from '@hourcast/domain/time-units'
import { keywords, overlap } from '../built-in/sentences.ts'
import type { Tongue } from '../tongue.ts'
import { showsWhoWasAbused, speaksOfAbuse, tellsOfTouch } from './abuse.ts'
import { isAdvertisement, isAdvertising } from './advertising.ts'
import { type Calendar, calendarOf, datedOf, dayNumber } from './calendar.ts'
import { correctedFrom, isCorrection } from './corrections.ts'
import { weekdaysIn } from './day-words.ts'
import { dayFault, dayFaultOfItem, SAME_NEWS_MS } from './days.ts'
import { isExplicit, isOfOwnHand, swears } from './explicit.ts'
import { isFirstPerson } from './first-person.ts'
import { isOfDisaster } from './going-on.ts'
import { isGrave } from './grave.ts'
import { isGrisly } from './grisly.ts'
import { isLetter, judges } from './judging-words.ts'
import { leansBack } from './leans-back.ts'
import { heldUntil, isOfPastDay, namesDayToCome } from './named-dates.ts'
import { namesItself } from './names-itself.ts'
import { namesMinor } from './names-minor.ts'
import { noEvent } from './no-event.ts'
import { isUndecided, namesOffender } from './offenders.ts'
import { beginsAsOpinion, isMarkedOpinion, isOpinion } from './opinion.ts'
import { isOtherLanguage } from './other-language.ts'
import { isPastEvent } from './past-events.ts'
import { hasRunOut } from './past-hours.ts'
import { type Line, lineOf } from './phrases.ts'
import { orphanQuotes } from './quotes.ts'
import { speaksToOne, turnsToReaders } from './reader-calls/reader-calls.ts'
import { redated } from './redate.ts'
import { isScoreOver } from './running-match.ts'
import { isAttributed } from './speakers.ts'
import { isOfPartialCount } from './states-over.ts'
import { hasSubject, partOnSubject, type Told, WEATHER } from './subject.ts'
import { isShown, teasersIn } from './teasers.ts'
import { holdsModelMarks, isToAProgram } from './to-a-program.ts'
import { isWarning } from './warnings.ts'
import { misnamesDay } from './weekday-against-date.ts'

/** Who speaks, in which programme, and when. */
export type OnAir = {
  tongue: Tongue
  presentationType: number
  airAt: number
  timeZone: string
  /** True for a sentence with a word that the station never says. */
  isNever?: (text: string) => boolean
  /** Sources that tell of everything, in a programme of one subject. */
  papers?: ReadonlySet<string>
}

export type Dropped = { sentence: string; reason: LeftOutReason }

/** What of an item may be said. Without a headline the first sentence begins. `unbroken`: so many sentences come before the first that is left out. */
export type Fit = { headline: string | undefined; sentences: string[]; unbroken: number; dropped: Dropped[] }

/** Music and fun. */
const PLAYLIST = 5
/** A sentence is a name or a title in another tongue sooner than a whole item. */
const SENTENCE_LEAST = 4

/** Of an item by its headline and its sentences, why it is not said; or what of it is. */
export const judgeItem = (item: ContentItem, headline: string, sentences: readonly string[], air: OnAir): Fit | LeftOutReason => {
  const calendar = calendarOf(datedOf(item.publishedAt, air.airAt, air.timeZone, item.publishedZone))
  const isLong = isOfDisaster([item.title, item.text], air.tongue)
  const lineIn = (text: string): Line => {
    const line = redated(lineOf(text), calendar, air.tongue)
    return isLong ? { ...line, isOfDisaster: true } : line
  }
  const told: Told = { headline: headline === '' ? undefined : lineIn(headline), lines: sentences.map(lineIn) }
  // Worded by us, of data: only its age and the programme can stand against it.
  if (item.weather !== undefined)
    return faultOfData(calendar, air) ?? fitOf(linesOf(told), neverIn(told, air), told.headline !== undefined, air.tongue)
  const whole = faultOfItem(item, told, calendar, air)
  if (whole !== undefined) return whole
  const isOurs =
    hasSubject(air.presentationType) && !isAbout(item, air)
      ? partOnSubject(told, air.presentationType, air.tongue, air.papers?.has(item.source))
      : EVERYTHING
  if (isOurs === undefined) return 'off-subject'
  const lines = linesOf(told)
  const isOfSuicide = isOfOwnHand(lines, air.tongue)
  const isOfAbuse = lines.some(({ words }) => speaksOfAbuse(words, air.tongue))
  const orphans = withEchoes(lines, orphanQuotes(lines, air.tongue), air.tongue)
  const isOfSuspect = isUndecided(lines, air.tongue) && !(told.headline && namesOffender(told.headline, air.tongue, lines))
  const corrected = correctedFrom(lines)
  const today = calendar?.to ?? dayNumber(air.airAt, air.timeZone)
  const isHeaded = told.headline !== undefined
  const teasers = teasersIn(
    told.lines.map(({ text }) => text),
    air.tongue,
  )
  const faults = lines.map((line, at) => {
    if (at >= corrected || teasers[at - (isHeaded ? 1 : 0)]) return 'furniture'
    if (orphans[at]) return 'quote'
    // Who did what a headline tells may be unknown; whom the text speaks of is the suspect.
    if (isOfSuspect && line !== told.headline && namesOffender(line, air.tongue, lines)) return 'claim'
    if (air.isNever?.(line.text)) return 'never-said'
    // The headline says what it was: without it the story would be gone.
    if (isOfAbuse && line !== told.headline && tellsOfTouch(line.words, air.tongue)) return 'explicit'
    if (showsWhoWasAbused(line.words, air.tongue)) return 'explicit'
    if (namesItself(line, item.source, air.tongue)) return 'furniture'
    const fault = faultOfLine(line, isOfSuicide, calendar, air.tongue)
    // Nobody knows when it was written, but the day that it announces is over.
    return fault ?? (calendar === undefined && isPastEvent(line, today, air.tongue) ? 'stale-day' : undefined)
  })
  const off = lines.map((_, at): LeftOutReason | undefined => {
    const isHere = isHeaded && at === 0 ? isOurs.keepsHeadline : (isOurs.keeps?.[at - (isHeaded ? 1 : 0)] ?? true)
    return faults[at] ?? (isHere ? undefined : 'off-subject')
  })
  return fitOf(lines, off, isHeaded, air.tongue)
}

/** What a headline quotes without its speaker is nobody's either where the text says it without marks. */
const withEchoes = (lines: readonly Line[], orphans: readonly boolean[], tongue: Tongue): boolean[] => {
  const [head] = lines
  if (head === undefined || !orphans[0]) return [...orphans]
  const said = keywords(head.text)
  return lines.map(
    ({ text }, at) =>
      orphans[at] === true || (said.size >= ECHO_LEAST && overlap(keywords(text), said) >= ECHO && !isAttributed(text, tongue)),
  )
}
const ECHO = 0.8
const ECHO_LEAST = 3

/** From a service that tells of the programme's subject alone. */
const isAbout = ({ about }: ContentItem, { presentationType }: OnAir): boolean =>
  about !== undefined && (presentationType === WEATHER) === (about === 'weather')

/** The headline, if there is one, and what follows. */
const linesOf = ({ headline, lines }: Told): readonly Line[] => (headline === undefined ? lines : [headline, ...lines])

const neverIn = (told: Told, { isNever }: OnAir): (LeftOutReason | undefined)[] =>
  linesOf(told).map(({ text }) => (isNever?.(text) ? 'never-said' : undefined))

const EVERYTHING: { keepsHeadline: boolean; keeps?: boolean[] } = { keepsHeadline: true }

/** What stays, and stands without what went: a sentence that leans on one that is left out goes with it. */
const fitOf = (
  lines: readonly Line[],
  faults: readonly (LeftOutReason | undefined)[],
  isHeaded: boolean,
  tongue: Tongue,
): Fit | LeftOutReason => {
  const dropped: Dropped[] = []
  const kept: string[] = []
  let gone: LeftOutReason | undefined
  let day: LeftOutReason | undefined
  let unbroken = Number.POSITIVE_INFINITY
  for (const [at, { text, words }] of lines.entries()) {
    const fault = faults[at] ?? day ?? (gone !== undefined && leansBack(words, tongue) ? gone : undefined)
    // 'Friday began dry. In the west the sun came out': what begins with a day goes on to tell of it, and would be heard of another.
    if (at === (isHeaded ? 1 : 0) && hangsOnDay(fault)) day = fault
    gone = fault
    if (fault === undefined) kept.push(text)
    else dropped.push({ sentence: text, reason: fault })
    if (fault !== undefined && at >= (isHeaded ? 1 : 0)) unbroken = Math.min(unbroken, at - (isHeaded ? 1 : 0))
  }
  const [first, ...rest] = kept
  if (first === undefined) return dropped[0]?.reason ?? 'unsayable'
  const hasHeadline = isHeaded && faults[0] === undefined
  return { headline: hasHeadline ? first : undefined, sentences: hasHeadline ? rest : kept, unbroken, dropped }
}

const hangsOnDay = (fault: LeftOutReason | undefined): boolean => fault === 'stale-day' || fault === 'undated-day'

const faultOfItem = (
  item: ContentItem,
  { headline, lines }: Told,
  calendar: Calendar | undefined,
  { tongue, presentationType }: OnAir,
): LeftOutReason | undefined => {
  const all = linesOf({ headline, lines })
  if (isOtherLanguage(`${item.title}\n${item.text}`, tongue) || (item.language ?? tongue) !== tongue) return 'other-language'
  // One such sentence shows who wrote the others.
  if (holdsModelMarks(`${item.title}\n${item.text}`) || all.some((line) => isToAProgram(line, tongue))) return 'to-a-program'
  if (isShown(item.title, tongue)) return 'no-news'
  if (isScoreOver(item.title, calendar)) return 'stale-day'
  const untrue = noEvent(item, headline, all)
  if (untrue !== undefined) return untrue
  if (isCorrection(headline)) return 'furniture'
  if (headline !== undefined && isProgramme(headline, lines, tongue)) return 'furniture'
  // Before what it says of itself: 'We are giving away two tickets' is a prize draw.
  if (isAdvertisement([lineOf(item.title), ...all], item.link, tongue)) return 'advertising'
  // Who wrote it tells of herself: what follows is hers too, also where no word shows it.
  if (
    headline !== undefined &&
    ((isFirstPerson(headline, tongue) && !isOfOurPlace(headline)) || headsDiary(headline, lines, tongue))
  )
    return 'first-person'
  // Who speaks to her reader, in the headline and again, advises or sells.
  if (headline !== undefined && speaksToOne(headline, tongue) && lines.some((line) => speaksToOne(line, tongue)))
    return 'advertising'
  if (isOpinion([lineOf(item.title), ...all], item.link) || beginsAsOpinion(item.text) || all.slice(0, 2).some(isLetter))
    return 'opinion'
  if (headline !== undefined && judges(headline, tongue)) return 'opinion'
  const isOfSuicide = isOfOwnHand(all, tongue)
  // A swear word in it is left out alone: the story may be told without.
  if (headline !== undefined && isExplicit(headline, isOfSuicide, tongue) && !swears(headline, tongue)) return 'explicit'
  if (namesMinor(all, tongue)) return 'minor'
  if (presentationType === PLAYLIST && all.slice(0, 3).some(({ words }) => isGrave(words, tongue))) return 'grave'
  if (calendar !== undefined && isWarningOver(all, calendar, tongue)) return 'stale-day'
  if (calendar !== undefined && isOfPartialCount(all.slice(0, FIRST), calendar.age, tongue)) return 'stale-day'
  const ofDay = dayFaultOfItem(all.slice(0, 2), calendar, tongue)
  if (ofDay !== undefined) return ofDay
  if (!hasSubject(presentationType)) return undefined
  // A measured value beside its limit is a machine's.
  if (item.isReading) return 'off-subject'
  if (calendar === undefined) return undefined
  // The road of the day before yesterday is free again.
  if (all.slice(0, 2).some(({ words }) => isOfPastDay(words, calendar.to, tongue))) return 'stale-day'
  const goesOn = presentationType !== WEATHER && all.some(({ words }) => namesDayToCome(words, calendar.to, tongue))
  return isPast(calendar, presentationType) && !goesOn ? 'too-old' : undefined
}

/** Of a warning that has run out nothing holds. Of several ends in it the last one counts. */
const isWarningOver = (all: readonly Line[], calendar: Calendar, tongue: Tongue): boolean => {
  if (!all.slice(0, FIRST).some(({ words }) => isWarning(words, tongue))) return false
  const ends = all.flatMap(({ text, words }, at) => {
    if (at >= FIRST && !isWarning(words, tongue)) return []
    if (heldUntil(words, calendar.to, tongue)) return true
    const namesDay = weekdaysIn(words, tongue).length > 0 || namesDayToCome(words, calendar.to, tongue)
    return hasRunOut(text, namesDay, calendar, tongue) ?? []
  })
  return ends.length > 0 && ends.every(Boolean)
}
const FIRST = 3

/** 'JT du Sud du dimanche 9 février', and under it only where to watch it. */
const isProgramme = ({ text }: Line, lines: readonly Line[], tongue: Tongue): boolean =>
  lines.length > 0 && PROGRAMME.test(text) && lines.every((line) => turnsToReaders(line, tongue))
const PROGRAMME = /^(?:\S+\s){1,8}(?:\p{Ll}+\s)?\d{1,2}(?:er)?\s(?:d[ei]\s)?\p{Ll}{3,10}(?:\s20\d\d)?\.?$/u

/** A local paper's town is its own: 'Wypadek w naszym powiecie'. What follows is told as elsewhere. */
const OUR_PLACE =
  /(?<!\p{L})(?:nasz\p{L}{1,3} (?:powi|mia?st|mieś|miejscow|gmin|region|wojew|kraj|dzielnic)\p{L}*|(?:oraș|județ|comun|regiun|țar)\p{L}* (?:nostru|noastră|noastre))(?!\p{L})/iu
const isOfOurPlace = ({ text }: Line): boolean => OUR_PLACE.test(text)

/** 'Il caffè di Anna - Le parole che restano', and she alone speaks under it. */
const headsDiary = ({ text }: Line, lines: readonly Line[], tongue: Tongue): boolean =>
  /\s[-–—|]\s/.test(text) && lines.length > 0 && lines.every((line) => isFirstPerson(line, tongue))

const faultOfData = (calendar: Calendar | undefined, { presentationType }: OnAir): LeftOutReason | undefined => {
  if (calendar !== undefined && isPast(calendar, WEATHER)) return 'too-old'
  return hasSubject(presentationType) && presentationType !== WEATHER ? 'off-subject' : undefined
}

/** The weather of yesterday is no weather, and a jam does not last a day. */
const isPast = ({ age, from, to }: Calendar, presentationType: number): boolean =>
  presentationType === WEATHER ? age > SAME_NEWS_MS && from < to : age > DAY_MS

const faultOfLine = (
  line: Line,
  isOfSuicide: boolean,
  calendar: Calendar | undefined,
  tongue: Tongue,
): LeftOutReason | undefined => {
  if (isExplicit(line, isOfSuicide, tongue) || isGrisly(line.words, tongue)) return 'explicit'
  if (isAdvertising(line, tongue)) return 'advertising'
  if (isMarkedOpinion(line) || judges(line, tongue)) return 'opinion'
  if (isFirstPerson(line, tongue) || turnsToReaders(line, tongue) || speaksToOne(line, tongue)) return 'first-person'
  if (isOtherLanguage(line.text, tongue, SENTENCE_LEAST)) return 'other-language'
  if (calendar !== undefined && misnamesDay(line, calendar, tongue)) return 'stale-day'
  return dayFault(line, calendar, tongue)
}
