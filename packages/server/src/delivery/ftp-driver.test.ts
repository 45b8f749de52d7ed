import { afterEach, describe, expect, test } from 'vitest'
import { createAddressGuard } from '../sources/address-guard.ts'
import { StorageError } from '../storage/storage-error.ts'
import type { DeliveryJob } from './delivery-types.ts'
import { createFileDriver } from './file-driver.ts'
import type { TransferTimeouts } from './file-session.ts'
import { makeFileJob, testSealer } from './testing/file-job.ts'
import { type FtpServer, type Intercept, startFtpServer } from './testing/ftp-server.ts'
import { TEST_CERTIFICATE } from './testing/test-certificate.ts'

const calm = { silenceMs: 5_000, wholeMs: 20_000 }
const hasty = { silenceMs: 200, wholeMs: 20_000 }
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const FINAL = '/radio/2026/02.mp3'
const PATH = '/radio/{yyyy}/{HH}.mp3'

const prepare = async ({
  tls = false,
  more = {},
  password = 'pa|ss',
  allow,
  extraCa,
  timeouts = calm,
}: {
  tls?: boolean
  more?: Partial<DeliveryJob>
  password?: string
  allow?: string
  extraCa?: string
  timeouts?: TransferTimeouts
} = {}) => {
  const server = await startFtpServer({ tls })
  closing.push(() => server.close())
  const { job, mp3, clean } = await makeFileJob(`station|${password}|127.0.0.1|${server.port}|${PATH}`, more)
  closing.push(clean)
  const guard = createAddressGuard({ allow: allow ?? `127.0.0.1:${server.port}` })
  const driver = createFileDriver('ftp', { sealer: testSealer, guard, timeouts, extraCa })
  return { server, job, mp3, driver, temporary: `/radio/2026/.hourcast-${job.deliveryId}.part` }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const air = async ({ driver, job }: Prepared) => driver.release(job, await driver.stage(job))

describe('staging and releasing on an FTP server', () => {
  test('staged, the file waits under a temporary name beside the target and the old one stays on air', async () => {
    const all = await prepare()
    const { server, job, mp3, driver, temporary } = all
    server.folders.add('/radio').add('/radio/2026')
    server.files.set(FINAL, Buffer.from('last hour'))
    const staged = await driver.stage(job)
    expect(staged).toMatchObject({ path: FINAL, sizeBytes: mp3.length, encryption: 'none' })
    expect(server.files.get(temporary)?.equals(mp3)).toBe(true)
    expect(server.files.get(FINAL)?.toString()).toBe('last hour')
  })

  test('released, it stands at its name whole, with a receipt that says what the server answered', async () => {
    const all = await prepare()
    expect(await air(all)).toEqual({
      path: FINAL,
      sizeBytes: all.mp3.length,
      encryption: 'none',
      answer: 250,
      alreadyThere: false,
    })
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
    expect([...all.server.files.keys()]).toEqual([FINAL])
  })

  test('missing folders are made', async () => {
    const all = await prepare()
    await air(all)
    expect(all.server.folders.has('/radio/2026')).toBe(true)
  })

  test('the password leaves the sealed text for the server alone', async () => {
    const all = await prepare()
    const staged = await all.driver.stage(all.job)
    const receipt = await all.driver.release(all.job, staged)
    expect(all.server.commands).toContain('PASS pa|ss')
    expect(JSON.stringify([staged, receipt])).not.toContain('pa|ss')
  })

  test('a sealed text of another station is not opened', async () => {
    const all = await prepare({ more: { stationId: 'another' } })
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
    const all = await prepare()
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
    const all = await prepare()
    const staged = await all.driver.stage(all.job)
    await all.driver.release(all.job, staged)
    all.server.commands.length = 0
    expect(await all.driver.release(all.job, staged)).toMatchObject({ alreadyThere: true, answer: 0 })
    expect(all.server.commands.filter((command) => /^(STOR|RNFR|RNTO|DELE)/.test(command))).toEqual([])
  })

  test('a file of last hour that happens to be as long is not taken for ours', async () => {
    const all = await prepare()
    const staged = await all.driver.stage(all.job)
    all.server.files.delete(all.temporary)
    all.server.files.set(FINAL, Buffer.alloc(all.mp3.length))
    all.server.modified.set(FINAL, 0)
    expect(await all.driver.release(all.job, staged)).toMatchObject({ alreadyThere: false })
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
  })

  test('each try is a new connection', async () => {
    const all = await prepare()
    all.server.dropUploadsAfter = 1
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: false })
    all.server.dropUploadsAfter = undefined
    await all.driver.stage(all.job)
    expect(all.server.connections).toBe(2)
  })

  test('a try that is cut off closes its own file, and never that of the next', async () => {
    const all = await prepare()
    for (let round = 0; round < 15; round += 1) {
      all.server.dropUploadsAfter = 1
      await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: false })
      all.server.dropUploadsAfter = undefined
      await all.driver.stage(all.job)
    }
  })
})

