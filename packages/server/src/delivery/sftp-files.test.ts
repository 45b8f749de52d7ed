import type { SFTPWrapper } from 'ssh2'
import { expect, test } from 'vitest'
import { sftpFaultOf } from './sftp-faults.ts'
import { type Ask, sftpFiles } from './sftp-files.ts'

const ask: Ask = (request) =>
  new Promise((done, failed) => request((error, value) => (error ? failed(error) : done(value as never))))

const failure = Object.assign(new Error('Failure'), { code: 4 })

/** A server that opens a file and takes nothing more, with so much room left; null: it does not tell. */
const fullServer = (free: number | null) =>
  ({
    open: (_path: string, _mode: string, done: (error: null, handle: Buffer) => void) => done(null, Buffer.alloc(4)),
    write: (...given: unknown[]) => (given.at(-1) as (error: Error) => void)(failure),
    ext_openssh_statvfs: (_path: string, done: (error: null, info: object) => void) => {
      if (free === null) throw new Error('Server does not support this extended request')
      done(null, { f_bavail: free / 4_096, f_frsize: 4_096 })
    },
  }) as unknown as SFTPWrapper

test.each([
  [0, 'no-space', 'the server has no room left for the file.'],
  [4_096, 'no-space', 'the server has no room left for the file.'],
  [1_000_000 * 4_096, 'sftp-4', 'the server answered "Failure".'],
  [null, 'sftp-4', 'the server answered "Failure".'],
])('a write that fails with %s bytes of room left is told as %s', async (free, code, words) => {
  const files = sftpFiles(fullServer(free), ask)
  const error = await files.write('a.mp3', [new Uint8Array(10_000)]).catch((reason: unknown) => reason)
  // What was begun is then taken away.
  expect(files.isAnswer(error)).toBe(true)
  expect(sftpFaultOf('upload', error, [])).toMatchObject({ code, permanent: false, message: `SFTP, upload: ${words}` })
})
