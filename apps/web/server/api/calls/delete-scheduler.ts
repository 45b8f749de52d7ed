import { schedulerParams } from '@hourcast/domain/calls/scheduler-calls'
import { deleteScheduler as remove } from '@hourcast/server/schedulers/change-scheduler'
import { answer, defineCall } from '../call.ts'

export const deleteScheduler = defineCall({
  method: 'delete',
  path: '/schedulers/{stationId}/{schedulerId}',
  id: 'deleteScheduler',
  tag: 'Schedulers',
  summary: 'Delete a scheduler',
  description: 'Nothing of it airs any more; what has begun to be made still does.',
  who: 'owner',
  params: schedulerParams,
  answers: { 204: { description: 'It is gone.' } },
  limit: 60,
  example: { params: { stationId: 'anna@radio.example', schedulerId: 'b4f0c2d8e6a14f37' } },
  handle: async (services, { caller, params }) => {
    const deleted = await remove(services, { stationId: caller.stationId, schedulerId: params.schedulerId })
    return deleted.ok ? answer(204) : deleted
  },
})
