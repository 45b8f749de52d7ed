import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { addressOf, CONNECT_TIMEOUT_MS, connectionSettings, STATEMENT_TIMEOUT_MS } from './connection-settings.ts'
import { DatabaseError } from './database-error.ts'
import type { Prisma } from './generated/client.ts'
import { PrismaClient } from './generated/client.ts'
import { type SilenceLimits, watchSilence } from './watch-silence.ts'

/** Prisma for rows, the pool for SQL by hand; both on the same connections. */
export type Database = {
  prisma: PrismaClient
  pool: pg.Pool
  url: string
  /** Whether it is known that the database does not answer; never so where nobody watches it. */
  isSilent(): boolean
  close(): Promise<void>
}

/** Runs one statement inside somebody's transaction, no matter who opened it (Prisma or pg). */
export type Sql = <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>

/** Rows by their types, inside a transaction or alone. */
export type Rows = Prisma.TransactionClient

/** Rows by their types and statements by hand, in one transaction. */
export type Transaction = { tx: Rows; sql: Sql }

export type DatabaseOptions = { url: string; applicationName?: string; maxConnections?: number; silence?: SilenceLimits }

/**
 * Opens the pool that Prisma and hand-written SQL share, and tries it once. Throws DatabaseError when nobody answers.
 * A connection that breaks later fails the statement it was running; the pool opens a new one for the next.
 */
export const openDatabase = async ({
  url,
  applicationName = 'hourcast',
  maxConnections = 10,
  silence,
}: DatabaseOptions): Promise<Database> => {
  const pool = new pg.Pool({
    ...connectionSettings(url, applicationName),
    max: maxConnections,
    // These stay open: at the top of the hour, when all is due, nobody waits for a handshake.
    min: Math.min(4, maxConnections),
    idleTimeoutMillis: 30_000,
    // Where somebody waits for a page, a statement that waits for a lock is no better than silence.
    statement_timeout: silence?.statementMs ?? STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    // A dead connection answers nothing, not even a time-out of the server.
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
  })
  surviveBrokenConnections(pool)
  // Before the first connection: it knows them all.
  const watched = silence && watchSilence(pool, watchPool(url, applicationName, silence), silence)
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await watched?.stop()
    await pool.end()
    throw new DatabaseError(`The database at ${addressOf(url)} cannot be used: ${messageOf(error)}`, { cause: error })
  }
  watched?.start()
  // By itself Prisma gives a transaction five seconds: too few for a machine that is busy speaking at the top of the hour.
  const transactionOptions = { maxWait: CONNECT_TIMEOUT_MS, timeout: STATEMENT_TIMEOUT_MS }
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions })
  let closing: Promise<void> | undefined
  const close = async () => {
    await watched?.stop()
    await prisma.$disconnect()
    await pool.end()
  }
  return { prisma, pool, url, isSilent: () => watched?.isSilent() ?? false, close: () => (closing ??= close()) }
}

const watchPool = (url: string, applicationName: string, { timeoutMs }: SilenceLimits): pg.Pool => {
  const limits = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs, max: 1 }
  const pool = new pg.Pool({ ...connectionSettings(url, `${applicationName} watch`), ...limits })
  surviveBrokenConnections(pool)
  return pool
}

// Without a listener a lost connection ends the process. Anybody who was using it is told by its own statement.
const surviveBrokenConnections = (pool: pg.Pool) => {
  const knownToItsUser = () => {}
  pool.on('error', knownToItsUser)
  pool.on('connect', (client) => client.on('error', knownToItsUser))
}

const messageOf = (error: unknown): string => {
  // Node tries IPv6 and IPv4 and reports both in an error without a message.
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}

/**
 * Runs `fn` in one transaction: committed when it returns, rolled back when it throws. Nothing is retried. In `sql` int8 and numeric come
 * back as strings, and a column of type void must be cast: `SELECT pg_notify(…)::text`.
 */
export const inTransaction = <T>(
  { prisma }: Pick<Database, 'prisma'>,
  fn: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  prisma.$transaction(async (tx) => {
    const value = await fn({ tx, sql: prismaSql(tx) })
    // After a statement that failed and was caught, COMMIT rolls back without an error; a statement does not.
    await tx.$executeRaw`SELECT 1`
    return value
  })

/**
 * As `inTransaction`, without Prisma in between: for paths whose statements are measured (docs/decisions/014). int8 comes back as string, timestamptz as Date, jsonb parsed. Arrays of jsonb are passed as text[] and cast.
 */
export const inSqlTransaction = async <T>(
  db: Pick<Database, 'pool'>,
  fn: (transaction: { sql: Sql; client: pg.PoolClient }) => Promise<T>,
): Promise<T> => {
  const client = await db.pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const value = await fn({ client, sql: async (text, values) => (await client.query(text, values)).rows })
    const { command } = await client.query('COMMIT')
    // After a statement that failed and was caught, COMMIT rolls back without an error.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed')
    return value
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** SQL inside Prisma's transaction, with the values that pg gives back. */
const prismaSql =
  (tx: Prisma.TransactionClient): Sql =>
  async <Row>(text: string, values: unknown[] = []) => {
    const rows = await tx.$queryRawUnsafe<Record<string, unknown>[]>(text, ...values)
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asPgGives(value)]))) as Row[]
  }

const asPgGives = (value: unknown): unknown =>
  typeof value === 'bigint' || (typeof value === 'object' && value !== null && 'toFixed' in value) ? String(value) : value
