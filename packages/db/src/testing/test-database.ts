import { inject } from 'vitest'
import { type Database, openDatabase } from '../open-database.ts'
import { randomId } from '../random-id.ts'
import type {} from './global-setup.ts'
import { onServer, roleOf, urlOfDatabase } from './test-server.ts'

export type TestDatabase = Database & { drop(): Promise<void> }

/** A database of the test's own, migrated and empty. `onTestFinished(db.drop)` closes and drops it. */
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
