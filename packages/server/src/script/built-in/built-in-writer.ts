import type { Script, ScriptSegment } from '@hourcast/domain/sources/content'
import { capital } from '../first-letter.ts'
import { TODAY_TYPE } from '../fit-for-air/day-parts.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import { isSombre } from '../fit-for-air/sombre.ts'
import { hasSubject } from '../fit-for-air/subject.ts'
import { isWarning } from '../fit-for-air/warnings.ts'
import { leaveOut } from '../leave-out.ts'
import { localeOf } from '../locale-of.ts'
import { mendedItems } from '../mended-items.ts'
import { once } from '../once.ts'
import type { WriteInput, Writer } from '../script-types.ts'
import { type Tongue, tongueOf } from '../tongue.ts'
import { type WordRules, wordRulesOf } from '../words/word-rules.ts'
import { attributed, attributedAt } from './attributed.ts'
import { type Chosen, judgeForAir, type SpokenItem } from './choose-items.ts'
import {
  closingOf,
  dateTimeOf,
  emptyOpeningOf,
  greetingOf,
  isOutro,
  isTimed,
  type Kind,
  linkOf,
  openingOf,
  signOffOf,
} from './frame.ts'
import type { LanguagePack } from './language-pack.ts'
import { namesPlace } from './names-place.ts'
import { nearestInLength } from './nearest-in-length.ts'
import { noReport } from './no-report.ts'
import { areOfOneKind } from './of-one-kind.ts'
import { type OwnerTask, taskOf } from './owner-task.ts'
import { findPack } from './packs/find-pack.ts'
import { wordCount } from './sentences.ts'
import { type Say, speaker } from './speaker.ts'
import { wordBudget } from './word-budget.ts'

/** `sentences`: what the text is made of. Each is read by itself, so that an abbreviation at its end keeps the stop. */
type Line = Omit<ScriptSegment, 'spoken'> & { sentences?: string[] }

/** Intro, Playlist and Outro name things; the others tell them. */
const HEADLINES_ONLY = new Set([0, 5, 6])
/** Who is calm or serious takes more time between two thoughts. */
const PAUSE_BY_TONE = [1, 1.3, 1, 0.8, 1.2, 0.9]

const NEWS_TYPE = 1
const [NEUTRAL, CALM, FRIENDLY, ENERGETIC, SERIOUS, PLAYFUL] = [0, 1, 2, 3, 4, 5]
/** The tone beside death, disaster and danger: nobody is told to take a breath after a storm warning. */
const BESIDE_GRAVE = new Map([
  [CALM, NEUTRAL],
  [FRIENDLY, SERIOUS],
  [ENERGETIC, SERIOUS],
  [PLAYFUL, SERIOUS],
])

/** The input for words beside stories, by their places: beside a grave one no tone is light. */
type Beside = (...places: number[]) => WriteInput

const besideOf = (input: WriteInput, chosen: readonly SpokenItem[], locale: string): Beside => {
  const tone = BESIDE_GRAVE.get(input.tone)
  if (tone === undefined) return () => input
  const grave = { ...input, tone }
  const tongue = tongueOf(locale)
  const isGraveAt = chosen.map(({ sentences }) => {
    const words = plainWords(sentences.join(' '))
    return isSombre(words, tongue) || isWarning(words, tongue)
  })
  return (...places) => (places.some((at) => isGraveAt[at]) ? grave : input)
}

const NOTHING: Chosen = { chosen: [], leftOut: [] }

