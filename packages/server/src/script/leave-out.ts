import type { ContentItem } from '@hourcast/domain/sources/content'
import type { LeftOut, LeftOutReason } from '@hourcast/domain/sources/left-out'
import type { WriteInput } from './script-types.ts'

/** An item that is not said, and why. */
export const leaveOut = ({ id: itemId, title, source }: ContentItem, reason: LeftOutReason): LeftOut => ({
  itemId,
  title,
  source,
  reason,
})

/** What `fresh` holds no more of the input: it aired before, or is a back number. */
export const leaveStale = (
  { items, airedItemIds }: Pick<WriteInput, 'items' | 'airedItemIds'>,
  fresh: readonly ContentItem[],
): LeftOut[] =>
  items.filter((item) => !fresh.includes(item)).map((item) => leaveOut(item, airedItemIds.has(item.id) ? 'aired' : 'too-old'))
