import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../open-database.ts'
import { randomId } from '../random-id.ts'
import type {} from './global-setup.ts'
import { onServer, roleOf, urlOfDatabase } from './test-server.ts'

export type TestDatabase = Database & { drop(): Promise<void> }

/** Databases of this process that are as good as new. */
const clean: string[] = []

const makeDatabase = async (): Promise<string> => {
  const { url, adminUrl, template } = inject('testDatabase')
  const name = `${template}_${randomId()}`
  await onServer(adminUrl, `CREATE DATABASE ${name} OWNER ${roleOf(url)} TEMPLATE ${template} STRATEGY FILE_COPY`)
  return name
}

const OTHERS = 'SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'

/** Whether it is now as good as new. Not so where a test has changed its tables, or has left somebody at work on it. */
const isCleaned = async (name: string): Promise<boolean> => {
  const { adminUrl, cleaning } = inject('testDatabase')
  const client = new pg.Client({ connectionString: urlOfDatabase(adminUrl, name), connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    // A session that has been ended is there for a moment more.
    for (let tries = 0; ((await client.query(OTHERS)).rowCount ?? 0) > 0; tries += 1) {
      if (tries > 50) return false
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    await client.query(cleaning)
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** A database, migrated and empty, that is the caller's until it is dropped. */
export const createTestDatabase = async ({ maxConnections = 5 } = {}): Promise<TestDatabase> => {
  const { url, adminUrl } = inject('testDatabase')
  const name = clean.pop() ?? (await makeDatabase())
  const db = await openDatabase({ url: urlOfDatabase(url, name), applicationName: 'hourcast test', maxConnections })
  return {
    ...db,
    drop: async () => {
      await db.close()
      if (await isCleaned(name)) clean.push(name)
      else await onServer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

/** A database of the test's own, migrated and empty: nobody's when the test ends, after what the test registers later. */
export const givenDatabase = async (options: { maxConnections?: number } = {}): Promise<TestDatabase> => {
  const db = await createTestDatabase(options)
  onTestFinished(db.drop)
  return db
}
