import type { Result } from '@hourcast/domain/problem'
import { exampleSourceFor } from '@hourcast/domain/sources/example-source'
import { deleteFeed, testAgain } from '@hourcast/server/feeds/change-feed'
import { type FeedServices, saveFeed } from '@hourcast/server/feeds/save-feed'
import type { Fields } from '../../.server/read-form.ts'
import type { FeedIntent } from './feeds-answer.ts'

type Ask = { services: FeedServices; stationId: string; fields: Fields }

const pageAt = (note: string, feedId: string): string => `/station/feeds?${note}=${feedId}#feed-${feedId}`

const leadTo = <T>(result: Result<T>, pathOf: (value: T) => string): Result<string> =>
  result.ok ? { ok: true, value: pathOf(result.value) } : result

/** What each button of the page does, for this station alone; its value is the page that shows what was done. */
export const FEED_ACTS: Record<FeedIntent, (ask: Ask) => Promise<Result<string>>> = {
  save: async ({ services, stationId, fields: { id, name, url, description, inputMode, changesReaders } }) => {
    const input = { name, url, description, inputMode }
    const feedId = id ? { feedId: id } : {}
    const saved = await saveFeed(services, { stationId, ...feedId, input, changesReaders: changesReaders === 'on' })
    return leadTo(saved, (value) => pageAt('saved', value.feedId))
  },
  example: async ({ services, stationId }) => {
    const saved = await saveFeed(services, { stationId, input: { url: exampleSourceFor(0), inputMode: 'rss' } })
    return leadTo(saved, (value) => pageAt('saved', value.feedId))
  },
  test: async ({ services, stationId, fields: { id = '' } }) =>
    leadTo(await testAgain(services, { stationId, feedId: id }), () => pageAt('tested', id)),
  delete: async ({ services, stationId, fields: { id = '' } }) =>
    leadTo(await deleteFeed(services, { stationId, feedId: id }), () => '/station/feeds?deleted=1'),
}
