import { createHash } from 'node:crypto'
import type { MadeWav } from '@hourcast/audio/wav/make-wav'
import type { WavFacts } from '@hourcast/audio/wav/wav-facts'
import { lockName } from '@hourcast/db/lock-name'
import { type Database, inSqlTransaction } from '@hourcast/db/open-database'
import type { AudioFacts, AudioStore } from '../storage/audio-store.ts'
import { noteAudio, takeNoteBack } from '../storage/note-audio.ts'

/** The WAV of an MP3: what is known of its sound, and where its body lies in the store. */
export type StoredWav = WavFacts & { body: AudioFacts }

/** Raised with every change of how a body is made: those that lie there are then left alone. */
const VERSION = 2

/** The same MP3 has the same one in every process. */
export const bodyIdOf = ({ sha256 }: Pick<AudioFacts, 'sha256'>): string =>
  createHash('sha256').update(`hourcast wav ${VERSION} ${sha256}`).digest('hex')

/** Of the row `audio` of a statement; null where none was made. */
export const WAV_OF_AUDIO = `(
  SELECT wav.facts || jsonb_build_object('body', jsonb_build_object('id', body.id, 'sha256', body.sha256, 'sizeBytes', body.size_bytes))
  FROM wav JOIN audio AS body ON body.id = wav.body_id WHERE wav.audio_id = audio.id)`

const FIND = `SELECT ${WAV_OF_AUDIO} AS wav FROM audio WHERE id = $1`

export const findWav = async ({ pool }: Pick<Database, 'pool'>, { id }: AudioFacts): Promise<StoredWav | null> =>
  (await pool.query<{ wav: StoredWav | null }>(FIND, [id])).rows[0]?.wav ?? null

// Beside its MP3's row alone: what no row leads to would lie there for good.
const NAME_BODY = `
  INSERT INTO audio (id, sha256, size_bytes, duration_ms, lufs, true_peak_dbtp)
  SELECT $2, $3, $4, duration_ms, lufs, true_peak_dbtp FROM audio WHERE id = $1
  ON CONFLICT (id) DO UPDATE SET sha256 = excluded.sha256, size_bytes = excluded.size_bytes RETURNING id`
const NAME_WAV = `
  INSERT INTO wav (audio_id, body_id, facts) VALUES ($1, $2, $3)
  ON CONFLICT (audio_id) DO UPDATE SET body_id = excluded.body_id, facts = excluded.facts, made_at = now()`

/** Keeps a body, first the file, then the rows that lead to it; false where its MP3 has no row. Throws StorageError where it cannot be kept. */
export const storeWav = async (
  { db, audioStore }: { db: Database; audioStore: Pick<AudioStore, 'isWhole' | 'put'> },
  { id }: AudioFacts,
  { body: bytes, sha256: _, ...facts }: MadeWav,
  body: AudioFacts,
): Promise<boolean> => {
  await noteAudio(db, body.id)
  return inSqlTransaction(db, async ({ sql }) => {
    await lockName(sql, body.id)
    await takeNoteBack(sql, body.id)
    const named = await sql('SELECT id FROM audio WHERE id = $1 FOR KEY SHARE', [id])
    if (named.length === 0) return false
    if (!(await audioStore.isWhole(body))) await audioStore.put(body.id, bytes)
    await sql(NAME_BODY, [id, body.id, body.sha256, body.sizeBytes])
    await sql(NAME_WAV, [id, body.id, JSON.stringify(facts)])
    return true
  })
}
