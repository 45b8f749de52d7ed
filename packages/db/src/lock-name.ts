import type { Sql } from './open-database.ts'

const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text'

/** For what has no row to lock: until the transaction ends nobody else, in whichever process, has the lock of this name. */
export const lockName = async (sql: Sql, name: string): Promise<void> => {
  await sql(LOCK, [name])
}
