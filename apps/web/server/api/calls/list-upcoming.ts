import { schedulerParams, upcomingAnswer, upcomingQuery } from '@hourcast/domain/calls/scheduler-calls'
import { UPCOMING_SHOWN } from '@hourcast/domain/limits'
import { findScheduler } from '@hourcast/server/schedulers/find-scheduler'
import { upcomingBroadcasts } from '@hourcast/server/schedulers/upcoming-broadcasts'
import { answer, defineCall } from '../call.ts'

/** 2026-10-25T00:00:00Z: seconds are as fine as slots get. */
const isoOf = (airAt: number): string => new Date(airAt).toISOString().replace(/\.000Z$/, 'Z')

export const listUpcoming = defineCall({
  method: 'get',
  path: '/schedulers/{stationId}/{schedulerId}/upcoming',
  id: 'listUpcoming',
  tag: 'Schedulers',
  summary: 'The next air instants, at or after one',
  description: 'None while the scheduler is paused.',
  who: 'owner',
  params: schedulerParams,
  query: upcomingQuery,
  answers: { 200: { description: 'Instants in UTC, soonest first.', schema: upcomingAnswer, example: ['2026-10-25T00:00:00Z'] } },
  limit: 120,
  example: {
    params: { stationId: 'anna@radio.example', schedulerId: 'b4f0c2d8e6a14f37' },
    query: { from: '2026-10-25T00:00:00Z', count: '10' },
  },
  handle: async (services, { caller, params, query }) => {
    const { schedulerId } = params
    const found = await findScheduler(services, { stationId: caller.stationId, schedulerId })
    if (!found.ok) return found
    const from = query.from === undefined ? services.clock.now() : Date.parse(query.from)
    const count = Number(query.count ?? UPCOMING_SHOWN)
    const upcoming = await upcomingBroadcasts(services, { schedulerId, from, count })
    return answer(
      200,
      upcoming.map(({ airAt }) => isoOf(airAt)),
    )
  },
})
