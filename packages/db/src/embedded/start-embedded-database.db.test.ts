import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from '../migrate.ts'
import { dataFolder } from '../testing/data-folder.ts'
import { findRunning } from '../testing/find-running.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { bootstrapAddressOf, clusterOf } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { isAlive } from './process-mark.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database.ts'
import type { StartOptions } from './start-postgres.ts'

// Not durable where the test is about something else: it saves each of them half a second.
const start = async (dataDir: string, options: StartOptions = {}): Promise<EmbeddedDatabase> => {
  const database = await startEmbeddedDatabase(dataDir, { isDurable: false, ...options })
  onTestFinished(database.stop)
  return database
}

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

const bootstrapAddress = (dataDir: string, { url }: EmbeddedDatabase) =>
  bootstrapAddressOf(clusterOf(dataDir), Number(new URL(url).port))

const killed = async (database: EmbeddedDatabase) => {
  const exit = new Promise<void>((resolve) => database.onExit(resolve))
  process.kill(database.pid, 'SIGKILL')
  await exit
}

describe('the embedded database', () => {
  it('is made at the first start, answers only this machine and only its password, and keeps what it is told', async () => {
    const dataDir = temporaryFolder()
    const steps: string[] = []
    const database = await start(dataDir, { isDurable: true, onProgress: (step) => steps.push(step) })
    expect(steps).toEqual(['creating the database', 'starting PostgreSQL'])
    expect(database.adopted).toBe(false)
    const settings = `SELECT name, setting FROM pg_settings WHERE name IN
      ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'unix_socket_directories', 'password_encryption', 'TimeZone') ORDER BY name`
    // Some of them are shown to a superuser alone.
    expect(
      Object.fromEntries(
        (await query(bootstrapAddress(dataDir, database), settings)).map(({ name, setting }) => [name, setting]),
      ),
    ).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      password_encryption: 'scram-sha-256',
      TimeZone: 'UTC',
    })
    const stranger = new URL(database.url)
    stranger.password = 'guessed'
    await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
    expect(statSync(join(dataDir, 'postgres/hourcast.password')).mode & 0o777).toBe(0o600)
  })

  it('keeps its data, its password and its port over an orderly stop', async () => {
    const dataDir = dataFolder()
    const first = await start(dataDir)
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS n')
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    expect(await findRunning(dataDir)).toBeUndefined()
    const second = await start(dataDir)
    expect(second).toMatchObject({ url: first.url, adopted: false })
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
  })

  it('loses nothing that was committed when it is killed, and says that it ended', async () => {
    const dataDir = dataFolder()
    const first = await start(dataDir, { isDurable: true })
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS n')
    await killed(first)
    const second = await start(dataDir, { isDurable: true })
    expect(second).toMatchObject({ url: first.url, adopted: false })
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
  })

  it('moves to another port when its own was taken in the meantime', async () => {
    const dataDir = dataFolder()
    const first = await start(dataDir)
    await first.stop()
    const taker = createServer()
    await new Promise<void>((resolve) => taker.listen(Number(new URL(first.url).port), '127.0.0.1', resolve))
    onTestFinished(() => void taker.close())
    const second = await start(dataDir)
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    expect(await query(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  })

  it('is shared: a second program adopts it, and the last to leave stops it', async () => {
    const dataDir = dataFolder()
    const first = await start(dataDir)
    const second = await start(dataDir)
    expect(second).toMatchObject({ url: first.url, pid: first.pid, adopted: true })
    expect(await findRunning(dataDir)).toBe(first.url)
    await first.stop()
    expect(await query(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    await second.stop()
    expect(isAlive(first.pid)).toBe(false)
  })

  it('is started once when several programs start together', async () => {
    const dataDir = temporaryFolder()
    const databases = await Promise.all([start(dataDir), start(dataDir), start(dataDir)])
    expect(new Set(databases.map(({ pid }) => pid)).size).toBe(1)
    expect(databases.filter(({ adopted }) => !adopted)).toHaveLength(1)
  })

  it('is stopped in order by the last user although another user was killed', async () => {
    const dataDir = dataFolder()
    const database = await start(dataDir)
    writeFileSync(join(dataDir, 'postgres-users/killed'), '4194000 12345')
    await database.stop()
    expect(isAlive(database.pid)).toBe(false)
  })

  it('starts although the number of its killed process now belongs to a stranger', async () => {
    const dataDir = dataFolder()
    const first = await start(dataDir)
    await killed(first)
    const pidFile = join(dataDir, 'postgres/postmaster.pid')
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid)))
    expect(await start(dataDir)).toMatchObject({ url: first.url, adopted: false })
  })

  it('begins again what a killed first start has left', async () => {
    const dataDir = temporaryFolder()
    mkdirSync(join(dataDir, 'postgres.initializing/base'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres.initializing/PG_VERSION'), '18\n')
    const database = await start(dataDir)
    expect(await query(database.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    expect(existsSync(join(dataDir, 'postgres.initializing'))).toBe(false)
  })

  it('does not keep a program busy whose data folder was deleted', async () => {
    const dataDir = dataFolder()
    const database = await start(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
    await database.stop()
    expect(isAlive(database.pid)).toBe(false)
  })
})

describe('the role that the product signs in as', () => {
  const RIGHTS = `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user`
  const NONE = { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false }

  it('owns its database and nothing beside it: no program of the machine, no file, no other role', async () => {
    const { url } = await start(dataFolder())
    expect(await query(url, RIGHTS)).toEqual([NONE])
    await expect(query(url, `COPY (SELECT 1) TO PROGRAM 'true'`)).rejects.toThrow(/permission denied/)
    await expect(query(url, `SELECT pg_read_file('PG_VERSION')`)).rejects.toThrow(/permission denied/)
    await expect(query(url, 'SELECT rolpassword FROM pg_authid')).rejects.toThrow(/permission denied/)
    await expect(query(url, 'ALTER ROLE hourcast_app SUPERUSER')).rejects.toThrow(/permission denied/)
    await expect(query(url, 'SET ROLE hourcast')).rejects.toThrow(/permission denied/)
  })

  it('takes over, at the next start, what a version without it has made in this data folder', async () => {
    const dataDir = dataFolder()
    const before = await start(dataDir)
    const made = bootstrapAddress(dataDir, before)
    // As it was: everything belongs to the role that initdb makes.
    await migrate(made)
    await query(made, `INSERT INTO owner (id, email) VALUES ('anna', 'anna@radio.example')`)
    await query(
      made,
      `CREATE TYPE public.mood AS ENUM ('calm'); CREATE DOMAIN public.hour AS int; CREATE VIEW public.people AS SELECT email FROM owner`,
    )
    await before.stop()

    const { url } = await start(dataDir)
    expect(await query(url, NOT_ITS_OWN)).toEqual([])
    expect(await query(url, 'SELECT email FROM people')).toEqual([{ email: 'anna@radio.example' }])
    // It can bring its tables up to date, the engine's too.
    await query(url, 'ALTER TABLE owner ADD COLUMN later text; ALTER TABLE graphile_worker._private_jobs ADD COLUMN later text')
    await query(
      url,
      `INSERT INTO outbox (event_id, topic, key, type, payload, occurred_at) VALUES ('1', 't', 'k', 'x', '{}', now())`,
    )
    expect(await migrate(url)).toEqual([])
  })
})

const NOT_ITS_OWN = `
  SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'graphile_worker') AND pg_get_userbyid(c.relowner) <> current_user
  UNION ALL SELECT p.proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE n.nspname IN ('public', 'graphile_worker') AND pg_get_userbyid(p.proowner) <> current_user
  UNION ALL SELECT t.typname FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
  WHERE n.nspname IN ('public', 'graphile_worker') AND pg_get_userbyid(t.typowner) <> current_user
  UNION ALL SELECT nspname FROM pg_namespace WHERE nspname = 'graphile_worker' AND pg_get_userbyid(nspowner) <> current_user`

describe('a broken data folder gets one clear line', () => {
  const refusal = async (dataDir: string) => {
    const error = await startEmbeddedDatabase(dataDir).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(EmbeddedDatabaseError)
    const { message } = error as Error
    expect(message).not.toContain('\n')
    return message
  }

  it('when something else lies where the database should be', async () => {
    const dataDir = temporaryFolder()
    mkdirSync(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, 'postgres/letter.txt'), 'dear')
    expect(await refusal(dataDir)).toMatch(/postgres does not hold a database\. Move .* away, or set HOURCAST_DATA/)
    expect(readFileSync(join(dataDir, 'postgres/letter.txt'), 'utf8')).toBe('dear')
  })

  it('when the database is of another PostgreSQL', async () => {
    const dataDir = temporaryFolder()
    mkdirSync(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '16\n')
    expect(await refusal(dataDir)).toMatch(
      /is of PostgreSQL 16; this program brings PostgreSQL 18\. To carry it over, .* dump .* move .*postgres away, .* restore/,
    )
  })

  it('when parts of the database are gone', async () => {
    const dataDir = dataFolder()
    await (await start(dataDir)).stop()
    rmSync(join(dataDir, 'postgres/global/pg_control'))
    expect(await refusal(dataDir)).toMatch(/could not find the database system|pg_control/)
    rmSync(join(dataDir, 'postgres/pg_wal'), { recursive: true })
    expect(await refusal(dataDir)).toMatch(/is broken: pg_wal is missing/)
  })

  it('when the password file is gone', async () => {
    const dataDir = dataFolder()
    await (await start(dataDir)).stop()
    rmSync(join(dataDir, 'postgres/hourcast.password'))
    expect(await refusal(dataDir)).toMatch(/hourcast\.password is missing/)
  })

  it('when the password is another, and PostgreSQL does not stay behind', async () => {
    const dataDir = dataFolder()
    await (await start(dataDir)).stop()
    writeFileSync(join(dataDir, 'postgres/hourcast.password'), 'another\n')
    expect(await refusal(dataDir)).toMatch(/refuses the password in .*hourcast\.password/)
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  })

  it('when the data folder is a file, or lies below one', async () => {
    const file = join(temporaryFolder(), 'data')
    writeFileSync(file, '')
    expect(await refusal(file)).toMatch(/is not a folder/)
    expect(await refusal(join(file, 'below'))).toMatch(/is not a folder/)
  })

  it('when the data folder may not be written, not even by root', async () => {
    expect(await refusal('/sys/hourcast')).toMatch(/may not be read and written by this user|is on a read-only file system/)
  })
})
