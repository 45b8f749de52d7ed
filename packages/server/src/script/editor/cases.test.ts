import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { TONGUES } from '../tongue.ts'
import { readCaseFolder } from './read-case-folder.ts'
import { tryCase } from './try-case.ts'

const folder = fileURLToPath(new URL('cases', import.meta.url))
const cases = await readCaseFolder(folder)

/** What the writer cannot do yet, by id: a case that begins to hold goes off the list. */
const open = new Set(readFileSync(`${folder}/open.txt`, 'utf8').split('\n').filter(Boolean))

describe.each([...new Set(cases.map(({ kind }) => kind))].sort())('%s', (kind) => {
  for (const one of cases.filter((other) => other.kind === kind)) {
    const isOpen = open.has(one.id)
    test(isOpen ? `${one.id} is open` : one.id, async () => {
      const { faults, said } = await tryCase(one)
      if (isOpen) expect(faults, `${one.id} holds: take it off cases/open.txt`).not.toEqual([])
      else expect(faults, said).toEqual([])
    })
  }
})

test('no open case is one that is not there, and every tongue has its share', () => {
  const ids = new Set(cases.map(({ id }) => id))
  expect([...open].filter((id) => !ids.has(id))).toEqual([])
  expect(cases.length).toBeGreaterThanOrEqual(400)
  for (const tongue of TONGUES) expect(cases.filter((one) => one.tongue === tongue).length, tongue).toBeGreaterThanOrEqual(35)
})
