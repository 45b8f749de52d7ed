import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { dataFrames, FORMAT, jsonFrame, type TableEnd, VERSION } from './dump-format.ts'
import { columnList, quoted, readMigrationNames, readSequences, readTables, type Table } from './read-schema.ts'
import { transferSession } from './transfer-session.ts'

export type Transferred = { tables: number; rows: number }
/** `isWorkedOn`: a worker is alive, and what it does after this moment is not in the dump. */
export type Dumped = Transferred & { isWorkedOn: boolean }
export type TransferOptions = { onTable?: (table: string, rows: number) => void }

// It beats every five seconds. now() is when the dump began, as old as all that it sees, however long it has taken since.
const ALIVE = `SELECT FROM worker_lease WHERE beat_at > now() - interval '15 seconds'`

/**
 * Writes every row of the product, as of one moment, into `out` and ends it. Not the engine's jobs: the next worker makes them again from
 * the rows. `now` in milliseconds. Rejects with what `out` or the database says; what was written is then worth nothing.
 */
export const dumpDatabase = (url: string, out: Writable, now: number, options: TransferOptions = {}): Promise<Dumped> =>
  transferSession(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const done: Transferred = { tables: 0, rows: 0 }
    await pipeline(Readable.from(framesOf(client, now, done, options), { objectMode: false }), createGzip(), out)
    const { rowCount } = await client.query(ALIVE)
    await client.query('COMMIT')
    return { ...done, isWorkedOn: rowCount !== 0 }
  })

async function* framesOf(client: pg.Client, now: number, done: Transferred, { onTable }: TransferOptions) {
  const tables = await readTables(client)
  const { rows } = await client.query<{ server: string }>(`SELECT current_setting('server_version') AS server`)
  yield jsonFrame('H', {
    format: FORMAT,
    version: VERSION,
    madeAt: new Date(now).toISOString(),
    server: rows[0]?.server ?? '',
    migrations: await readMigrationNames(client),
    sequences: await readSequences(client),
  })
  for (const table of tables) {
    yield jsonFrame('T', { table: table.name, columns: table.columns })
    const end = yield* rowsOf(client, table)
    yield jsonFrame('E', end)
    done.tables += 1
    done.rows += end.rows
    onTable?.(table.name, end.rows)
  }
  yield jsonFrame('Z', done)
}

async function* rowsOf(client: pg.Client, table: Table): AsyncGenerator<Buffer, TableEnd, undefined> {
  const copy = client.query(copyTo(`COPY ${quoted(table.name)} (${columnList(table)}) TO STDOUT (ENCODING 'UTF8')`))
  const sum = createHash('sha256')
  for await (const piece of copy) {
    sum.update(piece)
    yield* dataFrames(piece)
  }
  // Answered after the copy's own end, which brings the number of rows.
  await client.query('SELECT')
  return { rows: copy.rowCount, sha256: sum.digest('hex') }
}
