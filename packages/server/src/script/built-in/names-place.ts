import type { ContentItem } from '@hourcast/domain/sources/content'

/** So many letters of a place stay, no matter how its tongue bends the end: 'Gdynia', 'w Gdyni'. */
const BENT = 2
const STEM_LEAST = 4

/** True for an item that names the first word of a place, in whatever form. */
export const namesPlace = ({ title, text, source }: ContentItem, place: string): boolean => {
  const [name = ''] = place.toLowerCase().split(/[\s,]/)
  const stem = name.slice(0, Math.max(STEM_LEAST, name.length - BENT))
  return `${title} ${text} ${source}`.toLowerCase().includes(stem)
}
