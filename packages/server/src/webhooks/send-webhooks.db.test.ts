import { createHmac, randomBytes } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@hourcast/domain/time-units'
import { describe, expect, test, vi } from 'vitest'
import { succeeded } from '../accounts/testing/signed-in-owner.ts'
import { seedStation } from '../events/testing/seed-station.ts'
import { createSealer } from '../secrets/create-sealer.ts'
import { createAddressGuard } from '../sources/address-guard.ts'
import { addWebhook } from './add-webhook.ts'
import { renewSecret, turnWebhookOff, turnWebhookOn } from './change-webhook.ts'
import { claimWebhooks, LEASE_MS } from './claim-webhooks.ts'
import { sendMessage } from './send-message.ts'
import { createWebhookSender, startWebhooks } from './start-webhooks.ts'
import { AIR_AT, givenWebhooks, type Received } from './testing/given-webhooks.ts'

const signatureBy = (secret: string, { headers, body }: Received): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`

describe('a message', () => {
  test('is posted as JSON, signed by the secret, and settled by a 2xx', async () => {
    const { add, happen, failed, sendDue, endpoint, messages, db } = await givenWebhooks()
    const { secret } = await add('/hook')
    endpoint.answer('/hook', 200, 'thank\u0000 you\nvery much')
    await happen(failed())
    await sendDue()
    const [received, ...more] = endpoint.received
    expect(more).toEqual([])
    const [event] = await db.prisma.outbox.findMany()
    expect(received?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': event?.eventId,
      'webhook-timestamp': String(AIR_AT / 1_000),
      'webhook-signature': received && signatureBy(secret, received),
    })
    expect(await messages()).toMatchObject([
      {
        state: 'delivered',
        tries: 1,
        dueAt: null,
        attempts: [{ number: 1, status: 200, fault: null, answer: 'thank you very much' }],
      },
    ])
  })

  test('whose secret cannot be opened any more fails like any other, with the reason, until its owner makes a new one', async () => {
    const { add, happen, failed, sendDue, endpoint, messages, services, time } = await givenWebhooks()
    const { secret: _, ...ref } = await add('/hook')
    endpoint.answer('/hook', 204)
    services.sealer = createSealer([{ id: 'k2', key: randomBytes(32) }])
    await happen(failed())
    await sendDue()
    expect(endpoint.received).toEqual([])
    expect(await messages()).toMatchObject([
      {
        state: 'waiting',
        tries: 1,
        attempts: [{ number: 1, status: null, fault: expect.stringContaining('Make a new secret.') }],
      },
    ])
    const { secret } = succeeded(await renewSecret(services, ref))
    // An endpoint that was not reached rests for half a minute.
    time.now += 30 * SECOND_MS
    await sendDue()
    const [received] = endpoint.received
    expect(received?.headers['webhook-signature']).toBe(received && signatureBy(secret, received))
    expect(await messages()).toMatchObject([{ state: 'delivered', tries: 2 }])
  })

  test('that fails comes again after 5 seconds, then 5 minutes, under the same id and with a new time', async () => {
    const { add, happen, failed, sendDue, endpoint, messages, time } = await givenWebhooks()
    const { secret } = await add('/hook')
    endpoint.answer('/hook', 500, 'out of order')
    await happen(failed())
    for (const wait of [0, 5 * SECOND_MS - 1, 1, 5 * MINUTE_MS - 1, 1]) {
      time.now += wait
      await sendDue()
    }
    const ids = endpoint.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
    expect(endpoint.received.map(({ headers }) => Number(headers['webhook-timestamp']) - AIR_AT / 1_000)).toEqual([0, 5, 305])
    for (const one of endpoint.received) expect(one.headers['webhook-signature']).toBe(signatureBy(secret, one))
    expect(await messages()).toMatchObject([
      {
        state: 'waiting',
        tries: 3,
        dueAt: new Date(time.now + 30 * MINUTE_MS),
        attempts: [{ status: 500, answer: 'out of order' }, {}, {}],
      },
    ])
  })

  test('is given up after ten tries in three days', async () => {
    const { add, happen, failed, sendDue, endpoint, messages, time, webhook } = await givenWebhooks()
    const { webhookId } = await add('/hook')
    endpoint.answer('/hook', 500)
    await happen(failed())
    for (let tries = 0; tries < 12; tries += 1) {
      await sendDue()
      time.now = (await webhook(webhookId)).nextTryAt?.getTime() ?? time.now
    }
    expect(endpoint.received).toHaveLength(10)
    expect(await messages()).toMatchObject([{ state: 'given-up', tries: 10, dueAt: null }])
    expect(time.now - AIR_AT).toBe(75 * HOUR_MS + 35 * MINUTE_MS + 5 * SECOND_MS)
    expect(await webhook(webhookId)).toMatchObject({ offAt: null, nextTryAt: null, claimedUntil: null })
  })

  test('of a redirect goes nowhere else', async () => {
    const { add, happen, failed, sendDue, endpoint, messages } = await givenWebhooks()
    await add('/hook')
    endpoint.answer('/hook', 307, '', { location: endpoint.url('/elsewhere') })
    await happen(failed())
    await sendDue()
    expect(endpoint.received.map(({ path }) => path)).toEqual(['/hook'])
    expect(await messages()).toMatchObject([{ state: 'waiting', attempts: [{ status: 307 }] }])
  })

  test('never reaches a private address, also when its name led elsewhere while it was saved', async () => {
    const { happen, failed, endpoint, messages, services, owner, add } = await givenWebhooks()
    await add('/hook')
    succeeded(await addWebhook(services, { ...owner, input: { url: 'https://studio.example/', events: ['broadcast.failed'] } }))
    await happen(failed())
    const lookupAll = async () => [{ address: '127.0.0.1', family: 4 }]
    const sender = createWebhookSender({ ...services, guard: createAddressGuard({ allow: '', lookupAll }) })
    expect(await sender.pass()).toBe(2)
    await sender.settled()
    expect(endpoint.received).toEqual([])
    const faults = (await messages()).flatMap(({ attempts }) => attempts.map(({ status, fault }) => [status, fault]))
    expect(faults.toSorted()).toEqual([
      [null, expect.stringMatching(/^Port \d+ of 127\.0\.0\.1 is not allowed/)],
      [
        null,
        'studio.example leads to a private or reserved network address, which is not allowed. The person who runs this Hourcast can allow it.',
      ],
    ])
  })

  test('of an answer that never ends, only the beginning is kept', async () => {
    const { add, happen, failed, sendDue, endpoint, messages } = await givenWebhooks()
    await add('/hook')
    endpoint.replies.set('/hook', (response) => {
      response.writeHead(200).on('error', () => {})
      const more = () => response.write('x'.repeat(64_000)) && setImmediate(more)
      response.on('drain', more)
      more()
    })
    await happen(failed())
    await sendDue()
    const [message] = await messages()
    expect(message?.attempts[0]).toMatchObject({ status: 200, answer: 'x'.repeat(200) })
  })
})

describe('when a worker dies', () => {
  test('between sending and noting it, the next one sends it once more after the lease, under the same id', async () => {
    const { add, happen, failed, sendDue, endpoint, messages, services, time } = await givenWebhooks()
    await add('/hook')
    await happen(failed())
    const [claim] = await claimWebhooks(services, 10)
    if (!claim) throw new Error('nothing was due')
    // It has sent, and dies before its first statement after that.
    const died = new Error('killed')
    const pool = Object.assign(Object.create(services.db.pool), {
      connect: () => Promise.reject(died),
      query: services.db.pool.query.bind(services.db.pool),
    }) as typeof services.db.pool
    await expect(sendMessage({ ...services, db: { ...services.db, pool } }, claim)).rejects.toBe(died)
    expect(endpoint.received).toHaveLength(1)
    time.now += LEASE_MS - 1
    await sendDue()
    expect(endpoint.received).toHaveLength(1)
    time.now += 1
    await sendDue()
    expect(endpoint.received).toHaveLength(2)
    expect(new Set(endpoint.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await messages()).toMatchObject([{ state: 'delivered', tries: 1 }])
  })

  test('two workers never send for the same webhook at once', async () => {
    const { add, happen, failed, endpoint, services } = await givenWebhooks()
    await add('/hook')
    await happen(failed())
    const senders = [1, 2, 3].map(() => createWebhookSender(services))
    const taken = await Promise.all(senders.map((sender) => sender.pass()))
    await Promise.all(senders.map((sender) => sender.settled()))
    expect(taken.toSorted()).toEqual([0, 0, 1])
    expect(endpoint.received).toHaveLength(1)
  })

  test('what its end interrupts is due as before, and counts as no try', async () => {
    const { add, happen, failed, endpoint, messages, services, sendDue } = await givenWebhooks()
    await add('/hook')
    const hanging = new Promise<void>((resolve) => {
      endpoint.replies.set('/hook', () => resolve())
    })
    await happen(failed())
    const ending = new AbortController()
    const sender = createWebhookSender(services, { signal: ending.signal })
    await sender.pass()
    await hanging
    ending.abort(new Error('the worker ends'))
    await sender.settled()
    expect(await messages()).toMatchObject([{ state: 'waiting', tries: 0, attempts: [] }])
    endpoint.replies.clear()
    await sendDue()
    expect(await messages()).toMatchObject([{ state: 'delivered', tries: 1 }])
  })
})

describe('a slow endpoint', () => {
  test('of a neighbour, or ten of its, keeps nobody else: of one station two are asked at once', async () => {
    const { add, happen, failed, endpoint, services, db, ownerOf, station } = await givenWebhooks()
    const slow = await seedStation(db)
    const of = await ownerOf(slow)
    for (const path of ['/slow1', '/slow2', '/slow3', '/slow4', '/slow5']) {
      await add(path, { of })
      endpoint.replies.set(path, () => {})
    }
    await add('/quick')
    await happen(...Array.from({ length: 5 }, () => failed(slow)), failed(station))
    const ending = new AbortController()
    const sender = createWebhookSender(services, { places: 4, signal: ending.signal })
    expect(await sender.pass()).toBe(3)
    await vi.waitFor(() => expect(endpoint.received.map(({ path }) => path)).toContain('/quick'))
    expect(endpoint.received.filter(({ path }) => path.startsWith('/slow')).length).toBeLessThanOrEqual(2)
    expect(await sender.pass()).toBe(0)
    ending.abort()
    await sender.settled()
  })

  test('that does not answer, or says 429, rests before it gets anything else', async () => {
    const { add, happen, failed, endpoint, sendDue, time } = await givenWebhooks()
    await add('/hook')
    endpoint.answer('/hook', 429, 'slowly', { 'retry-after': '120' })
    await happen(failed(), failed(), failed())
    await sendDue()
    expect(endpoint.received).toHaveLength(1)
    endpoint.answer('/hook', 204)
    time.now += 2 * MINUTE_MS - 1
    await happen(failed())
    await sendDue()
    expect(endpoint.received).toHaveLength(1)
    time.now += 1
    await sendDue()
    expect(endpoint.received).toHaveLength(5)
  })
})

test('what waited while its owner had turned it off goes out when it is on again', async () => {
  const { add, happen, failed, endpoint, sendDue, services } = await givenWebhooks()
  const ref = await add('/hook')
  await happen(failed())
  succeeded(await turnWebhookOff(services, ref))
  await sendDue()
  expect(endpoint.received).toEqual([])
  succeeded(await turnWebhookOn(services, ref))
  await sendDue()
  expect(endpoint.received).toHaveLength(1)
})

test('for a day after a new secret was made both sign, then the new one alone', async () => {
  const { add, happen, failed, endpoint, sendDue, services, time } = await givenWebhooks()
  const ref = await add('/hook')
  const { secret } = succeeded(await renewSecret(services, ref))
  expect(secret).not.toBe(ref.secret)
  const signatures = async () => {
    await happen(failed())
    await sendDue()
    const last = endpoint.received.at(-1)
    if (!last) throw new Error('nothing came')
    return [last.headers['webhook-signature'], signatureBy(secret, last), signatureBy(ref.secret, last)]
  }
  time.now += DAY_MS - 1
  const [both, byNew, byOld] = await signatures()
  expect(both).toBe(`${byNew} ${byOld}`)
  time.now += 1
  const [one, alone] = await signatures()
  expect(one).toBe(alone)
})

test('in a running worker an event is on its way within moments, nobody has to ask', async () => {
  const { add, happen, failed, endpoint, services, bus } = await givenWebhooks()
  await add('/hook')
  const stop = await startWebhooks(services, bus)
  await happen(failed())
  await vi.waitFor(() => expect(endpoint.received).toHaveLength(1), { timeout: 10_000, interval: 10 })
  await stop()
})