/** Writes by rule, without network or key. Equal input gives equal text: variants are chosen by a hash, not by chance. */
export const createBuiltInWriter = (): Writer => ({
  write: async (kind, given) => {
    given.signal?.throwIfAborted()
    const locale = localeOf(given)
    const input = { ...given, items: mendedItems(given.items, locale) }
    const pack = findPack(locale)
    const task = taskOf(input, locale)
    const rules = wordRulesOf(input, locale)
    const say = speaker(pack, input, { locale, topic: task.subject, rules })
    // Several lengths are tried, most of them with the same sentences or with the same stories.
    const toSpoken = once(rules.toSpoken)
    const written = new Map<string, ScriptSegment[]>()
    const slower = PAUSE_BY_TONE[input.tone] ?? 1
    const title = titleOf(kind, input, pack, locale)
    const segmentsOf = (chosen: readonly SpokenItem[]): ScriptSegment[] => {
      const wording = { pack, tongue: tongueOf(locale), say, task, rules, beside: besideOf(input, chosen, locale) }
      return linesOf(kind, input, wording, chosen).map(({ sentences, ...line }) => ({
        ...line,
        pauseAfterMs: Math.min(1_200, Math.round(line.pauseAfterMs * slower)),
        spoken: (sentences ?? [line.text]).map(toSpoken).join(' '),
      }))
    }
    const scriptOf = ({ chosen, leftOut }: Chosen): Script => {
      const told = JSON.stringify(chosen.map(({ item, ...one }) => [item.id, one]))
      const segments = written.get(told) ?? segmentsOf(chosen)
      written.set(told, segments)
      return { title, writer: 'built-in', itemIds: chosen.map(({ item }) => item.id), leftOut, segments }
    }
    if (kind !== 'bulletin') return scriptOf(NOTHING)
    const choose = await chooseFor(input, say, { locale, task, rules })
    return nearestInLength(input, (share) => scriptOf(choose(share)))
  },
})

type Choosing = { locale: string; task: OwnerTask; rules: WordRules }

/** Gives what is told in a share of the words that the length has room for. */
const chooseFor = async (input: WriteInput, say: Say, { locale, task, rules }: Choosing): Promise<(share: number) => Chosen> => {
  const pack = findPack(locale)
  const frame = [
    openingOf(pack, input, say),
    signOffOf('bulletin', input, pack, say, task.closing),
    input.includeDateTime ? dateTimeOf(pack, input, say) : '',
    input.aiNotice ? pack.notice : '',
  ]
  const headlines = HEADLINES_ONLY.has(input.presentationType)
  // Links and attributions take about four words an item.
  const words =
    wordBudget(input.length, input.tone, locale) -
    wordCount(frame.join(' ')) -
    (input.length === 'long' ? 28 : pausesOnly(input) ? 5 : 12)
  const maxItems = input.length === 'long' ? 12 : headlines ? 6 : 5
  const choose = await judgeForAir(
    { ...input, items: input.items.filter(task.isAsked) },
    {
      words: Math.max(30, words),
      maxItems: Math.min(maxItems, task.most ?? maxItems),
      sentencesEach: headlines ? 0 : 2,
      task: task.words,
      rankOf: task.rankOf,
      isToldLast: task.isToldLast,
      presentationType: input.presentationType,
      locale,
      rules,
      tellsAgain: true,
      isWary: task.isPicky !== true,
      // A day has parts of its own, and a task its subject.
      hasHeadlines: !headlines && input.presentationType !== TODAY_TYPE && !input.customTask,
    },
  )
  const unasked = input.items.filter((item) => !task.isAsked(item))
  return (share) => {
    const { chosen, leftOut } = choose(Math.max(30, Math.round(words * share)))
    return { chosen, leftOut: [...leftOut, ...unasked.map((item) => leaveOut(item, 'off-task'))] }
  }
}

/** What a host words a bulletin with. */
type Wording = { pack: LanguagePack; tongue: Tongue; say: Say; task: OwnerTask; rules: WordRules; beside: Beside }

