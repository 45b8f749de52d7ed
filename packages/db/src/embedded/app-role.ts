import pg from 'pg'
import { APP_ROLE, appPasswordOf, BOOTSTRAP_ROLE, bootstrapAddressOf, type Cluster } from './cluster.ts'
import type { Postmaster } from './postmaster.ts'

// What belongs to the bootstrap role in the product's schemas. Indexes, and sequences and types that go with a table, follow their table.
const TAKE_OVER = `
DO $$ DECLARE command text; BEGIN
  FOR command IN
    SELECT format('ALTER SCHEMA %I OWNER TO ${APP_ROLE}', nspname)
      FROM pg_namespace WHERE nspowner = '${BOOTSTRAP_ROLE}'::regrole AND nspname !~ '^(pg_|information_schema$)'
    UNION ALL
    SELECT format('ALTER TABLE %s OWNER TO ${APP_ROLE}', oid::regclass)
      FROM pg_class WHERE relowner = '${BOOTSTRAP_ROLE}'::regrole AND relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
        AND (relkind IN ('r', 'p', 'v', 'm') OR relkind = 'S' AND NOT EXISTS
          (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype IN ('a', 'i')))
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO ${APP_ROLE}', oid::regprocedure)
      FROM pg_proc WHERE proowner = '${BOOTSTRAP_ROLE}'::regrole AND pronamespace::regnamespace::text !~ '^(pg_|information_schema$)'
    UNION ALL
    SELECT format('ALTER TYPE %s OWNER TO ${APP_ROLE}', oid::regtype)
      FROM pg_type WHERE typowner = '${BOOTSTRAP_ROLE}'::regrole AND typnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
        AND (typtype IN ('e', 'd', 'r') OR typtype = 'c' AND (SELECT relkind FROM pg_class WHERE oid = typrelid) = 'c')
  LOOP EXECUTE command; END LOOP;
END $$`

/**
 * Makes the role that the product works as, no superuser, and gives it the database with all that an earlier version made there as the
 * bootstrap role. Whole or not at all; at each start, so that a role that somebody has changed is as it should be again.
 */
export const ensureAppRole = async (cluster: Cluster, { port }: Postmaster): Promise<void> => {
  const client = new pg.Client({
    connectionString: bootstrapAddressOf(cluster, port),
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    // Several statements in one message are one transaction.
    await client.query(`
      SET lock_timeout = '30s';
      DO $$ BEGIN
        IF to_regrole('${APP_ROLE}') IS NULL THEN CREATE ROLE ${APP_ROLE}; END IF;
      END $$;
      ALTER ROLE ${APP_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
        PASSWORD ${pg.escapeLiteral(appPasswordOf(cluster))};
      ALTER DATABASE postgres OWNER TO ${APP_ROLE};
      ${TAKE_OVER}`)
  } finally {
    await client.end()
  }
}
