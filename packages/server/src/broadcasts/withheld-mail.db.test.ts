import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { expect, test } from 'vitest'
import { noteForOwners } from '../events/note-for-owners.ts'
import { EVENT_COLUMNS, eventOfRow, type OutboxRow } from '../events/outbox-event.ts'
import { beginBroadcast } from './begin-broadcast.ts'
import { releaseDelivery, stageDelivery } from './deliver.ts'
import { failDelivery } from './fail-delivery.ts'
import { finishBroadcasts } from './finish-broadcasts.ts'
import { writeScript } from './prepare.ts'
import { renderBroadcast } from './render.ts'
import { AIR_AT, givenBroadcasts } from './testing/given-broadcasts.ts'

const calm = new AbortController().signal

const givenMail = async (...others: DeliveryKind[]) => {
  const all = await givenBroadcasts()
  const { db, services } = all
  const mailTarget = await all.target('email')
  for (const kind of others) await all.target(kind)
  const consent = (word: string) => db.prisma.target.update({ where: { id: mailTarget }, data: { consent: word } })
  const made = async () => {
    const broadcastId = await all.begun()
    await writeScript(services, { broadcastId }, calm)
    await renderBroadcast(services, { broadcastId }, { signal: calm })
    return broadcastId
  }
  const deliver = async (broadcastId: string) => {
    for (const { id: deliveryId } of (await all.row(broadcastId)).deliveries.filter(({ state }) => state !== 'withheld')) {
      await stageDelivery(services, { broadcastId, deliveryId }, calm)
      await releaseDelivery(services, { broadcastId, deliveryId }, calm)
    }
    return finishBroadcasts(db, [{ broadcastId }], AIR_AT)
  }
  /** What the owner is told of all that has happened. */
  const notices = async () => {
    const { rows } = await db.pool.query<OutboxRow>(`SELECT ${EVENT_COLUMNS} FROM outbox ORDER BY id`)
    await noteForOwners(services, rows.map(eventOfRow))
    return db.prisma.ownerNotice.count({ where: { failing: true } })
  }
  return { ...all, consent, made, deliver, notices }
}

test('a mail whose reader has not agreed is withheld: the others air, nothing failed, and the owner gets no mail about it', async () => {
  const { consent, made, deliver, row, world, events, notices } = await givenMail('ftp', 'link')
  await consent('waiting')
  const broadcastId = await made()
  expect(await deliver(broadcastId)).toEqual(new Map([[broadcastId, 'delivered']]))
  expect(world.calls.filter((call) => call.endsWith('email'))).toEqual([])
  const { deliveries, failedCode } = await row(broadcastId)
  expect(deliveries).toMatchObject([
    { kind: 'email', state: 'withheld', attempts: 0, errorCode: 'waiting', errorDetail: expect.stringContaining('confirmed') },
    { kind: 'ftp', state: 'released' },
    { kind: 'link', state: 'released' },
  ])
  expect(failedCode).toBeNull()
  expect((await events()).at(-1)).toMatchObject({
    type: 'broadcast.delivered',
    payload: {
      targets: [
        { kind: 'email', delivered: false, withheld: 'waiting' },
        { kind: 'ftp', delivered: true },
        { kind: 'link', delivered: true },
      ],
    },
  })
  expect(await notices()).toBe(0)
})

test('the engine is told nothing of it: what is begun again is begun without it', async () => {
  const { consent, made, services } = await givenMail('link')
  await consent('waiting')
  const broadcastId = await made()
  const begun = await beginBroadcast(services, { broadcastId })
  expect(begun).toMatchObject({ go: true, deliveries: [{ kind: 'link' }] })
})

test('a scheduler with no target but such a mail makes nothing, fails nothing and tells nobody', async () => {
  const { consent, planned, services, row, events, notices } = await givenMail()
  await consent('waiting')
  const broadcastId = await planned()
  expect(await beginBroadcast(services, { broadcastId })).toEqual({ go: false, state: 'cancelled' })
  expect(await row(broadcastId)).toMatchObject({ state: 'cancelled', failedStep: 'deliver-email', failedCode: 'waiting' })
  expect([await events(), await notices()]).toEqual([[], 0])
})

test('ended while the broadcast is under way, nothing is sent to the last moment', async () => {
  const { consent, made, services, row, world, db, notices } = await givenMail('link')
  const broadcastId = await made()
  const { deliveries } = await row(broadcastId)
  const [mail, link] = deliveries.map(({ id }) => ({ broadcastId, deliveryId: id }))
  if (!mail || !link) throw new Error('no deliveries')
  await stageDelivery(services, mail, calm)
  await stageDelivery(services, link, calm)
  await consent('ended')
  expect(await releaseDelivery(services, mail, calm)).toEqual({ released: true })
  expect(world.calls).not.toContain('release email')
  expect(await finishBroadcasts(db, [{ broadcastId }], AIR_AT)).toEqual(new Map([[broadcastId, 'delivered']]))
  expect((await row(broadcastId)).deliveries[0]).toMatchObject({ state: 'withheld', errorCode: 'ended' })
  expect(await notices()).toBe(0)
})

test('ended under way where nobody else gets it, the broadcast is cancelled, not failed', async () => {
  const { consent, made, deliver, row, notices } = await givenMail()
  const broadcastId = await made()
  await consent('refused')
  expect(await deliver(broadcastId)).toEqual(new Map([[broadcastId, 'cancelled']]))
  expect(await row(broadcastId)).toMatchObject({ state: 'cancelled' })
  expect(await notices()).toBe(0)
})

test('where every other target is given up the broadcast’s end tells it, as if there were no mail', async () => {
  const { consent, made, row, services, events, db } = await givenMail('ftp')
  await consent('waiting')
  const broadcastId = await made()
  const ftp = (await row(broadcastId)).deliveries.find(({ kind }) => kind === 'ftp')
  await failDelivery(services, { broadcastId, deliveryId: ftp?.id ?? '', code: 'ftp-530', message: 'FTP, log in: refused' })
  expect(await finishBroadcasts(db, [{ broadcastId }], AIR_AT)).toEqual(new Map([[broadcastId, 'failed']]))
  expect((await events()).map(({ type }) => type).slice(-1)).toEqual(['broadcast.failed'])
  expect((await events()).map(({ type }) => type)).not.toContain('broadcast.target-failed')
})
