import { randomBytes } from 'node:crypto'
import { createTestDatabase } from '@hourcast/db/testing/test-database'
import { expect, onTestFinished, test } from 'vitest'
import { type AudioStore, sha256Of } from './audio-store.ts'
import { moveAudio } from './move-audio.ts'
import { openMachine } from './s3/testing/open-machine.ts'
import { startS3 } from './s3/testing/s3-server.ts'

/** Twenty bulletins in a folder, with their rows, and an empty bucket. */
const given = async () => {
  const [s3, db] = [await startS3(), await createTestDatabase()]
  onTestFinished(db.drop)
  const { store, bucket, folder } = await openMachine(s3.settings, db.url)
  const all = Array.from({ length: 20 }, () => {
    const mp3 = randomBytes(2_000)
    return { id: randomBytes(32).toString('hex'), mp3, sizeBytes: 2_000, sha256: sha256Of(mp3) }
  })
  for (const { id, mp3, sizeBytes, sha256 } of all) {
    await folder.put(id, mp3)
    await db.prisma.audio.create({ data: { id, sizeBytes, sha256, durationMs: 1, lufs: -16, truePeakDbtp: -1 } })
  }
  const wholeIn = async (of: AudioStore) => (await Promise.all(all.map((audio) => of.isWhole(audio)))).filter(Boolean).length
  return { s3, db, store, bucket, folder, all, wholeIn }
}

const NOTHING = { moved: 0, damaged: 0, absent: 0 }

test('all that rows name lies in the bucket afterwards, whole, and in the folder no more', async () => {
  const { db, bucket, folder, wholeIn } = await given()
  expect(await moveAudio(db, { from: folder, to: bucket })).toEqual({ ...NOTHING, moved: 20 })
  expect([await wholeIn(bucket), await wholeIn(folder)]).toEqual([20, 0])
  expect(await moveAudio(db, { from: folder, to: bucket })).toEqual({ ...NOTHING, absent: 20 })
  expect(await moveAudio(db, { from: bucket, to: folder, isKept: true })).toEqual({ ...NOTHING, moved: 20 })
  expect([await wholeIn(bucket), await wholeIn(folder)]).toEqual([20, 20])
})

test('meanwhile everything can be heard, and what is made goes into the bucket', async () => {
  const { db, store, bucket, folder, wholeIn } = await given()
  const heard: number[] = []
  const watched: AudioStore = {
    ...bucket,
    add: async (id, mp3) => {
      const isFirst = await bucket.add(id, mp3)
      heard.push(await wholeIn(store))
      return isFirst
    },
  }
  const mp3 = randomBytes(3_000)
  const made = { id: randomBytes(32).toString('hex'), sizeBytes: 3_000, sha256: sha256Of(mp3) }
  await Promise.all([moveAudio(db, { from: folder, to: watched }), store.put(made.id, mp3)])
  expect(heard).toEqual(Array(20).fill(20))
  expect([await bucket.isWhole(made), await folder.has(made.id)]).toEqual([true, false])
})

test('cut short by a bucket that goes away, it has lost nothing, and goes on when it is begun again', async () => {
  const { db, s3, store, bucket, folder, wholeIn } = await given()
  let added = 0
  const dying: AudioStore = {
    ...bucket,
    add: async (id, mp3) => {
      added += 1
      if (added === 7) s3.fail({ status: 503 })
      return bucket.add(id, mp3)
    },
  }
  await expect(moveAudio(db, { from: folder, to: dying })).rejects.toMatchObject({ code: 'away' })
  s3.heal()
  expect(await wholeIn(store)).toBe(20)
  const { moved, absent } = await moveAudio(db, { from: folder, to: bucket })
  expect([moved + absent, await wholeIn(bucket)]).toEqual([20, 20])
  expect(absent).toBeGreaterThan(0)
})

test('what the bucket holds of the same id gives way where it is not what the row says, and stays where it is', async () => {
  const { db, s3, bucket, folder, all, wholeIn } = await given()
  const [same, other] = all
  if (!same || !other) throw new Error('no audio')
  await bucket.put(same.id, same.mp3)
  await bucket.put(other.id, randomBytes(10))
  s3.asked.length = 0
  expect(await moveAudio(db, { from: folder, to: bucket })).toEqual({ ...NOTHING, moved: 20 })
  expect(await wholeIn(bucket)).toBe(20)
  const puts = (id: string) => s3.asked.filter((asked) => asked.startsWith('PUT') && asked.includes(id)).length
  expect([puts(same.id), puts(other.id)]).toEqual([1, 2])
})

test('a damaged file is counted and left, and one whose row has gone is not brought back', async () => {
  const { db, bucket, folder, all } = await given()
  const [damaged, gone] = all
  if (!damaged || !gone) throw new Error('no audio')
  await folder.put(damaged.id, randomBytes(2_000))
  await db.prisma.audio.delete({ where: { id: gone.id } })
  expect(await moveAudio(db, { from: folder, to: bucket })).toEqual({ ...NOTHING, moved: 18, damaged: 1 })
  expect([await bucket.has(damaged.id), await bucket.has(gone.id), await folder.has(damaged.id)]).toEqual([false, false, true])
})
