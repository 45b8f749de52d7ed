import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inSqlTransaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { systemClock } from '@hourcast/server/clock'
import { createInProcessBus } from '@hourcast/server/events/in-process-bus'
import { createRelay } from '@hourcast/server/events/relay'
import { noteForWebhooks } from '@hourcast/server/webhooks/note-for-webhooks'
import { createWebhookSender } from '@hourcast/server/webhooks/start-webhooks'
import { expect, onTestFinished, test } from 'vitest'
import { openCalls } from './testing/open-calls.ts'

const ANNA = 'anna@radio.example'
const HOOK = { url: 'https://studio.example/hook', events: ['broadcast.failed', 'broadcast.delivered'] }
const PAYLOAD = { hostName: 'Clara', stationName: 'Radio', schedules: [{ id: 'a', days: [1], hours: ['7:00'] }] }

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  server.close()
  await once(server, 'close')
  return port
}

test('webhooks are added, listed without their secrets, and deleted', async () => {
  const calls = await openCalls()
  const { basic: headers } = await calls.owner(ANNA)
  const added = await calls.ask('addWebhook', { body: HOOK, headers })
  expect(added).toMatchObject({ status: 201, body: { webhookId: expect.any(String), secret: expect.stringMatching(/^whsec_/) } })
  const { webhookId } = added.body as { webhookId: string }
  const params = { stationId: ANNA, webhookId }
  const listed = await calls.ask('listWebhooks', { params, headers })
  expect(listed.body).toMatchObject([
    {
      webhookId,
      url: HOOK.url,
      events: ['broadcast.delivered', 'broadcast.failed'],
      offBecause: null,
      waiting: 0,
      lastTry: null,
    },
  ])
  expect(listed.text).not.toContain('whsec_')
  expect((await calls.ask('deleteWebhook', { params, headers })).status).toBe(204)
  expect((await calls.ask('deleteWebhook', { params, headers })).status).toBe(404)
  expect((await calls.ask('listWebhooks', { params, headers })).body).toEqual([])
})

test("another owner's webhook is not found, and a private address is refused at its field", async () => {
  const calls = await openCalls()
  const { basic: headers } = await calls.owner(ANNA)
  const { basic: otto } = await calls.owner('otto@radio.example')
  const { webhookId } = (await calls.ask('addWebhook', { body: HOOK, headers })).body as { webhookId: string }
  const theirs = { stationId: 'otto@radio.example', webhookId }
  expect((await calls.ask('deleteWebhook', { params: theirs, headers: otto })).status).toBe(404)
  for (const url of ['https://127.0.0.1/hook', 'http://studio.example/hook', 'https://[::ffff:10.0.0.1]/'])
    expect((await calls.ask('addWebhook', { body: { ...HOOK, url }, headers })).body).toMatchObject({ status: 422, field: 'url' })
  expect((await calls.ask('addWebhook', { body: { ...HOOK, events: [] }, headers })).body).toMatchObject({ field: 'events' })
})

test('the receiver of the documentation, run as it stands there, takes a real message once and refuses a forged one', async () => {
  const port = await freePort()
  const calls = await openCalls({ allowPorts: [port] })
  const { basic: headers } = await calls.owner(ANNA)
  const page = await (await calls.fetch('/docs')).text()
  const shown = /<pre [^>]*id="webhook-receiver"><code>(.*?)<\/code>/s.exec(page)?.[1] ?? ''
  const code = shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const file = join(temporaryFolder(), 'receive.mjs')
  writeFileSync(file, code)

  const url = `http://127.0.0.1:${port}/`
  const { secret } = (await calls.ask('addWebhook', { body: { ...HOOK, url }, headers })).body as { secret: string }
  const receiver = spawn(process.execPath, [file], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void receiver.kill())
  const lines: string[] = []
  createInterface(receiver.stdout).on('line', (line) => lines.push(line))
  await expect
    .poll(
      () =>
        fetch(url, { method: 'POST' }).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(401)

  const { schedulerId } = (await calls.ask('saveScheduler', { body: PAYLOAD, headers })).body as { schedulerId: string }
  const services = { ...calls.services, clock: systemClock }
  const bus = createInProcessBus()
  await bus.subscribe('webhooks', ['hourcast.broadcasts'], async (events) => void (await noteForWebhooks(services, events)))
  const now = calls.services.clock.now()
  const payload = { broadcastId: 'b', schedulerId, airAt: new Date(now).toISOString(), kind: 'slot' as const }
  const failed = {
    type: 'broadcast.failed' as const,
    key: schedulerId,
    payload: { ...payload, step: 'reading', code: 'timeout' },
  }
  await inSqlTransaction(services.db, ({ sql }) => appendEvents(sql, [failed], now))
  await createRelay({ ...services, bus }).relayOnce()
  const send = async () => {
    const sender = createWebhookSender(services)
    expect(await sender.pass()).toBe(1)
    await sender.settled()
    return services.db.prisma.webhookTry.findMany({ orderBy: { number: 'asc' } })
  }
  expect(await send()).toMatchObject([{ status: 204 }])
  // The same once more, as after a crash: taken, and not acted on again.
  const dueAt = [new Date(services.clock.now())]
  await services.db.pool.query(`UPDATE webhook_message SET state = 'waiting', due_at = $1`, dueAt)
  await services.db.pool.query('UPDATE webhook SET next_try_at = $1', dueAt)
  expect(await send()).toMatchObject([{ status: 204 }, { status: 204 }])
  await expect.poll(() => lines.join('\n')).toContain(schedulerId)
  expect(lines.join('\n').split('broadcast.failed')).toHaveLength(2)

  const forged = await fetch(url, {
    method: 'POST',
    headers: {
      'webhook-id': 'x',
      'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
      'webhook-signature': `v1,${'A'.repeat(44)}`,
    },
    body: '{"type":"broadcast.failed"}',
  })
  expect(forged.status).toBe(401)
})
