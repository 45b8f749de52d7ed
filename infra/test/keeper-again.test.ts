import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort, givenClone, PREPARED } from './testing/clone.ts'

const STAYS = 'setInterval(() => {}, 1000)'

/** A keeper that notes where its database is looked for, and dies in its first life. */
const KEEPER = `
  import { appendFileSync, readFileSync } from 'node:fs'
  appendFileSync('lives', (process.env.HOURCAST_EMBEDDED_DATABASE_URL ?? '') + ';')
  const isFirst = readFileSync('lives', 'utf8') === ';'
  process.send({ type: 'ready', url: 'postgres://127.0.0.1:20001/hourcast' }, () => isFirst && process.kill(process.pid, 'SIGKILL'))
  ${STAYS}`

test('a keeper that is killed is told, when it starts again, at which address the others look for its database', async () => {
  const root = givenClone({
    ...PREPARED,
    'apps/worker/build/check-settings.mjs': '',
    'apps/worker/build/keeper.mjs': KEEPER,
    'apps/web/build/server.mjs': STAYS,
  })
  const env = { PATH: process.env.PATH, PORT: `${await freePort()}` }
  const child = spawn(process.execPath, ['infra/start.mjs'], { cwd: root, env, stdio: 'ignore', detached: true })
  onTestFinished(async () => {
    const gone = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    await gone
  })
  const lives = () => readFileSync(join(root, 'lives'), 'utf8')
  await vi.waitFor(() => expect(lives()).toBe(';postgres://127.0.0.1:20001/hourcast;'), { timeout: 30_000 })
})
