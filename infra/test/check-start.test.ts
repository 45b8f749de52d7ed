import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { givenClone } from './testing/clone.ts'

const { faultsOfStart } = await import(fileURLToPath(new URL('../check-start.mjs', import.meta.url)))

const WORKER = 'build/worker.mjs'
const faultsOf = (files: Record<string, string>, listed: string[]): string[] =>
  faultsOfStart(givenClone(files), { [WORKER]: listed })

test('what stands in the list may be loaded at the start, by its parts and by chunks too', () => {
  const files = {
    [WORKER]: `import "./chunk-a.mjs";\nimport { a } from "@scope/one/part";\nimport { readFile } from "node:fs";`,
    'build/chunk-a.mjs': `import {\n  b,\n  c\n} from "two/lib/b";\nexport { d } from './chunk-b.mjs';`,
    'build/chunk-b.mjs': 'import three, { e } from "three";\nexport * from "four";',
  }
  expect(faultsOf(files, ['@scope/one', 'two', 'three', 'four'])).toEqual([])
  expect(faultsOf(files, ['@scope/one', 'two', 'four'])).toEqual([expect.stringContaining(`${WORKER} loads three at its start`)])
})

test('another package is told with the source that brings it and with what to do', () => {
  const files = {
    [WORKER]: 'import { parse } from "./chunk.mjs";',
    'build/chunk.mjs': '// packages/server/src/parse.ts\nimport { parse } from "parser";\n',
  }
  expect(faultsOf(files, [])).toEqual([
    `${WORKER} loads parser at its start (packages/server/src/parse.ts): import it when it is needed, by import() of the file that uses it. What every start needs stands in the list of infra/check-start.mjs.`,
  ])
})

test('what is imported when it is needed, and what only looks like an import, is not loaded at the start', () => {
  const files = {
    [WORKER]: 'const parse = () => import("./later.mjs");\nconst sql = `SELECT 1 from "rows"`;\nconst text = "import \\"x\\"";',
    'build/later.mjs': 'import { parse } from "parser";',
  }
  expect(faultsOf(files, [])).toEqual([])
})

test('what is listed and no longer loaded comes off the list, and a program has to be built', () => {
  expect(faultsOf({ [WORKER]: 'start();' }, ['old'])).toEqual([
    `${WORKER} no longer loads old at its start: take it off its list`,
  ])
  expect(faultsOf({}, [])).toEqual([`${WORKER} is not built`])
})
