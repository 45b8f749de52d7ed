import type { ContentItem, Script, ScriptSegment } from '@hourcast/domain/sources/content'
import type { LeftOut } from '@hourcast/domain/sources/left-out'
import type { Chosen } from '../built-in/choose-items.ts'
import { leaveOut } from '../leave-out.ts'
import type { WriteInput } from '../script-types.ts'
import type { WordRules } from '../words/word-rules.ts'
import type { Judged } from './judge-bulletin.ts'
import { placesOf, toldItems } from './told-items.ts'

/** What a model wrote, and may be said, as a script: which paragraph tells which of the material, and why the rest is not told. */
export const scriptOf = (
  { paragraphs, leftOut }: Judged,
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
    leftOut: leaveUntold(material, told, leftOut),
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
const leaveUntold = (material: Chosen, told: readonly ContentItem[], failed: readonly LeftOut[]): LeftOut[] => {
  const ids = new Set(told.map(({ id }) => id))
  const untold = material.chosen.flatMap(({ item }) => (ids.has(item.id) ? [] : [item]))
  return [
    ...material.leftOut.filter(({ itemId, sentence }) => sentence === undefined || ids.has(itemId)),
    ...untold.map((item) => leaveOut(item, failed.find(({ itemId }) => itemId === item.id)?.reason ?? 'no-room')),
    ...failed.filter(({ itemId }) => ids.has(itemId)),
  ]
}
