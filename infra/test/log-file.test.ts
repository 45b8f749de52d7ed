import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'

const { openLogFile } = await import(fileURLToPath(new URL('../start/log-file.mjs', import.meta.url)))

const givenFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hourcast-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const neverFails = (error: Error) => expect.unreachable(error.message)

test('lines are appended, also by the next start, and nobody else may read them', () => {
  const file = join(givenFolder(), 'log', 'hourcast.jsonl')
  openLogFile(file, { onFault: neverFails })('one')
  openLogFile(file, { onFault: neverFails })('two')
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('however much is logged, two files stay below twice the bound, and the newest lines are there', () => {
  const folder = givenFolder()
  const lines = fc.array(fc.string({ unit: fc.constantFrom('a', 'ä', '🎙'), maxLength: 20 }), { minLength: 1, maxLength: 60 })
  let times = 0
  fc.assert(
    fc.property(lines, (all) => {
      times += 1
      const home = join(folder, `${times}`)
      const append = openLogFile(join(home, 'log'), { maxBytes: 100, onFault: neverFails })
      for (const line of all) append(line)
      const files = readdirSync(home).toSorted()
      expect([['log'], ['log', 'log.1']]).toContainEqual(files)
      for (const name of files) expect(statSync(join(home, name)).size).toBeLessThanOrEqual(100)
      const kept = files.toReversed().map((name) => readFileSync(join(home, name), 'utf8'))
      const written = all.map((line) => `${line}\n`).join('')
      expect(written.endsWith(kept.join(''))).toBe(true)
      expect(kept.join('').endsWith(`${all.at(-1)}\n`)).toBe(true)
    }),
  )
})

test('where nothing can be written it is said once, and the work goes on', () => {
  const folder = givenFolder()
  writeFileSync(join(folder, 'log'), '')
  const faults: unknown[] = []
  const append = openLogFile(join(folder, 'log', 'hourcast.jsonl'), { onFault: (error: unknown) => faults.push(error) })
  append('one')
  append('two')
  expect(faults).toHaveLength(1)
})
