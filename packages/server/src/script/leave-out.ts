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

/** What of the input is not readable: it aired before, or is a back number. */
export const leaveStale = (
  { items, toldAt }: Pick<WriteInput, 'items' | 'toldAt'>,
  readable: readonly ContentItem[],
): LeftOut[] =>
  items.filter((item) => !readable.includes(item)).map((item) => leaveOut(item, toldAt.has(item.id) ? 'aired' : 'too-old'))