const on =
  (wanted: string, answer: string): Intercept =>
  (verb) =>
    verb === wanted ? answer : undefined

describe('what the server does wrong', () => {
  test.each<[string, Intercept, { code?: string; permanent?: boolean; message: string }]>([
    [
      'refuses the log-in',
      on('PASS', '530 Login incorrect'),
      { permanent: true, code: 'ftp-530', message: expect.stringContaining('log in') },
    ],
    [
      'has too many guests',
      on('', '421 Too many connections'),
      { permanent: false, code: 'ftp-421', message: expect.stringContaining('connect') },
    ],
    [
      'has a full disk',
      on('STOR', '552 Disk full'),
      { permanent: true, code: 'ftp-552', message: expect.stringContaining('upload') },
    ],
    [
      'has no room now',
      on('STOR', '452 Insufficient storage'),
      { permanent: false, code: 'ftp-452', message: expect.stringContaining('upload') },
    ],
    [
      'does not let us into the folder',
      on('MKD', '550 Denied'),
      { permanent: true, code: 'ftp-550', message: expect.stringContaining('open folder') },
    ],
    [
      'refuses the rename',
      on('RNTO', '553 Not allowed'),
      { permanent: true, code: 'ftp-553', message: expect.stringContaining('rename') },
    ],
    [
      'does not know the rename',
      on('RNFR', '550 Denied'),
      { permanent: true, code: 'ftp-550', message: expect.stringContaining('rename') },
    ],
    [
      'is busy when renaming',
      on('RNTO', '450 Busy'),
      { permanent: false, code: 'ftp-450', message: expect.stringContaining('rename') },
    ],
    ['hangs at the greeting', on('', 'hang'), { permanent: false, code: 'timeout', message: expect.stringContaining('connect') }],
    [
      'hangs at the log-in',
      on('PASS', 'hang'),
      { permanent: false, code: 'timeout', message: expect.stringContaining('log in') },
    ],
    [
      'hangs at the upload',
      on('STOR', 'hang'),
      { permanent: false, code: 'timeout', message: expect.stringContaining('upload') },
    ],
    [
      'hangs at the rename',
      on('RNTO', 'hang'),
      { permanent: false, code: 'timeout', message: expect.stringContaining('rename') },
    ],
    [
      'hangs up at the greeting',
      on('', 'drop'),
      { permanent: false, code: 'connection', message: expect.stringContaining('connect') },
    ],
    [
      'hangs up at the rename',
      on('RNTO', 'drop'),
      { permanent: false, code: 'connection', message: expect.stringContaining('rename') },
    ],
    [
      'repeats the password',
      on('PASS', '530 Wrong password: pa|ss'),
      { message: 'FTP, log in: the server answered "530 Wrong password: ***".' },
    ],
  ])('%s', async (_what, intercept, expected) => {
    const all = await prepare({ timeouts: expected.code === 'timeout' ? hasty : calm })
    all.server.intercept = intercept
    await expect(air(all)).rejects.toMatchObject({ name: 'DeliveryError', ...expected })
  })

  test('drops at half: told as lost, and what is there is not taken for the whole', async () => {
    const all = await prepare()
    all.server.dropUploadsAfter = all.mp3.length / 2
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({
      permanent: false,
      message: expect.stringContaining('upload'),
    })
    expect(all.server.files.get(all.temporary)?.length).toBeLessThan(all.mp3.length)
  })

  test('keeps less than it got and says nothing: the sizes tell', async () => {
    const all = await prepare()
    all.server.shrinkUploadsTo = 1000
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({
      permanent: false,
      code: 'size',
      message: `FTP, compare size: the server has 1000 of ${all.mp3.length} bytes.`,
    })
  })

  test('a refused upload leaves no half file behind', async () => {
    const all = await prepare()
    all.server.intercept = (verb, name, server) => {
      if (verb !== 'STOR') return undefined
      server.files.set(`/radio/2026/${name}`, Buffer.alloc(10))
      return '552 Disk full'
    }
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ code: 'ftp-552' })
    expect(all.server.files.size).toBe(0)
  })

  test.each([
    ['552 Disk full', true],
    ['452 Insufficient storage', false],
    ['451 Failure writing to local file', false],
  ])(
    'has its disk full in the middle (%s): the half is taken away, and last hour’s file stays on air',
    async (answer, permanent) => {
      const all = await prepare()
      all.server.folders.add('/radio').add('/radio/2026')
      all.server.files.set(FINAL, Buffer.from('last hour'))
      all.server.shrinkUploadsTo = 1000
      all.server.uploadsEndWith = answer
      await expect(air(all)).rejects.toMatchObject({
        permanent,
        code: `ftp-${answer.slice(0, 3)}`,
        message: expect.stringContaining('FTP, upload: the server answered'),
      })
      expect([...all.server.files]).toEqual([[FINAL, Buffer.from('last hour')]])
    },
  )

  test('kept less than it got at one try: the next one uploads again, and only the whole file goes on air', async () => {
    const all = await prepare()
    all.server.shrinkUploadsTo = 1000
    await expect(air(all)).rejects.toMatchObject({ code: 'size' })
    all.server.shrinkUploadsTo = undefined
    expect(await air(all)).toMatchObject({ sizeBytes: all.mp3.length })
    expect([...all.server.files.keys()]).toEqual([FINAL])
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
  })

  test('names another host for its data: we do not go there', async () => {
    const all = await prepare()
    all.server.intercept = (verb) =>
      verb === 'EPSV' ? '500 Unknown command' : verb === 'PASV' ? '227 Entering Passive Mode (10,0,0,1,4,1)' : undefined
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: true, code: 'data-host' })
  })

  test('has no SIZE: its listing tells', async () => {
    const all = await prepare()
    all.server.intercept = (verb) => (verb === 'SIZE' || verb === 'MDTM' ? '500 Unknown command' : undefined)
    expect(await air(all)).toMatchObject({ sizeBytes: all.mp3.length, answer: 250 })
  })

  test('lists more than anybody would look through: that is not read', async () => {
    const all = await prepare()
    all.server.intercept = (verb) => (verb === 'SIZE' || verb === 'MDTM' ? '500 Unknown command' : undefined)
    all.server.files.set(`/radio/2026/${'a'.repeat(3_000_000)}`, Buffer.from('x'))
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ message: expect.stringMatching(/^FTP, compare size: /) })
  })

  test('an empty password in the answer hides nothing by accident', async () => {
    const all = await prepare({ password: '' })
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ message: expect.stringContaining('530 Login incorrect') })
  })
})

