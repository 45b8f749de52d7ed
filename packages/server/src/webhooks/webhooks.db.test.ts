import { describe, expect, test } from 'vitest'
import { succeeded } from '../accounts/testing/signed-in-owner.ts'
import { seedStation } from '../events/testing/seed-station.ts'
import { createAddressGuard } from '../sources/address-guard.ts'
import { addWebhook } from './add-webhook.ts'
import { deleteWebhook, renewSecret, turnWebhookOff, turnWebhookOn } from './change-webhook.ts'
import { forgetOldMessages, KEPT_MS } from './forget-old-messages.ts'
import { listWebhooks } from './list-webhooks.ts'
import { loadMessages } from './load-messages.ts'
import { sendAgain, sendTest } from './send-by-hand.ts'
import { AIR_AT, givenWebhooks } from './testing/given-webhooks.ts'

describe('adding', () => {
  test('gives a secret that is in no row and no list', async () => {
    const { add, db, services, owner } = await givenWebhooks()
    const { secret, webhookId } = await add('/hook')
    expect(secret).toMatch(/^whsec_/)
    const { rows } = await db.pool.query('SELECT webhook::text AS row FROM webhook')
    expect(rows[0].row).not.toContain(secret.slice(6, 20))
    const lines = await listWebhooks(services, owner)
    expect(lines).toMatchObject([{ webhookId, offBecause: null, waiting: 0, lastTry: null }])
    expect(JSON.stringify(lines)).not.toContain('s1.k1')
  })

  test.each([
    ['http://studio.example/hook', /https:\/\/ address/],
    ['https://127.0.0.1/hook', /private or reserved/],
    ['https://[::1]/hook', /private or reserved/],
    ['https://169.254.169.254/latest', /private or reserved/],
    ['https://10.0.0.1/hook', /private or reserved/],
    ['https://studio.example:25/hook', /Port 25/],
    ['https://anna:secret@studio.example/', /user name or password/],
    ['ftp://studio.example/hook', /Only http and https/],
  ])('refuses %s at its field', async (url, words) => {
    const { services, owner } = await givenWebhooks()
    const asked = { ...services, guard: createAddressGuard({ allow: '' }) }
    expect(await addWebhook(asked, { ...owner, input: { url, events: ['broadcast.failed'] } })).toMatchObject({
      ok: false,
      problem: { code: 'invalid', field: 'url', message: expect.stringMatching(words) },
    })
  })

  test('takes five, and of two at once that would be the fifth one', async () => {
    const { add, services, owner, endpoint } = await givenWebhooks()
    for (const path of ['/1', '/2', '/3', '/4']) await add(path)
    const input = { url: endpoint.url('/5'), events: ['broadcast.failed'] }
    const both = await Promise.all([1, 2].map(() => addWebhook(services, { ...owner, input })))
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      problem: { code: 'forbidden', message: 'A station has at most 5 webhooks. Delete one that you no longer need first.' },
    })
  })
})

test("somebody else's webhook is not found by any of the calls", async () => {
  const { add, services, db, ownerOf, happen, failed, sendDue, messages } = await givenWebhooks()
  const mine = await add('/hook')
  await happen(failed())
  await sendDue()
  const [message] = await messages()
  const stranger = { ...(await ownerOf(await seedStation(db))), webhookId: mine.webhookId }
  const answers = await Promise.all([
    turnWebhookOff(services, stranger),
    turnWebhookOn(services, stranger),
    deleteWebhook(services, stranger),
    renewSecret(services, stranger),
    loadMessages(services, stranger),
    sendTest(services, stranger),
    sendAgain(services, { ...stranger, messageId: message?.id ?? '' }),
  ])
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, problem: { code: 'not-found' } })
  expect(await listWebhooks(services, stranger)).toEqual([])
  expect(await listWebhooks(services, mine)).toMatchObject([{ offBecause: null, oldSecretUntil: null }])
})

