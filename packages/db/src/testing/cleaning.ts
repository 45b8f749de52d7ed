import type pg from 'pg'

const SCHEMAS = `('public', 'graphile_worker')`
/** Where each change of a table, its columns, checks, indexes, triggers or functions leaves a row. */
const CATALOGS = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc']

type Named = { name: string }

const textOf = async (client: pg.Client, query: string): Promise<string> => (await client.query(query)).rows[0].text

/** Fails when the schema, or a setting of the database, is no longer what it is now. */
const sameSchema = async (client: pg.Client): Promise<string> => {
  const born = `'${await textOf(client, 'SELECT pg_current_xact_id()::xid::text AS text')}'::xid`
  const changes = [
    'EXISTS (SELECT FROM pg_db_role_setting JOIN pg_database ON oid = setdatabase WHERE datname = current_database())',
  ]
  for (const catalog of CATALOGS) {
    const count = await textOf(client, `SELECT count(*)::text AS text FROM ${catalog}`)
    changes.push(
      `(SELECT count(*) FROM ${catalog}) <> ${count} OR EXISTS (SELECT FROM ${catalog} WHERE age(xmin) <= age(${born}))`,
    )
  }
  return `DO $$ BEGIN IF ${changes.join(' OR ')} THEN RAISE 'another schema'; END IF; END $$`
}

/** Puts the rows of now into a table that is empty. */
const sameRows = async (client: pg.Client, { name }: Named): Promise<string[]> => {
  const rows = await textOf(client, `SELECT coalesce(json_agg(t), '[]')::text AS text FROM ${name} AS t`)
  if (rows === '[]') return []
  const quoted = client.escapeLiteral(rows)
  return [`INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${name}, ${quoted})`]
}

const sameNumbers = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; last: string | null; start: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS last, start_value AS start FROM pg_sequences
     WHERE schemaname IN ${SCHEMAS}`,
  )
  return rows.map(({ name, last, start }) => `SELECT setval('${name}', ${last ?? start}, ${last !== null})`)
}

/**
 * Statements that a superuser runs at once on a copy of this database, to make it as it is now: rows and numbers; they fail where the
 * copy's schema has been changed. This costs less than to drop the copy and to make another.
 */
export const cleaningOf = async (client: pg.Client): Promise<string> => {
  const { rows: tables } = await client.query<Named>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ${SCHEMAS}`,
  )
  const rows: string[] = []
  for (const table of tables) rows.push(...(await sameRows(client, table)))
  return [
    await sameSchema(client),
    // Neither triggers nor foreign keys: all goes.
    'SET session_replication_role = replica',
    ...tables.map(({ name }) => `DELETE FROM ${name}`),
    ...rows,
    ...(await sameNumbers(client)),
  ].join(';\n')
}
