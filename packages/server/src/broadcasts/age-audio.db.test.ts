import { givenDatabase } from '@hourcast/db/testing/test-database'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { seedBroadcast, seedStation } from '../events/testing/seed-station.ts'
import { ageAudio } from './age-audio.ts'
import { removeUnnamedAudio } from './remove-unnamed-audio.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const DAY = 24 * 60 * 60_000
/** As seeded. */
const BYTES = 720_000

const given = async () => {
  const db = await givenDatabase()
  const { stationId, schedulerId } = await seedStation(db)
  const files = new Set<string>()
  const audioStore = {
    put: async (id: string) => void files.add(id),
    has: async (id: string) => files.has(id),
    remove: async (id: string) => void files.delete(id),
  }
  const clock = { now: () => NOW }
  const services = { db, clock, audioStore } as unknown as Parameters<typeof removeUnnamedAudio>[0]
  let earlier = 0
  const aired = async (
    daysAgo: number,
    change: { state?: string; rung?: string; audioId?: string; schedulerId?: string } = {},
  ) => {
    earlier += 1
    const airAt = NOW - daysAgo * DAY - earlier
    const { state = 'delivered', rung = 'fresh', audioId } = change
    const seeded = await seedBroadcast(db, change.schedulerId ?? schedulerId, { airAt, state })
    const endedAt = state === 'staged' ? null : new Date(airAt)
    const named = audioId ?? seeded.audioId
    await db.prisma.broadcast.update({ where: { id: seeded.broadcastId }, data: { endedAt, rung, audioId: named } })
    if (audioId) await db.prisma.audio.delete({ where: { id: seeded.audioId } })
    await db.prisma.audio.update({ where: { id: named }, data: { createdAt: new Date(airAt) } })
    files.add(named)
    return { broadcastId: seeded.broadcastId, audioId: named }
  }
  /** What the feed lists, aired since. */
  const twenty = async (daysAgo = 0) => {
    const listed = []
    for (let count = 0; count < 20; count += 1) listed.push(await aired(daysAgo))
    return listed
  }
  return {
    ...{ db, stationId, schedulerId, services, files, audioStore, aired, twenty },
    age: (env: Record<string, string> = {}) => ageAudio({ db, clock, config: readConfig(env) }),
    removedAt: async (id: string) =>
      (await db.prisma.broadcast.findUniqueOrThrow({ where: { id } })).audioRemovedAt?.getTime() ?? null,
  }
}

test('after 90 days the audio goes, row and file; the broadcast stays and says since when', async () => {
  const { db, services, age, aired, twenty, files, removedAt } = await given()
  await twenty()
  const [old, young] = [await aired(90), await aired(90 - 1 / 24)]
  const before = await db.prisma.broadcast.findUniqueOrThrow({ where: { id: old.broadcastId } })
  await age()
  await removeUnnamedAudio(services)
  const audioRemovedAt = new Date(NOW)
  const after = await db.prisma.broadcast.findUniqueOrThrow({ where: { id: old.broadcastId } })
  expect(after).toEqual({ ...before, audioId: null, audioRemovedAt })
  expect([files.has(old.audioId), await db.prisma.audio.count({ where: { id: old.audioId } })]).toEqual([false, 0])
  expect([files.has(young.audioId), await removedAt(young.broadcastId)]).toEqual([true, null])
})

test('a station keeps it as long as it says', async () => {
  const { db, stationId, age, aired, twenty, removedAt } = await given()
  await twenty()
  const [older, younger] = [await aired(4), await aired(2)]
  await db.prisma.station.update({ where: { id: stationId }, data: { audioDays: 3 } })
  await age()
  expect([await removedAt(older.broadcastId), await removedAt(younger.broadcastId)]).toEqual([NOW, null])
})

test('the last twenty of the feed stay, however old: a scheduler that was paused for a year still has its feed', async () => {
  const { db, age, aired, twenty } = await given()
  await twenty(365)
  await aired(366)
  await age()
  expect(await db.prisma.broadcast.count({ where: { audioId: { not: null } } })).toBe(20)
})

test('the last good one stays, also behind twenty that fell back; a failed one goes like any other', async () => {
  const { aired, age, removedAt } = await given()
  const [good, better] = [await aired(120), await aired(110)]
  const failed = await aired(100, { state: 'failed' })
  for (let count = 0; count < 20; count += 1) await aired(1, { rung: 'evergreen' })
  await age()
  expect([await removedAt(good.broadcastId), await removedAt(better.broadcastId)]).toEqual([NOW, null])
  expect(await removedAt(failed.broadcastId)).toBe(NOW)
})

test('what is still open keeps its audio, and what stands ahead takes no place of the twenty that the feed lists', async () => {
  const { db, schedulerId, aired, age, twenty, removedAt } = await given()
  const listed = await twenty(200)
  const open = await aired(100, { state: 'staged' })
  for (let ahead = 1; ahead <= 20; ahead += 1) await seedBroadcast(db, schedulerId, { airAt: NOW + ahead * 60_000 })
  await age()
  expect(await removedAt(open.broadcastId)).toBeNull()
  // The open one is on the link by now: of the twenty before it nineteen are listed.
  const removed = await Promise.all(listed.map(({ broadcastId }) => removedAt(broadcastId)))
  expect(removed.filter((at) => at === null)).toHaveLength(19)
})

