import { joinSftpSecret } from '@hourcast/domain/delivery/sftp-address'
import { afterEach, describe, expect, test } from 'vitest'
import { createAddressGuard } from '../sources/address-guard.ts'
import type { DeliveryJob } from './delivery-types.ts'
import { createFileDriver } from './file-driver.ts'
import { makeFileJob, testSealer } from './testing/file-job.ts'
import { freshKey, freshPemKey, type SftpIntercept, type SftpServer, startSftpServer } from './testing/sftp-server.ts'
import { tryConnection } from './try-connection.ts'

const calm = { silenceMs: 20_000, wholeMs: 60_000 }
const hasty = { silenceMs: 1_000, wholeMs: 60_000 }
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const FINAL = '/radio/2026/02.mp3'
const [DENIED, FAILURE] = [3, 4]

type Given = {
  options?: Parameters<typeof startSftpServer>[0]
  password?: string
  privateKey?: string
  more?: Partial<DeliveryJob>
  allow?: string
  timeouts?: typeof calm
}

const prepare = async ({ options, password = 'pa|ss', privateKey = '', more, allow, timeouts = calm }: Given = {}) => {
  const server = await startSftpServer(options)
  closing.push(() => server.close())
  const secret = joinSftpSecret(`sftp|station|${password}|127.0.0.1|${server.port}|/radio/{yyyy}/{HH}.mp3`, privateKey)
  const { job, mp3, clean } = await makeFileJob(secret, { kind: 'sftp', ...more })
  closing.push(clean)
  const guard = createAddressGuard({ allow: allow ?? `127.0.0.1:${server.port}` })
  const driver = createFileDriver('sftp', { sealer: testSealer, guard, timeouts })
  return { server, job, mp3, driver, guard, secret, temporary: `/radio/2026/.hourcast-${job.deliveryId}.part` }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const air = async ({ driver, job }: Prepared) => driver.release(job, await driver.stage(job))

const withOldFile = async (given: Given = {}) => {
  const all = await prepare(given)
  all.server.folders.add('/radio').add('/radio/2026')
  all.server.files.set(FINAL, Buffer.from('last hour'))
  return all
}

describe('logging in', () => {
  test('with a key and its passphrase, and no password is said', async () => {
    const key = freshKey('pass|phrase')
    const all = await prepare({ options: { publicKey: key.publicKey }, password: 'pass|phrase', privateKey: key.privateKey })
    expect(await air(all)).toMatchObject({ path: FINAL, encryption: 'verified' })
    expect(all.server.passwords).toEqual([])
  })

  test('where the server asks for the password as a question', async () => {
    const all = await prepare({ options: { isKeyboardOnly: true } })
    expect(await air(all)).toMatchObject({ path: FINAL })
  })

  test.each<[string, Given, string]>([
    ['a wrong password', { password: 'wrong' }, 'log-in'],
    ['a key that the server does not know', { privateKey: freshPemKey().trim(), password: '' }, 'log-in'],
    ['a key whose passphrase is wrong', { privateKey: freshKey('right').privateKey.trim(), password: 'wrong' }, 'key'],
  ])('%s is final, and nothing of it is repeated', async (_what, given, code) => {
    const all = await prepare(given)
    const failed = await air(all).catch((error: unknown) => error)
    expect(failed).toMatchObject({ name: 'DeliveryError', permanent: true, code, step: 'log in' })
    expect(JSON.stringify([failed, String(failed)])).not.toMatch(/wrong"|BEGIN/)
  })
})

describe('the key of the server', () => {
  test('is pinned by the first delivery, and shown by the test of the connection', async () => {
    const all = await prepare()
    await all.driver.stage(all.job)
    expect(all.job.hostKey).toBe(all.server.hostKey)
    const input = {
      kind: 'sftp',
      secret: all.secret,
      allowPlain: false,
      hostKey: '',
      wall: all.job.wall,
      hostName: 'Ada',
    } as const
    expect(await tryConnection({ guard: all.guard }, input)).toMatchObject({ ok: true, value: { hostKey: all.server.hostKey } })
  })

  test('that has changed is refused before anything secret is said, and the words tell both and what to do', async () => {
    const pinned = `SHA256:${'A'.repeat(43)}`
    const all = await prepare({ more: { hostKey: pinned } })
    const failed = await all.driver.stage(all.job).catch((error: Error) => error)
    expect(failed).toMatchObject({ permanent: true, code: 'host-key', step: 'host key' })
    for (const words of [pinned, all.server.hostKey, 'test the connection again', 'not even the password'])
      expect(String(failed)).toContain(words)
    expect([all.server.passwords, all.server.requests]).toEqual([[], []])
  })
})

const on =
  (wanted: string, answer: number | 'hang' | 'drop'): SftpIntercept =>
  (request) =>
    request === wanted ? answer : undefined

describe('what the server does wrong', () => {
  test.each<[string, SftpIntercept, { code: string; permanent: boolean; step: string }]>([
    ['does not let us make the folder', on('MKDIR', DENIED), { permanent: true, code: 'sftp-3', step: 'open folder' }],
    ['does not let us write', on('OPEN', DENIED), { permanent: true, code: 'sftp-3', step: 'upload' }],
    ['fails and does not say why', on('WRITE', FAILURE), { permanent: false, code: 'sftp-4', step: 'upload' }],
    ['refuses the rename', on('RENAME', DENIED), { permanent: true, code: 'sftp-3', step: 'rename' }],
    ['goes away in the middle of the upload', on('WRITE', 'drop'), { permanent: false, code: 'connection', step: 'upload' }],
    ['goes away at the rename', on('RENAME', 'drop'), { permanent: false, code: 'connection', step: 'rename' }],
    ['hangs at the upload', on('WRITE', 'hang'), { permanent: false, code: 'timeout', step: 'upload' }],
    ['hangs at the rename', on('RENAME', 'hang'), { permanent: false, code: 'timeout', step: 'rename' }],
  ])('%s', async (_what, intercept, expected) => {
    const all = await prepare({ timeouts: expected.code === 'timeout' ? hasty : calm })
    all.server.intercept = intercept
    await expect(air(all)).rejects.toMatchObject({ name: 'DeliveryError', ...expected })
    expect(all.server.files.has(FINAL)).toBe(false)
  })

  test('with its disk full keeps no half, and last hour’s file stays on air', async () => {
    const all = await withOldFile()
    all.server.intercept = on('WRITE', FAILURE)
    await expect(air(all)).rejects.toMatchObject({ step: 'upload' })
    expect([...all.server.files]).toEqual([[FINAL, Buffer.from('last hour')]])
  })

  test('keeps less than it got and says nothing: the sizes tell', async () => {
    const all = await prepare()
    all.server.shrinkUploadsTo = 1_000
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: false, code: 'size', step: 'compare size' })
  })
})

