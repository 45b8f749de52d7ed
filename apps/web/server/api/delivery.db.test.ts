import { startFtpServer } from '@hourcast/server/delivery/testing/ftp-server'
import { startSftpServer } from '@hourcast/server/delivery/testing/sftp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openCalls } from './testing/open-calls.ts'

const ANNA = 'anna@radio.example'

const form = (fields: Record<string, string>, size = 5) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  data.append('file', new Blob(['x'.repeat(size)], { type: 'text/plain' }), 'dummy.txt')
  return data
}

const opened = async () => {
  const ftp = await startFtpServer()
  onTestFinished(ftp.close)
  const calls = await openCalls({ allowPorts: [ftp.port] })
  const { basic: headers } = await calls.owner(ANNA)
  const ftpDetails = `station|pa|ss|127.0.0.1|${ftp.port}|/on-air.mp3`
  const upload = (fields: Record<string, string>, size?: number) =>
    calls.ask('uploadFtp', { body: form({ ftpDetails, ...fields }, size), headers })
  return { ftp, calls, headers, upload, ftpDetails }
}

test('an SFTP connection is tried with its own steps; the key that it shows is answered, and another one is refused', async () => {
  const sftp = await startSftpServer()
  onTestFinished(sftp.close)
  const calls = await openCalls({ allowPorts: [sftp.port] })
  const { basic: headers } = await calls.owner(ANNA)
  const ftpDetails = `sftp|station|pa|ss|127.0.0.1|${sftp.port}|/on-air.mp3`
  const upload = (fields: Record<string, string>) => calls.ask('uploadFtp', { body: form({ ftpDetails, ...fields }), headers })
  const tried = await upload({})
  const steps = ['connect', 'host key', 'log in', 'open folder', 'upload', 'compare size', 'rename', 'read back', 'delete']
  expect(tried.body).toMatchObject({
    ...{ ok: true, encryption: 'verified', path: '/on-air.mp3', hostKey: sftp.hostKey },
    steps: steps.map((step) => ({ step, state: 'done' })),
  })
  const changed = await upload({ sftpHostKey: `SHA256:${'A'.repeat(43)}` })
  expect(changed.body).toMatchObject({ ok: false, step: 'host key', message: expect.stringMatching(/^SFTP, host key: /) })
  expect(sftp.passwords).toEqual(['pa|ss'])
})