test('audio that another broadcast or an ident names as well stays', async () => {
  const { db, schedulerId, services, aired, twenty, age, files } = await given()
  const [first] = await twenty()
  const repeated = await aired(100, first ? { audioId: first.audioId } : {})
  const ident = await aired(100, { rung: 'ident' })
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { identAudioId: ident.audioId } })
  await age()
  await removeUnnamedAudio(services)
  expect([files.has(repeated.audioId), files.has(ident.audioId)]).toEqual([true, true])
  expect(await db.prisma.audio.count({ where: { id: { in: [repeated.audioId, ident.audioId] } } })).toBe(2)
})

test('a station that keeps too many bytes loses its oldest, however young; another station nothing, and the last twenty stay', async () => {
  const { db, age, aired, twenty, removedAt } = await given()
  const next = await seedStation(db)
  const nextDoor = await aired(3, { schedulerId: next.schedulerId })
  await twenty()
  const [third, second, first] = [await aired(1), await aired(2), await aired(3)]
  const limit = { STATION_AUDIO_GB: String((21.5 * BYTES) / 1e9) }
  await age(limit)
  const removed = [first, second, third, nextDoor].map(({ broadcastId }) => removedAt(broadcastId))
  expect(await Promise.all(removed)).toEqual([NOW, NOW, null, null])
  await age({ STATION_AUDIO_GB: String(BYTES / 1e9) })
  expect(await db.prisma.broadcast.count({ where: { audioId: { not: null } } })).toBe(20 + 1)
})

test('a file whose removal was cut short goes the next time', async () => {
  const { services, aired, twenty, age, files, audioStore, db } = await given()
  await twenty()
  const { audioId } = await aired(100)
  await age()
  const dying = { ...services, audioStore: { ...services.audioStore, remove: async () => Promise.reject(new Error('killed')) } }
  await expect(removeUnnamedAudio(dying)).rejects.toThrow('killed')
  expect([await db.prisma.audio.count({ where: { id: audioId } }), files.has(audioId)]).toEqual([0, true])
  await removeUnnamedAudio({ ...services, audioStore: { ...services.audioStore, remove: audioStore.remove } })
  expect([files.has(audioId), await db.prisma.audioRemoval.count()]).toEqual([false, 0])
})

test('what is made again between the end of its row and of its file keeps its file', async () => {
  const { db, services, aired, twenty, age, files } = await given()
  await twenty()
  const { audioId } = await aired(100)
  const { speaker: _, ...row } = await db.prisma.audio.findUniqueOrThrow({ where: { id: audioId } })
  await age()
  const dying = { ...services, audioStore: { ...services.audioStore, remove: async () => Promise.reject(new Error('killed')) } }
  await removeUnnamedAudio(dying).catch(() => {})
  await db.prisma.audio.create({ data: { ...row, marks: [], createdAt: new Date(NOW) } })
  await removeUnnamedAudio(services)
  expect([files.has(audioId), await db.prisma.audioRemoval.count()]).toEqual([true, 0])
})

test('a broadcast that names old audio while it is being looked at keeps it', async () => {
  const { db, schedulerId, services, aired, twenty, age, files } = await given()
  const [latest] = await twenty()
  const { audioId } = await aired(100)
  await age()
  const client = await db.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('UPDATE broadcast SET audio_id = $2 WHERE id = $1 AND scheduler_id = $3', [
      latest?.broadcastId,
      audioId,
      schedulerId,
    ])
    await removeUnnamedAudio(services)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
  expect([files.has(audioId), await db.prisma.audio.count({ where: { id: audioId } })]).toEqual([true, 1])
})

/** A WAV of this audio, made so many days ago; the id of its body. */
const givenWav = async (db: Awaited<ReturnType<typeof given>>['db'], audioId: string, daysAgo: number, sizeBytes = 5_000_000) => {
  const bodyId = `body-of-${audioId}`
  const createdAt = new Date(NOW - daysAgo * DAY)
  const facts = { sha256: bodyId, sizeBytes, durationMs: 45_000, lufs: -16, truePeakDbtp: -1.4, createdAt }
  await db.prisma.audio.create({ data: { id: bodyId, ...facts } })
  await db.prisma.wav.create({ data: { audioId, bodyId, facts: {}, madeAt: createdAt } })
  return bodyId
}

test('a WAV goes after two days, row and file, and its MP3 stays; what the link may still serve keeps its WAV', async () => {
  const { db, services, age, aired, files } = await given()
  const [old, young] = [await aired(5), await aired(4)]
  for (let count = 0; count < 2; count += 1) await aired(3)
  const newest = await aired(2)
  const bodies = [await givenWav(db, old.audioId, 2.1), await givenWav(db, young.audioId, 1.9)]
  bodies.push(await givenWav(db, newest.audioId, 2.1))
  for (const body of bodies) files.add(body)
  await age()
  await removeUnnamedAudio(services)
  expect(bodies.map((body) => files.has(body))).toEqual([false, true, true])
  expect([files.has(old.audioId), files.has(newest.audioId)]).toEqual([true, true])
})

test('a WAV goes with its MP3, and counts among the bytes of its station', async () => {
  const { db, services, age, aired, twenty, files, removedAt } = await given()
  const [oldest, next] = [await aired(1.6), await aired(1.5)]
  await twenty(1.2)
  const body = await givenWav(db, oldest.audioId, 1.5, 30_000_000)
  files.add(body)
  // Without the WAV they are below it.
  await age({ STATION_AUDIO_GB: '0.03' })
  expect([await removedAt(oldest.broadcastId), await removedAt(next.broadcastId)]).toEqual([NOW, null])
  await removeUnnamedAudio(services)
  expect([files.has(oldest.audioId), files.has(body)]).toEqual([false, false])
})
