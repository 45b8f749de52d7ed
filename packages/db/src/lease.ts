import pg from 'pg'
import { connectionSettings } from './connection-settings.ts'

export type Lease = { release(): Promise<void> }

export type LeaseOptions = {
  /** Random id of this worker's life. */
  holder: string
  /** Called once when the lease is gone without `release`: another worker may take over at any moment. */
  onLost: (error: Error) => void
  /** Ends the wait for the lease; the call then rejects with its reason. */
  signal?: AbortSignal
  beatMs?: number
}

// 'hour' in ASCII. One worker at a time on one database.
const WORKER_LOCK = 0x686f7572
export const LEASE_BEAT_MS = 5_000
const LOCK_NOT_AVAILABLE = '55P03'

const TAKE = `
  INSERT INTO worker_lease (holder, acquired_at, beat_at) VALUES ($1, clock_timestamp(), clock_timestamp())
  ON CONFLICT (singleton) DO UPDATE SET holder = $1, acquired_at = clock_timestamp(), beat_at = clock_timestamp()`
const BEAT = 'UPDATE worker_lease SET beat_at = clock_timestamp() WHERE holder = $1'

/**
 * Waits until no other worker holds the lease and takes it: a session lock on a connection of its own, so that it falls free
 * the moment this process dies. Writes `worker_lease` and renews its `beat_at` every five seconds, by the database's clock.
 * Rejects when the database cannot be reached or goes away during the wait.
 */
export const holdLease = async (
  url: string,
  { holder, onLost, signal, beatMs = LEASE_BEAT_MS }: LeaseOptions,
): Promise<Lease> => {
  signal?.throwIfAborted()
  const client = new pg.Client({ ...connectionSettings(url, 'hourcast worker lease'), query_timeout: 2 * LEASE_BEAT_MS })
  let lose = (_error: Error) => {}
  client.on('error', (error) => lose(error))
  client.on('end', () => lose(new Error('The connection that held the lease has ended')))
  const giveUp = () => void client.end().catch(() => {})
  signal?.addEventListener('abort', giveUp)
  try {
    await client.connect()
    await waitForLock(client)
    await client.query(TAKE, [holder])
    signal?.throwIfAborted()
  } catch (error) {
    giveUp()
    throw signal?.aborted ? signal.reason : error
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
  return keepBeating(client, { holder, onLost, beatMs }, (listener) => {
    lose = listener
  })
}

/** Woken at once when the holder dies. Asked again every few seconds, because a dead connection would wait for ever. */
const waitForLock = async (client: pg.Client) => {
  await client.query(`SET lock_timeout = '${LEASE_BEAT_MS}ms'`)
  for (;;) {
    try {
      await client.query('SELECT pg_advisory_lock($1)', [WORKER_LOCK])
      return
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    }
  }
}

const keepBeating = (
  client: pg.Client,
  { holder, onLost, beatMs }: Omit<Required<LeaseOptions>, 'signal'>,
  onConnectionLost: (lose: (error: Error) => void) => void,
): Lease => {
  let held = true
  const end = async () => {
    held = false
    clearInterval(timer)
    await client.end().catch(() => {})
  }
  const lose = (error: Error) => {
    if (!held) return
    void end()
    onLost(error)
  }
  const beat = async () => {
    const { rowCount } = await client.query(BEAT, [holder])
    if (rowCount === 0) throw new Error('Another worker has taken the lease')
  }
  const timer = setInterval(() => void beat().catch(lose), beatMs)
  onConnectionLost(lose)
  const release = async () => {
    if (!held) return
    held = false
    // When this fails the connection is gone, and with it the lock.
    await client.query('DELETE FROM worker_lease WHERE holder = $1', [holder]).catch(() => {})
    await end()
  }
  return { release }
}
