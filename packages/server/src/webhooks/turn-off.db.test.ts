import { DAY_MS } from '@hourcast/domain/time-units'
import { describe, expect, test, vi } from 'vitest'
import { succeeded } from '../accounts/testing/signed-in-owner.ts'
import { turnWebhookOn } from './change-webhook.ts'
import { AIR_AT, givenWebhooks } from './testing/given-webhooks.ts'

describe('an endpoint is turned off, and its owner is told once,', () => {
  test('when it answers 410: what waits is given up', async () => {
    const { add, happen, failed, endpoint, sendDue, messages, webhook, mails, station } = await givenWebhooks()
    const { webhookId } = await add('/hook')
    endpoint.answer('/hook', 410)
    await happen(failed(), failed())
    await sendDue()
    await happen(failed())
    await sendDue()
    await vi.waitFor(() => expect(mails).toHaveLength(1))
    expect(endpoint.received).toHaveLength(1)
    expect(await webhook(webhookId)).toMatchObject({ offBecause: 'gone', nextTryAt: null })
    expect((await messages()).map(({ state }) => state)).toEqual(['given-up', 'given-up'])
    expect(mails).toMatchObject([{ to: station.ownerEmail, subject: `Your webhook to 127.0.0.1:${endpoint.port} is turned off` }])
    expect(mails[0]?.text).not.toContain('/hook\n')
    expect(mails[0]?.text).toContain(`https://air.hourcast.example/station/webhooks/${webhookId}`)
  })

  test('when it only failed for five days; turned on again it begins afresh', async () => {
    const { add, happen, failed, endpoint, sendDue, webhook, mails, services, time } = await givenWebhooks()
    const ref = await add('/hook')
    endpoint.answer('/hook', 500)
    for (let day = 0; day < 5; day += 1) {
      await happen(failed())
      await sendDue()
      time.now += DAY_MS
    }
    expect(await webhook(ref.webhookId)).toMatchObject({ offAt: null, failingSince: new Date(AIR_AT) })
    await sendDue()
    expect(await webhook(ref.webhookId)).toMatchObject({ offBecause: 'failing' })
    await vi.waitFor(() => expect(mails).toHaveLength(1))
    succeeded(await turnWebhookOn(services, ref))
    endpoint.answer('/hook', 204)
    await happen(failed())
    const before = endpoint.received.length
    await sendDue()
    expect(endpoint.received.length - before).toBe(1)
    expect(await webhook(ref.webhookId)).toMatchObject({ offAt: null, failingSince: null })
  })
})
