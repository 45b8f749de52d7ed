import { appendFileSync, closeSync, mkdtempSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { boundLog, openLog, postgresLogOf, readLogFrom, sizeOfLog } from './bounded-log.ts'

const logFile = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hourcast-log-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return postgresLogOf(dataDir)
}

it('is bounded while it is being written: what was there is kept once, and the writer goes on at its start', () => {
  const file = logFile()
  const writer = openLog(file)
  onTestFinished(() => closeSync(writer))
  for (const letter of ['a', 'b']) {
    appendFileSync(file, letter.repeat(5 * 1024 * 1024))
    boundLog(file)
  }
  writeSync(writer, 'next line\n')
  expect(readLogFrom(file, 0)).toBe('next line\n')
  expect(statSync(`${file}.1`).size).toBe(5 * 1024 * 1024)
})

it('keeps a short log, also over starts', () => {
  const file = logFile()
  closeSync(openLog(file))
  writeFileSync(file, 'earlier\n')
  closeSync(openLog(file))
  expect(readLogFrom(file, 0)).toBe('earlier\n')
  expect(sizeOfLog(file)).toBe(8)
})
