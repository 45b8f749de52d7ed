import { PassThrough, Readable, Writable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startEmbeddedDatabase } from '../embedded/start-embedded-database.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { dataFolder } from '../testing/data-folder.ts'
import { createTestDatabase, givenDatabase, type TestDatabase } from '../testing/test-database.ts'
import { dumpDatabase } from './dump-database.ts'
import { readTables, STAYS } from './read-schema.ts'
import { restoreDatabase } from './restore-database.ts'
import { seedRows } from './testing/seed-rows.ts'
import { TransferError } from './transfer-error.ts'
import { transferSession } from './transfer-session.ts'

const NOW = Date.UTC(2026, 10, 21)

const given = async ({ seeded = false } = {}) => {
  const db = await givenDatabase()
  if (seeded) await seedRows(db)
  return db
}

const dumpOf = async (url: string): Promise<Buffer> => {
  const chunks: Buffer[] = []
  const out = new Writable({
    write: (chunk, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
  })
  await dumpDatabase(url, out, NOW)
  return Buffer.concat(chunks)
}

const restore = (url: string, dump: Buffer) => restoreDatabase(url, Readable.from(dump, { objectMode: false }))

/** Every row of every table as the server writes it. */
const rowsOf = (url: string) =>
  transferSession(url, async (client) => {
    const all: Record<string, string[]> = {}
    for (const { name } of await readTables(client)) {
      const { rows } = await client.query<{ row: string }>(`SELECT ${name}::text AS row FROM ${name} ORDER BY 1`)
      all[name] = rows.map(({ row }) => row)
    }
    return all
  })

const countsOf = async (url: string) => Object.values(await rowsOf(url)).flat().length

/** The dump with one change in what the gzip file holds. */
const changed = (dump: Buffer, from: string, to: string): Buffer => {
  const plain = gunzipSync(dump)
  const at = plain.indexOf(from)
  expect(at).toBeGreaterThan(0)
  return gzipSync(Buffer.concat([plain.subarray(0, at), Buffer.from(to), plain.subarray(at + from.length)]))
}

/** A seeded database that no test changes, and its dump. */
let old: TestDatabase
let dump: Buffer
beforeAll(async () => {
  old = await createTestDatabase()
  await seedRows(old)
  dump = await dumpOf(old.url)
})
afterAll(() => old.drop())

describe('a database moves house', () => {
  it('with every row of every table as it was, but not who works on the old one', async () => {
    const fresh = await given()
    const reported: string[] = []
    const done = await restoreDatabase(fresh.url, Readable.from(dump), {
      onTable: (table, rows) => reported.push(`${table} ${rows}`),
    })
    expect(await rowsOf(fresh.url)).toEqual(await rowsOf(old.url))
    expect(done).toEqual({ tables: reported.length, rows: await countsOf(old.url) })
    expect(reported).toEqual(expect.arrayContaining(['owner 2', 'source_answer 2', 'session 0']))
    const { rows: tables } = await fresh.pool.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)
    expect(reported).toHaveLength(tables.length - STAYS.length)
    expect(await fresh.prisma.workerLease.count()).toBe(0)
  })

  it('and numbers go on after the last one given out, also when its row is gone', async () => {
    const [moved, fresh] = [await given({ seeded: true }), await given()]
    await moved.pool.query(`DELETE FROM account_attempt WHERE kind = 'reset'`)
    await restore(fresh.url, await dumpOf(moved.url))
    const { rows } = await fresh.pool.query(
      `INSERT INTO account_attempt (address_hash, kind, at) VALUES ('h', 'code', now()) RETURNING id::int`,
    )
    expect(rows).toEqual([{ id: 3 }])
  })

  it('between the embedded server and the one that the tests are given, and back', async () => {
    const embedded = await startEmbeddedDatabase(dataFolder(), { isDurable: false })
    onTestFinished(embedded.stop)
    await migrate(embedded.url)
    const home = await openDatabase({ url: embedded.url })
    onTestFinished(home.close)
    await seedRows(home)
    const [away, back] = [await given(), await given()]
    await restore(away.url, await dumpOf(embedded.url))
    expect(await rowsOf(away.url)).toEqual(await rowsOf(embedded.url))
    await restore(back.url, await dumpOf(away.url))
    await home.pool.query('TRUNCATE owner, audio, account_attempt, source_answer, outbox, inbox CASCADE')
    await restore(embedded.url, await dumpOf(back.url))
    expect(await rowsOf(embedded.url)).toEqual(await rowsOf(away.url))
  })

  it('as of one moment: what is written during the dump is in it as a whole or not at all', async () => {
    const [moved, fresh] = [await given({ seeded: true }), await given()]
    const out = new PassThrough()
    const chunks: Buffer[] = []
    const dumping = dumpDatabase(moved.url, out, NOW, {
      // The table of owners comes before all others that refer to it: its rows are in the file already.
      onTable: (table) => {
        if (table === 'owner') void moved.pool.query(`DELETE FROM owner WHERE id = 'o'`)
      },
    })
    for await (const chunk of out) chunks.push(chunk)
    await dumping
    await restore(fresh.url, Buffer.concat(chunks))
    expect([await fresh.prisma.owner.count(), await fresh.prisma.delivery.count()]).toEqual([2, 1])
  })
})

