import type { ContentItem } from '@hourcast/domain/sources/content'

/** What one reading hands on at most. */
export const MAX_ITEMS = 50

/**
 * Items of several sources as one list: by the order of the sources, each newest first as it came, none twice. When there are more than
 * MAX_ITEMS, every source keeps an equal share before any gets more.
 */
export const mergeItems = (sources: ContentItem[][]): ContentItem[] => {
  const seen = new Set<string>()
  const distinct = sources.map((items) => items.filter((item) => isNew(item, seen)))
  const shares = fairShares(
    distinct.map((items) => items.length),
    MAX_ITEMS,
  )
  return distinct.flatMap((items, index) => items.slice(0, shares[index]))
}

/** The same entry twice: the same id, the same link and title, or word for word the same. */
const isNew = (item: ContentItem, seen: Set<string>): boolean => {
  const keys = [
    `id ${item.id}`,
    `text ${item.title}\n${item.text}`,
    ...(item.link === undefined ? [] : [`link ${item.link}\n${item.title}`]),
  ]
  const known = keys.some((key) => seen.has(key))
  for (const key of keys) seen.add(key)
  return !known
}

const fairShares = (counts: number[], total: number): number[] => {
  const shares = counts.map(() => 0)
  let left = Math.min(
    total,
    counts.reduce((sum, count) => sum + count, 0),
  )
  while (left > 0)
    for (const [index, count] of counts.entries()) {
      if (left === 0 || (shares[index] ?? 0) >= count) continue
      shares[index] = (shares[index] ?? 0) + 1
      left -= 1
    }
  return shares
}