describe('a try that died anywhere is made again', () => {
  const move = (server: SftpServer, from: string, to: string) => {
    server.files.set(to, server.files.get(from) ?? Buffer.alloc(0))
    server.files.delete(from)
  }

  test.each<[string, (server: SftpServer, all: Prepared) => void]>([
    ['after the rename, before the receipt', () => {}],
    ['before the rename', (server, all) => move(server, FINAL, all.temporary)],
    ['before the upload', (server) => server.files.delete(FINAL)],
    [
      'in the middle of the upload',
      (server, all) => {
        server.files.set(all.temporary, all.mp3.subarray(0, 1_000))
        server.files.delete(FINAL)
      },
    ],
  ])('%s', async (_when, dieThere) => {
    const all = await prepare()
    const staged = await all.driver.stage(all.job)
    await all.driver.release(all.job, staged)
    dieThere(all.server, all)
    expect(await all.driver.release(all.job, staged)).toMatchObject({ path: FINAL, sizeBytes: all.mp3.length })
    expect([...all.server.files.keys()]).toEqual([FINAL])
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
  })

  test('lost between two renames, the old file goes back when no try is left', async () => {
    const all = await withOldFile()
    let renames = 0
    all.server.intercept = (request) => (request === 'RENAME' && ++renames === 3 ? 'drop' : undefined)
    await expect(air(all)).rejects.toMatchObject({ permanent: false })
    expect(all.server.files.has(FINAL)).toBe(false)
    all.server.intercept = () => undefined
    await all.driver.discard?.(all.job)
    expect([...all.server.files]).toEqual([[FINAL, Buffer.from('last hour')]])
  })
})

describe('a rename over the file of last hour', () => {
  test.each([true, false])(
    'leaves only the new one, whether the server can do it in one move (%s) or not',
    async (renamesOver) => {
      const all = await withOldFile()
      all.server.renamesOver = renamesOver
      await air(all)
      expect([...all.server.files.keys()]).toEqual([FINAL])
      expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
    },
  )

  test('that another delivery of the same minute moves aside first goes on air all the same', async () => {
    const all = await withOldFile()
    all.server.intercept = (request, path, { files }) => {
      if (request === 'RENAME' && path.endsWith('.old')) files.delete(FINAL)
      return undefined
    }
    await air(all)
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
    expect([...all.server.files.keys()]).toEqual([FINAL])
  })

  test('that is refused altogether keeps the old one on air', async () => {
    const all = await withOldFile()
    all.server.intercept = on('RENAME', DENIED)
    await expect(air(all)).rejects.toMatchObject({ permanent: true, code: 'sftp-3' })
    expect(all.server.files.get(FINAL)?.toString()).toBe('last hour')
  })
})

describe('limits', () => {
  test('a private address is refused without a connection', async () => {
    const all = await prepare({ allow: '' })
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: true, code: 'private-address', step: 'connect' })
    expect(all.server.connections).toBe(0)
  })

  test('a server that would send everything packed is not spoken to: nobody knows how large it is', async () => {
    const all = await prepare({ options: { isPackedOnly: true } })
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: true, code: 'handshake', step: 'connect' })
    expect(all.server.passwords).toEqual([])
  })

  test('called off in the middle, it ends at once and may be tried again', async () => {
    const calledOff = new AbortController()
    const all = await prepare({ more: { signal: calledOff.signal } })
    all.server.intercept = (request) => {
      if (request !== 'WRITE') return undefined
      calledOff.abort()
      return 'hang'
    }
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: false, code: 'aborted', step: 'upload' })
  })
})
