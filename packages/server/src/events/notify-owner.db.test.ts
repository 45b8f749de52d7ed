import type { NewEvent } from '@hourcast/db/outbox'
import { describe, expect, test, vi } from 'vitest'
import { MailError } from '../mail/mail-error.ts'
import type { Mailer } from '../mail/mailer.ts'
import { noteForOwners } from './note-for-owners.ts'
import { startNotifyOwner } from './notify-owner.ts'
import { EVENT_COLUMNS, eventOfRow, type OutboxRow } from './outbox-event.ts'
import { sendNotices } from './send-notices.ts'
import { AIR_AT, givenOwnerNotices, HOUR } from './testing/given-owner-notices.ts'
import { seedBroadcast } from './testing/seed-station.ts'

describe('the owner hears', () => {
  test('of a failure at once: which slot, in station time, and what went wrong', async () => {
    const { happen, failed, mails, station, db } = await givenOwnerNotices()
    await happen(failed)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Radio One: the 09:00 broadcast did not go out',
      to: [{ address: station.ownerEmail }],
    })
    expect(mail?.text).toContain('Sunday 25 October 2026, 09:00 (station time)')
    expect(mail?.text).toContain('530 Login incorrect')
    const { rows } = await db.pool.query('SELECT event_id FROM outbox')
    expect(mail?.messageId).toBe(`<${rows[0].event_id}@air.hourcast.example>`)
  })

  test('then at most once an hour, and once more when it works again', async () => {
    const { happen, failed, delivered, fellBack, subjects, time } = await givenOwnerNotices()
    await happen(failed)
    time.now += HOUR / 2
    await happen(failed, fellBack)
    expect(await subjects()).toHaveLength(1)
    time.now += HOUR / 2
    await happen(fellBack)
    expect(await subjects()).toHaveLength(2)
    await happen(delivered)
    await happen(delivered)
    expect(await subjects()).toEqual([
      'Radio One works again',
      'Radio One: the 09:00 broadcast did not go out',
      'Radio One: the 09:00 broadcast goes out with a stand-in',
    ])
  })

  test('before air of a target that is given up: what to do, and when the next one is due; at air of nothing more', async () => {
    const { happen, targetFailed, delivered, mails, station, time, db } = await givenOwnerNotices()
    time.now -= HOUR / 12
    await db.pool.query(
      `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours, next_air_at) VALUES ('r', $1, 'c', 0, '{7}', '{10:00}', $2)`,
      [station.schedulerId, new Date(AIR_AT + HOUR)],
    )
    await happen(targetFailed)
    const [mail] = await mails()
    expect(mail?.subject).toBe('Radio One: the 09:00 broadcast does not reach FTP')
    expect(mail?.text).toContain('530 Login incorrect')
    expect(mail?.text).toContain(`https://air.hourcast.example/schedule?id=${station.schedulerId}`)
    expect(mail?.text).toContain('The next broadcast is due on Sunday 25 October 2026, 10:00 (station time).')
    time.now = AIR_AT
    const targets = [{ kind: 'ftp' as const, delivered: false }]
    await happen({ ...delivered, payload: { ...delivered.payload, targets } } as NewEvent)
    expect(await mails()).toHaveLength(1)
  })

  test('of a failure at once, also when a stand-in was told within the hour', async () => {
    const { happen, failed, fellBack, subjects } = await givenOwnerNotices()
    await happen(fellBack)
    await happen(failed)
    expect(await subjects()).toEqual([
      'Radio One: the 09:00 broadcast did not go out',
      'Radio One: the 09:00 broadcast goes out with a stand-in',
    ])
  })

  test('when the hour is over, of trouble in the hour after it had worked again, and in the same mail that it works again', async () => {
    const { happen, failed, delivered, mails, services, station, time, db } = await givenOwnerNotices()
    await happen(failed)
    await happen(delivered)
    const second = await seedBroadcast(db, station.schedulerId, { airAt: AIR_AT + HOUR / 2, wall: '2026-10-25T09:30' })
    const later = { ...failed, payload: { ...failed.payload, broadcastId: second.broadcastId } } as NewEvent
    time.now += HOUR / 2
    expect(await happen(later)).toBe(0)
    expect(await happen(delivered)).toBe(0)
    time.now += HOUR / 2 - 1
    expect(await sendNotices(services)).toBe(0)
    time.now += 1
    expect(await sendNotices(services)).toBe(1)
    expect(await sendNotices(services)).toBe(0)
    const held = (await mails()).find(({ subject }) => subject === 'Radio One: the 09:30 broadcast did not go out')
    expect(held?.text).toContain('Since then a broadcast went out as planned: it works again.')
    expect(await mails()).toHaveLength(3)
  })

  test('once of what two relays tell at the same moment, and of the recovery that comes while the mail is on its way', async () => {
    const { append, failed, delivered, services, subjects, relay, db } = await givenOwnerNotices()
    await append(failed)
    const { rows } = await db.pool.query<OutboxRow>(`SELECT ${EVENT_COLUMNS} FROM outbox`)
    const notified = rows.map(eventOfRow)
    await Promise.all([noteForOwners(services, notified), noteForOwners(services, notified)])
    const send: Mailer['send'] = async (mail, options) => {
      await append(delivered)
      await relay.relayOnce()
      return services.mailer.send(mail, options)
    }
    const meanwhile = { ...services, mailer: { ...services.mailer, send } }
    expect(await sendNotices(meanwhile)).toBe(1)
    expect((await Promise.all([sendNotices(services), sendNotices(services)])).sort()).toEqual([0, 1])
    expect(await subjects()).toEqual(['Radio One works again', 'Radio One: the 09:00 broadcast did not go out'])
  })

  test('nothing twice when the same event is told twice', async () => {
    const { happen, failed, subjects, db, relay, services } = await givenOwnerNotices()
    await happen(failed)
    await db.pool.query('UPDATE outbox SET published_at = NULL')
    await relay.relayOnce()
    expect(await sendNotices(services)).toBe(0)
    expect(await subjects()).toHaveLength(1)
  })

  test('once of a mail that was sent just before the process died', async () => {
    const { happen, failed, subjects, db, services } = await givenOwnerNotices()
    await happen(failed)
    await db.pool.query(`UPDATE owner_notice SET last_event = (SELECT event_id FROM outbox), last_sent_at = NULL`)
    expect(await sendNotices(services)).toBe(1)
    expect(await subjects()).toHaveLength(1)
  })

  test('once when two workers would tell it at the same moment', async () => {
    const { append, relay, failed, services, subjects } = await givenOwnerNotices()
    await append(failed)
    await relay.relayOnce()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let sending = 0
    const send: Mailer['send'] = async (mail, options) => {
      sending += 1
      await held
      return services.mailer.send(mail, options)
    }
    const slow = { ...services, mailer: { ...services.mailer, send } }
    const first = sendNotices(slow)
    await vi.waitFor(() => expect(sending).toBe(1), { timeout: 10_000, interval: 5 })
    expect(await sendNotices(slow)).toBe(0)
    letGo()
    expect(await first).toBe(1)
    expect(await sendNotices(slow)).toBe(0)
    expect(sending).toBe(1)
    expect(await subjects()).toHaveLength(1)
  })

  test('by another worker, two minutes after the one that was about to tell has died', async () => {
    const { append, relay, failed, services, subjects, time } = await givenOwnerNotices()
    await append(failed)
    await relay.relayOnce()
    const send = async () => Promise.reject(new Error('died'))
    await expect(sendNotices({ ...services, mailer: { ...services.mailer, send } })).rejects.toThrow('died')
    expect(await sendNotices(services)).toBe(0)
    time.now += 2 * 60_000 + 1
    expect(await sendNotices(services)).toBe(1)
    expect(await subjects()).toHaveLength(1)
  })

  test('as soon as the mail server is back, and of nothing else meanwhile', async () => {
    const { happen, failed, refusals, subjects, services } = await givenOwnerNotices()
    refusals.push(new MailError('unreachable', 'no server', false), new MailError('smtp-451', 'later', false))
    expect(await happen(failed)).toBe(0)
    expect(await sendNotices(services)).toBe(0)
    expect(await sendNotices(services)).toBe(1)
    expect(await subjects()).toHaveLength(1)
  })

  test('nothing more when the mailbox refuses for good, and the events go on', async () => {
    const { happen, failed, refusals, subjects, services } = await givenOwnerNotices()
    refusals.push(new MailError('smtp-550', 'no such mailbox', true))
    await happen(failed)
    expect(await sendNotices(services)).toBe(0)
    expect(await subjects()).toEqual([])
  })

  test('nothing of a scheduler that was deleted', async () => {
    const { append, relay, failed, subjects, services, db } = await givenOwnerNotices()
    await append(failed)
    await relay.relayOnce()
    await db.pool.query('UPDATE scheduler SET deleted_at = now()')
    await sendNotices(services)
    expect(await subjects()).toEqual([])
    await db.pool.query('DELETE FROM scheduler')
    await append(failed)
    await relay.relayOnce()
    expect(await sendNotices(services)).toBe(0)
  })
})

