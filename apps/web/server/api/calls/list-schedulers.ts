import { schedulerAnswer, stationParams } from '@hourcast/domain/calls/scheduler-calls'
import { listSchedulers as list } from '@hourcast/server/schedulers/list-schedulers'
import { z } from 'zod'
import { answer, defineCall } from '../call.ts'

export const listSchedulers = defineCall({
  method: 'get',
  path: '/schedulers/{stationId}',
  id: 'listSchedulers',
  tag: 'Schedulers',
  summary: 'All schedulers of a station, oldest first',
  who: 'owner',
  params: stationParams,
  answers: { 200: { description: 'The list, empty at first.', schema: z.array(schedulerAnswer) } },
  limit: 120,
  example: { params: { stationId: 'anna@radio.example' } },
  handle: async (services, { caller }) => {
    const summaries = await list(services, { stationId: caller.stationId, now: services.clock.now() })
    return answer(
      200,
      summaries.map(({ scheduler, revision }) => ({ ...scheduler, revision })),
    )
  },
})
