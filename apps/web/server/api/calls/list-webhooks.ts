import { stationParams } from '@hourcast/domain/calls/scheduler-calls'
import { webhookAnswer } from '@hourcast/domain/calls/webhook-calls'
import { listWebhooks as list } from '@hourcast/server/webhooks/list-webhooks'
import { z } from 'zod'
import { answer, defineCall } from '../call.ts'

const iso = (at: number): string => new Date(at).toISOString()

export const listWebhooks = defineCall({
  method: 'get',
  path: '/webhooks/{stationId}',
  id: 'listWebhooks',
  tag: 'Webhooks',
  summary: 'The addresses that are told of the broadcasts of a station, oldest first',
  who: 'owner',
  params: stationParams,
  answers: { 200: { description: 'The list, empty at first. No secret is in it.', schema: z.array(webhookAnswer) } },
  limit: 120,
  example: { params: { stationId: 'anna@radio.example' } },
  handle: async (services, { caller }) => {
    const webhooks = await list(services, { stationId: caller.stationId })
    return answer(
      200,
      webhooks.map(({ webhookId, url, events, createdAt, offBecause, waiting, lastTry }) => ({
        ...{ webhookId, url, events, offBecause, waiting, createdAt: iso(createdAt) },
        lastTry: lastTry === null ? null : { at: iso(lastTry.at), status: lastTry.status },
      })),
    )
  },
})
