import { expect, test } from 'vitest'
import { startS3 } from '../storage/s3/testing/s3-server.ts'
import { bucketProbe } from './bucket-probe.ts'
import { tryProbe } from './probes.ts'

test('a bucket that does all that is wanted of it is well, and nothing stays in it', async () => {
  const s3 = await startS3()
  const result = await tryProbe(bucketProbe(s3.settings))
  expect(result.steps.map(({ ok, detail }) => ({ ok, detail }))).toEqual(Array(5).fill({ ok: true, detail: '' }))
  expect(s3.objects.size).toBe(0)
})

test.each([
  ['a wrong secret', { secretAccessKey: 'another' }, 'S3_SECRET_ACCESS_KEY'],
  ['no bucket', { bucket: 'tv' }, 'S3_BUCKET'],
  ['nobody at the address', { endpoint: 'http://127.0.0.1:1' }, 'does not answer'],
])('%s is found at the first step, with what to do, and no secret is printed', async (_what, wrong, words) => {
  const s3 = await startS3()
  const result = await tryProbe(bucketProbe({ ...s3.settings, ...wrong }))
  expect(result).toMatchObject({
    ok: false,
    steps: [{ name: 'find and list', ok: false, detail: expect.stringContaining(words) }],
  })
  expect(result.advice).toContain('S3_ENDPOINT')
  for (const secret of ['the-secret-key', 'another', 'THE-KEY-ID']) expect(JSON.stringify(result)).not.toContain(secret)
})

test('a clock that is wrong is named', async () => {
  const s3 = await startS3()
  s3.clock.aheadMs = 3_600_000
  expect((await tryProbe(bucketProbe(s3.settings))).steps[0]?.detail).toMatch(/clock.*behind/)
})

test('a server that overwrites what must stay is found out', async () => {
  const s3 = await startS3({ knowsConditions: false })
  const { steps } = await tryProbe(bucketProbe(s3.settings))
  expect(steps.at(-1)).toMatchObject({ ok: false, detail: expect.stringContaining('conditional') })
})
