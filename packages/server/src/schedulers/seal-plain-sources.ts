import { inTransaction, type Sql } from '@hourcast/db/open-database'
import type { Services } from '../services.ts'
import { sealSources } from '../sources/sealed-sources.ts'

const AT_ONCE = 100

/** What may hold a secret: `maskSources` looks closer. */
const IS_CURL = `source ~* '^\\s*curl(\\s|$)'`

// Batches, locked.
const SCHEDULERS = `
  SELECT id, station_id, sources FROM scheduler
  WHERE id > $1 AND sealed_sources IS NULL AND EXISTS (SELECT FROM unnest(sources) AS source WHERE ${IS_CURL})
  ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE`

// Of those that are in hand while the program is renewed; what has ended was masked by the migration, what begins later is frozen sealed.
const BROADCASTS = `
  SELECT id, settings ->> 'stationId' AS station_id, settings -> 'sources' AS sources FROM broadcast
  WHERE id > $1 AND state IN ('preparing', 'staged') AND settings ->> 'sealedSources' IS NULL AND EXISTS (
    SELECT FROM jsonb_array_elements_text(settings -> 'sources') AS source WHERE ${IS_CURL})
  ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE`

const SEAL_SCHEDULER = 'UPDATE scheduler SET sources = $2, sealed_sources = $3 WHERE id = $1'
const SEAL_BROADCAST = `
  UPDATE broadcast SET settings = settings || jsonb_build_object('sources', to_jsonb($2::text[]), 'sealedSources', $3::text) WHERE id = $1`

type Row = { id: string; station_id: string; sources: string[] }

/** Seals what an older program has stored in the open. Done again it finds nothing; after a death it goes on where it was. */
export const sealPlainSources = async ({ db, sealer }: Pick<Services, 'db' | 'sealer'>): Promise<number> => {
  const sealRows = async (find: string, write: string): Promise<number> => {
    let count = 0
    let rows: Row[]
    let after = ''
    do {
      rows = await inTransaction(db, async ({ sql }) => sealBatch(sql, { find, write, after }))
      count += rows.length
      after = rows.at(-1)?.id ?? ''
    } while (rows.length === AT_ONCE)
    return count
  }
  const sealBatch = async (sql: Sql, { find, write, after }: { find: string; write: string; after: string }): Promise<Row[]> => {
    const rows = await sql<Row>(find, [after])
    for (const { id, station_id, sources } of rows) {
      const sealed = sealSources(sealer, station_id, sources)
      if (sealed.sealedSources !== null) await sql(`${write} RETURNING id`, [id, sealed.sources, sealed.sealedSources])
    }
    return rows
  }
  return (await sealRows(SCHEDULERS, SEAL_SCHEDULER)) + (await sealRows(BROADCASTS, SEAL_BROADCAST))
}
