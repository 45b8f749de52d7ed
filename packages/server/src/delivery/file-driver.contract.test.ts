import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createAddressGuard } from '../sources/address-guard.ts'
import type { DeliveryDriver, DeliveryJob } from './delivery-types.ts'
import { createFileDriver } from './file-driver.ts'
import { type FileHost, fileHosts } from './testing/file-hosts.ts'
import { makeFileJob, testSealer } from './testing/file-job.ts'
import { tryConnection } from './try-connection.ts'

describe.each(fileHosts(process.env))('delivering to %s', (_name, openHost) => {
  let host: FileHost
  let driver: DeliveryDriver
  const outside = () => ({ guard: createAddressGuard({ allow: host.allow }), extraCa: host.extraCa })
  const cleaning: (() => Promise<void>)[] = []
  beforeAll(async () => {
    host = await openHost()
    driver = createFileDriver(host.kind, { sealer: testSealer, ...outside() })
  })
  afterAll(() => host.close())
  afterEach(async () => {
    for (const clean of cleaning.splice(0)) await clean()
  })

  const jobTo = async (secret: string, more: Partial<DeliveryJob> = {}) => {
    const { job, mp3, clean } = await makeFileJob(secret, { kind: host.kind, allowPlain: host.allowPlain, ...more })
    cleaning.push(clean)
    return { job, mp3 }
  }

  const prepare = async (folder = `hourcast-${randomBytes(6).toString('hex')}`) => {
    const { job, mp3 } = await jobTo(host.secret(`/${folder}/{yyyy}/{HH} {host}.mp3`))
    return {
      job,
      mp3,
      folder,
      final: `/${folder}/2026/02 Ada.mp3`,
      temporary: `/${folder}/2026/.hourcast-${job.deliveryId}.part`,
    }
  }

  test('stage uploads beside the target, release renames it there', async () => {
    const { job, mp3, final, temporary } = await prepare()
    const staged = await driver.stage(job)
    expect(await host.contentOf(final)).toBeUndefined()
    expect((await host.contentOf(temporary))?.equals(mp3)).toBe(true)
    const receipt = await driver.release(job, staged)
    expect(receipt).toMatchObject({
      path: expect.stringMatching(new RegExp(`${final}$`)),
      sizeBytes: mp3.length,
      encryption: host.expected.encryption,
      answer: host.expected.answer,
      alreadyThere: false,
    })
    expect((await host.contentOf(final))?.equals(mp3)).toBe(true)
    expect(await host.contentOf(temporary)).toBeUndefined()
  })

  test('both halves may be repeated', async () => {
    const { job, mp3, final } = await prepare()
    await driver.stage(job)
    const staged = await driver.stage(job)
    await driver.release(job, staged)
    expect(await driver.release(job, staged)).toMatchObject({ alreadyThere: true })
    expect((await host.contentOf(final))?.equals(mp3)).toBe(true)
  })

  test('a release finds its own way when the staged file was lost', async () => {
    const { job, mp3, final } = await prepare()
    await driver.release(job, { modified: new Date(0).toISOString() })
    expect((await host.contentOf(final))?.equals(mp3)).toBe(true)
  })

  test('the next hour replaces the file of this one', async () => {
    const [first, folder] = [await prepare('same'), 'same']
    await driver.release(first.job, await driver.stage(first.job))
    const second = await prepare(folder)
    await driver.release(second.job, await driver.stage(second.job))
    expect((await host.contentOf(second.final))?.equals(second.mp3)).toBe(true)
  })

  test('several at once do not get in each other’s way', async () => {
    const all = await Promise.all([prepare(), prepare(), prepare()])
    await Promise.all(all.map(async ({ job }) => driver.release(job, await driver.stage(job))))
    for (const { final, mp3 } of all) expect((await host.contentOf(final))?.equals(mp3)).toBe(true)
  })

  test('a wrong password or key is final', async () => {
    const { job } = await jobTo(host.secret('/on-air.mp3', 'wrong'))
    await expect(driver.stage(job)).rejects.toMatchObject({
      ...{ permanent: true, code: host.expected.wrongPassword, step: 'log in' },
    })
  })

  test('the key of the server is pinned by the first delivery, and another one is refused before the log-in', async () => {
    const { job } = await prepare()
    await driver.stage(job)
    expect(job.hostKey).toBe(host.expected.hostKey ?? null)
    if (host.expected.hostKey === undefined) return
    const other = await jobTo(host.secret('/on-air.mp3', 'wrong'), { hostKey: `SHA256:${'A'.repeat(43)}` })
    await expect(driver.stage(other.job)).rejects.toMatchObject({
      ...{ permanent: true, code: 'host-key', step: 'host key' },
      message: expect.stringContaining(host.expected.hostKey),
    })
  })

  test('given up, what waits under the temporary name is taken away', async () => {
    const { job, temporary } = await prepare()
    await driver.stage(job)
    await driver.discard?.(job)
    expect(await host.contentOf(temporary)).toBeUndefined()
  })

  test('the connection test writes, renames, reads back and deletes', async () => {
    const tested = await tryConnection(outside(), {
      ...{ kind: host.kind, secret: host.secret('/hourcast-try/{HH}.mp3'), allowPlain: host.allowPlain, hostKey: '' },
      ...{ wall: '2026-10-25T02:00', hostName: 'Ada' },
    })
    const { encryption, hostKey } = host.expected
    expect(tested).toEqual({
      ok: true,
      value: { encryption, path: expect.stringMatching(/\/hourcast-try\/02\.mp3$/), ...(hostKey ? { hostKey } : {}) },
    })
    expect(await host.contentOf('/hourcast-try/02.mp3')).toBeUndefined()
  })
})
