import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { acquireDatabase } from './acquire-database.ts'
import { startEmbeddedDatabase } from './embedded/start-embedded-database.ts'
import { dataFolder } from './testing/data-folder.ts'
import { createEmptyDatabase } from './testing/empty-database.ts'
import { findRunning } from './testing/find-running.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const ownersAt = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('SELECT count(*)::int AS n FROM owner')
  await client.end()
  return rows
}

it('starts the embedded database for its own time and stops it', async () => {
  const dataDir = dataFolder()
  const database = await acquireDatabase({ dataDir })
  expect(await ownersAt(database.url)).toEqual([{ n: 0 }])
  await database.close()
  expect(await findRunning(dataDir)).toBeUndefined()
})

it('uses the running instance’s and leaves it running', async () => {
  const dataDir = dataFolder()
  const instance = await startEmbeddedDatabase(dataDir)
  onTestFinished(instance.stop)
  const database = await acquireDatabase({ dataDir })
  expect(database.url).toBe(instance.url)
  await database.close()
  expect(await findRunning(dataDir)).toBe(instance.url)
})

it('migrates the database at DATABASE_URL and touches no data folder', async () => {
  const given = await createEmptyDatabase()
  onTestFinished(given.drop)
  const dataDir = join(temporaryFolder(), 'data')
  const database = await acquireDatabase({
    databaseUrl: given.url,
    embeddedDatabaseUrl: 'postgresql://127.0.0.1:1/other',
    dataDir,
  })
  expect(database.url).toBe(given.url)
  expect(await ownersAt(given.url)).toEqual([{ n: 0 }])
  await database.close()
  expect(existsSync(dataDir)).toBe(false)
})

it('takes the address that npm start gave', async () => {
  const database = await acquireDatabase({ embeddedDatabaseUrl: 'postgresql://127.0.0.1:1/given', dataDir: '/nowhere' })
  expect(database.url).toBe('postgresql://127.0.0.1:1/given')
  await database.close()
})
