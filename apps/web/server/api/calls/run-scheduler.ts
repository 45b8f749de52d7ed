import { schedulerParams, startedAnswer } from '@hourcast/domain/calls/scheduler-calls'
import { runNow } from '@hourcast/server/schedulers/run-now'
import { z } from 'zod'
import { answer, defineCall } from '../call.ts'

const requestId = z
  .string()
  .regex(/^[\w-]{1,100}$/, 'The key holds letters, digits, - and _ only, at most 100.')
  .optional()
  .describe('Asked again with the same key it is the same broadcast.')

export const runScheduler = defineCall({
  method: 'post',
  path: '/schedulers/{stationId}/{schedulerId}/run',
  id: 'runScheduler',
  tag: 'Schedulers',
  summary: 'One broadcast at once, beside the plan',
  who: 'owner',
  params: schedulerParams,
  headers: z.object({ 'idempotency-key': requestId }),
  answers: { 202: { description: 'It has begun.', schema: startedAnswer } },
  limit: 10,
  example: { params: { stationId: 'anna@radio.example', schedulerId: 'b4f0c2d8e6a14f37' } },
  handle: async (services, { caller, params, headers }) => {
    const key = headers['idempotency-key']
    const started = await runNow(services, {
      stationId: caller.stationId,
      schedulerId: params.schedulerId,
      ...(key === undefined ? {} : { requestId: key }),
    })
    return started.ok ? answer(202, started.value) : started
  },
})
