import { BOARD_KEY, dataAnswer, dataQuery } from '@hourcast/domain/calls/message-calls'
import { listEntries } from '@hourcast/server/board/list-entries'
import { getData as read } from '@hourcast/server/messages/get-data'
import { answer, defineCall } from '../call.ts'

export const getData = defineCall({
  method: 'get',
  path: '/getData',
  id: 'getData',
  tag: 'Messages and data',
  summary: "The station's data in a period, as rows",
  description:
    'Its broadcasts, newest first, at most 500, in the shape of a data service. With das=board the message board: the 50 newest entries that are released, and your own.',
  who: 'owner',
  query: dataQuery,
  answers: { 200: { description: 'The rows; none for a key that is not known.', schema: dataAnswer } },
  limit: 60,
  example: { query: { das: 'broadcasts', type: 'delivered', from: '2026-10-25T00:00:00Z', to: '2026-10-26T00:00:00Z' } },
  handle: async (services, { caller, query }) =>
    query.das === BOARD_KEY
      ? answer(200, { Table: await listEntries(services, caller) })
      : answer(200, await read(services, { ...query, stationId: caller.stationId })),
})
