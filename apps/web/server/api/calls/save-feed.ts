import { feedAnswer, feedBody } from '@hourcast/domain/calls/feed-calls'
import { listFeeds } from '@hourcast/server/feeds/list-feeds'
import { FEED_NOT_FOUND, saveFeed as save } from '@hourcast/server/feeds/save-feed'
import { answer, BODY_BYTES, defineCall } from '../call.ts'
import { feedOnWire } from '../feed-on-wire.ts'
import { EXAMPLE_FEED } from '../with-example-feed.ts'

export const saveFeed = defineCall({
  method: 'post',
  path: '/feeds',
  id: 'saveFeed',
  tag: 'Feeds',
  summary: 'Save a feed: a new one, or by its feedId a known one',
  description:
    'It is read before it is saved. An address that is never read is refused; one that does not answer now is saved with its fault.',
  who: 'owner',
  body: { type: 'application/json', schema: feedBody, limitBytes: BODY_BYTES },
  answers: {
    200: { description: 'Changed.', schema: feedAnswer },
    201: { description: 'Made.', schema: feedAnswer },
  },
  problems: ['not-found', 'conflict', 'too-many', 'unavailable'],
  limit: 60,
  example: { body: { url: EXAMPLE_FEED, name: 'World news' } },
  handle: async (services, { caller: { stationId }, body }) => {
    const { feedId, changesReaders, url, name, description, inputMode } = body
    const input = { url, name: name ?? '', description: description ?? '', ...(inputMode ? { inputMode } : {}) }
    const known = feedId ? { feedId } : {}
    const saved = await save(services, { stationId, ...known, input, changesReaders: String(changesReaders) === 'true' })
    if (!saved.ok) return saved
    const feed = (await listFeeds(services, { stationId })).find((one) => one.feedId === saved.value.feedId)
    return feed ? answer(saved.value.created ? 201 : 200, feedOnWire(feed)) : FEED_NOT_FOUND
  },
})
