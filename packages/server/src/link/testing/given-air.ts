import type { Database } from '@hourcast/db/open-database'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { seedBroadcast, seedStation } from '../../events/testing/seed-station.ts'
import { sha256Of } from '../../storage/audio-store.ts'
import { createFileAudioStore } from '../../storage/file-audio-store.ts'
import { withChimes } from '../../storage/with-chimes.ts'

export type Connect = (direct: Database) => Promise<Database>
type Aired = { airAt: number; id: string; mp3: Uint8Array }

/** A scheduler on a database and an audio folder of their own; `air` puts a broadcast on air, or on its way there, without its file. */
export const givenAir = async (connect: Connect = async (direct) => direct) => {
  const db = await connect(await givenDatabase())
  const dataDir = temporaryFolder()
  const { schedulerId } = await seedStation(db)
  const air = async ({ airAt, id, mp3 }: Aired): Promise<string> => {
    const { broadcastId, audioId } = await seedBroadcast(db, schedulerId, { airAt, title: 'The news' })
    await db.pool.query(
      `INSERT INTO audio (id, sha256, size_bytes, duration_ms, lufs, true_peak_dbtp)
       SELECT $2, $4, $3, duration_ms, lufs, true_peak_dbtp FROM audio WHERE id = $1`,
      [audioId, id, mp3.length, sha256Of(mp3)],
    )
    await db.pool.query('UPDATE broadcast SET audio_id = $2 WHERE id = $1', [broadcastId, id])
    return broadcastId
  }
  return { db, dataDir, audioStore: withChimes(createFileAudioStore(dataDir)), schedulerId, air }
}