describe('trying an FTP connection', () => {
  test('tells each step that was done, and leaves nothing behind', async () => {
    const { ftp, upload } = await opened()
    const tried = await upload({ allowPlainFtp: 'true' })
    const { steps } = tried.body as { steps: { step: string; state: string }[] }
    expect(tried.body).toMatchObject({ ok: true, encryption: 'none', path: '/on-air.mp3' })
    expect(steps.map(({ step, state }) => `${step}: ${state}`)).toEqual([
      'connect: done',
      'encrypt: skipped',
      'log in: done',
      'open folder: done',
      'upload: done',
      'compare size: done',
      'rename: done',
      'read back: done',
      'delete: done',
    ])
    expect([...ftp.files]).toEqual([])
  })

  test('names the step that failed, and never the password', async () => {
    const { ftp, upload } = await opened()
    ftp.intercept = (verb) => (verb === 'PASS' ? '530 pa|ss is wrong' : undefined)
    const tried = await upload({ allowPlainFtp: 'true' })
    expect(tried.body).toMatchObject({ ok: false, message: expect.stringMatching(/^FTP, log in: /) })
    expect(tried.body).toMatchObject({
      steps: expect.arrayContaining([
        { step: 'log in', state: 'failed' },
        { step: 'upload', state: 'not-tried' },
      ]),
    })
    expect(tried.text).not.toContain('pa|ss')
  })

  test('a form of thousands of parts, or of one field many times, is refused before it is read', async () => {
    const calls = await openCalls()
    const { basic: headers } = await calls.owner(ANNA)
    for (const nameOf of [String, () => 'ftpDetails']) {
      const fields = new FormData()
      for (let part = 0; part < 4_000; part += 1) fields.append(nameOf(part), 'x')
      expect(await calls.ask('uploadFtp', { body: fields, headers })).toMatchObject({
        status: 422,
        body: { detail: 'A form has at most 99 fields.' },
      })
    }
  })

  test.each(['multipart/form-data; boundary="b"', 'multipart/form-data; xboundary=other; boundary=b'])(
    'a form of thousands of parts is refused also as %s',
    async (type) => {
      const calls = await openCalls()
      const { basic: headers } = await calls.owner(ANNA)
      const part = (name: number) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`
      const body = `${Array.from({ length: 4_000 }, (_, name) => part(name)).join('')}--b--\r\n`
      const answer = await calls.fetch('/upload-ftp', { method: 'POST', headers: { ...headers, 'content-type': type }, body })
      expect(await answer.json()).toMatchObject({ status: 422, detail: 'A form has at most 99 fields.' })
    },
  )

  test('a host of our own network is not reached', async () => {
    const calls = await openCalls()
    const { basic: headers } = await calls.owner(ANNA)
    const tried = await calls.ask('uploadFtp', { body: form({ ftpDetails: 'u|p|127.0.0.1|21|/x.mp3' }), headers })
    expect(tried.body).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^FTP, connect: 127\.0\.0\.1 leads to a private/),
    })
  })

  test.each([
    [{ ftpDetails: '' }, 'ftpDetails'],
    [{ ftpDetails: 'u|p|h|21' }, 'ftpDetails'],
    [{ ftpDetails: 'u|p\r\nDELE x|h|21|/x.mp3' }, 'ftpDetails'],
    [{ allowPlainFtp: 'perhaps' }, 'allowPlainFtp'],
  ])('%j is refused at its field', async (fields, field) => {
    const { upload } = await opened()
    expect((await upload(fields)).body).toMatchObject({ status: 422, field })
  })

  test('a form above 1 MB, a broken one, a field twice and no form are told apart', async () => {
    const { calls, headers, upload, ftpDetails } = await opened()
    expect((await upload({}, 1_100_000)).status).toBe(413)
    expect((await upload({}, 900_000)).status).toBe(200)
    const raw = (type: string, body: string) =>
      calls.fetch('/upload-ftp', { method: 'POST', headers: { ...headers, 'content-type': type }, body })
    expect((await raw('multipart/form-data; boundary=x', 'no parts here')).status).toBe(400)
    expect((await raw('multipart/form-data', '--x--')).status).toBe(400)
    expect((await raw('application/json', '{}')).status).toBe(415)
    const twice = form({ ftpDetails })
    twice.append('ftpDetails', ftpDetails)
    expect((await calls.ask('uploadFtp', { body: twice, headers })).body).toMatchObject({ status: 422, field: 'ftpDetails' })
  })
})

describe('a direct link', () => {
  const PAYLOAD = { hostName: 'Clara', stationName: 'Radio', schedules: [{ id: 'a', days: [1], hours: ['7:00'] }] }

  test('is the product’s host with the scheduler’s id', async () => {
    const { calls, headers } = await opened()
    const made = (await calls.ask('saveScheduler', { body: PAYLOAD, headers })).body as { schedulerId: string }
    const link = await calls.ask('generateDirectLink', { body: { schedulerId: made.schedulerId }, headers })
    expect(link.body).toEqual({
      schedulerId: made.schedulerId,
      url: `http://air.hourcast.example/station/${made.schedulerId}.mp3`,
      wavUrl: `http://air.hourcast.example/station/${made.schedulerId}.wav`,
    })
  })

  test('can be had ahead: the scheduler that is saved under its id has it, once', async () => {
    const { calls, headers } = await opened()
    const { schedulerId } = (await calls.ask('generateDirectLink', { body: { schedulerId: '' }, headers })).body as {
      schedulerId: string
    }
    const save = async (sent: Record<string, string>) => {
      const answer = await calls.ask('saveScheduler', { body: { ...PAYLOAD, schedulerId }, headers: sent })
      return [answer.status, answer.status < 400 ? (answer.body as { schedulerId: string }).schedulerId : null]
    }
    expect(await save(headers)).toEqual([201, schedulerId])
    expect(await save(headers)).toEqual([200, schedulerId])
    const { basic: stranger } = await calls.owner('otto@radio.example')
    expect(await save(stranger)).toEqual([404, null])
  })
})
