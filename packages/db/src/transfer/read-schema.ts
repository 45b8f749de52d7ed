import pg from 'pg'
import type { Sequence } from './dump-format.ts'

export type Table = { name: string; columns: string[] }

/**
 * Not the product's rows but this very database's: Prisma's book of migrations, which engine has been told of it, who works on it. And the
 * sentences of scripts, which a trigger puts there again with the broadcasts.
 */
export const STAYS = ['_prisma_migrations', 'engine', 'worker_lease', 'script_text']

const TABLES = `
  SELECT t.relname AS name,
    (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
     WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    (SELECT coalesce(array_agg(DISTINCT f.relname::text), '{}') FROM pg_constraint c JOIN pg_class f ON f.oid = c.confrelid
     WHERE c.conrelid = t.oid AND c.contype = 'f' AND f.oid <> t.oid) AS refers_to
  FROM pg_class t WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace AND t.relname <> ALL ($1::text[])
  ORDER BY t.relname`

const SEQUENCES = `
  SELECT table_name AS "table", column_name AS "column"
  FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY 1, 2`

const MIGRATIONS = `
  SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`

type Found = Table & { refers_to: string[] }

/** The product's tables; one that is referred to comes before those that refer to it. */
export const readTables = async (client: pg.Client): Promise<Table[]> => {
  const { rows } = await client.query<Found>(TABLES, [STAYS])
  const ordered: Table[] = []
  const waiting = [...rows]
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ refers_to }) => refers_to.every((name) => ordered.some((table) => table.name === name)))
    const [table] = waiting.splice(next, 1)
    if (next < 0 || !table) throw new Error('Tables refer to each other in a circle: no order to copy them in')
    ordered.push({ name: table.name, columns: table.columns })
  }
  return ordered
}

/** The last number given out by each identity column. */
export const readSequences = async (client: pg.Client): Promise<Sequence[]> => {
  const { rows } = await client.query<{ table: string; column: string }>(SEQUENCES)
  const sequences: Sequence[] = []
  for (const { table, column } of rows) {
    const found = await client.query<{ value: string | null }>(
      'SELECT pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass)::text AS value',
      [quoted(table), column],
    )
    const value = found.rows[0]?.value
    if (value != null) sequences.push({ table, column, value })
  }
  return sequences
}

export const readMigrationNames = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(MIGRATIONS)
  return rows.map(({ name }) => name)
}

export const quoted = (name: string): string => pg.escapeIdentifier(name)

export const columnList = ({ columns }: Pick<Table, 'columns'>): string => columns.map(quoted).join(', ')