const linesOf = (kind: Kind, input: WriteInput, wording: Wording, chosen: readonly SpokenItem[]): Line[] => {
  const { pack, say, task, rules, beside } = wording
  if (kind === 'ident') return [{ kind: 'greeting', text: say(pack.ident), pauseAfterMs: 0 }]
  const clock = isTimed(kind, input) ? dateTimeOf(pack, input, say) : ''
  const opening =
    kind === 'evergreen'
      ? `${say(pack.ident.map((ident) => `${greetingOf(pack)} ${ident}`))} ${clock}`.trim()
      : bulletinOpening(beside(0), wording, chosen, clock)
  const greeting: Line[] = opening === '' ? [] : [{ kind: 'greeting', text: opening, pauseAfterMs: 450 }]
  const notice: Line[] = input.aiNotice ? [{ kind: 'notice', text: pack.notice, pauseAfterMs: 500 }] : []
  const body = kind === 'evergreen' ? pack.evergreen : nothingOf(input, wording)
  const instead: Line[] = body.length === 0 ? [] : [{ kind: 'body', text: say(body), pauseAfterMs: 600 }]
  const items = chosen.length > 0 ? itemLines(chosen, wording) : instead
  // Who has told nothing has no story to look back on.
  const isGreetingAlone = items.length === 0 && !isOutro(input)
  const isOwn = kind === 'bulletin' && task.closing !== undefined && task.closing !== '' && !rules.isNever(task.closing)
  const own = isOwn ? task.closing : undefined
  const stayingOn = () => (own === undefined ? say(pack.stayingOn) : closingOf(own, pack))
  return [
    ...greeting,
    ...notice,
    ...items,
    {
      kind: 'sign-off',
      text: isGreetingAlone ? stayingOn() : signOffOf(kind, beside(...chosen.keys()), pack, say, own),
      pauseAfterMs: 0,
    },
  ]
}

/** True where the programme is of the station's place, as its opening says: the weather of another country is not. */
const isOfPlace = (chosen: readonly SpokenItem[], { location, presentationType }: WriteInput): boolean => {
  if (!hasSubject(presentationType)) return true
  return chosen.some(({ item }) => item.weather !== undefined || namesPlace(item, location))
}

/** An Outro without a story has only its way out. A task may have its own greeting. */
const bulletinOpening = (
  input: WriteInput,
  { pack, say, task, rules }: Wording,
  chosen: readonly SpokenItem[],
  clock: string,
): string => {
  const own = task.opening === undefined || rules.isNever(task.opening) ? undefined : task.opening
  if (chosen.length > 0)
    return openingOf(pack, isOfPlace(chosen, input) ? input : { ...input, location: '' }, say, { clock, own })
  return isOutro(input) ? '' : `${emptyOpeningOf(pack, say, own)} ${clock}`.trim()
}

/** What is said where there is nothing to tell: nothing on the subject of a task, or news that are told already. */
const nothingOf = (
  { items, toldAt, presentationType, saidNothingNew }: WriteInput,
  { pack, tongue, task: { isAbout } }: Wording,
): readonly string[] => {
  const missing = noReport(presentationType, tongue)
  if (missing !== undefined) return [missing]
  // Once is enough: after that the host only says who is here, and how late it is.
  if (saidNothingNew) return []
  // Who has told nothing yet speaks of no programme before this one.
  if (!isAbout) return toldAt.size > 0 ? pack.nothingNew : pack.nothingNew.slice(1)
  const isAired = items.some((item) => toldAt.has(item.id) && isAbout(`${item.title} ${item.text}`))
  return isAired ? pack.nothingNew : pack.noTopic
}

