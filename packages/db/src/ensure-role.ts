import pg from 'pg'
import { connectionSettings } from './connection-settings.ts'

// All that the current user owns in the product's schemas. Indexes, and sequences and types that go with a table, follow their table.
const takeOver = (role: string) => `
DO $$ DECLARE command text; mine regrole := current_user::regrole; BEGIN
  FOR command IN
    SELECT format('ALTER SCHEMA %I OWNER TO %I', nspname, ${role})
      FROM pg_namespace WHERE nspowner = mine AND nspname !~ '^(pg_|information_schema$)'
    UNION ALL
    SELECT format('ALTER TABLE %s OWNER TO %I', oid::regclass, ${role})
      FROM pg_class WHERE relowner = mine AND relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
        AND (relkind IN ('r', 'p', 'v', 'm') OR relkind = 'S' AND NOT EXISTS
          (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype IN ('a', 'i')))
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO %I', oid::regprocedure, ${role})
      FROM pg_proc WHERE proowner = mine AND pronamespace::regnamespace::text !~ '^(pg_|information_schema$)'
        AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')
    UNION ALL
    SELECT format('ALTER TYPE %s OWNER TO %I', oid::regtype, ${role})
      FROM pg_type WHERE typowner = mine AND typnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
        AND (typtype IN ('e', 'd', 'r') OR typtype = 'c' AND (SELECT relkind FROM pg_class WHERE oid = typrelid) = 'c')
        AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_type'::regclass AND objid = pg_type.oid AND deptype = 'e')
  LOOP EXECUTE command; END LOOP;
END $$`

const RIGHTS = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS'

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ ...connectionSettings(url, 'hourcast roles'), query_timeout: 60_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Makes the role and the database that `url` names. The role gets everything that the user of `adminUrl` has made there before: it owns
 * its database, and is no superuser. What is right already stays. If somebody has changed the role, it is set right again.
 */
export const ensureRole = async (adminUrl: string, url: string): Promise<void> => {
  const wanted = new URL(url)
  const [name, password, database] = [wanted.username, wanted.password, wanted.pathname.slice(1)].map(decodeURIComponent) as [
    string,
    string,
    string,
  ]
  const [role, quotedDatabase] = [pg.escapeIdentifier(name), pg.escapeIdentifier(database)]
  await connected(adminUrl, async (client) => {
    const known = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name])
    await client.query(`${known.rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} ${RIGHTS} PASSWORD ${pg.escapeLiteral(password)}`)
    const there = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
    if (!there.rowCount) await client.query(`CREATE DATABASE ${quotedDatabase}`)
  })
  const inside = new URL(adminUrl)
  inside.pathname = wanted.pathname
  // Several statements in one message are one transaction: all of it is the role's, or none.
  await connected(inside.href, (client) =>
    client.query(`
      SET lock_timeout = '30s';
      ALTER DATABASE ${quotedDatabase} OWNER TO ${role};
      REVOKE CONNECT, TEMPORARY ON DATABASE ${quotedDatabase} FROM PUBLIC;
      ${takeOver(pg.escapeLiteral(name))}`),
  )
}
