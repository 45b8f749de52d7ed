// A program: the child of `npm start` that keeps the database. Speaks over IPC and ends in order when its parent does.
import { resolve } from 'node:path'
import { DatabaseError } from '../database-error.ts'
import { MigrationError } from '../migration-error.ts'
import { EmbeddedDatabaseError, UnusableFolderError } from './embedded-database-error.ts'
import { type Keeper, type KeeperMessage, keepDatabase } from './keep-database.ts'

const notify = (message: KeeperMessage) => {
  // The parent may be gone in this very moment; 'disconnect' then ends us.
  if (process.connected) process.send?.(message, () => {})
}

let keeper: Keeper | undefined
let isEnding = false

const end = async () => {
  if (isEnding) return
  isEnding = true
  // Still starting: main ends by itself as soon as there is something to end.
  if (!keeper) return
  await keeper.stop().catch(fail)
  process.exit(0)
}

const fail = (error: unknown) => {
  const isExplained = error instanceof EmbeddedDatabaseError || error instanceof MigrationError || error instanceof DatabaseError
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const message = isExplained ? error.message : `The database keeper failed: ${detail}`
  if (process.connected) {
    const isFinal = error instanceof UnusableFolderError
    process.send?.({ type: 'failed', message, isFinal } satisfies KeeperMessage, () => process.exit(1))
  } else {
    console.error(message)
    process.exit(1)
  }
}

const main = async () => {
  // Signals may reach the whole group: with a parent, the parent says when.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.connected || void end())
  process.on('disconnect', () => void end())
  // The parent may have died while this program was still being loaded, before anybody listened.
  if (process.send && !process.connected) return
  const dataDir = resolve(process.env.HOURCAST_DATA || '.data')
  keeper = await keepDatabase({
    ...{ dataDir, notify, databaseUrl: process.env.DATABASE_URL || undefined },
    knownAs: process.env.HOURCAST_EMBEDDED_DATABASE_URL || undefined,
  })
  if (isEnding) {
    await keeper.stop()
    process.exit(0)
  }
  // Neither a channel nor a signal handler keeps a process alive by itself.
  setInterval(() => {}, 60_000)
  await keeper.broken
}

main().catch(fail)
