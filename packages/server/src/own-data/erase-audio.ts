import { lockName } from '@hourcast/db/lock-name'
import { inTransaction } from '@hourcast/db/open-database'
import type { Services } from '../services.ts'

const AT_ONCE = 100

const NAMED_BY = (whose: '=' | '<>') => `
  EXISTS (SELECT FROM broadcast JOIN scheduler ON scheduler.id = scheduler_id WHERE audio_id = audio.id AND station_id ${whose} $1)
  OR EXISTS (SELECT FROM scheduler WHERE ident_audio_id = audio.id AND station_id ${whose} $1)`
// A sample of the same words is the program's own.
const NAMED_BY_OTHERS = `${NAMED_BY('<>')} OR EXISTS (SELECT FROM sample WHERE audio_id = audio.id)`
// From the station's own rows: other stations may have millions.
const THEIRS_ALONE = `
  SELECT id FROM (
    SELECT audio_id AS id FROM broadcast JOIN scheduler ON scheduler.id = scheduler_id WHERE station_id = $1 AND audio_id > $2
    UNION SELECT ident_audio_id FROM scheduler WHERE station_id = $1 AND ident_audio_id > $2
    UNION SELECT audio_id FROM voice WHERE station_id = $1 AND audio_id > $2) AS audio
  WHERE NOT (${NAMED_BY_OTHERS}) ORDER BY id LIMIT ${AT_ONCE}`
// A WAV that is being stored holds the row of its MP3: when it lets go, the row that leads to it is there.
const WAIT_FOR_WAV = 'SELECT id FROM audio WHERE id = $1 FOR UPDATE'
const ERASE = `DELETE FROM audio WHERE id = $2 AND NOT (${NAMED_BY_OTHERS}) RETURNING id`
const BODY = 'SELECT body_id AS id FROM wav WHERE audio_id = $1'
const ERASE_BODY = 'DELETE FROM audio WHERE id = $1 AND NOT EXISTS (SELECT FROM wav WHERE body_id = $1) RETURNING id'

/**
 * The audio that this station alone has aired, rows and files. Audio is found by what it says: what another station airs too stays. A
 * render of the same words waits for the same lock, and finds neither row nor file, or both.
 */
export const eraseAudio = async (
  { db, audioStore }: Pick<Services, 'db' | 'audioStore'>,
  { stationId }: { stationId: string },
): Promise<void> => {
  for (let last = ''; ; ) {
    const { rows } = await db.pool.query<{ id: string }>(THEIRS_ALONE, [stationId, last])
    for (const { id } of rows)
      await inTransaction(db, async ({ sql }) => {
        await lockName(sql, id)
        await sql(WAIT_FOR_WAV, [id])
        const [wav] = await sql<{ id: string }>(BODY, [id])
        const [erased] = await sql<{ id: string }>(ERASE, [stationId, id])
        const [body] = erased && wav ? await sql<{ id: string }>(ERASE_BODY, [wav.id]) : []
        // Before the commit: after a crash here the rows are still there, and lead to the files.
        if (body) await audioStore.remove(body.id)
        if (erased) await audioStore.remove(id)
      })
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return
  }
}
