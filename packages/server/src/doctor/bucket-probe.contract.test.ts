import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { bucketProbe } from './bucket-probe.ts'
import { tryProbe } from './probes.ts'

const { s3 } = readConfig(process.env)

test.runIf(s3)('the bucket of S3_ENDPOINT is well', async () => {
  if (!s3) return
  expect(await tryProbe(bucketProbe(s3))).toMatchObject({ ok: true })
  const mistaken = await tryProbe(bucketProbe({ ...s3, secretAccessKey: 'another' }))
  expect(mistaken.steps.at(-1)?.detail).toContain('S3_SECRET_ACCESS_KEY')
  const nowhere = await tryProbe(bucketProbe({ ...s3, bucket: 'there-is-no-such-bucket' }))
  expect(nowhere.steps.at(-1)?.detail).toContain('S3_BUCKET')
})
