import { describe, expect, test } from 'vitest'
import type { Intercept } from './testing/ftp-server.ts'
import { air, calm, FINAL, givenFtp, hasty, on } from './testing/given-ftp.ts'

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
    const all = await givenFtp({ timeouts: expected.code === 'timeout' ? hasty : calm })
    all.server.intercept = intercept
    await expect(air(all)).rejects.toMatchObject({ name: 'DeliveryError', ...expected })
  })

  test('drops at half: told as lost, and what is there is not taken for the whole', async () => {
    const all = await givenFtp()
    all.server.dropUploadsAfter = all.mp3.length / 2
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({
      permanent: false,
      message: expect.stringContaining('upload'),
    })
    expect(all.server.files.get(all.temporary)?.length).toBeLessThan(all.mp3.length)
  })

  test('keeps less than it got and says nothing: the sizes tell', async () => {
    const all = await givenFtp()
    all.server.shrinkUploadsTo = 1000
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({
      permanent: false,
      code: 'size',
      message: `FTP, compare size: the server has 1000 of ${all.mp3.length} bytes.`,
    })
  })

  test('a refused upload leaves no half file behind', async () => {
    const all = await givenFtp()
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
      const all = await givenFtp()
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
    const all = await givenFtp()
    all.server.shrinkUploadsTo = 1000
    await expect(air(all)).rejects.toMatchObject({ code: 'size' })
    all.server.shrinkUploadsTo = undefined
    expect(await air(all)).toMatchObject({ sizeBytes: all.mp3.length })
    expect([...all.server.files.keys()]).toEqual([FINAL])
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
  })

  test('names another host for its data: we do not go there', async () => {
    const all = await givenFtp()
    all.server.intercept = (verb) =>
      verb === 'EPSV' ? '500 Unknown command' : verb === 'PASV' ? '227 Entering Passive Mode (10,0,0,1,4,1)' : undefined
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: true, code: 'data-host' })
  })

  test('has no SIZE: its listing tells', async () => {
    const all = await givenFtp()
    all.server.intercept = (verb) => (verb === 'SIZE' || verb === 'MDTM' ? '500 Unknown command' : undefined)
    expect(await air(all)).toMatchObject({ sizeBytes: all.mp3.length, answer: 250 })
  })

  test('lists more than anybody would look through: that is not read', async () => {
    const all = await givenFtp()
    all.server.intercept = (verb) => (verb === 'SIZE' || verb === 'MDTM' ? '500 Unknown command' : undefined)
    all.server.files.set(`/radio/2026/${'a'.repeat(3_000_000)}`, Buffer.from('x'))
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ message: expect.stringMatching(/^FTP, compare size: /) })
  })

  test('an empty password in the answer hides nothing by accident', async () => {
    const all = await givenFtp({ password: '' })
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ message: expect.stringContaining('530 Login incorrect') })
  })
})
