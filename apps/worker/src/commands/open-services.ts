import { acquireDatabase } from '@hourcast/db/acquire-database'
import type { Services } from '@hourcast/server/services'
import { programs } from '../programs.ts'
import { commandConfig } from './command-config.ts'

/** Gives the command the running instance's database, or starts the embedded one for the command's own time. */
export const withServices = async <T>(work: (services: Services) => Promise<T>): Promise<T> => {
  const config = commandConfig()
  const database = await acquireDatabase({
    databaseUrl: config.DATABASE_URL,
    embeddedDatabaseUrl: config.HOURCAST_EMBEDDED_DATABASE_URL,
    dataDir: config.dataDir,
  })
  try {
    // Most of the product: not loaded where a setting is wrong or no database answers.
    const { createServices } = await import('@hourcast/server/create-services')
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
