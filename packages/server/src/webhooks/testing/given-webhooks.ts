import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { inSqlTransaction } from '@hourcast/db/open-database'
import { appendEvents, type NewEvent } from '@hourcast/db/outbox'
import { randomId } from '@hourcast/db/random-id'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { succeeded } from '../../accounts/testing/signed-in-owner.ts'
import { readConfig } from '../../config.ts'
import { createInProcessBus } from '../../events/in-process-bus.ts'
import { createRelay } from '../../events/relay.ts'
import { type SeededStation, seedStation } from '../../events/testing/seed-station.ts'
import type { Mail } from '../../mail/mailer.ts'
import { createSealer } from '../../secrets/create-sealer.ts'
import { createAddressGuard } from '../../sources/address-guard.ts'
import { addWebhook } from '../add-webhook.ts'
import { noteForWebhooks } from '../note-for-webhooks.ts'
import { createWebhookSender } from '../start-webhooks.ts'

export const AIR_AT = Date.parse('2026-11-22T06:00:00Z')

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }
type Reply = (response: ServerResponse, received: Received) => void

/** A real HTTP server on 127.0.0.1 that answers 204, or what a test says for a path. */
export const startEndpoint = async () => {
  const received: Received[] = []
  const replies = new Map<string, Reply>()
  const server = createServer(async (request, response) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await text(request) }
    received.push(one)
    const reply = replies.get(one.path)
    if (reply) reply(response, one)
    else response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const port = Number(Object(server.address()).port)
  const answer = (path: string, status: number, body = '', headers = {}) =>
    replies.set(path, (response) => void response.writeHead(status, headers).end(body))
  return { port, received, replies, answer, url: (path: string) => `http://127.0.0.1:${port}${path}` }
}

/** A station, events about its broadcasts that happen when asked, and an endpoint that is told of them. The clock is the test's. */
export const givenWebhooks = async () => {
  const db = await givenDatabase()
  const endpoint = await startEndpoint()
  const config = readConfig({ PUBLIC_URL: 'https://air.hourcast.example' })
  const time = { now: AIR_AT }
  const mails: Mail[] = []
  const send = async (mail: Mail) => {
    mails.push(mail)
    return { messageId: mail.messageId, accepted: true, response: '250' }
  }
  const services = {
    ...{ db, config, log: pino({ level: 'silent' }), clock: { now: () => time.now }, dice: () => 0 },
    mailer: { send, close: async () => {} },
    sealer: createSealer([{ id: 'k1', key: randomBytes(32) }]),
    sessionSecret: 'secret of a test, at least 32 long',
    guard: createAddressGuard({ allow: `127.0.0.1:${endpoint.port}` }),
  }
  const bus = createInProcessBus()
  await bus.subscribe('notes', ['hourcast.broadcasts'], async (events) => void (await noteForWebhooks(services, events)))
  const relay = createRelay({ db, bus, clock: services.clock, log: services.log })
  const ownerOf = async ({ stationId }: SeededStation) => {
    const { ownerId } = await db.prisma.station.findUniqueOrThrow({ where: { id: stationId } })
    return { ownerId, stationId }
  }
  const station = await seedStation(db)
  const owner = await ownerOf(station)
  const add = async (path: string, { of = owner, events = ['broadcast.failed', 'broadcast.delivered'] } = {}) => {
    const added = succeeded(await addWebhook(services, { ...of, input: { url: endpoint.url(path), events } }))
    return { ...of, ...added }
  }
  const failed = ({ schedulerId }: SeededStation = station): NewEvent => ({
    ...{ type: 'broadcast.failed', key: schedulerId },
    payload: {
      ...{ broadcastId: randomId(), schedulerId, airAt: new Date(AIR_AT).toISOString(), kind: 'slot' },
      ...{ step: 'releasing', code: 'ftp-530' },
    },
  })
  const append = (...events: NewEvent[]) => inSqlTransaction(db, ({ sql }) => appendEvents(sql, events, time.now))
  /** Events are told, and nothing is sent yet. */
  const happen = async (...events: NewEvent[]) => {
    await append(...events)
    await relay.relayOnce()
  }
  /** All that is due goes out, until nothing is. */
  const sendDue = async () => {
    const sender = createWebhookSender(services)
    while ((await sender.pass()) > 0) await sender.settled()
  }
  const messages = () =>
    db.prisma.webhookMessage.findMany({ include: { attempts: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  const webhook = (webhookId: string) => db.prisma.webhook.findUniqueOrThrow({ where: { id: webhookId } })
  return {
    db,
    endpoint,
    services,
    time,
    mails,
    bus,
    relay,
    station,
    owner,
    ownerOf,
    add,
    failed,
    append,
    happen,
    sendDue,
    messages,
    webhook,
  }
}
