import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { givenClone } from './testing/clone.ts'

const PROGRAMS = [
  ...['server.mjs', 'server/index.js'].map((name) => `apps/web/build/${name}`),
  ...['worker', 'hourcast', 'keeper', 'check-settings', 'audio-thread', 'natural-voice', 'source-thread', 'bundle-workflows'].map(
    (name) => `apps/worker/build/${name}.mjs`,
  ),
]
/** Programs that would end with 3 if they were started, and a package that is CommonJS. */
const BUILT = {
  ...Object.fromEntries(PROGRAMS.map((name) => [name, 'process.exit(3)'])),
  'apps/web/build/server/index.js': 'export const routes = {}',
  'package.json': '{ "type": "module" }',
  'node_modules/old/package.json': '{ "main": "old.cjs" }',
  'node_modules/old/old.cjs': 'const names = ["there"]; for (const name of names) module.exports[name] = 1',
}

const check = (files: Record<string, string>) => {
  const root = givenClone({ ...BUILT, ...files })
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'infra/check-programs.mjs')], { encoding: 'utf8' })
  return { status, stderr }
}

test('programs that can be loaded are not started', () => {
  expect(check({})).toEqual({ status: 0, stderr: '' })
  expect(check({ 'apps/web/build/server.mjs': 'import old from "old"; process.exit(old.there)' })).toMatchObject({ status: 0 })
})

test('a named import that a CommonJS package does not tell is named, in a program and in what it loads later', () => {
  const named = 'import { there } from "old"; process.exit(there)'
  expect(check({ 'apps/worker/build/keeper.mjs': named })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^apps\/worker\/build\/keeper\.mjs cannot be loaded: .*'there'/),
  })
  const later = { 'apps/worker/build/worker.mjs': 'await import("./later.mjs")', 'apps/worker/build/later.mjs': named }
  expect(check(later)).toMatchObject({ status: 1, stderr: expect.stringContaining('later.mjs cannot be loaded') })
})

test('a package that is gone, and a program that is not built, are named', () => {
  expect(check({ 'apps/web/build/server/index.js': 'import "gone"' }).stderr).toContain("Cannot find package 'gone'")
  const root = givenClone({})
  const { stderr } = spawnSync(process.execPath, [join(root, 'infra/check-programs.mjs')], { encoding: 'utf8' })
  expect(stderr.split('\n')).toContain('apps/worker/build/worker.mjs is not built')
})
