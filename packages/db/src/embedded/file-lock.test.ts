import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { tryFileLock } from './file-lock.ts'

const lockFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hourcast-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, file: join(folder, 'lock') }
}

it('is held by one until released', () => {
  const { folder, file } = lockFile()
  const first = tryFileLock(file)
  expect(tryFileLock(file)).toEqual({ holder: process.pid })
  if ('lock' in first) first.lock.release()
  expect(readdirSync(folder)).toEqual([])
  expect(tryFileLock(file)).toHaveProperty('lock')
})

it('of a process that is gone, or whose number belongs to a later one, counts for nothing', () => {
  for (const dead of ['4194000 77 id', `${process.pid} 1 id`, 'garbage', '']) {
    const { folder, file } = lockFile()
    writeFileSync(file, dead)
    expect(tryFileLock(file)).toHaveProperty('lock')
    expect(readdirSync(folder)).toEqual(['lock'])
  }
})

it('released late does not take away another’s', () => {
  const { file } = lockFile()
  const first = tryFileLock(file)
  rmSync(file)
  tryFileLock(file)
  if ('lock' in first) first.lock.release()
  expect(tryFileLock(file)).toEqual({ holder: process.pid })
})
