import { inPortions } from '@hourcast/db/in-portions'
import type { Database } from '@hourcast/db/open-database'
import { PROJECTIONS } from './rebuild-projections.ts'

const AT_ONCE = 10_000
// From one scheduler to the next through the index that each table has of them: the years of those that live are not read.
const orphansOf = (table: string): string => `
  DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    WITH RECURSIVE told (id) AS (
      SELECT min(scheduler_id) FROM ${table}
      UNION ALL SELECT (SELECT min(scheduler_id) FROM ${table} WHERE scheduler_id > id) FROM told WHERE id IS NOT NULL),
    orphan AS MATERIALIZED (SELECT id FROM told WHERE NOT EXISTS (SELECT FROM scheduler WHERE scheduler.id = told.id))
    SELECT ${table}.ctid FROM orphan JOIN ${table} ON scheduler_id = orphan.id LIMIT ${AT_ONCE}))`

/** Forgets what events have told of schedulers that are gone, and what a slow consumer or a rebuild goes on telling of them. */
export const forgetOrphans = async (db: Pick<Database, 'pool'>): Promise<void> => {
  for (const { name } of PROJECTIONS.flatMap(({ tables }) => tables)) await inPortions(db, orphansOf(name), [], AT_ONCE)
}
