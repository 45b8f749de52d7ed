import { feedParams } from '@hourcast/domain/calls/feed-calls'
import { deleteFeed as remove } from '@hourcast/server/feeds/change-feed'
import { answer, defineCall } from '../call.ts'

export const deleteFeed = defineCall({
  method: 'delete',
  path: '/feeds/{stationId}/{feedId}',
  id: 'deleteFeed',
  tag: 'Feeds',
  summary: 'Delete a feed',
  description: 'The schedulers that read its address go on reading it.',
  who: 'owner',
  params: feedParams,
  answers: { 204: { description: 'It is gone.' } },
  limit: 60,
  example: { params: { stationId: 'anna@radio.example', feedId: 'b4f0c2d8e6a14f37' } },
  handle: async (services, { caller: { stationId }, params: { feedId } }) => {
    const deleted = await remove(services, { stationId, feedId })
    return deleted.ok ? answer(204) : deleted
  },
})
