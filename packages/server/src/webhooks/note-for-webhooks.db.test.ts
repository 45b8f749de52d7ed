import type { NewEvent } from '@hourcast/db/outbox'
import { describe, expect, test } from 'vitest'
import { BusUnavailableError } from '../events/bus.ts'
import { EVENT_COLUMNS, eventOfRow, type OutboxRow } from '../events/outbox-event.ts'
import { seedStation } from '../events/testing/seed-station.ts'
import { deleteWebhook, turnWebhookOff } from './change-webhook.ts'
import { noteForWebhooks } from './note-for-webhooks.ts'
import { AIR_AT, givenWebhooks } from './testing/given-webhooks.ts'

const MINUTE = 60_000

describe('an event', () => {
  test('becomes one message for each webhook of its station that asked for its kind, and for no other station', async () => {
    const { add, happen, failed, messages, db, ownerOf } = await givenWebhooks()
    const first = await add('/one')
    const second = await add('/two', { events: ['broadcast.failed'] })
    await add('/three', { events: ['broadcast.missed'] })
    const neighbour = await seedStation(db)
    await add('/theirs', { of: await ownerOf(neighbour) })
    await happen(failed())
    const told = await messages()
    expect(told.map(({ webhookId }) => webhookId).sort()).toEqual([first.webhookId, second.webhookId].sort())
    const [event] = await db.prisma.outbox.findMany()
    expect(new Set(told.map(({ eventId }) => eventId))).toEqual(new Set([event?.eventId]))
    expect(told[0]).toMatchObject({ state: 'waiting', tries: 0, type: 'broadcast.failed', dueAt: new Date(AIR_AT) })
  })

  test('says the slot in UTC and in station time, and the link; no script and no e-mail address', async () => {
    const { add, happen, failed, messages, station } = await givenWebhooks()
    await add('/one')
    await happen(failed())
    const [message] = await messages()
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      type: 'broadcast.failed',
      data: {
        schedulerId: station.schedulerId,
        slot: { utc: '2026-11-22T06:00:00.000Z', station: '2026-11-22T07:00:00+01:00', timeZone: 'Europe/Berlin' },
        link: `https://air.hourcast.example/station/${station.schedulerId}.mp3`,
        step: 'releasing',
      },
    })
    expect(message?.body).not.toContain('@')
  })

  test('told again, by the bus or by two relays at once, is no second message', async () => {
    const { add, happen, failed, messages, relay, db, services } = await givenWebhooks()
    await add('/one')
    await happen(failed())
    await db.pool.query('UPDATE outbox SET published_at = NULL')
    await relay.relayOnce()
    const { rows } = await db.pool.query<OutboxRow>(`SELECT ${EVENT_COLUMNS} FROM outbox`)
    const again = rows.map(eventOfRow)
    await db.pool.query('DELETE FROM inbox')
    await Promise.all([noteForWebhooks(services, again), noteForWebhooks(services, again)])
    expect(await messages()).toHaveLength(1)
  })

  test('of before the webhook was made, of another kind, or of a scheduler that is gone is nothing to tell', async () => {
    const { add, happen, failed, messages, time, db, station } = await givenWebhooks()
    time.now += MINUTE
    await add('/one')
    time.now -= MINUTE
    await happen(failed())
    time.now += 2 * MINUTE
    const saved: NewEvent = {
      type: 'scheduler.saved',
      key: station.schedulerId,
      payload: { schedulerId: station.schedulerId, revision: 1 },
    }
    await happen(saved)
    await db.pool.query('DELETE FROM scheduler')
    await happen(failed())
    expect(await messages()).toEqual([])
    expect(await db.prisma.inbox.count({ where: { consumer: 'webhooks' } })).toBe(0)
  })

  test('is to blame for nothing while the database is away: it is told again', async () => {
    const { add, failed, services, db, append } = await givenWebhooks()
    await add('/one')
    await append(failed())
    const { rows } = await db.pool.query<OutboxRow>(`SELECT ${EVENT_COLUMNS} FROM outbox`)
    const away = Object.assign(Object.create(db.pool), { query: () => Promise.reject(new Error('away')) }) as typeof db.pool
    const asked = noteForWebhooks({ ...services, db: { ...db, pool: away } }, rows.map(eventOfRow))
    await expect(asked).rejects.toThrow(BusUnavailableError)
  })

  test('finds no webhook that is turned off or deleted', async () => {
    const { add, happen, failed, messages, services } = await givenWebhooks()
    await turnWebhookOff(services, await add('/one'))
    await deleteWebhook(services, await add('/two'))
    await happen(failed())
    expect(await messages()).toEqual([])
  })
})
