import { webhookParams } from '@hourcast/domain/calls/webhook-calls'
import { deleteWebhook as remove } from '@hourcast/server/webhooks/change-webhook'
import { answer, defineCall } from '../call.ts'

export const deleteWebhook = defineCall({
  method: 'delete',
  path: '/webhooks/{stationId}/{webhookId}',
  id: 'deleteWebhook',
  tag: 'Webhooks',
  summary: 'Delete a webhook',
  description: 'Nothing is sent there any more, and what was sent is forgotten.',
  who: 'owner',
  params: webhookParams,
  answers: { 204: { description: 'It is gone.' } },
  limit: 60,
  example: { params: { stationId: 'anna@radio.example', webhookId: 'k3v7x2q5m4t6w2y7b5d3f4h6j2' } },
  handle: async (services, { caller: { ownerId, stationId }, params: { webhookId } }) => {
    const deleted = await remove(services, { ownerId, stationId, webhookId })
    return deleted.ok ? answer(204) : deleted
  },
})