describe('a restore is refused', () => {
  it.each(['owner', 'outbox'])('when there are rows, here in %s; they stay as they are', async (table) => {
    const full = await given({ seeded: true })
    if (table === 'outbox') await full.pool.query('TRUNCATE owner, audio, account_attempt, source_answer, inbox CASCADE')
    const before = await rowsOf(full.url)
    const refused = restore(full.url, dump)
    await expect(refused).rejects.toThrow(TransferError)
    await expect(refused).rejects.toThrow(/^The database is not empty: there are rows in '\w+'\./)
    expect(await rowsOf(full.url)).toEqual(before)
  })

  it('when the schemas differ, and both are named', async () => {
    const [later, fresh] = [await given(), await given()]
    await later.pool.query(
      `UPDATE _prisma_migrations SET migration_name = '20990101000000_later' WHERE migration_name LIKE '%_accounts'`,
    )
    await expect(restore(fresh.url, await dumpOf(later.url))).rejects.toThrow(
      /^The dump has schema 20990101000000_later, this database \d{14}_\w+\. /,
    )
  })

  // One for all of them: a refused restore leaves it as empty as it was.
  let empty: TestDatabase
  beforeAll(async () => {
    empty = await createTestDatabase()
  })
  afterAll(() => empty.drop())

  it.each<[string, (dump: Buffer) => Buffer, RegExp]>([
    ['no dump', () => Buffer.from('PGDMP'), /^The dump is damaged or cut off/],
    ['another gzip file', () => gzipSync('some text of somebody'), /^This is not a dump/],
    ['cut off in its middle', (dump) => dump.subarray(0, dump.length / 2), /^The dump is damaged or cut off/],
    ['without its end', (dump) => gzipSync(gunzipSync(dump).subarray(0, -20)), /^The dump is cut off/],
    [
      'changed in a row',
      (dump) => changed(dump, 'o2@station.example', 'o3@station.example'),
      /^The dump is damaged: the rows of 'owner'/,
    ],
    ['changed in its sums', (dump) => changed(dump, '"rows":2', '"rows":3'), /^The dump is damaged/],
    [
      'changed in a bit of the file',
      (dump) => Buffer.from(dump.map((byte, at) => (at === dump.length - 6 ? byte ^ 1 : byte))),
      /damaged/,
    ],
  ])('when the file is %s; and nothing is there', async (_what, spoil, words) => {
    await expect(restore(empty.url, spoil(dump))).rejects.toThrow(words)
    expect(await countsOf(empty.url)).toBe(0)
  })

  it('when somebody writes into the database, after as long as it is told to wait and not never', async () => {
    const busy = await given()
    const writer = await busy.pool.connect()
    onTestFinished(() => writer.release(true))
    await writer.query(`BEGIN; INSERT INTO owner (id, email) VALUES ('o', 'o@station.example')`)
    const began = performance.now()
    const refused = restoreDatabase(busy.url, Readable.from(dump, { objectMode: false }), { lockTimeoutMs: 300 })
    await expect(refused).rejects.toThrow(/^Somebody is writing into the database\./)
    expect(performance.now() - began).toBeGreaterThanOrEqual(300)
  })

  it('killed in its middle it leaves nothing, and goes through the next time', async () => {
    const fresh = await given()
    const kill = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hourcast transfer' AND datname = current_database()`
    const halves = async function* () {
      yield dump.subarray(0, dump.length / 2)
      await fresh.pool.query(kill)
      yield dump.subarray(dump.length / 2)
    }
    const killed = restoreDatabase(fresh.url, Readable.from(halves(), { objectMode: false }))
    await expect(killed).rejects.toThrow()
    expect(await countsOf(fresh.url)).toBe(0)
    await restore(fresh.url, dump)
    expect(await rowsOf(fresh.url)).toEqual(await rowsOf(old.url))
  })
})

it('a dump that cannot be written ends with what the disk says', async () => {
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('ENOSPC: no space left on device')) })
  await expect(dumpDatabase(old.url, full, NOW)).rejects.toThrow('ENOSPC')
})

it('a worker that was alive when a dump began is told of, however long the dump takes', async () => {
  const worked = await given({ seeded: true })
  await worked.pool.query(`UPDATE worker_lease SET beat_at = clock_timestamp() - interval '11 seconds'`)
  const SILENT = `SELECT FROM worker_lease WHERE beat_at < clock_timestamp() - interval '15 seconds'`
  const hasGone = async () => expect((await worked.pool.query(SILENT)).rowCount).toBe(1)
  const slow = new Writable({
    write: (_chunk, _encoding, done) => void vi.waitFor(hasGone, { timeout: 20_000, interval: 50 }).then(() => done(), done),
  })
  expect(await dumpDatabase(worked.url, slow, NOW)).toMatchObject({ isWorkedOn: true })
})

it('a dump holds sealed credentials as they are in the rows: sealed', async () => {
  expect(gunzipSync(dump).toString()).toContain('s1.k.abc')
})
