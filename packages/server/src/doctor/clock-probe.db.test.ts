import { givenDatabase } from '@hourcast/db/testing/test-database'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { configuredProbes, tryProbe } from './probes.ts'

const SECRETS = { SESSION_SECRET: 'a secret that is thirty-two long', SEAL_KEYS: `k:${Buffer.alloc(32, 1).toString('base64')}` }

const clockAt = async (url: string, aheadMs: number) => {
  const config = readConfig({ DATABASE_URL: url, ...SECRETS })
  const probes = configuredProbes(config, url, { now: () => Date.now() + aheadMs })
  return probes.flatMap((probe) => (probe.name === 'clock' ? [tryProbe(probe)] : []))[0]
}

test("the doctor says by how much this machine's clock is off the database's, and which way", async () => {
  const { url } = await givenDatabase()
  expect(await clockAt(url, 0)).toMatchObject({ ok: true })
  expect(await clockAt(url, 60_000)).toMatchObject({
    ok: false,
    steps: [{ ok: false, detail: "this machine's clock is 60 s ahead of the database's" }],
    advice: expect.stringContaining('NTP'),
  })
  expect(await clockAt(url, -60_000)).toMatchObject({
    steps: [{ detail: "this machine's clock is 60 s behind the database's" }],
  })
})

test('a database that does not answer is a finding of its own, and none about clocks', async () => {
  expect(await clockAt('postgresql://127.0.0.1:1/none', 60_000)).toMatchObject({ ok: true })
})
