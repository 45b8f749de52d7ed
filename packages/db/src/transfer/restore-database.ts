import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { TransferOptions, Transferred } from './dump-database.ts'
import {
  type DumpEnd,
  type DumpHeader,
  FORMAT,
  type Frame,
  MAX_PIECE_LENGTH,
  parseFrame,
  readFrames,
  type TableEnd,
  type TableStart,
  VERSION,
} from './dump-format.ts'
import { columnList, quoted, readMigrationNames, readTables, type Table } from './read-schema.ts'
import { TransferError } from './transfer-error.ts'
import { transferSession } from './transfer-session.ts'

const LOCK_NOT_AVAILABLE = '55P03'

/** `lockTimeoutMs`: how long it waits for others that write into the database; ten seconds by default. */
export type RestoreOptions = TransferOptions & { lockTimeoutMs?: number }

type Frames = AsyncGenerator<Frame, void, undefined>

/**
 * Reads a dump into a migrated database without rows, in one transaction: at the end every row is there, counted and summed, or none.
 * Throws TransferError when the database has rows, the schemas differ, or the dump is damaged or not whole.
 */
export const restoreDatabase = (
  url: string,
  dump: Readable,
  { lockTimeoutMs = 10_000, ...options }: RestoreOptions = {},
): Promise<Transferred> =>
  transferSession(url, async (client) => {
    await client.query('BEGIN')
    const tables = await readTables(client)
    await requireEmpty(client, tables, lockTimeoutMs)
    const frames = readFrames(unzipped(dump))
    try {
      const done = await restoreFrames(client, tables, frames, options)
      await client.query('COMMIT')
      return done
    } finally {
      await frames.return()
    }
  })

async function* unzipped(dump: Readable): AsyncGenerator<Buffer, void, undefined> {
  const gunzip = createGunzip({ chunkSize: MAX_PIECE_LENGTH })
  const piping = pipeline(dump, gunzip)
  piping.catch(() => {})
  try {
    yield* gunzip
    await piping
  } catch (error) {
    if (!String((error as { code?: string }).code).startsWith('Z_')) throw error
    throw new TransferError('The dump is damaged or cut off: it cannot be unpacked.', { cause: error })
  }
}

/** Nobody may write while we do: a worker that starts meanwhile waits. */
const requireEmpty = async (client: pg.Client, tables: Table[], lockTimeoutMs: number): Promise<void> => {
  const lock = `LOCK TABLE ${tables.map(({ name }) => quoted(name)).join(', ')} IN SHARE ROW EXCLUSIVE MODE`
  await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
  await client.query(lock).catch((error: Error & { code?: string }) => {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error
    throw new TransferError('Somebody is writing into the database. End what works on it, and restore again.', { cause: error })
  })
  for (const { name } of tables) {
    const { rowCount } = await client.query(`SELECT FROM ${quoted(name)} LIMIT 1`)
    if (rowCount)
      throw new TransferError(
        `The database is not empty: there are rows in '${name}'. Restore into a fresh one, before the first start of a worker.`,
      )
  }
}

const next = async (frames: Frames): Promise<Frame> => {
  const { value } = await frames.next()
  if (!value) throw new TransferError('The dump is cut off: its end is missing.')
  return value
}

const restoreFrames = async (
  client: pg.Client,
  tables: Table[],
  frames: Frames,
  { onTable }: TransferOptions,
): Promise<Transferred> => {
  const header = await readHeader(client, frames)
  const done: Transferred = { tables: 0, rows: 0 }
  let frame = await next(frames)
  for (; frame.kind === 'T'; frame = await next(frames)) {
    const start = parseFrame<TableStart>(frame)
    if (!tables.some(({ name }) => name === start.table))
      throw new TransferError(`The dump holds an unknown table, '${start.table}'.`)
    const rows = await restoreTable(client, start, frames)
    done.tables += 1
    done.rows += rows
    onTable?.(start.table, rows)
  }
  const end = frame.kind === 'Z' ? parseFrame<DumpEnd>(frame) : undefined
  // The sum at the file's very end is checked when it is read to there.
  const isWhole = (await frames.next()).done
  if (!isWhole || end?.tables !== done.tables || end.rows !== done.rows || done.tables !== tables.length)
    throw new TransferError('The dump is damaged: its tables and its end do not belong together.')
  for (const { table, column, value } of header.sequences)
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2)::regclass, $3::bigint)', [quoted(table), column, value])
  return done
}

const readHeader = async (client: pg.Client, frames: Frames): Promise<DumpHeader> => {
  const frame = await next(frames)
  const header = frame.kind === 'H' ? parseFrame<DumpHeader>(frame) : undefined
  if (header?.format !== FORMAT) throw new TransferError('This is not a dump made by `hourcast dump`.')
  if (header.version !== VERSION)
    throw new TransferError(
      `The dump is of format ${header.version}, this program reads ${VERSION}: restore it with the program that made it.`,
    )
  const ours = await readMigrationNames(client)
  if (header.migrations.join() !== ours.join())
    throw new TransferError(
      `The dump has schema ${header.migrations.at(-1) ?? 'none'}, this database ${ours.at(-1) ?? 'none'}. Dump and restore with one version of Hourcast, then update.`,
    )
  return header
}

const restoreTable = async (client: pg.Client, start: TableStart, frames: Frames): Promise<number> => {
  const sum = createHash('sha256')
  let end: TableEnd | undefined
  const pieces = async function* () {
    for (let frame = await next(frames); ; frame = await next(frames)) {
      if (frame.kind === 'E') {
        end = parseFrame<TableEnd>(frame)
        return
      }
      if (frame.kind !== 'D') throw new TransferError(`The dump is damaged: table '${start.table}' has no end.`)
      sum.update(frame.payload)
      yield frame.payload
    }
  }
  const copy = client.query(copyFrom(`COPY ${quoted(start.table)} (${columnList(start)}) FROM STDIN (ENCODING 'UTF8')`))
  await pipeline(Readable.from(pieces(), { objectMode: false }), copy)
  if (copy.rowCount !== end?.rows || sum.digest('hex') !== end.sha256)
    throw new TransferError(`The dump is damaged: the rows of '${start.table}' are not those that were dumped.`)
  return copy.rowCount
}