test('what is no id, as an address of a page may hold, is not found by any of the calls', async () => {
  const { add, services } = await givenWebhooks()
  const ref = { ...(await add('/hook')), webhookId: 'a\0b' }
  const calls = [turnWebhookOff, turnWebhookOn, deleteWebhook, renewSecret, loadMessages, sendTest]
  for (const call of calls) expect(await call(services, ref)).toMatchObject({ ok: false, problem: { code: 'not-found' } })
  expect(await sendAgain(services, { ...ref, messageId: 'm' })).toMatchObject({ ok: false, problem: { code: 'not-found' } })
})

describe('by hand', () => {
  test('a test goes out at once, says what came back, and is tried once', async () => {
    const { add, services, endpoint, sendDue, time } = await givenWebhooks()
    const ref = await add('/hook')
    expect(await sendTest(services, ref)).toMatchObject({ ok: true, value: { status: 204, delivered: true } })
    endpoint.answer('/hook', 500)
    expect(await sendTest(services, ref)).toMatchObject({ ok: true, value: { status: 500, delivered: false } })
    time.now += 3_600_000
    await sendDue()
    expect(endpoint.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test', 'webhook.test'])
  })

  test("'send again' sends the same under the same id, delivered or given up", async () => {
    const { add, services, endpoint, happen, failed, sendDue, messages } = await givenWebhooks()
    const ref = await add('/hook')
    await happen(failed())
    await sendDue()
    const [message] = await messages()
    const again = await sendAgain(services, { ...ref, messageId: message?.id ?? '' })
    expect(again).toMatchObject({ ok: true, value: { status: 204, delivered: true } })
    const [first, second, ...more] = endpoint.received
    expect(more).toEqual([])
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect((await messages())[0]).toMatchObject({ tries: 2, state: 'delivered' })
  })

  test('nothing is sent to a webhook that is turned off', async () => {
    const { add, services, endpoint } = await givenWebhooks()
    const ref = await add('/hook')
    succeeded(await turnWebhookOff(services, ref))
    expect(await sendTest(services, ref)).toMatchObject({ ok: false, problem: { code: 'conflict' } })
    expect(endpoint.received).toEqual([])
  })
})

describe('what was sent', () => {
  test('is listed a page at a time, the newest first, with its tries', async () => {
    const { add, services, happen, failed, sendDue, time } = await givenWebhooks()
    const ref = await add('/hook')
    for (let sent = 0; sent < 30; sent += 1) {
      time.now += 1_000
      await happen(failed())
    }
    await sendDue()
    const first = succeeded(await loadMessages(services, ref))
    expect(first.messages).toHaveLength(25)
    expect(first.messages[0]).toMatchObject({
      ...{ type: 'broadcast.failed', state: 'delivered', slot: '2026-11-22T07:00:00+01:00', createdAt: AIR_AT + 30_000 },
      tries: [{ number: 1, status: 204, at: time.now }],
    })
    const second = succeeded(await loadMessages(services, { ...ref, after: first.next ?? '' }))
    expect(second.messages).toHaveLength(5)
    expect(second.next).toBeNull()
    const all = [...first.messages, ...second.messages].map(({ createdAt }) => createdAt)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    expect(new Set(all).size).toBe(30)
  })

  test('is forgotten after thirty days, and before that beyond the newest of each webhook, but for what waits', async () => {
    const { add, db, happen, failed, sendDue, messages, time, endpoint } = await givenWebhooks()
    await add('/hook')
    const old = await add('/failing', { events: ['broadcast.failed'] })
    endpoint.answer('/failing', 500)
    for (let sent = 0; sent < 4; sent += 1) {
      time.now += 1_000
      await happen(failed())
    }
    await sendDue()
    await forgetOldMessages(db, AIR_AT + KEPT_MS, 3)
    const kept = await messages()
    expect(kept.filter(({ webhookId }) => webhookId === old.webhookId)).toHaveLength(4)
    expect(kept.filter(({ webhookId }) => webhookId !== old.webhookId)).toHaveLength(3)
    await forgetOldMessages(db, time.now + KEPT_MS + 1)
    expect(await messages()).toEqual([])
    expect(await db.prisma.webhookTry.count()).toBe(0)
  })
})
