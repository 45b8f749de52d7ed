import type { Database } from '@hourcast/db/open-database'
import type { Logger } from 'pino'
import { createSleeper } from './sleeper.ts'

const RECONNECT_MS = 1_000

/**
 * Calls `onNews` whenever somebody has written events, and after each reconnect, when news may have been missed. Holds one
 * connection of the pool; while Postgres is away it tries again each second. Polling is somebody else's: this only makes it quick.
 */
export const listenToOutbox = (db: Pick<Database, 'pool'>, onNews: () => void, log: Logger): { stop(): Promise<void> } => {
  const sleeper = createSleeper()
  let isStopping = false

  const listenOnce = async (): Promise<void> => {
    const client = await db.pool.connect()
    let lost = false
    const lose = () => {
      lost = true
      sleeper.wake()
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', onNews)
    try {
      await client.query('LISTEN hourcast_outbox')
      onNews()
      while (!lost && !isStopping) await sleeper.sleep(60_000)
    } finally {
      // Destroyed, not given back: nobody else wants a connection that listens.
      client.release(true)
    }
    if (lost) throw new Error('the connection was lost')
  }

  const run = async (): Promise<void> => {
    while (!isStopping) {
      try {
        await listenOnce()
      } catch (error) {
        if (isStopping) return
        log.warn(`listening to the outbox failed: ${error instanceof Error ? error.message : error}`)
        await sleeper.sleep(RECONNECT_MS)
      }
    }
  }

  const running = run()
  return {
    async stop() {
      isStopping = true
      sleeper.wake()
      await running
    },
  }
}
