import { changedAnswer, schedulerParams } from '@hourcast/domain/calls/scheduler-calls'
import { resumeScheduler as resume } from '@hourcast/server/schedulers/change-scheduler'
import { answer, defineCall } from '../call.ts'

export const resumeScheduler = defineCall({
  method: 'post',
  path: '/schedulers/{stationId}/{schedulerId}/resume',
  id: 'resumeScheduler',
  tag: 'Schedulers',
  summary: 'Resume a paused scheduler',
  description: 'The next slot still ahead airs, also when less than the lead is left.',
  who: 'owner',
  params: schedulerParams,
  answers: { 200: { description: 'It is active.', schema: changedAnswer } },
  limit: 60,
  example: { params: { stationId: 'anna@radio.example', schedulerId: 'b4f0c2d8e6a14f37' } },
  handle: async (services, { caller, params }) => {
    const resumed = await resume(services, { stationId: caller.stationId, schedulerId: params.schedulerId })
    return resumed.ok ? answer(200, resumed.value) : resumed
  },
})
