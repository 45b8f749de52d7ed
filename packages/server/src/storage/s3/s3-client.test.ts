import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { createBucketStore } from './bucket-store.ts'
import { createS3Client, type S3Settings } from './s3-client.ts'
import { startS3 } from './testing/s3-server.ts'

const timeouts = { connectMs: 20_000, answerMs: 20_000, silenceMs: 20_000, pauseMs: 1 }
const ID = 'ab'.repeat(32)
const MP3 = randomBytes(1_000)

const bucketOf = (settings: S3Settings) => {
  const client = createS3Client(settings, { timeouts })
  onTestFinished(client.close)
  return createBucketStore(client)
}

test('an object lies under the first two digits of its id', async () => {
  const s3 = await startS3()
  await bucketOf(s3.settings).put(ID, MP3)
  expect([...s3.objects]).toEqual([[`audio/ab/${ID}.mp3`, MP3]])
})

test.each<[string, Partial<S3Settings>, string]>([
  ['a wrong secret', { secretAccessKey: 'another' }, 'refused'],
  ['a bucket that is not there', { bucket: 'tv' }, 'no-bucket'],
])('%s is told in words, and neither the key nor its secret is', async (_what, wrong, code) => {
  const s3 = await startS3()
  const bucket = bucketOf({ ...s3.settings, ...wrong })
  const refused = await bucket.put(ID, MP3).catch((error: Error) => error)
  expect(refused).toMatchObject({ name: 'StorageError', code })
  const told = JSON.stringify([`${refused}`, (refused as Error).stack, refused])
  for (const secret of ['THE-KEY-ID', 'the-secret-key', 'another']) expect(told).not.toContain(secret)
  expect(s3.asked).toHaveLength(1)
})

test.each([
  [3_600_000, 'behind'],
  [-3_600_000, 'ahead'],
])("a clock that is an hour from the bucket's is told, and which way", async (aheadMs, way) => {
  const s3 = await startS3()
  s3.clock.aheadMs = aheadMs
  const refused = await bucketOf(s3.settings)
    .put(ID, MP3)
    .catch((error: Error) => error)
  expect(refused).toMatchObject({
    code: 'clock-skew',
    message: expect.stringMatching(new RegExp(`this machine is 3[56]\\d\\d s ${way}`)),
  })
})

test('two refusals for now are borne, with the same bytes each time', async () => {
  const s3 = await startS3()
  s3.fail({ status: 503, code: 'SlowDown' }, 2)
  await bucketOf(s3.settings).put(ID, MP3)
  expect([s3.asked.length, s3.objects.size]).toEqual([3, 1])
})

test('after three the bucket is away', async () => {
  const s3 = await startS3()
  s3.fail({ status: 503, code: 'SlowDown' })
  await expect(bucketOf(s3.settings).put(ID, MP3)).rejects.toMatchObject({
    code: 'away',
    message: expect.stringContaining('503 SlowDown'),
  })
  expect(s3.asked).toHaveLength(3)
})

test('so is one that says nothing, and it is not asked again', async () => {
  const s3 = await startS3()
  s3.fail('nothing')
  const client = createS3Client(s3.settings, { timeouts })
  onTestFinished(client.close)
  const asked = client.ask({ method: 'GET', key: 'x' }, 100, async (body) => body.text())
  await expect(asked).rejects.toMatchObject({ code: 'away', message: expect.stringContaining('0.1 s') })
  expect(s3.asked.length).toBeLessThanOrEqual(1)
})

test('and an address where nobody listens', async () => {
  const s3 = await startS3()
  await expect(bucketOf({ ...s3.settings, endpoint: 'http://127.0.0.1:1' }).put(ID, MP3)).rejects.toMatchObject({ code: 'away' })
})

test.each([
  [507, undefined, 'bucket-full'],
  [403, 'QuotaExceeded', 'bucket-full'],
  [403, 'AccessDenied', 'denied'],
  [301, 'PermanentRedirect', 'wrong-region'],
  [400, 'AuthorizationHeaderMalformed', 'wrong-region'],
  [418, 'Teapot', 'failed'],
])('%i %s is %s', async (status, code, kind) => {
  const s3 = await startS3()
  s3.fail({ status, ...(code ? { code } : {}) })
  await expect(bucketOf(s3.settings).put(ID, MP3)).rejects.toMatchObject({ code: kind })
})