describe('given up', () => {
  test('what waits under the temporary name is taken away; what is on air stays', async () => {
    const all = await prepare()
    await all.driver.stage(all.job)
    all.server.files.set(FINAL, Buffer.from('last hour'))
    await all.driver.discard?.(all.job)
    expect([...all.server.files.keys()]).toEqual([FINAL])
  })

  test('so is the half of an upload that was cut off', async () => {
    const all = await prepare()
    all.server.dropUploadsAfter = all.mp3.length / 2
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ code: 'connection' })
    expect(all.server.files.has(all.temporary)).toBe(true)
    await all.driver.discard?.(all.job)
    expect(all.server.files.size).toBe(0)
  })

  test('where nothing waits, nothing is changed, and no folder is made', async () => {
    const all = await prepare()
    await all.driver.discard?.(all.job)
    expect([all.server.files.size, [...all.server.folders]]).toEqual([0, ['/']])
  })

  test('a server that gives no answer is left at the time that was set', async () => {
    const all = await prepare()
    all.server.intercept = on('DELE', 'hang')
    const signal = AbortSignal.timeout(100)
    await expect(all.driver.discard?.({ ...all.job, signal })).rejects.toMatchObject({
      code: 'aborted',
      message: 'FTP, delete: was called off.',
    })
  })
})

