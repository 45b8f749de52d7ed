import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { givenClone, PREPARED } from './testing/clone.ts'

/** A clone that is ready; its command says where it runs and what it was told. */
const givenCommand = (files: Record<string, string> = {}) => {
  const reported = '{ cwd: process.cwd(), data: process.env.HOURCAST_DATA, url: process.env.PUBLIC_URL, port: process.env.PORT }'
  return givenClone({
    ...PREPARED,
    'apps/worker/build/hourcast.mjs': `console.log(JSON.stringify(${reported}))`,
    'sub/folder/.keep': '',
    ...files,
  })
}

/** What the command was told that was typed in `sub/folder`. */
const reported = (root: string, env: Record<string, string> = {}) => {
  const folder = join(root, 'sub/folder')
  const ended = spawnSync(process.execPath, [join(root, 'infra/hourcast.mjs')], {
    cwd: root,
    env: { PATH: process.env.PATH, INIT_CWD: folder, ...env },
    encoding: 'utf8',
  })
  expect(ended.stderr).toBe('')
  return JSON.parse(ended.stdout)
}

test("the command runs where it was typed, on the data folder that 'npm start' means", () => {
  const root = givenCommand({ '.env': 'HOURCAST_DATA=radio\n' })
  expect(reported(root)).toEqual({ cwd: join(root, 'sub/folder'), data: join(root, 'radio') })
  expect(reported(root, { HOURCAST_DATA: '' }).data).toBe(join(root, '.data'))
  expect(reported(root, { HOURCAST_DATA: '/elsewhere' }).data).toBe('/elsewhere')
})

test('its links lead to where the page was served last, unless the environment says where', () => {
  const root = givenCommand({ '.data/address': 'http://localhost:3001' })
  expect(reported(root).url).toBe('http://localhost:3001')
  expect(reported(root, { PORT: '3002' })).toMatchObject({ port: '3002' })
  expect(reported(root, { PORT: '3002' })).not.toHaveProperty('url')
  expect(reported(root, { PUBLIC_URL: 'https://radio.example' }).url).toBe('https://radio.example')
})
