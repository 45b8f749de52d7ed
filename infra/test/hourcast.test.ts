import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const infra = fileURLToPath(new URL('..', import.meta.url))

/** A clone whose packages and build are there; its command says where it runs and what it was told. */
const givenClone = (files: Record<string, string> = {}) => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hourcast-command-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(infra, join(root, 'infra'), { recursive: true, filter: (path) => !path.endsWith('.ts') })
  const told = '{ cwd: process.cwd(), data: process.env.HOURCAST_DATA, url: process.env.PUBLIC_URL, port: process.env.PORT }'
  const all: Record<string, string> = {
    'package-lock.json': '{}',
    // The hash of {}.
    'node_modules/.hourcast-lockfile': '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
    'node_modules/turbo/bin/turbo': '',
    'apps/worker/build/hourcast.mjs': `console.log(JSON.stringify(${told}))`,
    'sub/folder/.keep': '',
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

/** What the command was told that was typed in `sub/folder`. */
const told = (root: string, env: Record<string, string> = {}) => {
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
  const root = givenClone({ '.env': 'HOURCAST_DATA=radio\n' })
  expect(told(root)).toEqual({ cwd: join(root, 'sub/folder'), data: join(root, 'radio') })
  expect(told(root, { HOURCAST_DATA: '' }).data).toBe(join(root, '.data'))
  expect(told(root, { HOURCAST_DATA: '/elsewhere' }).data).toBe('/elsewhere')
})

test('its links lead to where the page was served last, unless the environment says where', () => {
  const root = givenClone({ '.data/address': 'http://localhost:3001' })
  expect(told(root).url).toBe('http://localhost:3001')
  expect(told(root, { PORT: '3002' })).toMatchObject({ port: '3002' })
  expect(told(root, { PORT: '3002' })).not.toHaveProperty('url')
  expect(told(root, { PUBLIC_URL: 'https://radio.example' }).url).toBe('https://radio.example')
})
