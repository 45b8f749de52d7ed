import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './testing/clone.ts'

const PASSWORD = 'password of a test'
const basic = (password: string, user = 'operator') => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** The guard before a page that says what it was asked with. */
const given = async () => {
  const page = createServer(({ method, url, headers }, response) => {
    response.end(JSON.stringify({ method, url, authorization: headers.authorization ?? null }))
  })
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void page.close())
  const port = await freePort()
  const behind = `http://127.0.0.1:${(page.address() as AddressInfo).port}`
  const guard: ChildProcess = spawn(process.execPath, ['infra/docker/guard-pages.mjs', `${port}=${behind}`], {
    env: { ...process.env, OPS_PASSWORD: PASSWORD, GUARD_HOST: '127.0.0.1' },
    stdio: 'ignore',
  })
  onTestFinished(() => void guard.kill('SIGKILL'))
  const ask = (path: string, authorization?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, authorization ? { headers: { authorization } } : {})
  while (!(await ask('/guard/healthz').catch(() => null))?.ok) await new Promise((resolve) => setTimeout(resolve, 20))
  return { ask, page }
}

test('a page behind the guard is shown to the operator alone, and never sees the password', async () => {
  const { ask } = await given()
  for (const header of [undefined, basic('guessed'), basic(PASSWORD, 'root'), 'Basic', `Bearer ${PASSWORD}`]) {
    const answer = await ask('/secret', header)
    expect([header, answer.status, answer.headers.get('www-authenticate')]).toEqual([
      header,
      401,
      expect.stringContaining('Basic'),
    ])
  }
  const shown = await ask('/secret?a=1', basic(PASSWORD))
  expect(await shown.json()).toEqual({ method: 'GET', url: '/secret?a=1', authorization: null })
})

test('a page that is away is said to be, and the guard stays', async () => {
  const { ask, page } = await given()
  page.closeAllConnections()
  await new Promise<void>((resolve) => page.close(() => resolve()))
  expect((await ask('/', basic(PASSWORD))).status).toBe(502)
  expect((await ask('/guard/healthz')).status).toBe(200)
})
