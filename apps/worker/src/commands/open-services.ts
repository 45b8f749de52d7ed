import { acquireDatabase } from '@hourcast/db/acquire-database'
import { type Config, ConfigError, readConfig } from '@hourcast/server/config'
import { createServices } from '@hourcast/server/create-services'
import type { Services } from '@hourcast/server/services'
import { programs } from '../programs.ts'
import { CommandFailure } from './failure.ts'

export const commandConfig = (): Config => {
  try {
    // A command's own words go to the terminal; the log would stand between them.
    return readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'error' })
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandFailure(error.message, 2)
    throw error
  }
}

/** Gives the command the running instance's database, or starts the embedded one for the command's own time. */
export const withServices = async <T>(work: (services: Services) => Promise<T>): Promise<T> => {
  const config = commandConfig()
  const database = await acquireDatabase({
    databaseUrl: config.DATABASE_URL,
    embeddedDatabaseUrl: config.HOURCAST_EMBEDDED_DATABASE_URL,
    dataDir: config.dataDir,
  })
  try {
    const services = await createServices(config, { databaseUrl: database.url, ...programs })
    try {
      return await work(services)
    } finally {
      await services.close()
    }
  } finally {
    await database.close()
  }
}
