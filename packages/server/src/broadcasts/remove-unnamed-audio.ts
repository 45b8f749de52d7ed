import { lockName } from '@hourcast/db/lock-name'
import { inSqlTransaction, type Sql } from '@hourcast/db/open-database'
import type { Services } from '../services.ts'
import { takeNoteBack } from '../storage/note-audio.ts'

const AT_ONCE = 500

const IS_UNNAMED = `NOT EXISTS (SELECT FROM broadcast WHERE audio_id = audio.id)
    AND NOT EXISTS (SELECT FROM scheduler WHERE ident_audio_id = audio.id)
    AND NOT EXISTS (SELECT FROM sample WHERE audio_id = audio.id)
    AND NOT EXISTS (SELECT FROM voice WHERE audio_id = audio.id)
    AND NOT EXISTS (SELECT FROM wav WHERE body_id = audio.id)`
// Young audio may be waiting for the row that will name it. Audio that is locked is about to be named, and is left out.
const LOCK = `
  SELECT id FROM audio WHERE created_at < $1::timestamptz - interval '1 day' AND ${IS_UNNAMED} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`
const REMOVE = `
  WITH gone AS (DELETE FROM audio WHERE id = ANY ($1) AND ${IS_UNNAMED} RETURNING id)
  INSERT INTO audio_removal (id) SELECT id FROM gone ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING id`

type AudioServices = Pick<Services, 'db' | 'clock' | 'audioStore'>

/**
 * Removes audio that nothing names. A file goes after its row: the other way round a row could name silence. That it is to go is written
 * with the row's end, so that one whose removal was cut short or has failed goes the next time.
 */
export const removeUnnamedAudio = async ({ db, clock, audioStore }: AudioServices): Promise<void> => {
  while ((await removeRows({ db, clock })) > 0);
  const { rows } = await db.pool.query<{ id: string }>('SELECT id FROM audio_removal')
  const failures: unknown[] = []
  // One file that cannot be removed keeps no other.
  for (const { id } of rows) await removeNotedAudio({ db, audioStore }, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/**
 * Locks the rows first and asks once more. A broadcast that has named one in the meantime keeps it. A broadcast that is about to name one
 * waits, is refused by the reference, and makes the audio again.
 */
const removeRows = ({ db, clock }: Pick<AudioServices, 'db' | 'clock'>): Promise<number> =>
  inSqlTransaction(db, async ({ sql }) => {
    const locked = await sql<{ id: string }>(LOCK, [new Date(clock.now())])
    if (locked.length === 0) return 0
    return (await sql(REMOVE, [locked.map(({ id }) => id)])).length
  })

/** In the transaction that took its last name away: the row goes unless something else names it, and the file is noted to go after it. Its WAV goes with it. */
export const letGoOfAudio = async (sql: Sql, audioId: string): Promise<void> => {
  await sql('SELECT id FROM audio WHERE id = $1 FOR UPDATE', [audioId])
  const bodies = await sql<{ id: string }>('SELECT body_id AS id FROM wav WHERE audio_id = $1', [audioId])
  await sql(REMOVE, [[audioId]])
  await sql(REMOVE, [bodies.map(({ id }) => id)])
}

/** Takes the same lock as a render that writes: audio that was made again in the meantime has a row again, and its file stays. */
export const removeNotedAudio = ({ db, audioStore }: Pick<AudioServices, 'db' | 'audioStore'>, id: string): Promise<void> =>
  inSqlTransaction(db, async ({ sql }) => {
    await lockName(sql, id)
    const again = await sql<{ id: string }>('SELECT id FROM audio WHERE id = $1', [id])
    if (again.length === 0) await audioStore.remove(id)
    await takeNoteBack(sql, id)
  })
