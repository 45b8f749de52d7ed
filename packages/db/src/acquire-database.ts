export type DatabaseConfig = {
  databaseUrl?: string | undefined
  /** Told by `npm start` to its children: running and migrated already. */
  embeddedDatabaseUrl?: string | undefined
  dataDir: string
}

export type AcquiredDatabase = { url: string; close(): Promise<void> }

/**
 * A migrated database for a program's own time: the one at DATABASE_URL, the one that `npm start` runs, or the data folder's,
 * shared with those who use it already and stopped by the last to close. Throws MigrationError, DatabaseError or EmbeddedDatabaseError.
 */
export const acquireDatabase = async (
  { databaseUrl, embeddedDatabaseUrl, dataDir }: DatabaseConfig,
  onProgress?: (step: string) => void,
): Promise<AcquiredDatabase> => {
  if (databaseUrl === undefined && embeddedDatabaseUrl !== undefined) return { url: embeddedDatabaseUrl, close: async () => {} }
  // The engine's migrations are heavy: loaded only where there may be something to migrate.
  const { migrate } = await import('./migrate.ts')
  if (databaseUrl !== undefined) {
    await migrate(databaseUrl)
    return { url: databaseUrl, close: async () => {} }
  }
  const { startEmbeddedDatabase } = await import('./embedded/start-embedded-database.ts')
  const embedded = await startEmbeddedDatabase(dataDir, onProgress ? { onProgress } : {})
  try {
    await migrate(embedded.url)
  } catch (error) {
    await embedded.stop()
    throw error
  }
  return { url: embedded.url, close: embedded.stop }
}
