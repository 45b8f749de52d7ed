import type { Pool, PoolClient } from 'pg'
import type { PrismaClient } from './generated/client.ts'

/** Prisma for rows, the pool for SQL by hand; both on the same server. */
export type Database = {
  prisma: PrismaClient
  pool: Pool
  url: string
  close(): Promise<void>
}

/** Runs one statement inside somebody's transaction, whoever opened it (Prisma or pg). */
export type Sql = <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>

export type Transaction = { sql: Sql; client: PoolClient }
