import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outputOf } from '../testing/output-of.ts'
import { editorCommand } from './editor.ts'
import type { CommandFailure } from './failure.ts'

const HOLDS = { id: 'fog', kind: 'frame', tongue: 'en', items: [{ title: 'Fog over the harbour' }], mustSay: ['Fog'] }
const FAILS = { ...HOLDS, id: 'ferry', tongue: 'de', items: [{ title: 'Nebel über dem Hafen' }], mustSay: ['Fähre'] }

const folderOf = async (...cases: object[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'hourcast-editor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  if (cases.length > 0) await writeFile(join(folder, 'cases.jsonl'), cases.map((one) => JSON.stringify(one)).join('\n'))
  return folder
}

test('cases that hold give a table alone', async () => {
  expect(await outputOf(editorCommand(), [await folderOf(HOLDS)])).toBe('kind    en  all\nframe  1/1  1/1\nall    1/1  1/1')
})

test('one that fails is told with what was said, and ends the command with 1', async () => {
  const failures: CommandFailure[] = []
  const out = await outputOf(editorCommand(), [await folderOf(HOLDS, FAILS)], (failure) => void failures.push(failure))
  expect(out).toMatch(/^ferry\n {2}did not say: Fähre\n {2}said: .*Nebel über dem Hafen/)
  expect(out).toContain('all    0/1  1/1  1/2')
  expect(failures).toMatchObject([{ exitCode: 1, message: '1 of 2 cases fail; 0 more are open.' }])
})

test('a case that open.txt names fails no command', async () => {
  const folder = await folderOf(HOLDS, FAILS)
  await writeFile(join(folder, 'open.txt'), 'ferry\n')
  const failures: CommandFailure[] = []
  expect(await outputOf(editorCommand(), [folder], (failure) => void failures.push(failure))).toContain(
    'all    0/1  1/1  1/2\n\n1 of 2 cases are open, as open.txt says; no other fails.',
  )
  expect(failures).toEqual([])
})

test('--json is for programs', async () => {
  const out = JSON.parse(await outputOf(editorCommand(), [await folderOf(HOLDS), '--json']))
  expect(out).toMatchObject({ held: 1, of: 1, cases: [{ id: 'fog', faults: [], said: expect.stringContaining('Fog') }] })
})

test.each<[string, (folder: string) => string, object[]]>([
  ['a folder without cases', (folder) => folder, []],
  ['a folder that is not there', (folder) => join(folder, 'none'), []],
  ['two cases of one name', (folder) => folder, [HOLDS, HOLDS]],
])('%s is a wrong use', async (_what, at, cases) => {
  await expect(outputOf(editorCommand(), [at(await folderOf(...cases))])).rejects.toMatchObject({ exitCode: 2 })
})
