import type { ContentItem, Script, ScriptSegment } from '@hourcast/domain/sources/content'
import type { LeftOut } from '@hourcast/domain/sources/left-out'
import type { Chosen } from '../built-in/choose-items.ts'
import { leaveOut } from '../leave-out.ts'
import type { WriteInput } from '../script-types.ts'
import type { WordRules } from '../words/word-rules.ts'
import type { Judged } from './judge-bulletin.ts'
import { type Paragraph, placesOf, toldItems } from './told-items.ts'

/**
 * What a model wrote, and may be said, as a script: which paragraph tells which of the material, and why the rest is not told. `paragraphs`: what
 * of it there is room for.
 */
export const scriptOf = (
  paragraphs: readonly Paragraph[],
  judged: Judged,
  material: Chosen,
  input: WriteInput,
  { locale, rules }: { locale: string; rules: WordRules },
): Script => {
  const items = material.chosen.map(({ item }) => item)
  const told = toldItems(items, paragraphs)
  const places = told.map((item) => ({ id: item.id, at: placesOf(item, items.indexOf(item) + 1, paragraphs) }))
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: input.timeZone }).format(
    input.airAt,
  )
  const last = paragraphs.length - 1
  return {
    title: `${input.stationName}: ${when}`,
    writer: 'llm',
    itemIds: told.map(({ id }) => id),
    leftOut: leaveUntold(material, told, judged),
    segments: paragraphs.map(({ text }, index): ScriptSegment => {
      const itemIds = places.filter(({ at }) => at.includes(index)).map(({ id }) => id)
      return {
        kind: index === 0 ? 'greeting' : index === last ? 'sign-off' : 'item',
        text,
        spoken: rules.toSpoken(text),
        pauseAfterMs: index === last ? 0 : 550,
        ...(itemIds.length > 0 ? { itemIds } : {}),
      }
    }),
  }
}

/** What the model passed over waits for the next bulletin; of a story that is told, each sentence that is not. */
const leaveUntold = (material: Chosen, told: readonly ContentItem[], { paragraphs, leftOut: failed }: Judged): LeftOut[] => {
  const ids = new Set(told.map(({ id }) => id))
  const items = material.chosen.map(({ item }) => item)
  const untold = items.filter(({ id }) => !ids.has(id))
  const isCut = new Set(toldItems(items, paragraphs))
  const whyUntold = (item: ContentItem) =>
    failed.find(({ itemId }) => itemId === item.id)?.reason ?? (isCut.has(item) ? 'no-room' : 'passed-over')
  return [
    ...material.leftOut.filter(({ itemId, sentence }) => sentence === undefined || ids.has(itemId)),
    ...untold.map((item) => leaveOut(item, whyUntold(item))),
    ...failed.filter(({ itemId }) => ids.has(itemId)),
  ]
}
