import { findLanguage } from '@hourcast/domain/hosts/languages'
import type { ContentItem, ScriptSegment } from '@hourcast/domain/sources/content'
import { leaveOut } from '../leave-out.ts'
import type { WriteInput, Writer } from '../script-types.ts'
import { ownNames, toSpoken } from '../spoken/to-spoken.ts'
import { attributed } from './attributed.ts'
import { type Chosen, chooseItems, type SpokenItem } from './choose-items.ts'
import { dateTimeOf, greetingOf, isTimed, type Kind, linkOf, openingOf, signOffOf } from './frame.ts'
import type { LanguagePack } from './language-pack.ts'
import { noReport } from './no-report.ts'
import { type OwnerTask, taskOf } from './owner-task.ts'
import { findPack } from './packs/find-pack.ts'
import { wordCount } from './sentences.ts'
import { type Say, speaker } from './speaker.ts'
import { wordBudget } from './word-budget.ts'

type Line = Omit<ScriptSegment, 'spoken'>

/** Intro, Playlist and Outro name things; the others tell them. */
const HEADLINES_ONLY = new Set([0, 5, 6])
/** Who is calm or serious takes more time between two thoughts. */
const PAUSE_BY_TONE = [1, 1.3, 1, 0.8, 1.2, 0.9]

const NOTHING: Chosen = { chosen: [], leftOut: [] }

/** Writes by rule, without network or key. Equal input gives equal text: variants are chosen by a hash, not by chance. */
export const createBuiltInWriter = (): Writer => ({
  write: async (kind, input) => {
    input.signal?.throwIfAborted()
    const locale = findLanguage(input.language)?.locale ?? 'en-US'
    const pack = findPack(locale)
    const task = taskOf(input, locale)
    const say = speaker(pack, input, locale, task.subject)
    const { chosen, leftOut } = kind === 'bulletin' ? await chooseFor(input, say, locale, task) : NOTHING
    const lines = linesOf(kind, input, pack, say, chosen, task)
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

const chooseFor = async (input: WriteInput, say: Say, locale: string, task: OwnerTask): Promise<Chosen> => {
  const pack = findPack(locale)
  const frame = [
    openingOf(pack, input, say),
    signOffOf('bulletin', input, pack, say),
    input.includeDateTime ? dateTimeOf(pack, input, say) : '',
    input.aiNotice ? pack.notice : '',
  ]
  const headlines = HEADLINES_ONLY.has(input.presentationType)
  // Links and attributions take about four words an item.
  const words = wordBudget(input.length, input.tone, locale) - wordCount(frame.join(' ')) - (input.length === 'long' ? 28 : 12)
  const maxItems = input.length === 'long' ? 12 : headlines ? 6 : 5
  const isAsked = (item: ContentItem) => task.about?.test(`${item.title} ${item.text}`) ?? true
  const { chosen, leftOut } = await chooseItems(
    { ...input, items: input.items.filter(isAsked) },
    {
      words: Math.max(30, words),
      maxItems: Math.min(maxItems, task.most ?? maxItems),
      sentencesEach: headlines ? 0 : 2,
      task: task.words,
      presentationType: input.presentationType,
      locale,
    },
  )
  const unasked = input.items.filter((item) => !isAsked(item))
  return { chosen, leftOut: [...leftOut, ...unasked.map((item) => leaveOut(item, 'off-task'))] }
}

const linesOf = (
  kind: Kind,
  input: WriteInput,
  pack: LanguagePack,
  say: Say,
  chosen: readonly SpokenItem[],
  task: OwnerTask,
): Line[] => {
  if (kind === 'ident') return [{ kind: 'greeting', text: say(pack.ident), pauseAfterMs: 0 }]
  const opening =
    kind === 'evergreen' ? say(pack.ident.map((ident) => `${greetingOf(pack)} ${ident}`)) : openingOf(pack, input, say)
  const greeting: Line[] = [{ kind: 'greeting', text: opening, pauseAfterMs: 450 }]
  if (isTimed(kind, input)) greeting.push({ kind: 'greeting', text: dateTimeOf(pack, input, say), pauseAfterMs: 450 })
  const notice: Line[] = input.aiNotice ? [{ kind: 'notice', text: pack.notice, pauseAfterMs: 500 }] : []
  const body = kind === 'evergreen' ? pack.evergreen : nothingOf(pack, input, task)
  const items: Line[] =
    chosen.length > 0 ? itemLines(chosen, pack, input, say) : [{ kind: 'body', text: say(body), pauseAfterMs: 600 }]
  const closing = kind === 'bulletin' && task.closing ? ` ${task.closing}` : ''
  return [
    ...greeting,
    ...notice,
    ...items,
    { kind: 'sign-off', text: `${signOffOf(kind, input, pack, say)}${closing}`, pauseAfterMs: 0 },
  ]
}

/** What is said where there is nothing to tell: nothing on the subject of a task, or news that are told already. */
const nothingOf = (
  pack: LanguagePack,
  { items, airedItemIds, presentationType, language }: WriteInput,
  { about }: OwnerTask,
): readonly string[] => {
  const missing = noReport(presentationType, findLanguage(language)?.locale ?? 'en-US')
  if (missing !== undefined) return [missing]
  if (!about) return pack.nothingNew
  const isAired = items.some((item) => airedItemIds.has(item.id) && about.test(`${item.title} ${item.text}`))
  return isAired ? pack.nothingNew : pack.noTopic
}

const itemLines = (chosen: readonly SpokenItem[], pack: LanguagePack, input: WriteInput, say: Say): Line[] => {
  const sources = new Set(chosen.map(({ item }) => item.source))
  return chosen.flatMap(({ item, sentences: [first = '', ...others] }, index) => {
    const lines: Line[] = []
    if (index > 0) lines.push({ kind: 'link', text: linkOf(pack, input, say, index), pauseAfterMs: 300 })
    // One source is named once; several are named where they change.
    const isNewSource = item.source !== chosen[index - 1]?.item.source && (sources.size > 1 || index === 0)
    const told = isNewSource ? attributed(pack, first, item.source, say, index) : first
    lines.push({ kind: 'item', text: [told, ...others].join(' '), pauseAfterMs: 650, itemIds: [item.id] })
    return lines
  })
}

const titleOf = (kind: Kind, input: WriteInput, pack: LanguagePack, locale: string): string => {
  if (kind === 'ident') return input.stationName
  const what = kind === 'evergreen' ? '' : `${pack.titles[input.presentationType] ?? pack.titles[1]}, `
  return `${input.stationName}: ${what}${new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: input.timeZone }).format(input.airAt)}`
}