const itemLines = (chosen: readonly SpokenItem[], wording: Wording): Line[] => {
  const { pack, tongue, say, task, rules } = wording
  const names = chosen.map(({ item }) => (task.namesNoSources ? undefined : rules.nameOf(item)))
  const sources = chosen.map(({ item }, at) => names[at] ?? item.source)
  const isOneSource = new Set(sources).size === 1
  const firstOld = chosen.findIndex(({ isAgain }) => isAgain)
  const told = chosen.map(({ item, sentences, isHeadline }, index) => {
    const name = names[index]
    // One source is named once; several are named where they change.
    const mayName = isOneSource || sources[index] !== sources[index - 1]
    if (name === undefined || !mayName) return undefined
    if (isHeadline)
      return isOneSource
        ? undefined
        : { cost: 0, told: [capital(say(pack.saysFirst, { story: sentences.join(' '), source: name }, index))] }
    return attributed(pack, sentences, { name, tongue, say, turn: index }, item)
  })
  const namedAt = isOneSource ? attributedAt(told) : undefined
  return chosen.flatMap(({ item, sentences: plain }, index) => {
    const lines: Line[] = []
    const isUnnamed = namedAt === -1
    const text = chosen[index]?.isHeadline
      ? beforeHeadline(chosen, index, isUnnamed ? names[index] : undefined, wording)
      : beforeItem(chosen, index, firstOld, wording)
    if (text !== undefined) lines.push({ kind: 'link', text, pauseAfterMs: 300 })
    const sentences = (namedAt === undefined || namedAt === index ? told[index]?.told : undefined) ?? plain
    lines.push({ kind: 'item', text: sentences.join(' '), sentences, pauseAfterMs: 650, itemIds: [item.id] })
    return lines
  })
}

/** What announces the headlines, before the first of them. `name`: of their source, where no story names it. */
const beforeHeadline = (
  chosen: readonly SpokenItem[],
  index: number,
  name: string | undefined,
  { pack, say }: Wording,
): string | undefined => {
  if (chosen[index - 1]?.isHeadline) return undefined
  const many = chosen.filter(({ isHeadline }) => isHeadline).length
  // One headline that leads is the first news.
  if (index === 0 && many === 1) return undefined
  const story = say(pack.headlines[index === 0 ? 'all' : many === 1 ? 'one' : 'more'])
  return name === undefined ? story : say([pack.headlines.of], { story: story.replace(/[.।]$/u, ''), source: name })
}

/** A short programme of a plain tone lets a pause stand between two stories. */
const pausesOnly = ({ length, tone, presentationType }: WriteInput): boolean =>
  length === 'short' && (tone === NEUTRAL || tone === SERIOUS) && presentationType === NEWS_TYPE

/** What leads to a story: to a part of the day, to what was told before, or to the next one. */
const beforeItem = (
  chosen: readonly SpokenItem[],
  index: number,
  firstOld: number,
  { pack, tongue, say, beside }: Wording,
): string | undefined => {
  if (index === firstOld) return say(pack.again)
  const [part, last] = [chosen[index]?.part, chosen[index - 1]?.part]
  // A programme that has nothing but news needs no word for it.
  if (part !== undefined && part !== last && !(index === 0 && part === 'news')) return say(pack.day[part])
  // Measured values, and the days of a forecast, follow each other as in a table: they are no news, and none leads to the next.
  const [item, before] = [chosen[index]?.item, chosen[index - 1]?.item]
  const isTable = (item?.isReading && before?.isReading) || (item?.weather && before?.weather)
  const besideIt = beside(index - 1, index)
  // Weather and roads are no news either: 'In other news' belongs elsewhere, and a list needs no word.
  const isPlain = isTable || chosen[index]?.isOfEvent || hasSubject(besideIt.presentationType) || pausesOnly(besideIt)
  if (index === 0 || isPlain) return undefined
  const [told = '', toldBefore = ''] = [chosen[index], chosen[index - 1]].map(
    (one) => one && `${one.item.title} ${one.sentences.join(' ')}`,
  )
  return linkOf(pack, besideIt, say, index, areOfOneKind(told, toldBefore, tongue))
}

const titleOf = (kind: Kind, input: WriteInput, pack: LanguagePack, locale: string): string => {
  if (kind === 'ident') return input.stationName
  const what = kind === 'evergreen' ? '' : `${pack.titles[input.presentationType] ?? pack.titles[1]}, `
  return `${input.stationName}: ${what}${new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: input.timeZone }).format(input.airAt)}`
}
