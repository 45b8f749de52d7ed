import type { Database } from '@hourcast/db/open-database'

/** What a source last answered, for conditional requests. Empty strings where the source gave no such header. */
export type StoredAnswer = { etag: string; lastModified: string; contentType: string; body: Buffer; fetchedAt: number }

/** By a hash of address and headers: neither stands in the table. Instants are epoch milliseconds. */
export type AnswerStore = {
  find(urlHash: string): Promise<StoredAnswer | null>
  save(urlHash: string, answer: StoredAnswer): Promise<void>
  /** The stored answer was confirmed at this instant. */
  touch(urlHash: string, confirmedAt: number): Promise<void>
}

type Row = { etag: string | null; last_modified: string | null; content_type: string | null; body: Buffer; fetched_at: Date }

export const createAnswerStore = ({ pool }: Pick<Database, 'pool'>): AnswerStore => ({
  find: async (urlHash) => {
    const { rows } = await pool.query<Row>(
      'SELECT etag, last_modified, content_type, body, fetched_at FROM source_answer WHERE url_hash = $1',
      [urlHash],
    )
    const [row] = rows
    if (row === undefined) return null
    return {
      etag: row.etag ?? '',
      lastModified: row.last_modified ?? '',
      contentType: row.content_type ?? '',
      body: row.body,
      fetchedAt: row.fetched_at.getTime(),
    }
  },
  save: async (urlHash, { etag, lastModified, contentType, body, fetchedAt }) => {
    await pool.query(
      `INSERT INTO source_answer (url_hash, etag, last_modified, content_type, body, fetched_at)
       VALUES ($1, nullif($2, ''), nullif($3, ''), nullif($4, ''), $5, $6)
       ON CONFLICT (url_hash) DO UPDATE SET etag = excluded.etag, last_modified = excluded.last_modified,
         content_type = excluded.content_type, body = excluded.body, fetched_at = excluded.fetched_at`,
      [urlHash, etag, lastModified, contentType, body, new Date(fetchedAt)],
    )
  },
  touch: async (urlHash, confirmedAt) => {
    await pool.query('UPDATE source_answer SET fetched_at = $2 WHERE url_hash = $1', [urlHash, new Date(confirmedAt)])
  },
})
