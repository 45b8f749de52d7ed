import { createHash } from 'node:crypto'
import { findLanguage } from '@hourcast/domain/hosts/languages'
import { CUSTOM_ACTION } from '@hourcast/domain/hosts/presentation-types'
import type { ScriptSegment } from '@hourcast/domain/sources/content'
import type { WriteInput, Writer } from '../script-types.ts'
import { ownNames, toSpoken } from '../spoken/to-spoken.ts'
import { type Chosen, chooseItems, type SpokenItem } from './choose-items.ts'
import type { LanguagePack } from './language-pack.ts'
import { findPack } from './packs/find-pack.ts'
import { hasVoice, wordCount } from './sentences.ts'
import { typeSubject } from './type-subject.ts'
import { wordBudget } from './word-budget.ts'

type Line = Omit<ScriptSegment, 'spoken'>
type Kind = 'bulletin' | 'evergreen' | 'ident'

/** Intro, Playlist and Outro name things; the others tell them. */
const HEADLINES_ONLY = new Set([0, 5, 6])
const OUTRO = 6
/** Intro and Playlist: what they announce comes next, so nobody says good-bye. */
const OPENS = new Set([0, 5])
/** Who is calm or serious takes more time between two thoughts. */
const PAUSE_BY_TONE = [1, 1.3, 1, 0.8, 1.2, 0.9]

const NOTHING: Chosen = { chosen: [], leftOut: [] }

/** Writes by rule, without network or key. Equal input gives equal text: variants are chosen by a hash, not by chance. */
export const createBuiltInWriter = (): Writer => ({
  write: async (kind, input) => {
    input.signal?.throwIfAborted()
    const locale = findLanguage(input.language)?.locale ?? 'en-US'
    const pack = findPack(locale)
    const say = speaker(pack, input, locale)
    const { chosen, leftOut } = kind === 'bulletin' ? await chooseFor(input, say, locale) : NOTHING
    const lines = linesOf(kind, input, locale, say, chosen)
    const names = ownNames(input)
    const slower = PAUSE_BY_TONE[input.tone] ?? 1
    return {
      title: titleOf(kind, input, pack, locale),
      writer: 'built-in',
      itemIds: chosen.map(({ item }) => item.id),
      leftOut,
      segments: lines.map((line) => ({
        ...line,
        pauseAfterMs: Math.min(1_200, Math.round(line.pauseAfterMs * slower)),
        spoken: toSpoken(line.text, locale, names),
      })),
    }
  },
})

/** Fills a template of the pack; of several the air time and the host choose one. */
type Say = (templates: readonly string[], extra?: Record<string, string>, turn?: number) => string

const speaker = (pack: LanguagePack, input: WriteInput, locale: string): Say => {
  const values: Record<string, string> = {
    greeting: pack.greeting(hourOf(input)),
    host: input.hostName,
    station: input.stationName,
    place: input.location,
    music: input.musicFormat,
    topic: topicOf(input.customTask),
    time: timeOf(input, locale),
    date: dateOf(input, locale),
  }
  const seed = createHash('sha256').update(`${input.airAt}|${input.hostName}|${input.stationName}`).digest().readUInt32BE(0)
  return (templates, extra = {}, turn = 0) => {
    const all = { ...values, ...extra }
    const full = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].every(([, name]) => all[name ?? ''])
    // Variants that say more are preferred where there is something to say.
    const usable = templates.filter(full)
    const most = Math.max(...usable.map(countOptional))
    const best = usable.filter((template) => countOptional(template) === most)
    const template = best[(seed + turn) % best.length] ?? ''
    return template.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '')
  }
}

const countOptional = (template: string): number => template.match(/\{(place|music|topic)\}/g)?.length ?? 0

const chooseFor = (input: WriteInput, say: Say, locale: string): Promise<Chosen> => {
  const pack = findPack(locale)
  const frame = [
    say(pack.openings[input.presentationType] ?? []),
    say(signOffOf('bulletin', input, pack)),
    input.includeDateTime ? say([dateTimeOf(pack, input, locale)]) : '',
    input.aiNotice ? pack.notice : '',
  ]
  const headlines = HEADLINES_ONLY.has(input.presentationType)
  // Links and attributions take about four words an item.
  const words = wordBudget(input.length, input.tone, locale) - wordCount(frame.join(' ')) - (input.length === 'long' ? 28 : 12)
  return chooseItems(input, {
    words: Math.max(30, words),
    maxItems: input.length === 'long' ? 12 : headlines ? 6 : 5,
    sentencesEach: headlines ? 0 : 2,
    task: input.presentationType === CUSTOM_ACTION ? input.customTask : '',
    subject: typeSubject(input.presentationType, locale),
    locale,
  })
}

