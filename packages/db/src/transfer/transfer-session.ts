import pg from 'pg'
import { addressOf, connectionSettings } from '../connection-settings.ts'
import { DatabaseError } from '../database-error.ts'

/** A session of its own, without the time-out of statements: a large table takes its time. Throws DatabaseError. */
export const transferSession = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(connectionSettings(url, 'hourcast transfer'))
  // Anybody who waits for an answer is told by the statement.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new DatabaseError(`The database at ${addressOf(url)} cannot be used: ${(error as Error).message}`, { cause: error })
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
