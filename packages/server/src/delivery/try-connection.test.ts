import { afterEach, describe, expect, test } from 'vitest'
import { createAddressGuard } from '../sources/address-guard.ts'
import { type FtpServer, type Intercept, startFtpServer } from './testing/ftp-server.ts'
import { tryConnection } from './try-connection.ts'

let server: FtpServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const tryIt = async (intercept: Intercept = () => undefined, allowPlain = true) => {
  const started = await startFtpServer()
  server = started
  started.intercept = intercept
  started.files.set('/on-air.mp3', Buffer.from('on air'))
  const tested = await tryConnection(
    { guard: createAddressGuard({ allow: `127.0.0.1:${started.port}` }) },
    {
      ...{ kind: 'ftp', secret: `station|pa|ss|127.0.0.1|${started.port}|/on-air.mp3`, hostKey: '' },
      allowPlain,
      wall: '2026-10-25T02:00',
      hostName: 'Ada',
    },
  )
  return { tested, left: [...started.files].map(([name, content]) => [name, content.toString()]) }
}

const BLANK = { kind: 'ftp', allowPlain: true, hostKey: '', wall: '', hostName: '' } as const
const onAir = [['/on-air.mp3', 'on air']]

describe('the connection test', () => {
  test('passes, leaves nothing behind and never touches what is on air', async () => {
    const { tested, left } = await tryIt()
    expect(tested).toEqual({ ok: true, value: { encryption: 'none', path: '/on-air.mp3' } })
    expect(left).toEqual(onAir)
  })

  test.each<[string, Intercept]>([
    ['connect', (verb) => (verb === '' ? '421 Come back later' : undefined)],
    ['log in', (verb) => (verb === 'PASS' ? '530 Login incorrect' : undefined)],
    ['open folder', (verb) => (verb === 'CWD' ? '550 Denied' : undefined)],
    ['upload', (verb) => (verb === 'STOR' ? '553 Not allowed' : undefined)],
    ['rename', (verb) => (verb === 'RNFR' ? '550 Not allowed' : undefined)],
    ['read back', (verb) => (verb === 'RETR' ? '550 Not allowed' : undefined)],
    ['delete', (verb) => (verb === 'DELE' ? '550 Not allowed' : undefined)],
  ])('names the step that failed: %s', async (step, intercept) => {
    const { tested } = await tryIt(intercept)
    expect(tested).toMatchObject({ ok: false, problem: { field: 'FtpConnectionString', step } })
    expect(tested).toMatchObject({ problem: { message: expect.stringMatching(new RegExp(`^FTP, ${step}: `)) } })
  })

  test('says what it is about, and what to do', async () => {
    const { tested } = await tryIt((verb) => (verb === 'PASS' ? '530 Login incorrect' : undefined))
    const message = 'FTP, log in: the server answered "530 Login incorrect". Check user name and password.'
    expect(tested).toMatchObject({ ok: false, problem: { about: 'login', message } })
  })

  test('takes its file away after a failure', async () => {
    const { left } = await tryIt((verb) => (verb === 'RETR' ? '550 Not allowed' : undefined))
    expect(left).toEqual(onAir)
  })

  test('takes no more back than it wrote, from a server that sends without end', async () => {
    const { tested } = await tryIt((_verb, _argument, ftp) => {
      ftp.hasEndlessDownloads = true
      return undefined
    })
    expect(tested).toMatchObject({ ok: false, problem: { message: expect.stringContaining('gave other bytes') } })
  })

  test('says that a server without encryption needs the tick', async () => {
    const { tested } = await tryIt(undefined, false)
    expect(tested).toMatchObject({ ok: false, problem: { message: expect.stringContaining('Allow plain FTP') } })
  })

  test('an invalid string names its field', async () => {
    const guard = createAddressGuard({ allow: '' })
    const tested = await tryConnection({ guard }, { ...BLANK, secret: 'nonsense' })
    expect(tested).toMatchObject({ ok: false, problem: { code: 'invalid' } })
  })
})
