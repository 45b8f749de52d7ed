import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createAddressGuard } from '../sources/address-guard.ts'
import type { DeliveryDriver } from './delivery-types.ts'
import { createFtpDriver } from './ftp-driver.ts'
import { testFtp } from './test-ftp.ts'
import { type FtpHost, ftpHosts } from './testing/ftp-hosts.ts'
import { makeFtpJob, testSealer } from './testing/ftp-job.ts'

describe.each(ftpHosts(process.env))('delivering to %s', (_name, openHost) => {
  let host: FtpHost
  let driver: DeliveryDriver
  const outside = () => ({ guard: createAddressGuard({ allow: host.allow }), extraCa: host.extraCa })
  const cleaning: (() => Promise<void>)[] = []
  beforeAll(async () => {
    host = await openHost()
    driver = createFtpDriver({ sealer: testSealer, ...outside() })
  })
  afterAll(() => host.close())
  afterEach(async () => {
    for (const clean of cleaning.splice(0)) await clean()
  })

  const prepare = async (folder = `hourcast-${randomBytes(6).toString('hex')}`) => {
    const { job, mp3, clean } = await makeFtpJob(`${host.login}|/${folder}/{yyyy}/{HH} {host}.mp3`, {
      allowPlain: host.allowPlain,
    })
    cleaning.push(clean)
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
      path: final,
      sizeBytes: mp3.length,
      encryption: host.expected,
      answer: 250,
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

  test('a wrong password is final', async () => {
    const [user, , ...rest] = host.login.split('|')
    const connection = `${user}|wrong|${rest.slice(-2).join('|')}|/on-air.mp3`
    const { job, clean } = await makeFtpJob(connection, { allowPlain: host.allowPlain })
    cleaning.push(clean)
    await expect(driver.stage(job)).rejects.toMatchObject({ permanent: true, code: 'ftp-530' })
  })

  test('the connection test writes, renames, reads back and deletes', async () => {
    const connectionString = `${host.login}|/hourcast-try/{HH}.mp3`
    const tested = await testFtp(outside(), {
      connectionString,
      allowPlain: host.allowPlain,
      wall: '2026-10-25T02:00',
      hostName: 'Ada',
    })
    expect(tested).toEqual({ ok: true, value: { encryption: host.expected, path: '/hourcast-try/02.mp3' } })
    expect(await host.contentOf('/hourcast-try/02.mp3')).toBeUndefined()
  })
})
