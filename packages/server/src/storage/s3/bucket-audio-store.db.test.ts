import { randomBytes } from 'node:crypto'
import { readdir, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Database } from '@hourcast/db/open-database'
import { createTestDatabase } from '@hourcast/db/testing/test-database'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type AudioFacts, fileNameOf, sha256Of } from '../audio-store.ts'
import { openMachine } from './testing/open-machine.ts'
import { startS3 } from './testing/s3-server.ts'

const AWAY = { status: 503, code: 'ServiceUnavailable' }

const given = async () => {
  const [s3, db] = [await startS3(), await createTestDatabase()]
  onTestFinished(db.drop)
  const time = { now: 0 }
  const machine = (more: { maxBytes?: number } = {}) => openMachine(s3.settings, db.url, { now: () => time.now, ...more })
  return { s3, db, time, machine, one: await machine(), other: await machine() }
}

const audioOf = (mp3: Buffer, id = randomBytes(32).toString('hex')): AudioFacts & { mp3: Buffer } => ({
  ...{ id, mp3 },
  sizeBytes: mp3.byteLength,
  sha256: sha256Of(mp3),
})
const fresh = (size = 5_000) => audioOf(randomBytes(size))

const addRow = ({ prisma }: Database, { id, sha256, sizeBytes }: AudioFacts) =>
  prisma.audio.create({ data: { id, sha256, sizeBytes, durationMs: 1, lufs: -16, truePeakDbtp: -1 } })
const waitingIds = async ({ prisma }: Database) => (await prisma.waitingAudio.findMany()).map(({ id }) => id)

describe('while the bucket is away', () => {
  test('what is rendered is kept, is whole on every machine, and is in the bucket once that is back', async () => {
    const { s3, db, time, one, other } = await given()
    const audio = fresh()
    s3.fail(AWAY)
    await one.store.put(audio.id, audio.mp3)
    await addRow(db, audio)
    for (const { store } of [one, other]) {
      expect([await store.isWhole(audio), await store.has(audio.id)]).toEqual([true, true])
      expect(audio.mp3.equals(await store.read(audio))).toBe(true)
      const part = await buffer(await store.stream(audio, { start: 10, end: 19 }))
      expect(part.equals(audio.mp3.subarray(10, 20))).toBe(true)
    }
    await expect(one.store.catchUp?.()).rejects.toMatchObject({ code: 'away' })
    expect(await waitingIds(db)).toEqual([audio.id])
    s3.heal()
    time.now += 5_000
    expect(await one.store.catchUp?.()).toBe(1)
    expect([...s3.objects]).toEqual([[`audio/${fileNameOf(audio.id)}`, audio.mp3]])
    expect(await waitingIds(db)).toEqual([])
    expect(await other.bucket.isWhole(audio)).toBe(true)
  })

  test('what was fetched or made here before is served from here', async () => {
    const { s3, one, other } = await given()
    const [made, read] = [fresh(), fresh()]
    await one.store.put(made.id, made.mp3)
    await other.store.put(read.id, read.mp3)
    await one.store.isWhole(read)
    s3.fail(AWAY)
    for (const audio of [made, read]) {
      expect(await one.store.isWhole(audio)).toBe(true)
      expect((await buffer(await one.store.stream(audio, { start: 0, end: 4_999 }))).equals(audio.mp3)).toBe(true)
    }
    expect(await other.store.isWhole(made)).toBe(false)
  })

  test('it is asked once, and then left alone for five seconds', async () => {
    const { s3, time, one } = await given()
    s3.fail(AWAY)
    for (const audio of [fresh(), fresh(), fresh()]) await one.store.put(audio.id, audio.mp3)
    expect(s3.asked).toHaveLength(3)
    expect(one.told.filter((text) => text.includes('503 ServiceUnavailable'))).toHaveLength(1)
    time.now += 5_000
    await one.store.isWhole(fresh())
    expect(s3.asked).toHaveLength(6)
  })

  test('after that one request finds out whether it is back, and nobody else waits for what it finds', async () => {
    const { s3, time, one } = await given()
    s3.fail(AWAY)
    await one.store.isWhole(fresh())
    s3.fail('nothing')
    time.now += 5_000
    const [audio, known] = [fresh(), s3.asked.length]
    const found = one.store.put(audio.id, audio.mp3)
    expect(await one.store.isWhole(fresh())).toBe(false)
    expect(s3.asked.length - known).toBeLessThanOrEqual(1)
    s3.heal()
    s3.hangUp()
    await found
    expect(await one.bucket.has(audio.id)).toBe(true)
    const other = fresh()
    await one.store.put(other.id, other.mp3)
    expect(await one.bucket.has(other.id)).toBe(true)
  })

  test.each([
    ['the secret is wrong', { secretAccessKey: 'another' }, 'S3_SECRET_ACCESS_KEY'],
    ['there is no such bucket', { bucket: 'tv' }, 'S3_BUCKET'],
  ])('nothing is lost either where %s, and the log says so', async (_what, wrong, named) => {
    const { s3, db, one } = await given()
    const audio = fresh()
    const mistaken = await openMachine({ ...s3.settings, ...wrong }, db.url)
    await mistaken.store.put(audio.id, audio.mp3)
    expect(mistaken.told.join()).toContain(named)
    expect(await one.store.isWhole(audio)).toBe(true)
  })

  test('a removal is refused, to be tried again, and takes what waits with it', async () => {
    const { s3, db, time, one } = await given()
    const audio = fresh()
    await one.store.put(audio.id, audio.mp3)
    s3.fail(AWAY)
    await expect(one.store.remove(audio.id)).rejects.toMatchObject({ code: 'away' })
    await one.store.put(audio.id, audio.mp3)
    s3.heal()
    time.now += 5_000
    await one.store.remove(audio.id)
    expect([await waitingIds(db), s3.objects.size, await one.store.isWhole(audio)]).toEqual([[], 0, false])
  })
})

