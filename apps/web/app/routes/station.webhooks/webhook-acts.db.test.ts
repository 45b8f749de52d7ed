import type { Services } from '@hourcast/server/services'
import { givenWebhooks } from '@hourcast/server/webhooks/testing/given-webhooks'
import { expect, test } from 'vitest'
import { WEBHOOK_ACTS } from './webhook-acts.server.ts'
import { keptWebhooks } from './webhooks-answer.ts'

const given = async () => {
  const hooks = await givenWebhooks()
  // The acts use what sending needs, and nothing that airs.
  const services = hooks.services as unknown as Services
  const act = async (fields: Record<string, string>) => {
    const { intent, webhookId, entered } = keptWebhooks(fields)
    return WEBHOOK_ACTS[intent]({ services, ref: { ...hooks.owner, webhookId }, fields: entered })
  }
  return { ...hooks, act }
}

test('each button does what it says, and the secret is in the answers of two alone', async () => {
  const { act, endpoint, db } = await given()
  const url = endpoint.url('/hook')
  const added = await act({ intent: 'add', url, 'event.broadcast.failed': 'on' })
  expect(added).toMatchObject({ ok: true, value: { said: 'The webhook is added.', secret: expect.stringMatching(/^whsec_/) } })
  const { id: webhookId, events } = await db.prisma.webhook.findFirstOrThrow()
  expect(events).toEqual(['broadcast.failed'])
  expect(await act({ intent: 'test', webhookId })).toEqual({
    ok: true,
    value: { said: 'Delivered: your program answered 204.' },
  })
  const renewed = await act({ intent: 'renew', webhookId })
  expect(renewed).toMatchObject({ ok: true, value: { secret: expect.stringMatching(/^whsec_/) } })
  expect(await act({ intent: 'off', webhookId })).toMatchObject({
    ok: true,
    value: { said: expect.stringMatching(/turned off/) },
  })
  expect(await act({ intent: 'test', webhookId })).toMatchObject({ ok: false, problem: { code: 'conflict' } })
  expect(await act({ intent: 'on', webhookId })).toEqual({ ok: true, value: { said: 'It is turned on.' } })
  expect(await act({ intent: 'delete', webhookId, isSure: '' })).toEqual({ ok: true, value: { isAsked: true } })
  expect(await db.prisma.webhook.count()).toBe(1)
  expect(await act({ intent: 'delete', webhookId, isSure: 'on' })).toMatchObject({
    ok: true,
    value: { said: expect.any(String) },
  })
  expect(await db.prisma.webhook.count()).toBe(0)
})

test('no event chosen and no address are said at their fields; a test that nobody answers says why', async () => {
  const { act, endpoint, add } = await given()
  expect(await act({ intent: 'add', url: endpoint.url('/hook') })).toMatchObject({ problem: { field: 'events' } })
  expect(await act({ intent: 'add', url: '', 'event.broadcast.failed': 'on' })).toMatchObject({ problem: { field: 'url' } })
  const { webhookId } = await add('/hook')
  endpoint.replies.set('/hook', (response) => void response.socket?.destroy())
  const tested = await act({ intent: 'test', webhookId })
  expect(tested).toMatchObject({
    value: { said: expect.stringMatching(/^Not delivered\. 127\.0\.0\.1:\d+ closed the connection/) },
  })
})
