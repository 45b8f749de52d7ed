import { Readable } from 'node:stream'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { seedBroadcast, seedStation } from '@hourcast/server/events/testing/seed-station'
import type { Services } from '@hourcast/server/services'
import type { AudioStore } from '@hourcast/server/storage/audio-store'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { purgeExpired, startHousekeeping } from './housekeeping.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const DAY = 24 * 60 * 60_000
const MOMENT = 1_000
const ago = (days: number, ms = 0) => new Date(NOW - days * DAY - ms)

const given = async () => {
  const db = await givenDatabase()
  const { prisma } = db
  const files = new Set<string>()
  const removing: { id: string; hasRow: boolean }[] = []
  const audioStore = {
    put: async (id: string) => void files.add(id),
    add: async (id: string) => !files.has(id) && files.add(id) !== undefined,
    has: async (id: string) => files.has(id),
    read: async () => Buffer.alloc(0),
    isWhole: async ({ id }: { id: string }) => files.has(id),
    stream: async () => Readable.from([]),
    remove: async (id: string) => {
      removing.push({ id, hasRow: (await prisma.audio.count({ where: { id } })) > 0 })
      files.delete(id)
    },
  }
  const audio = async (id: string, createdAt: Date) => {
    files.add(id)
    await prisma.audio.create({ data: { id, sha256: id, sizeBytes: 1, durationMs: 1, lufs: -16, truePeakDbtp: -1, createdAt } })
  }
  const tidy = () => purgeExpired({ db, clock: { now: () => NOW }, audioStore })
  return { db, prisma, audioStore, files, removing, audio, tidy }
}

test('a piece of work that fails stops no other, and is thrown', async () => {
  const { db, files, audio } = await given()
  await audio('unnamed', ago(2))
  const query = db.pool.query.bind(db.pool) as (text: string, values?: unknown[]) => Promise<unknown>
  const failing = (text: string, values?: unknown[]) =>
    text.includes('source_answer') ? Promise.reject(new Error('a lock was not given')) : query(text, values)
  const pool = Object.assign(Object.create(db.pool), { query: failing }) as typeof db.pool
  const audioStore = { remove: async (id: string) => void files.delete(id) } as unknown as AudioStore
  await expect(purgeExpired({ db: { ...db, pool }, clock: { now: () => NOW }, audioStore })).rejects.toThrow(
    'a lock was not given',
  )
  expect([...files]).toEqual([])
})

test('work that never ends keeps nobody from ending: the next one gets the lease', async () => {
  let begun = () => {}
  const began = new Promise<void>((resolve) => {
    begun = resolve
  })
  const hang = () => {
    begun()
    return new Promise<never>(() => {})
  }
  const db = { pool: { connect: hang, query: hang }, prisma: { $transaction: hang } }
  const services = { db, log: pino({ level: 'silent' }) } as unknown as Services
  const house = startHousekeeping(services, { giveUpMs: 10 })
  await began
  await house.stop()
})

test('a deleted scheduler goes after 30 days with everything below it; a younger one and a living one stay', async () => {
  const { db, prisma, tidy } = await given()
  const [old, young, living] = [await seedStation(db), await seedStation(db), await seedStation(db)]
  for (const { schedulerId } of [old, young, living]) {
    await seedBroadcast(db, schedulerId, { airAt: NOW - 40 * DAY, state: 'delivered' })
    await prisma.schedule.create({
      data: { id: schedulerId, schedulerId, cardId: 'a', position: 0, days: [1], hours: ['7:00'] },
    })
    await prisma.target.create({ data: { id: schedulerId, schedulerId, kind: 'link' } })
  }
  await prisma.scheduler.update({ where: { id: old.schedulerId }, data: { deletedAt: ago(30, MOMENT) } })
  await prisma.scheduler.update({ where: { id: young.schedulerId }, data: { deletedAt: ago(30, -MOMENT) } })
  await tidy()
  const left = [young.schedulerId, living.schedulerId].sort()
  expect((await prisma.scheduler.findMany()).map(({ id }) => id).sort()).toEqual(left)
  for (const rows of [await prisma.broadcast.findMany(), await prisma.schedule.findMany(), await prisma.target.findMany()])
    expect(rows.map(({ schedulerId }) => schedulerId).sort()).toEqual(left)
  expect(await prisma.station.count()).toBe(3)
})

test('the broadcasts of years go in portions before their scheduler does: no statement is long', async () => {
  const { db, prisma } = await given()
  const { schedulerId } = await seedStation(db)
  await seedBroadcast(db, schedulerId, { airAt: NOW - 40 * DAY, state: 'delivered' })
  const COPIES = `
    INSERT INTO broadcast (id, scheduler_id, kind, air_at, wall, time_zone)
    SELECT id || n, scheduler_id, kind, air_at - n * interval '1 hour', wall, time_zone FROM broadcast, generate_series(1, 1100) AS n`
  await db.pool.query(COPIES)
  await prisma.scheduler.update({ where: { id: schedulerId }, data: { deletedAt: ago(31) } })
  const left: number[] = []
  const query = db.pool.query.bind(db.pool) as (text: string, values?: unknown[]) => Promise<unknown>
  const pool = Object.assign(Object.create(db.pool), {
    query: async (text: string, values?: unknown[]) => {
      if (text.includes('DELETE FROM broadcast') || text.includes('DELETE FROM scheduler'))
        left.push(await prisma.broadcast.count())
      return query(text, values)
    },
  }) as typeof db.pool
  const audioStore = { remove: async () => {} } as unknown as AudioStore
  await purgeExpired({ db: { ...db, pool }, clock: { now: () => NOW }, audioStore })
  expect(left).toEqual([1101, 601, 101, 0])
  expect(await prisma.scheduler.count()).toBe(0)
})