const linesOf = (kind: Kind, input: WriteInput, locale: string, say: Say, chosen: readonly SpokenItem[]): Line[] => {
  const pack = findPack(locale)
  if (kind === 'ident') return [{ kind: 'greeting', text: say(pack.ident), pauseAfterMs: 0 }]
  const opening = kind === 'evergreen' ? (pack.openings[4] ?? []) : (pack.openings[input.presentationType] ?? [])
  const greeting: Line[] = [
    { kind: 'greeting', text: kind === 'evergreen' ? evergreenGreeting(pack, say) : say(opening), pauseAfterMs: 450 },
  ]
  if (input.includeDateTime && !(kind === 'bulletin' && input.presentationType === OUTRO))
    greeting.push({ kind: 'greeting', text: say([dateTimeOf(pack, input, locale)]), pauseAfterMs: 450 })
  const notice: Line[] = input.aiNotice ? [{ kind: 'notice', text: pack.notice, pauseAfterMs: 500 }] : []
  const body = kind === 'evergreen' ? pack.evergreen : pack.nothingNew
  const items: Line[] = chosen.length > 0 ? itemLines(chosen, pack, say) : [{ kind: 'body', text: say(body), pauseAfterMs: 600 }]
  return [...greeting, ...notice, ...items, { kind: 'sign-off', text: say(signOffOf(kind, input, pack)), pauseAfterMs: 0 }]
}

const signOffOf = (kind: Kind, { presentationType }: WriteInput, pack: LanguagePack): readonly string[] => {
  // Only the first of them fits behind words that hold no news: nobody is up to date then.
  if (kind === 'evergreen') return pack.signOff.slice(0, 1)
  return OPENS.has(presentationType) ? pack.stayingOn : pack.signOff
}

const evergreenGreeting = (pack: LanguagePack, say: Say): string => say(pack.ident.map((ident) => `{greeting}. ${ident}`))

const itemLines = (chosen: readonly SpokenItem[], pack: LanguagePack, say: Say): Line[] => {
  const sources = new Set(chosen.map(({ item }) => item.source))
  return chosen.flatMap(({ item, sentences }, index) => {
    const before = chosen[index - 1]?.item
    const lines: Line[] = []
    if (index > 0) lines.push({ kind: 'link', text: say(pack.links, {}, index), pauseAfterMs: 300 })
    // One source is named once; several are named where they change.
    const isNewSource = isName(item.source) && item.source !== before?.source && (sources.size > 1 || index === 0)
    const attribution = isNewSource ? `${say(pack.attribution, { source: spokenName(item.source) }, index)} ` : ''
    lines.push({ kind: 'item', text: `${attribution}${sentences.join(' ')}`, pauseAfterMs: 650, itemIds: [item.id] })
    return lines
  })
}

/** Without its own stop, and without what stands in brackets behind it. */
const spokenName = (source: string): string => source.replace(/(?<=\S)\s*\([^()]*\)$/, '').replace(/[.!?।]+$/, '')

/** Neither a number of the network nor a name that no voice says is said on air. */
const isName = (source: string): boolean => /\p{L}/u.test(source.replace(/^\[.*\]$/, '')) && hasVoice(source)

const titleOf = (kind: Kind, input: WriteInput, pack: LanguagePack, locale: string): string => {
  if (kind === 'ident') return input.stationName
  const what = kind === 'evergreen' ? '' : `${pack.titles[input.presentationType] ?? pack.titles[1]}, `
  return `${input.stationName}: ${what}${new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: input.timeZone }).format(input.airAt)}`
}

const hourOf = ({ airAt, timeZone }: WriteInput): number =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(airAt))

const timeOf = ({ airAt, timeZone }: WriteInput, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(airAt)

const dateTimeOf = (pack: LanguagePack, input: WriteInput, locale: string): string =>
  /^0?1\D/.test(timeOf(input, locale)) ? (pack.dateTimeAtOne ?? pack.dateTime) : pack.dateTime

const dateOf = ({ airAt, timeZone }: WriteInput, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(airAt)

/** The first line of a task, cut at a word: what it is about, in the owner's own words. */
const topicOf = (task: string): string => {
  const line =
    task
      .trim()
      .split(/\n|(?<=[.!?])\s/)[0]
      ?.replace(/[.!?।:]+$/, '') ?? ''
  return line.length <= 80 ? line : `${line.slice(0, 80).replace(/\s+\S*$/, '')}`
}
