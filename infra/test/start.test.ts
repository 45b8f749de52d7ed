import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort, givenClone } from './testing/clone.ts'

const NEVER_ENDS = 'setInterval(() => {}, 1000)'

/** A clone without packages, and an npm that notes how it was called and then does what `npm` says. */
const givenNpm = (npm: string) =>
  givenClone({
    'package-lock.json': '{}',
    'npm.js': `const { renameSync, writeFileSync } = require('node:fs')
      writeFileSync('draft', JSON.stringify({ pid: process.pid, args: process.argv.slice(2) }))
      renameSync('draft', 'npm.json')
      ${npm}`,
  })

/** However the test ends, nothing of the child's group goes on: a start that is killed leaves its installation under way. */
const endWithTest = (child: ChildProcess) =>
  onTestFinished(async () => {
    const group = -(child.pid ?? 0)
    const signal = (name: 'SIGKILL' | 0) => process.kill(group, name)
    try {
      signal('SIGKILL')
    } catch {
      return
    }
    await vi.waitFor(() => expect(() => signal(0)).toThrow('ESRCH'), 10_000)
  })

/** Starts it as npm does: under a shell, which stays beside it or, with `exec`, becomes it. */
const start = async (
  root: string,
  { shell = 'exec', env = {} }: { shell?: 'exec' | 'stays'; env?: Record<string, string> } = {},
) => {
  const command = shell === 'exec' ? 'exec "$0" infra/start.mjs' : '"$0" infra/start.mjs; true'
  const child = spawn('sh', ['-c', command, process.execPath], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: `${await freePort()}`, npm_execpath: join(root, 'npm.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  endWithTest(child)
  return child
}

/** Resolves when it has ended, and with it anybody who shares its output. */
const ended = async (child: ChildProcess) => {
  const said = { out: '', err: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.err += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, ...said }
}

/** A process of its own group that keeps child.mjs and, when that says something, does `then`. It ends as `npm start` does. */
const givenParent = (root: string, then: string, options = 'onFailed() {}') => {
  const program = `import { keep } from './infra/children.mjs'
    const child = keep('a child', 'child.mjs', { onMessage: (message) => ${then}, ${options} })
    for (const signal of ['SIGHUP', 'SIGTERM']) process.on(signal, () => child.end(600_000))`
  writeFileSync(join(root, 'parent.mjs'), program)
  const parent = spawn(process.execPath, ['parent.mjs'], { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  endWithTest(parent)
  return parent
}

/** How npm was called; throws before it was. */
const npmOf = (root: string): { pid: number; args: string[] } => JSON.parse(readFileSync(join(root, 'npm.json'), 'utf8'))

test('the tools of the build are installed no matter what NODE_ENV says', async () => {
  const root = givenNpm('process.exit(1)')
  const { code } = await ended(await start(root, { env: { NODE_ENV: 'production', npm_config_omit: 'dev' } }))
  expect(code).toBe(1)
  expect(npmOf(root).args).toEqual(expect.arrayContaining(['ci', '--include=dev', '--include=optional']))
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s while packages are being installed ends the installation too', async (signal) => {
  const root = givenNpm(`process.on('SIGTERM', () => {}); ${NEVER_ENDS}`)
  const child = await start(root)
  const end = ended(child)
  const { pid } = await vi.waitFor(() => npmOf(root), 30_000)
  child.kill(signal)
  expect(await end).toMatchObject({ code: 0, out: expect.stringContaining('ending'), err: '' })
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('Ctrl-C, which the terminal sends and npm passes on, ends in order', async () => {
  const root = givenNpm(`process.on('SIGTERM', () => {}); ${NEVER_ENDS}`)
  const child = await start(root)
  const end = ended(child)
  const { pid } = await vi.waitFor(() => npmOf(root), 30_000)
  child.stdout?.on('data', (text: string) => text.includes('ending') && child.kill('SIGINT'))
  child.kill('SIGINT')
  expect(await end).toMatchObject({ code: 0 })
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('a start that was killed leaves an installation under way: the next one waits for its end, and does its own', async () => {
  const root = givenNpm(`setInterval(() => { if (require('node:fs').existsSync('go')) process.exit(1) }, 20)`)
  const killed = await start(root)
  const first = await vi.waitFor(() => npmOf(root), 30_000)
  killed.kill('SIGKILL')
  const next = await start(root)
  const said = ended(next)
  await new Promise((waits) => next.stdout?.once('data', waits))
  expect(npmOf(root)).toEqual(first)
  writeFileSync(join(root, 'go'), '')
  expect((await said).out).toMatch(
    new RegExp(`are being installed by process ${first.pid}: waiting for it\n[^\n]+ installing packages`),
  )
  expect(npmOf(root).pid).not.toBe(first.pid)
})

test('packages that somebody works with are not taken away: what wants others says who that is, and ends', async () => {
  const root = givenNpm(NEVER_ENDS)
  const user = `import { standIn } from './infra/one-at-a-time.mjs'
    standIn('.cache/using-packages'); console.log('using'); setInterval(() => {}, 1000)`
  const tests = spawn(process.execPath, ['--input-type=module', '-e', user], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void tests.kill('SIGKILL'))
  await new Promise((says) => tests.stdout.once('data', says))
  const refused = await ended(await start(root))
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining(`process ${tests.pid} works with the packages of before`),
  })
  expect(() => npmOf(root)).toThrow('ENOENT')
  tests.kill('SIGKILL')
  await new Promise((ends) => tests.once('exit', ends))
  await start(root)
  await vi.waitFor(() => npmOf(root), 30_000)
})

test('where npm and its shell are killed, nothing goes on without them', async () => {
  const root = givenNpm(NEVER_ENDS)
  const child = await start(root, { shell: 'stays', env: { npm_lifecycle_event: 'start' } })
  const end = ended(child)
  const { pid } = await vi.waitFor(() => npmOf(root), 30_000)
  child.kill('SIGTERM')
  expect((await end).out).toContain('npm is gone: ending')
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('a HOST where nobody can listen is one line and code 1', async () => {
  const root = givenClone({})
  const words = /^HOST must be an address of this machine, [^\n]+'192.0.2.1'[^\n]+\n$/
  const end = await ended(await start(root, { env: { HOST: '192.0.2.1' } }))
  expect(end).toMatchObject({ code: 1, out: '', err: expect.stringMatching(words) })
})

test.each(['SIGKILL', 'SIGTERM'] as const)('a child that is still starting ends with its parent, by %s', async (signal) => {
  const root = givenClone({})
  writeFileSync(join(root, 'child.mjs'), `process.send({ type: 'loading' }); ${NEVER_ENDS}`)
  const parent = givenParent(root, `process.kill(process.pid, '${signal}')`)
  expect(await ended(parent)).toMatchObject({ out: '', err: '' })
})

test('a terminal that is closed ends the children in order, not at once', async () => {
  const root = givenClone({})
  const putDown = `() => { console.log('put down'); process.exit() }`
  writeFileSync(join(root, 'child.mjs'), `process.on('disconnect', ${putDown}); process.send({ type: 'ready' })`)
  const parent = givenParent(root, "process.kill(-process.pid, 'SIGHUP')")
  expect(await ended(parent)).toMatchObject({ out: 'put down\n', err: '' })
})

test('a child may have threads', async () => {
  const root = givenClone({})
  const thread = "new Worker('setImmediate(() => { console.log(42) })', { eval: true })"
  writeFileSync(
    join(root, 'child.mjs'),
    `import { Worker } from 'node:worker_threads'; ${thread}.on('exit', () => process.send('done'))`,
  )
  expect(await ended(givenParent(root, 'child.end()'))).toMatchObject({ out: '42\n', err: '' })
})

/** A child that does one of `lives` after the other: what it says before it ends. */
const givenLives = (root: string, lives: readonly object[]) =>
  writeFileSync(
    join(root, 'child.mjs'),
    `import { appendFileSync, readFileSync } from 'node:fs'
    appendFileSync('lives', '.')
    const says = ${JSON.stringify(lives)}[readFileSync('lives', 'utf8').length - 1]
    process.send(says, () => process.exit(1))`,
  )
const AWAY = { type: 'failed', message: 'the database is away' }
const WATCHED = `comesBack: true, onRestart: (why) => console.log(why), onFailed: (why) => console.log('for good: ' + why)`

test('what has run once comes back also when the database is away as it starts again', async () => {
  const root = givenClone({})
  givenLives(root, [{ type: 'ready' }, AWAY, { type: 'done' }])
  const { out } = await ended(givenParent(root, "message.type === 'done' && child.end()", WATCHED))
  expect(out.split('\n').slice(0, 2)).toEqual([
    'a child ended (code 1); starting it again',
    'a child ended (the database is away); starting it again',
  ])
  expect(out).not.toContain('for good')
})

test('what says that it can never run again is not waited for', async () => {
  const root = givenClone({})
  givenLives(root, [{ type: 'ready' }, { type: 'failed', message: 'the database is lost', isFinal: true }])
  const { out } = await ended(givenParent(root, 'undefined', WATCHED))
  expect(out.split('\n')).toContain('for good: the database is lost')
})

test('what says at its first start that it cannot run is not started again', async () => {
  const root = givenClone({})
  givenLives(root, [AWAY])
  expect(await ended(givenParent(root, '0', WATCHED))).toMatchObject({ out: 'for good: the database is away\n', err: '' })
})

test('a child that is to be started again ends in order first, and is no accident', async () => {
  const root = givenClone({})
  const inOrder = "process.on('disconnect', () => { console.log('put down'); process.exit() })"
  writeFileSync(
    join(root, 'child.mjs'),
    `import { appendFileSync, readFileSync } from 'node:fs'
    ${inOrder}
    appendFileSync('lives', '.')
    process.send(readFileSync('lives', 'utf8').length)
    ${NEVER_ENDS}`,
  )
  const twiceAtOnce = '(message === 1 ? (child.restart(), child.restart()) : child.end())'
  const { out, err } = await ended(givenParent(root, twiceAtOnce, WATCHED))
  expect({ out, err }).toEqual({ out: 'put down\nput down\n', err: '' })
  expect(readFileSync(join(root, 'lives'), 'utf8')).toBe('..')
})

test('a child that has died and waits is started again at once when that is asked', async () => {
  const root = givenClone({})
  givenLives(root, [{ type: 'ready' }, { type: 'done' }])
  const died = `onRestart: () => child.restart(), onFailed() {}`
  expect(await ended(givenParent(root, "message.type === 'done' && child.end()", died))).toMatchObject({ out: '', err: '' })
  expect(readFileSync(join(root, 'lives'), 'utf8')).toBe('..')
})
