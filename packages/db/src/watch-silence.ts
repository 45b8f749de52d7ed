import type pg from 'pg'

/** The database has not answered for so long that nobody waits for it. Whether what it was asked last has been done is not known. */
export class DatabaseSilent extends Error {
  constructor() {
    super('The database does not answer')
  }
}

export type SilenceLimits = {
  everyMs: number
  timeoutMs: number
  /** A statement that waits for a lock while the database is alive. */
  statementMs: number
}

/** Together with the time that a page takes: five seconds from the last sign of life. */
export const SILENCE: SilenceLimits = { everyMs: 750, timeoutMs: 3_000, statementMs: 4_000 }

type Client = pg.PoolClient & { connection?: { stream: { destroy(): void } } }
type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: pg.PoolClient['release']) => void

const nothing = () => {}

/**
 * Asks the database for a sign of life on a connection of its own. While none comes, all who wait for the pool get DatabaseSilent
 * at once, and so do all who come; statements under way end with their connections. So a request ends in time no matter how many
 * statements it is made of, and nothing piles up. As soon as the database answers, the pool is as before.
 */
export const watchSilence = (
  pool: pg.Pool,
  watch: pg.Pool,
  { everyMs }: Pick<SilenceLimits, 'everyMs'>,
): { start(): void; isSilent(): boolean; stop(): Promise<void> } => {
  const waiting = new Set<(error: Error) => void>()
  const clients = new Set<Client>()
  let isSilent = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  failFast(pool, waiting, () => isSilent)

  const giveUp = () => {
    for (const reject of waiting) reject(new DatabaseSilent())
    waiting.clear()
    // Each statement under way ends with its connection.
    for (const { connection } of clients) connection?.stream.destroy()
  }
  const look = async (): Promise<void> => {
    const answers = await watch.query('SELECT 1').then(
      () => true,
      () => false,
    )
    if (isStopped) return
    isSilent = !answers
    if (isSilent) giveUp()
    timer = setTimeout(look, everyMs)
    timer.unref()
  }
  return {
    start: () => void look(),
    isSilent: () => isSilent,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await watch.end()
    },
  }
}

/** `connect` is the one door to the pool, for Prisma and for SQL by hand. */
const failFast = (pool: pg.Pool, waiting: Set<(error: Error) => void>, isSilent: () => boolean): void => {
  const connect = pool.connect.bind(pool)
  const take = (): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => {
      if (isSilent()) return reject(new DatabaseSilent())
      waiting.add(reject)
      connect((error, client, release) => {
        // Nobody waits for it any more.
        if (!waiting.delete(reject)) return client && release()
        return client ? resolve(client) : reject(error)
      })
    })
  const taken = (callback?: Callback) =>
    callback
      ? void take().then(
          (client) => callback(undefined, client, client.release),
          (error: Error) => callback(error, undefined, nothing),
        )
      : take()
  pool.connect = taken as typeof pool.connect
}
