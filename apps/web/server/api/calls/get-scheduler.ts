import { schedulerAnswer, schedulerParams } from '@hourcast/domain/calls/scheduler-calls'
import { findScheduler } from '@hourcast/server/schedulers/find-scheduler'
import { answer, defineCall } from '../call.ts'
import { revisionTag } from '../revision-tag.ts'

export const getScheduler = defineCall({
  method: 'get',
  path: '/schedulers/{stationId}/{schedulerId}',
  id: 'getScheduler',
  tag: 'Schedulers',
  summary: 'One scheduler',
  description: 'The header ETag is its revision: send it back as If-Match with a change.',
  who: 'owner',
  params: schedulerParams,
  answers: { 200: { description: 'The scheduler, without secrets.', schema: schedulerAnswer } },
  limit: 120,
  example: { params: { stationId: 'anna@radio.example', schedulerId: 'b4f0c2d8e6a14f37' } },
  handle: async (services, { caller, params }) => {
    const found = await findScheduler(services, { stationId: caller.stationId, schedulerId: params.schedulerId })
    if (!found.ok) return found
    const { scheduler, revision } = found.value
    return answer(200, { ...scheduler, revision }, { ETag: revisionTag(revision) })
  },
})
