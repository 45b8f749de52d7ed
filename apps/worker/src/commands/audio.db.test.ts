import { randomBytes } from 'node:crypto'
import { createTestDatabase } from '@hourcast/db/testing/test-database'
import { sha256Of } from '@hourcast/server/storage/audio-store'
import { createFileAudioStore } from '@hourcast/server/storage/file-audio-store'
import { startS3 } from '@hourcast/server/storage/s3/testing/s3-server'
import { expect, onTestFinished, test } from 'vitest'
import { outputOf, setEnvironment } from '../testing/output-of.ts'
import { audioCommand } from './audio.ts'

/** One bulletin in the data folder, its row, and a bucket that the environment names. */
const given = async (more: Record<string, string> = {}) => {
  const [s3, db] = [await startS3(), await createTestDatabase()]
  onTestFinished(db.drop)
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings
  await setEnvironment({
    ...{ HOURCAST_EMBEDDED_DATABASE_URL: db.url, S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    ...more,
  })
  const folder = createFileAudioStore(process.env.HOURCAST_DATA ?? '')
  const mp3 = randomBytes(1_000)
  const audio = { id: randomBytes(32).toString('hex'), sizeBytes: 1_000, sha256: sha256Of(mp3) }
  await folder.put(audio.id, mp3)
  await db.prisma.audio.create({ data: { ...audio, durationMs: 1, lufs: -16, truePeakDbtp: -1 } })
  return { s3, folder, audio }
}

const run = async (...args: string[]) => {
  const ended = { code: 0, err: '' }
  const out = await outputOf(audioCommand(), ['move', ...args], (failure) => {
    ended.code = failure.exitCode
    ended.err = failure.message
  })
  return { out, ...ended }
}

test('brings the folder into the bucket, and back', async () => {
  const { s3, folder, audio } = await given()
  expect(await run('--json')).toEqual({ code: 0, err: '', out: JSON.stringify({ moved: 1, damaged: 0, absent: 0 }) })
  expect([s3.objects.size, await folder.has(audio.id)]).toEqual([1, false])
  expect(await run('--back')).toMatchObject({ code: 0, out: 'moved 1' })
  expect([s3.objects.size, await folder.isWhole(audio)]).toEqual([0, true])
})

test('where no bucket is set it is used wrongly', async () => {
  await given({ S3_ENDPOINT: '' })
  expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('S3_ENDPOINT') })
})

test('a wrong secret is told before anything is moved', async () => {
  const { folder, audio } = await given({ S3_SECRET_ACCESS_KEY: 'another' })
  const refused = await run()
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('S3_SECRET_ACCESS_KEY') })
  expect(refused.err).not.toContain('another')
  expect(await folder.isWhole(audio)).toBe(true)
})

test('a damaged file is counted, left, and makes the command fail', async () => {
  const { s3, folder, audio } = await given()
  await folder.put(audio.id, randomBytes(1_000))
  expect(await run()).toMatchObject({ code: 1, out: 'moved 0, 1 are damaged and were left alone' })
  expect([s3.objects.size, await folder.has(audio.id)]).toEqual([0, true])
})
