import { acquireDatabase } from '@hourcast/db/acquire-database'
import { TransferError } from '@hourcast/db/transfer/transfer-error'
import type { Config } from '@hourcast/server/config'
import { CommandFailure } from './failure.ts'

/** The running instance's database, or the embedded one for the command's own time; a refused transfer ends the command. */
export const withDatabase = async <T>(config: Config, work: (url: string) => Promise<T>): Promise<T> => {
  const database = await acquireDatabase({
    databaseUrl: config.DATABASE_URL,
    embeddedDatabaseUrl: config.HOURCAST_EMBEDDED_DATABASE_URL,
    dataDir: config.dataDir,
  })
  try {
    return await work(database.url)
  } catch (error) {
    throw error instanceof TransferError ? new CommandFailure(error.message) : error
  } finally {
    await database.close()
  }
}

/** Goes to stderr: stdout may be the dump itself. */
export const printTable = (table: string, rows: number): void => console.error(`  ${table.padEnd(16)} ${rows}`)
