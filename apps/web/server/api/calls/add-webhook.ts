import { newWebhookAnswer, webhookBody } from '@hourcast/domain/calls/webhook-calls'
import { addWebhook as add } from '@hourcast/server/webhooks/add-webhook'
import { answer, BODY_BYTES, defineCall } from '../call.ts'

export const addWebhook = defineCall({
  method: 'post',
  path: '/webhooks',
  id: 'addWebhook',
  tag: 'Webhooks',
  summary: 'Add a webhook: an address that is told of broadcasts from now on',
  description:
    'The station is the asker’s. The answer holds the secret by which the receiver knows our messages: keep it, it is shown once.',
  who: 'owner',
  body: { type: 'application/json', schema: webhookBody, limitBytes: BODY_BYTES },
  answers: { 201: { description: 'Added.', schema: newWebhookAnswer } },
  limit: 30,
  example: { body: { url: 'https://studio.example/hourcast', events: ['broadcast.delivered', 'broadcast.failed'] } },
  handle: async (services, { caller: { ownerId, stationId }, body: { url, events } }) => {
    const added = await add(services, { ownerId, stationId, input: { url, events } })
    return added.ok ? answer(201, added.value) : added
  },
})
