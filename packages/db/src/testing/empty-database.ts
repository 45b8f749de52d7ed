import { inject } from 'vitest'
import { randomId } from '../random-id.ts'
import type {} from './global-setup.ts'
import { onServer, roleOf, urlOfDatabase } from './test-server.ts'

/** A database without any table, for tests of the migrations themselves. */
export const createEmptyDatabase = async (): Promise<{ url: string; drop(): Promise<void> }> => {
  const { url, adminUrl } = inject('testDatabase')
  const name = `hourcast_test_${randomId()}`
  await onServer(adminUrl, `CREATE DATABASE ${name} OWNER ${roleOf(url)}`)
  return { url: urlOfDatabase(url, name), drop: () => onServer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}
