import { changedAnswer, schedulerParams } from '@hourcast/domain/calls/scheduler-calls'
import { pauseScheduler as pause } from '@hourcast/server/schedulers/change-scheduler'
import { answer, defineCall } from '../call.ts'

export const pauseScheduler = defineCall({
  method: 'post',
  path: '/schedulers/{stationId}/{schedulerId}/pause',
  id: 'pauseScheduler',
  tag: 'Schedulers',
  summary: 'Pause a scheduler',
  description: 'No slot whose preparation has not begun airs until it is resumed.',
  who: 'owner',
  params: schedulerParams,
  answers: { 200: { description: 'It is paused.', schema: changedAnswer } },
  limit: 60,
  example: { params: { stationId: 'anna@radio.example', schedulerId: 'b4f0c2d8e6a14f37' } },
  handle: async (services, { caller, params }) => {
    const paused = await pause(services, { stationId: caller.stationId, schedulerId: params.schedulerId })
    return paused.ok ? answer(200, paused.value) : paused
  },
})
