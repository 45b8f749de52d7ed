import { expect, it } from 'vitest'
import { explain } from './explain.ts'

it.each([
  ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' }), /^The disk is full: \/data cannot be written/],
  [
    'a full disk, in PostgreSQL’s words',
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    /^The disk is full/,
  ],
  ['missing rights', Object.assign(new Error('open'), { code: 'EACCES' }), /^\/data may not be read and written by this user/],
  ['a read-only file system', Object.assign(new Error('mkdir'), { code: 'EROFS' }), /^\/data is on a read-only file system/],
  ['too little memory', 'FATAL:  could not map anonymous shared memory: Cannot allocate memory', /^There is not enough memory/],
])('%s gets its own line', (_, error, line) => {
  expect(explain(error, '/data')).toMatch(line)
  expect(explain(error, '/data')).not.toContain('\n')
})

it('anything else is told in PostgreSQL’s last complaint', () => {
  const log =
    '2026-11-21 04:31:18.518 UTC [10] LOG:  starting\n2026-11-21 04:31:18.519 UTC [10] PANIC:  could not locate a valid checkpoint record\n2026-11-21 04:31:18.520 UTC [10] LOG:  aborting\n'
  expect(explain(log, '/data')).toBe('The database in /data does not start: could not locate a valid checkpoint record')
  expect(explain('', '/data')).toBe('The database in /data does not start: it gave no reason')
})