test('memo and fetched texts of a run that ended go after 7 days; script, receipts and reasons stay, as does a run still open', async () => {
  const { db, prisma, tidy } = await given()
  const { schedulerId } = await seedStation(db)
  const seed = async (hour: number, endedAt: Date | null) => {
    const { broadcastId } = await seedBroadcast(db, schedulerId, { airAt: NOW - hour, failedDetail: 'why' })
    const data = { endedAt, memo: { begin: { result: 1 } }, content: { items: [] }, settings: { hostName: 'Ada' } }
    await prisma.broadcast.update({ where: { id: broadcastId }, data })
    return broadcastId
  }
  const [old, young, open] = [await seed(1, ago(7, MOMENT)), await seed(2, ago(7, -MOMENT)), await seed(3, null)]
  const before = await prisma.broadcast.findUniqueOrThrow({ where: { id: old } })
  await tidy()
  const row = (id: string) => prisma.broadcast.findUniqueOrThrow({ where: { id } })
  expect(await row(old)).toEqual({ ...before, memo: {}, content: null, isTidy: true })
  for (const id of [young, open]) expect(await row(id)).toMatchObject({ memo: { begin: { result: 1 } }, content: { items: [] } })
})

test('answers of sources go after 7 days, item memory after 60', async () => {
  const { db, prisma, tidy } = await given()
  const { schedulerId } = await seedStation(db)
  const body = Buffer.from('feed')
  const answers = [ago(7, MOMENT), ago(7, -MOMENT), ago(0)].map((fetchedAt, n) => ({ urlHash: `${n}`, body, fetchedAt }))
  await prisma.sourceAnswer.createMany({ data: answers })
  const items = [ago(60, MOMENT), ago(60, -MOMENT), ago(0)].map((airedAt, n) => ({ schedulerId, itemId: `${n}`, airedAt }))
  await prisma.airedItem.createMany({ data: items })
  await db.pool.query('INSERT INTO aired_beside SELECT * FROM aired_item')
  await tidy()
  expect((await prisma.sourceAnswer.findMany()).map(({ urlHash }) => urlHash).sort()).toEqual(['1', '2'])
  expect((await prisma.airedItem.findMany()).map(({ itemId }) => itemId).sort()).toEqual(['1', '2'])
  const beside = await db.pool.query('SELECT item_id FROM aired_beside ORDER BY item_id')
  expect(beside.rows.map(({ item_id }) => item_id)).toEqual(['1', '2'])
})

test('a session goes when it has run out, a sign-in link a day later', async () => {
  const { db, prisma, tidy } = await given()
  await seedStation(db)
  const { id: ownerId } = await prisma.owner.findFirstOrThrow()
  const ending = [ago(1, MOMENT), ago(1, -MOMENT), ago(0, MOMENT), ago(0, -MOMENT)]
  const rows = ending.map((expiresAt, n) => ({ tokenHash: `${n}`, ownerId, expiresAt }))
  await prisma.session.createMany({ data: rows })
  await prisma.signInLink.createMany({ data: rows })
  await tidy()
  expect((await prisma.session.findMany()).map(({ tokenHash }) => tokenHash)).toEqual(['3'])
  expect((await prisma.signInLink.findMany()).map(({ tokenHash }) => tokenHash).sort()).toEqual(['1', '2', '3'])
  expect(await prisma.owner.count()).toBe(1)
})

test('audio that nothing names goes after a day, row before file; what a broadcast or an ident names stays', async () => {
  const { db, prisma, files, removing, audio, tidy } = await given()
  const { schedulerId } = await seedStation(db)
  await audio('unnamed', ago(1, MOMENT))
  await audio('young', ago(1, -MOMENT))
  await audio('ident', ago(90))
  await audio('aired', ago(90))
  await prisma.scheduler.update({ where: { id: schedulerId }, data: { identAudioId: 'ident' } })
  const { broadcastId } = await seedBroadcast(db, schedulerId, { airAt: NOW - 90 * DAY })
  await prisma.broadcast.update({ where: { id: broadcastId }, data: { audioId: 'aired' } })
  await prisma.audio.deleteMany({ where: { id: { notIn: ['unnamed', 'young', 'ident', 'aired'] } } })
  await tidy()
  expect((await prisma.audio.findMany()).map(({ id }) => id).sort()).toEqual(['aired', 'ident', 'young'])
  expect(removing).toEqual([{ id: 'unnamed', hasRow: false }])
  expect([...files].sort()).toEqual(['aired', 'ident', 'young'])
})

test('the audio of a scheduler that goes now goes in the same round', async () => {
  const { db, prisma, files, audio, tidy } = await given()
  const { schedulerId } = await seedStation(db)
  await audio('ident', ago(90))
  await prisma.scheduler.update({ where: { id: schedulerId }, data: { identAudioId: 'ident', deletedAt: ago(31) } })
  await tidy()
  expect([await prisma.audio.count(), files.size]).toEqual([0, 0])
})

test('a file that cannot be removed is reported, and keeps no other file', async () => {
  const { audioStore, files, audio, tidy } = await given()
  for (const id of ['a', 'b', 'c']) await audio(id, ago(2))
  const { remove } = audioStore
  audioStore.remove = async (id) => {
    if (id === 'a') throw new Error('read-only')
    await remove(id)
  }
  await expect(tidy()).rejects.toThrow('read-only')
  expect([...files]).toEqual(['a'])
})
