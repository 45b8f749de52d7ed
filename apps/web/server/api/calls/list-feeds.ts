import { feedAnswer } from '@hourcast/domain/calls/feed-calls'
import { stationParams } from '@hourcast/domain/calls/scheduler-calls'
import { listFeeds as list } from '@hourcast/server/feeds/list-feeds'
import { z } from 'zod'
import { answer, defineCall } from '../call.ts'
import { feedOnWire } from '../feed-on-wire.ts'

export const listFeeds = defineCall({
  method: 'get',
  path: '/feeds/{stationId}',
  id: 'listFeeds',
  tag: 'Feeds',
  summary: 'All saved feeds of a station, by name, each with its last reading',
  who: 'owner',
  params: stationParams,
  answers: { 200: { description: 'The list, empty at first.', schema: z.array(feedAnswer) } },
  limit: 120,
  example: { params: { stationId: 'anna@radio.example' } },
  handle: async (services, { caller: { stationId } }) => answer(200, (await list(services, { stationId })).map(feedOnWire)),
})
