import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EditorCase, readCases } from './editor-case.ts'

/** All cases of a folder and of those in it. Throws when a file is no case, or two have one id. */
export const readCaseFolder = async (folder: string): Promise<EditorCase[]> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.jsonl?$/.test(name)).sort()
  const cases: EditorCase[] = []
  for (const name of names) cases.push(...readCases(name, await readFile(join(folder, name), 'utf8')))
  const seen = new Set<string>()
  for (const { id } of cases) {
    if (seen.has(id)) throw new Error(`Two cases are called ${id}.`)
    seen.add(id)
  }
  return cases
}