describe('the example station', () => {
  test('gets mail too where mails are files', async () => {
    const { happen, failed, subjects } = await givenOwnerNotices({ isExample: true })
    await happen(failed)
    expect(await subjects()).toHaveLength(1)
  })

  test('gets none by a real mail server', async () => {
    const { happen, failed, subjects } = await givenOwnerNotices({
      isExample: true,
      env: { SMTP_URL: 'smtp://mail.hourcast.example' },
    })
    await happen(failed)
    expect(await subjects()).toEqual([])
  })
})

test('what is noted is sent also when nobody tells events, as while Kafka is away', async () => {
  const { services, failed, append, relay, bus, subjects } = await givenOwnerNotices()
  await append(failed)
  await relay.relayOnce()
  let refuse = (_error: Error) => {}
  const subscribing = new Promise<never>((_, reject) => {
    refuse = reject
  })
  const starting = startNotifyOwner(services, { ...bus, subscribe: () => subscribing })
  starting.catch(() => {})
  await vi.waitFor(async () => expect(await subjects()).toHaveLength(1), { timeout: 10_000, interval: 10 })
  refuse(new Error('stopped before it listened'))
  await expect(starting).rejects.toThrow('stopped before it listened')
})

test('running, it sends by itself and stops in order', async () => {
  const { services, failed, append, relay, bus, subjects } = await givenOwnerNotices()
  const stop = await startNotifyOwner(services, bus)
  await append(failed)
  await relay.relayOnce()
  await vi.waitFor(async () => expect(await subjects()).toHaveLength(1), { timeout: 10_000, interval: 10 })
  await stop()
})