describe('a server that does not rename over an existing file', () => {
  const overExisting: Intercept = (verb, to, server) =>
    verb === 'RNTO' && server.files.has(`/radio/2026/${to}`) ? '553 File exists' : undefined

  const withOldFile = async () => {
    const all = await prepare()
    all.server.folders.add('/radio').add('/radio/2026')
    all.server.files.set(FINAL, Buffer.from('last hour'))
    return all
  }

  test('gets the old one moved aside, and afterwards only the new one is there', async () => {
    const all = await withOldFile()
    all.server.intercept = overExisting
    all.server.files.set('/radio/2026/.hourcast-02.mp3.old', Buffer.from('left by a try that died'))
    expect(await air(all)).toMatchObject({ answer: 250 })
    expect([...all.server.files.keys()]).toEqual([FINAL])
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
  })

  test('gets the old one back when the new one is refused all the same', async () => {
    const all = await withOldFile()
    let renames = 0
    all.server.intercept = (verb) => {
      if (verb === 'RNTO') renames += 1
      return verb === 'RNTO' && (renames === 1 || renames === 3) ? '553 Not allowed' : undefined
    }
    await expect(air(all)).rejects.toMatchObject({ permanent: true, code: 'ftp-553' })
    expect(all.server.files.get(FINAL)?.toString()).toBe('last hour')
  })

  describe('and is lost between the two renames', () => {
    const lostBetween = async () => {
      const all = await withOldFile()
      all.server.intercept = (verb, to, server) =>
        overExisting(verb, to, server) ?? (verb === 'RNTO' && !to.endsWith('.old') ? 'drop' : undefined)
      await expect(air(all)).rejects.toMatchObject({ permanent: false, code: 'connection' })
      expect(all.server.files.has(FINAL)).toBe(false)
      all.server.intercept = overExisting
      return all
    }

    test('has the new one at the next try, and nothing beside it', async () => {
      const all = await lostBetween()
      expect(await air(all)).toMatchObject({ answer: 250 })
      expect([...all.server.files.keys()]).toEqual([FINAL])
      expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
    })

    test('gets the old one back when no try is left', async () => {
      const all = await lostBetween()
      await all.driver.discard?.(all.job)
      expect([...all.server.files]).toEqual([[FINAL, Buffer.from('last hour')]])
    })

    test('also from a server that tells no sizes', async () => {
      const all = await lostBetween()
      all.server.intercept = (verb, to, server) => (verb === 'SIZE' ? '502 No SIZE' : overExisting(verb, to, server))
      await all.driver.discard?.(all.job)
      expect([...all.server.files]).toEqual([[FINAL, Buffer.from('last hour')]])
    })
  })

  test('and refuses every rename keeps the old one on air', async () => {
    const all = await withOldFile()
    all.server.intercept = on('RNTO', '553 Not allowed')
    await expect(air(all)).rejects.toMatchObject({ permanent: true, code: 'ftp-553' })
    expect(all.server.files.get(FINAL)?.toString()).toBe('last hour')
  })
})

describe('encryption', () => {
  test('a server with a certificate that holds is used encrypted, data too', async () => {
    const all = await prepare({ tls: true, more: { allowPlain: false }, extraCa: TEST_CERTIFICATE })
    expect(await air(all)).toMatchObject({ encryption: 'verified', answer: 250 })
    expect(all.server.commands.slice(0, 1)).toEqual(['AUTH TLS'])
    expect(all.server.commands).toContain('PROT P')
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
  })

  test('a self-signed certificate is refused before a word of the log-in, and the message says what to do', async () => {
    const all = await prepare({ tls: true, more: { allowPlain: false } })
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({
      permanent: true,
      code: 'certificate',
      message: expect.stringMatching(/^FTP, encrypt: the certificate does not hold \(DEPTH_ZERO_SELF_SIGNED_CERT\)/),
    })
    expect(all.server.commands.filter((command) => /^(USER|PASS)/.test(command))).toEqual([])
  })

  test('anybody who ticked plain FTP gets encryption even from a server that nobody vouches for', async () => {
    const all = await prepare({ tls: true })
    expect(await air(all)).toMatchObject({ encryption: 'unverified' })
  })

  test('a server without encryption is refused unless the owner ticked plain FTP', async () => {
    const all = await prepare({ more: { allowPlain: false } })
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: true, code: 'no-encryption' })
    expect(all.server.commands.filter((command) => /^(USER|PASS)/.test(command))).toEqual([])
  })

  test('a busy answer to AUTH is no reason to go on in plain', async () => {
    const all = await prepare({ tls: true })
    all.server.intercept = on('AUTH', '421 Try again later')
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: false, code: 'ftp-421' })
    expect(all.server.commands.filter((command) => /^(USER|PASS)/.test(command))).toEqual([])
  })

  test('a handshake that never ends is given up', async () => {
    const all = await prepare({ tls: true, timeouts: hasty })
    all.server.intercept = on('AUTH', '234 Go ahead')
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({
      permanent: false,
      message: expect.stringContaining('encrypt'),
    })
  })
})

describe('limits', () => {
  test('a private address is refused without a connection', async () => {
    const all = await prepare({ allow: '' })
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: true, code: 'private-address' })
    expect(all.server.connections).toBe(0)
  })

  test('called off in the middle, it ends at once and may be tried again', async () => {
    const calledOff = new AbortController()
    const all = await prepare({ more: { signal: calledOff.signal } })
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
    const all = await prepare({ timeouts: { silenceMs: 10_000, wholeMs: 200 } })
    all.server.intercept = on('STOR', 'hang')
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: false, code: 'timeout' })
  })

  test('an audio that is gone is no fault of the server: it is said as the store says it', async () => {
    const all = await prepare()
    const read = () => Promise.reject(new StorageError('missing'))
    const audio = { ...all.job.audio, read }
    await expect(all.driver.stage({ ...all.job, audio })).rejects.toMatchObject({ name: 'StorageError', code: 'missing' })
  })
})
