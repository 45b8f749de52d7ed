import { inject } from 'vitest'
import { randomId } from '../random-id.ts'
import type {} from './global-setup.ts'
import { onServer, urlOfDatabase } from './test-server.ts'

/** A database without any table, for tests of the migrations themselves. */
export const createEmptyDatabase = async (): Promise<{ url: string; drop(): Promise<void> }> => {
  const { url } = inject('testDatabase')
  const name = `hourcast_test_${randomId()}`
  await onServer(url, `CREATE DATABASE ${name}`)
  return { url: urlOfDatabase(url, name), drop: () => onServer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}
