import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const check = (name: string) => import(fileURLToPath(new URL(`../${name}.mjs`, import.meta.url)))
const { faultsOfManifests } = await check('check-manifests')
const { findTestOnly } = await check('check-test-only')
const { slowestFiles } = await check('slowest-files')

const web = { name: '@h/web', license: 'Apache-2.0', dependencies: { '@h/db': '*', pg: '8.1.0' } }
const db = { name: '@h/db', license: 'Apache-2.0', devDependencies: { pg: '8.1.0', native: 'npm:other@7.0.2' } }
const root = { name: 'h', license: 'Apache-2.0' }
const locked = { packages: { 'node_modules/pg': { license: 'MIT' }, 'node_modules/@h/db': { link: true } } }

test('manifests that agree have no fault', () => {
  expect(faultsOfManifests({ '': root, web, db }, locked)).toEqual([])
})

test.each([
  ['a version of its own', { devDependencies: { pg: '8.2.0' } }, {}, 'pg is 8.1.0 in web and 8.2.0 in db: one version for all'],
  ['a range', { devDependencies: { pg: '^8.1.0' } }, {}, "db: pg is '^8.1.0', which is no exact version"],
  ['no licence', { license: undefined }, {}, 'db names no licence'],
  ['a package without a licence', {}, { 'node_modules/b/node_modules/a': {} }, 'a names no licence'],
  [
    'a copy that others do not find',
    {},
    { 'db/node_modules/pg': { license: 'MIT' } },
    expect.stringContaining('db: pg is installed'),
  ],
])('%s is a fault', (_, change, packages, fault) => {
  const lockfile = { packages: { ...locked.packages, ...packages } }
  expect(faultsOfManifests({ '': root, web, db: { ...db, ...change } }, lockfile)).toContainEqual(fault)
})

test('what only a test uses is found, and what a comment says is no use', () => {
  const sources = {
    'packages/a/src/a.ts': `export const kept = 1\nexport const dead = 2\nexport type Own = 3\nconst x: Own = 3`,
    'packages/a/src/b.ts': `import { kept } from './a.ts' // not dead`,
    'packages/a/src/a.test.ts': `import { dead } from './a.ts'`,
    'packages/a/src/testing/given.ts': `export const given = 1`,
  }
  expect(findTestOnly(sources)).toEqual(['packages/a/src/a.ts: dead'])
})

test('the slowest files are named first, by their time', () => {
  const report = {
    testResults: [1, 30, 2].map((seconds) => ({ name: `/r/${seconds}.ts`, startTime: 0, endTime: seconds * 1000 })),
  }
  expect(slowestFiles(report, '/r/', 2)).toEqual(['  30.0 s  30.ts', '   2.0 s  2.ts'])
  expect(slowestFiles({}, '/r/')).toEqual([])
})
