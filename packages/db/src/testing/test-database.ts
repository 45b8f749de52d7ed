import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../open-database.ts'
import { randomId } from '../random-id.ts'
import type {} from './global-setup.ts'
import { onServer, roleOf, urlOfDatabase } from './test-server.ts'

export type TestDatabase = Database & { drop(): Promise<void> }

/** A database, migrated and empty, that lives until it is dropped. */
export const createTestDatabase = async ({ maxConnections = 5 } = {}): Promise<TestDatabase> => {
  const { url, adminUrl, template } = inject('testDatabase')
  const name = `hourcast_test_${randomId()}`
  await onServer(adminUrl, `CREATE DATABASE ${name} OWNER ${roleOf(url)} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const db = await openDatabase({ url: urlOfDatabase(url, name), applicationName: 'hourcast test', maxConnections })
  return {
    ...db,
    drop: async () => {
      await db.close()
      await onServer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

/** A database of the test's own, migrated and empty: dropped when the test ends, after what the test registers later. */
export const givenDatabase = async (options: { maxConnections?: number } = {}): Promise<TestDatabase> => {
  const db = await createTestDatabase(options)
  onTestFinished(db.drop)
  return db
}
