import type { Database, Sql } from '@hourcast/db/open-database'

/**
 * Written before a file is stored, and taken back with its row: a process that dies between the two leaves it, and housekeeping takes the file
 * away. Without it no row would ever lead to that file.
 */
export const noteAudio = async ({ pool }: Pick<Database, 'pool'>, id: string): Promise<void> => {
  await pool.query('INSERT INTO audio_removal (id) VALUES ($1) ON CONFLICT (id) DO NOTHING', [id])
}

/** In the transaction that writes the row, under the lock of its name. */
export const takeNoteBack = (sql: Sql, id: string): Promise<unknown> => sql('DELETE FROM audio_removal WHERE id = $1', [id])