describe('what waits', () => {
  test('is not brought to the bucket where it was made again meanwhile', async () => {
    const { s3, db, time, one } = await given()
    const audio = fresh()
    s3.fail(AWAY)
    await one.store.put(audio.id, audio.mp3)
    s3.heal()
    time.now += 5_000
    const again = audioOf(randomBytes(100), audio.id)
    await one.store.put(again.id, again.mp3)
    await addRow(db, again)
    expect(await one.store.catchUp?.()).toBe(0)
    expect([...s3.objects.values()]).toEqual([again.mp3])
    expect(await waitingIds(db)).toEqual([])
  })

  test('waits on while no row names it yet, for a day', async () => {
    const { s3, db, time, one } = await given()
    const audio = fresh()
    s3.fail(AWAY)
    await one.store.put(audio.id, audio.mp3)
    s3.heal()
    time.now += 5_000
    expect([await one.store.catchUp?.(), await waitingIds(db)]).toEqual([0, [audio.id]])
    await db.pool.query("UPDATE waiting_audio SET since = now() - interval '25 hours'")
    expect([await one.store.catchUp?.(), await waitingIds(db), s3.objects.size]).toEqual([0, [], 0])
  })
})

test('an object that was deleted behind our back is missing, once it is in no cache', async () => {
  const { s3, one, other } = await given()
  const audio = fresh()
  await one.store.put(audio.id, audio.mp3)
  s3.objects.clear()
  expect(await other.store.isWhole(audio)).toBe(false)
  await expect(other.store.read(audio)).rejects.toMatchObject({ code: 'missing' })
  expect(other.told).toEqual([])
})

test('what still lies in the folder from before is found there, and goes from there', async () => {
  const { s3, one } = await given()
  const audio = fresh()
  await one.folder.put(audio.id, audio.mp3)
  expect([await one.store.has(audio.id), await one.store.isWhole(audio)]).toEqual([true, true])
  await one.store.remove(audio.id)
  expect([await one.folder.has(audio.id), await one.store.isWhole(audio), s3.objects.size]).toEqual([false, false, 0])
})

describe('the cache', () => {
  test('is filled once, however many ask at the same time', async () => {
    const { s3, one, other } = await given()
    const audio = fresh(500_000)
    await one.store.put(audio.id, audio.mp3)
    s3.asked.length = 0
    expect(await Promise.all(Array.from({ length: 50 }, () => other.store.isWhole(audio)))).toEqual(Array(50).fill(true))
    expect(s3.asked).toHaveLength(1)
  })

  test('never serves half a file: what a crash has cut is fetched again', async () => {
    const { one } = await given()
    const audio = fresh()
    await one.store.put(audio.id, audio.mp3)
    await one.cache.settled()
    await truncate(join(one.cacheFolder, fileNameOf(audio.id)), 2_500)
    expect(await one.store.isWhole(audio)).toBe(true)
    expect((await buffer(await one.store.stream(audio, { start: 0, end: 4_999 }))).equals(audio.mp3)).toBe(true)
  })

  test('holds no more than it may; the oldest goes, and is fetched again', async () => {
    const { machine } = await given()
    const { store, cache, cacheFolder } = await machine({ maxBytes: 20_000 })
    const all = Array.from({ length: 12 }, () => fresh())
    for (const audio of all) await store.put(audio.id, audio.mp3)
    await cache.settled()
    const names = (await readdir(cacheFolder, { recursive: true })).filter((name) => name.endsWith('.mp3'))
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(cacheFolder, name))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000)
    for (const audio of all) expect(await store.isWhole(audio)).toBe(true)
  })
})
