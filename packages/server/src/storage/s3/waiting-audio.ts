import { lockName } from '@hourcast/db/lock-name'
import { type Database, inTransaction, openDatabase } from '@hourcast/db/open-database'
import { type AudioFacts, requireWhole, sha256Of } from '../audio-store.ts'
import { StorageError } from '../storage-error.ts'

/** What a database may have to carry: some thousand bulletins. */
const MAX_BYTES = 4_000_000_000
const AT_ONCE = 100

const SIZE = 'SELECT coalesce(sum(size_bytes), 0)::float8 AS bytes FROM waiting_audio'
const KEEP = `
  INSERT INTO waiting_audio (id, sha256, size_bytes, mp3) VALUES ($1, $2, $3, $4)
  ON CONFLICT (id) DO UPDATE SET sha256 = excluded.sha256, size_bytes = excluded.size_bytes, mp3 = excluded.mp3`
// Without a row it may be about to be named; after a day nobody will. With other bytes in its row it was made again meanwhile.
const FORGET_UNWANTED = `
  DELETE FROM waiting_audio WHERE EXISTS (SELECT FROM audio WHERE audio.id = waiting_audio.id AND audio.sha256 <> waiting_audio.sha256)
    OR (since < now() - interval '1 day' AND NOT EXISTS (SELECT FROM audio WHERE audio.id = waiting_audio.id))`
const WANTED = `
  SELECT waiting_audio.id FROM waiting_audio JOIN audio USING (id, sha256) ORDER BY since LIMIT ${AT_ONCE}`
const TAKE = 'SELECT mp3 FROM waiting_audio JOIN audio USING (id, sha256) WHERE id = $1'

export type WaitingAudio = {
  keep(audioId: string, mp3: Uint8Array): Promise<void>
  has(audioId: string): Promise<boolean>
  /** Throws StorageError where nothing of it waits. */
  read(audio: AudioFacts): Promise<Uint8Array>
  forget(audioId: string): Promise<void>
  /** Hands each that is still wanted to `send`, the oldest first, until one fails, and lets go of it. Gives how many went. */
  sendAll(send: (audioId: string, mp3: Uint8Array) => Promise<void>): Promise<number>
  close(): Promise<void>
}

/**
 * Audio that could not be brought to its bucket, in the database: every process reads it there, on whichever machine it runs, and the death of
 * the one that made it loses nothing. By connections of its own: who puts an audio holds one already.
 */
export const createWaitingAudio = (url: string): WaitingAudio => {
  let opened: Promise<Database> | undefined
  const open = (): Promise<Database> => {
    opened ??= openDatabase({ url, maxConnections: 2, applicationName: 'hourcast audio' }).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  const ask = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await (await open()).pool.query<Row>(text, values)).rows

  /** The same lock as a render and a removal take: what is made again or goes meanwhile is not brought back. */
  const sendOne = async (id: string, send: (audioId: string, mp3: Uint8Array) => Promise<void>): Promise<void> =>
    inTransaction(await open(), async ({ sql }) => {
      await lockName(sql, id)
      const [waiting] = await sql<{ mp3: Buffer }>(TAKE, [id])
      if (!waiting) return
      await send(id, waiting.mp3)
      await sql('DELETE FROM waiting_audio WHERE id = $1', [id])
    })

  return {
    keep: async (audioId, mp3) => {
      const [waiting] = await ask<{ bytes: number }>(SIZE)
      if ((waiting?.bytes ?? 0) + mp3.byteLength > MAX_BYTES) throw new StorageError('bucket-full', 'and no more can wait for it')
      await ask(KEEP, [audioId, sha256Of(mp3), mp3.byteLength, mp3])
    },
    has: async (audioId) => (await ask('SELECT FROM waiting_audio WHERE id = $1', [audioId])).length > 0,
    read: async (audio) => {
      const [waiting] = await ask<{ mp3: Buffer }>('SELECT mp3 FROM waiting_audio WHERE id = $1', [audio.id])
      if (!waiting) throw new StorageError('missing')
      return requireWhole(waiting.mp3, audio)
    },
    forget: async (audioId) => {
      await ask('DELETE FROM waiting_audio WHERE id = $1', [audioId])
    },
    sendAll: async (send) => {
      await ask(FORGET_UNWANTED)
      let sent = 0
      for (;;) {
        const wanted = await ask<{ id: string }>(WANTED)
        for (const { id } of wanted) {
          await sendOne(id, send)
          sent += 1
        }
        if (wanted.length < AT_ONCE) return sent
      }
    },
    close: async () => {
      await (await opened?.catch(() => undefined))?.close()
    },
  }
}
