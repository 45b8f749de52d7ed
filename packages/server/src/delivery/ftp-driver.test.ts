import { describe, expect, test } from 'vitest'
import { StorageError } from '../storage/storage-error.ts'
import type { FtpServer } from './testing/ftp-server.ts'
import { air, FINAL, givenFtp, on, type Prepared } from './testing/given-ftp.ts'

describe('staging and releasing on an FTP server', () => {
  test('staged, the file waits under a temporary name beside the target and the old one stays on air', async () => {
    const all = await givenFtp()
    const { server, job, mp3, driver, temporary } = all
    server.folders.add('/radio').add('/radio/2026')
    server.files.set(FINAL, Buffer.from('last hour'))
    const staged = await driver.stage(job)
    expect(staged).toMatchObject({ path: FINAL, sizeBytes: mp3.length, encryption: 'none' })
    expect(server.files.get(temporary)?.equals(mp3)).toBe(true)
    expect(server.files.get(FINAL)?.toString()).toBe('last hour')
  })

  test('released, it stands at its name whole, with a receipt that says what the server answered', async () => {
    const all = await givenFtp()
    expect(await air(all)).toEqual({
      path: FINAL,
      sizeBytes: all.mp3.length,
      format: 'mp3',
      encryption: 'none',
      answer: 250,
      alreadyThere: false,
    })
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
    expect([...all.server.files.keys()]).toEqual([FINAL])
  })

  test('missing folders are made', async () => {
    const all = await givenFtp()
    await air(all)
    expect(all.server.folders.has('/radio/2026')).toBe(true)
  })

  test('the password leaves the sealed text for the server alone', async () => {
    const all = await givenFtp()
    const staged = await all.driver.stage(all.job)
    const receipt = await all.driver.release(all.job, staged)
    expect(all.server.commands).toContain('PASS pa|ss')
    expect(JSON.stringify([staged, receipt])).not.toContain('pa|ss')
  })

  test('a sealed text of another station is not opened', async () => {
    const all = await givenFtp({ more: { stationId: 'another' } })
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: true, code: 'address' })
    expect(all.server.connections).toBe(0)
  })
})

describe('a try that died anywhere is made again', () => {
  test.each<[string, (server: FtpServer, all: Prepared) => void]>([
    ['after the rename, before the receipt', () => {}],
    ['before the rename', (server, all) => move(server, FINAL, all.temporary)],
    ['before the upload', (server) => server.files.delete(FINAL)],
    ['in the middle of the upload', (server, all) => cut(server, all)],
    ['between two files of one name', (server, all) => move(server, FINAL, all.temporary, Buffer.from('older'))],
  ])('%s', async (_when, dieThere) => {
    const all = await givenFtp()
    const staged = await all.driver.stage(all.job)
    await all.driver.release(all.job, staged)
    dieThere(all.server, all)
    const receipt = await all.driver.release(all.job, staged)
    expect(receipt).toMatchObject({ path: FINAL, sizeBytes: all.mp3.length })
    expect([...all.server.files.keys()]).toEqual([FINAL])
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
  })

  const move = (server: FtpServer, from: string, to: string, instead?: Buffer) => {
    server.files.set(to, server.files.get(from) ?? Buffer.alloc(0))
    server.files.delete(from)
    if (instead) server.files.set(from, instead)
  }
  const cut = (server: FtpServer, all: Prepared) => {
    server.files.set(all.temporary, all.mp3.subarray(0, 1000))
    server.files.delete(FINAL)
  }

  test('once released, nothing is sent a second time', async () => {
    const all = await givenFtp()
    const staged = await all.driver.stage(all.job)
    await all.driver.release(all.job, staged)
    all.server.commands.length = 0
    expect(await all.driver.release(all.job, staged)).toMatchObject({ alreadyThere: true, answer: 0 })
    expect(all.server.commands.filter((command) => /^(STOR|RNFR|RNTO|DELE)/.test(command))).toEqual([])
  })

  test('a file of last hour that happens to be as long is not taken for ours', async () => {
    const all = await givenFtp()
    const staged = await all.driver.stage(all.job)
    all.server.files.delete(all.temporary)
    all.server.files.set(FINAL, Buffer.alloc(all.mp3.length))
    all.server.modified.set(FINAL, 0)
    expect(await all.driver.release(all.job, staged)).toMatchObject({ alreadyThere: false })
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
  })

  test('each try is a new connection', async () => {
    const all = await givenFtp()
    all.server.dropUploadsAfter = 1
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: false })
    all.server.dropUploadsAfter = undefined
    await all.driver.stage(all.job)
    expect(all.server.connections).toBe(2)
  })

  test('a try that is cut off closes its own file, and never that of the next', async () => {
    const all = await givenFtp()
    for (let round = 0; round < 15; round += 1) {
      all.server.dropUploadsAfter = 1
      await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: false })
      all.server.dropUploadsAfter = undefined
      await all.driver.stage(all.job)
    }
  })
})

describe('given up', () => {
  test('what waits under the temporary name is taken away; what is on air stays', async () => {
    const all = await givenFtp()
    await all.driver.stage(all.job)
    all.server.files.set(FINAL, Buffer.from('last hour'))
    await all.driver.discard?.(all.job)
    expect([...all.server.files.keys()]).toEqual([FINAL])
  })

  test('so is the half of an upload that was cut off', async () => {
    const all = await givenFtp()
    all.server.dropUploadsAfter = all.mp3.length / 2
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ code: 'connection' })
    expect(all.server.files.has(all.temporary)).toBe(true)
    await all.driver.discard?.(all.job)
    expect(all.server.files.size).toBe(0)
  })

  test('where nothing waits, nothing is changed, and no folder is made', async () => {
    const all = await givenFtp()
    await all.driver.discard?.(all.job)
    expect([all.server.files.size, [...all.server.folders]]).toEqual([0, ['/']])
  })

  test('a server that gives no answer is left at the time that was set', async () => {
    const all = await givenFtp()
    all.server.intercept = on('DELE', 'hang')
    const signal = AbortSignal.timeout(100)
    await expect(all.driver.discard?.({ ...all.job, signal })).rejects.toMatchObject({
      code: 'aborted',
      message: 'FTP, delete: was called off.',
    })
  })
})

describe('limits', () => {
  test('a private address is refused without a connection', async () => {
    const all = await givenFtp({ allow: '' })
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: true, code: 'private-address' })
    expect(all.server.connections).toBe(0)
  })

  test('called off in the middle, it ends at once and may be tried again', async () => {
    const calledOff = new AbortController()
    const all = await givenFtp({ more: { signal: calledOff.signal } })
    all.server.intercept = (verb) => {
      if (verb !== 'STOR') return undefined
      calledOff.abort()
      return 'hang'
    }
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({
      permanent: false,
      code: 'aborted',
      message: 'FTP, upload: was called off.',
    })
  })

  test('a server that always says a little does not get longer than the whole', async () => {
    const all = await givenFtp({ timeouts: { silenceMs: 10_000, wholeMs: 200 } })
    all.server.intercept = on('STOR', 'hang')
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: false, code: 'timeout' })
  })

  test('an audio that is gone is no fault of the server: it is said as the store says it', async () => {
    const all = await givenFtp()
    const read = () => Promise.reject(new StorageError('missing'))
    const audio = { ...all.job.audio, read }
    await expect(all.driver.stage({ ...all.job, audio })).rejects.toMatchObject({ name: 'StorageError', code: 'missing' })
  })
})
