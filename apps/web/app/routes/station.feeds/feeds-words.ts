import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import type { FeedHealth } from '@hourcast/server/feeds/feed-row'
import type { FeedReader } from '@hourcast/server/feeds/list-feeds'

export const FEEDS_WORDS = {
  title: 'Feeds',
  lede: 'Sources that you save by name. Each is read when you save it, and again by every broadcast of a scheduler that uses it.',
  add: 'Add a feed',
  edit: 'Edit feed',
  more: 'Address, test and actions',
  none: 'No feed yet',
  noneHow: 'Save the address of a news feed, a page or a data service, or try with our example feed: its news are made up.',
  example: 'Try with our example feed',
  exampleText: 'Made-up news of our own. The host names it as an example.',
  deleteAsk: 'Delete this feed?',
  deleted: 'The feed is deleted. Schedulers that read its address go on reading it.',
} as const

export type FeedNote = 'saved' | 'tested'

/** What was just done. Beside a badge that says 'Failing' a 'tested' alone would read as if all were well. */
export const noteInWords = (note: FeedNote, state: HealthState): string => {
  if (state === 'failing') return note === 'saved' ? 'Saved. It could not be read.' : 'Tested. It could not be read.'
  return note === 'saved' ? 'Saved and tested.' : 'Tested.'
}

const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

export const itemsInWords = (count: number): string => (count === 0 ? 'nothing in it' : plural(count, 'item'))

/** '40 minutes', '3 hours', '12 days'. */
export const ageInWords = (ageMs: number): string => {
  if (ageMs < MINUTE_MS) return 'less than a minute'
  if (ageMs < HOUR_MS) return plural(Math.floor(ageMs / MINUTE_MS), 'minute')
  if (ageMs < 2 * DAY_MS) return plural(Math.floor(ageMs / HOUR_MS), 'hour')
  return plural(Math.floor(ageMs / DAY_MS), 'day')
}

/** Longer without anything new, a source that answers may have died all the same. */
const STALE_MS = 7 * DAY_MS

export type HealthState = 'failing' | 'stale' | 'well'

export const healthState = ({ failingSince, newestAt }: FeedHealth, now: number): HealthState => {
  if (failingSince !== null) return 'failing'
  return newestAt !== null && now - newestAt > STALE_MS ? 'stale' : 'well'
}

const BADGES: Record<HealthState, string> = { failing: 'Failing', stale: 'Nothing new', well: 'Readable' }
export const badgeOf = (state: HealthState): string => BADGES[state]

/** 'Clara', 'Clara and Bruno', 'Clara, Bruno and 3 more'. */
export const readersInWords = (readers: readonly FeedReader[]): string => {
  const names = readers.map(({ hostName }) => hostName)
  if (names.length <= 2) return names.join(' and ')
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
}

export const deleteDetail = (readers: readonly FeedReader[]): string =>
  readers.length === 0 ? 'No scheduler reads it.' : `${readersInWords(readers)} will go on reading its address.`
