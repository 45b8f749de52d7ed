import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { bundleProgram } from '../testing/bundle-program.ts'
import { dataFolder } from '../testing/data-folder.ts'
import { createEmptyDatabase } from '../testing/empty-database.ts'
import { findRunning } from '../testing/find-running.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { KeeperMessage } from './keep-database.ts'
import { startEmbeddedDatabase } from './start-embedded-database.ts'

let program: Awaited<ReturnType<typeof bundleProgram>>
beforeAll(async () => {
  program = await bundleProgram('embedded/keeper.ts')
})
afterAll(() => program.remove())

type Exit = { code: number | null; signal: string | null }

const startKeeper = (dataDir: string, env: Record<string, string> = {}) => {
  const child = fork(program.file, [], {
    env: { PATH: process.env.PATH, HOURCAST_DATA: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const messages: KeeperMessage[] = []
  child.on('message', (message) => messages.push(message as KeeperMessage))
  const exit = new Promise<Exit>((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })))
  onTestFinished(async () => {
    if (child.connected) child.disconnect()
    await exit
  })
  return { child, messages, exit, reported: (type: KeeperMessage['type'], count = 1) => reported(messages, type, count, child) }
}

const reported = async (messages: KeeperMessage[], type: KeeperMessage['type'], count: number, child: ChildProcess) => {
  await vi.waitFor(
    () => {
      if (messages.filter((message) => message.type === type).length < count)
        throw new Error(`not told '${type}' yet (exit code ${child.exitCode}): ${JSON.stringify(messages)}`)
    },
    { timeout: 20_000, interval: 20 },
  )
  return messages.filter((message) => message.type === type).at(-1) as KeeperMessage & { url: string; message: string }
}

const postmasterOf = (dataDir: string) => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

it('tells the address of a migrated database and ends it in order when its parent goes', async () => {
  const dataDir = temporaryFolder()
  const keeper = startKeeper(dataDir)
  const { url } = await keeper.reported('ready')
  expect(await query(url, 'SELECT count(*)::int AS n FROM owner')).toEqual([{ n: 0 }])
  keeper.child.disconnect()
  expect(await keeper.exit).toEqual({ code: 0, signal: null })
  expect(await findRunning(dataDir)).toBeUndefined()
  expect(readFileSync(join(dataDir, 'logs/postgres.log'), 'utf8')).toContain('database system is shut down')
})

it('goes on at signals that reach the whole group: its parent says when, and then it ends in order', async () => {
  const dataDir = dataFolder()
  const keeper = startKeeper(dataDir)
  const { url } = await keeper.reported('ready')
  keeper.child.kill('SIGINT')
  keeper.child.kill('SIGTERM')
  expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  keeper.child.disconnect()
  expect(await keeper.exit).toEqual({ code: 0, signal: null })
  expect(await findRunning(dataDir)).toBeUndefined()
})

it('leaves nothing running when its parent goes while it starts', async () => {
  const dataDir = temporaryFolder()
  const keeper = startKeeper(dataDir)
  await keeper.reported('progress')
  keeper.child.disconnect()
  expect(await keeper.exit).toEqual({ code: 0, signal: null })
  expect(await findRunning(dataDir)).toBeUndefined()
})

it('starts PostgreSQL again at the same address as often as it is killed', async () => {
  const dataDir = dataFolder()
  const keeper = startKeeper(dataDir)
  const { url } = await keeper.reported('ready')
  await query(url, `INSERT INTO owner (id, email) VALUES ('o', 'o@station.example')`)
  for (const deaths of [1, 2]) {
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    expect(await keeper.reported('restarted', deaths)).toEqual({ type: 'restarted', url })
    expect(await query(url, 'SELECT id FROM owner')).toEqual([{ id: 'o' }])
  }
})

it('starts PostgreSQL again when it is killed once more before it answers', async () => {
  const dataDir = dataFolder()
  const keeper = startKeeper(dataDir)
  const { url } = await keeper.reported('ready')
  const killed = new Set<number>()
  const killNext = () =>
    vi.waitFor(
      () => {
        const pid = postmasterOf(dataDir)
        // The file is empty for a moment; number 0 would be everybody in our own group.
        if (!(pid > 1) || killed.has(pid)) throw new Error('not started again yet')
        process.kill(pid, 'SIGKILL')
        killed.add(pid)
      },
      { timeout: 10_000, interval: 1 },
    )
  for (let times = 0; times < 4; times += 1) await killNext()
  await keeper.reported('restarted')
  expect(await query(url, 'SELECT count(*)::int AS n FROM owner')).toEqual([{ n: 0 }])
  expect(keeper.child.exitCode).toBeNull()
})

it('waits for what stands in the way of PostgreSQL, says what it is once, and starts it at the same address when it is gone', async () => {
  const dataDir = dataFolder()
  const keeper = startKeeper(dataDir)
  const { url } = await keeper.reported('ready')
  const control = join(dataDir, 'postgres/global/pg_control')
  renameSync(control, `${control}.aside`)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  const { message } = await keeper.reported('down')
  expect(message).toMatch(/^The database in .*postgres does not start: .*/)
  renameSync(`${control}.aside`, control)
  expect(await keeper.reported('restarted')).toEqual({ type: 'restarted', url })
  expect(keeper.messages.filter(({ type }) => type === 'down')).toHaveLength(1)
  expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
})

/** It was killed itself, and left its PostgreSQL running. */
const givenKilledKeeper = async () => {
  const dataDir = dataFolder()
  const first = startKeeper(dataDir)
  const { url } = await first.reported('ready')
  const pid = postmasterOf(dataDir)
  first.child.kill('SIGKILL')
  await first.exit
  return { dataDir, url, pid }
}

it('takes over, after it was killed itself, the PostgreSQL that it left', async () => {
  const { dataDir, url, pid } = await givenKilledKeeper()
  const second = startKeeper(dataDir)
  expect(await second.reported('ready')).toEqual({ type: 'ready', url })
  expect(postmasterOf(dataDir)).toBe(pid)
  second.child.disconnect()
  expect(await second.exit).toEqual({ code: 0, signal: null })
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

it('waits, when it was killed together with PostgreSQL, for the port that others know, also while somebody else has it', async () => {
  const { dataDir, url, pid } = await givenKilledKeeper()
  process.kill(pid, 'SIGKILL')
  const stranger = createServer()
  await vi.waitFor(
    () =>
      new Promise<void>((taken, refused) => {
        stranger.once('error', refused).listen(Number(new URL(url).port), '127.0.0.1', taken)
      }),
    { timeout: 10_000 },
  )
  const second = startKeeper(dataDir, { HOURCAST_EMBEDDED_DATABASE_URL: url })
  const log = () => readFileSync(join(dataDir, 'logs/postgres.log'), 'utf8')
  await vi.waitFor(() => expect(log()).toContain('could not bind'), { timeout: 20_000 })
  expect(second.messages.filter(({ type }) => type === 'ready')).toEqual([])
  await new Promise((free) => stranger.close(free))
  expect(await second.reported('ready')).toEqual({ type: 'ready', url })
})

it('lets be what another program has started elsewhere while it was dead, and says so', async () => {
  const dataDir = dataFolder()
  const another = await startEmbeddedDatabase(dataDir, { isDurable: false })
  onTestFinished(() => another.stop())
  const keeper = startKeeper(dataDir, { HOURCAST_EMBEDDED_DATABASE_URL: another.url.replace(/:\d+\//, ':1/') })
  const { message } = await keeper.reported('failed')
  expect(message).toMatch(
    /^Another program has started the database in .* at port \d+, but the other programs expect it at port 1\. End that program\.$/,
  )
  expect(await keeper.exit).toEqual({ code: 1, signal: null })
  expect(await query(another.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
})

it('refuses a data folder that another one keeps, and lets that one be', async () => {
  const dataDir = dataFolder()
  const first = startKeeper(dataDir)
  const { url } = await first.reported('ready')
  const second = startKeeper(dataDir)
  const { message } = await second.reported('failed')
  expect(message).toMatch(
    new RegExp(`^Hourcast already runs on .* \\(process ${first.child.pid}\\)\\. End it first, or set HOURCAST_DATA`),
  )
  expect(await second.exit).toEqual({ code: 1, signal: null })
  expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
})

it('says in one line that the data folder is broken', async () => {
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, 'postgres'), 'a file')
  const keeper = startKeeper(dataDir)
  const { message } = await keeper.reported('failed')
  expect(message).toMatch(/postgres is not a folder/)
  expect(message).not.toContain('\n')
  expect(await keeper.exit).toEqual({ code: 1, signal: null })
})

it('says that the database has vanished rather than beginning an empty one under its users', async () => {
  const dataDir = dataFolder()
  const keeper = startKeeper(dataDir)
  await keeper.reported('ready')
  const pid = postmasterOf(dataDir)
  rmSync(join(dataDir, 'postgres'), { recursive: true })
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // PostgreSQL notices by itself sooner or later.
  }
  expect(await keeper.reported('failed')).toMatchObject({
    message: expect.stringMatching(/has vanished while it ran/),
    isFinal: true,
  })
  expect(await keeper.exit).toEqual({ code: 1, signal: null })
})

it('migrates the database at DATABASE_URL and starts none of its own', async () => {
  const dataDir = temporaryFolder()
  const given = await createEmptyDatabase()
  onTestFinished(given.drop)
  const keeper = startKeeper(dataDir, { DATABASE_URL: given.url })
  expect(await keeper.reported('ready')).toEqual({ type: 'ready', url: given.url })
  expect(await query(given.url, 'SELECT count(*)::int AS n FROM owner')).toEqual([{ n: 0 }])
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  keeper.child.disconnect()
  expect(await keeper.exit).toEqual({ code: 0, signal: null })
})

it('names a DATABASE_URL where nobody answers, without its password', async () => {
  const keeper = startKeeper(temporaryFolder(), { DATABASE_URL: 'postgresql://hourcast:secret@127.0.0.1:1/hourcast' })
  const { message } = await keeper.reported('failed')
  expect(message).toMatch(/^The database at 127\.0\.0\.1:1\/hourcast cannot be used/)
  expect(message).not.toContain('secret')
})
