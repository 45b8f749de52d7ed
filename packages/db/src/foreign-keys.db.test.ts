import { expect, test } from 'vitest'
import { givenDatabase } from './testing/test-database.ts'

// Only the first columns of an index count, in any order. A partial index counts if it leaves out only rows that refer to nothing.
const WITHOUT_INDEX = `
  SELECT key.conrelid::regclass || ' (' || string_agg(attname, ', ' ORDER BY attnum) || ')' AS key
  FROM pg_constraint AS key JOIN pg_attribute ON attrelid = key.conrelid AND attnum = ANY (key.conkey)
  WHERE key.contype = 'f' AND NOT EXISTS (
    SELECT FROM pg_index WHERE indrelid = key.conrelid AND (indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
      AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)'))
  GROUP BY key.oid, key.conrelid ORDER BY 1`

test('what goes with a row is found by an index: nothing that is erased reads a table of years', async () => {
  const db = await givenDatabase()
  const { rows } = await db.pool.query<{ key: string }>(WITHOUT_INDEX)
  expect(rows.map(({ key }) => key)).toEqual([])
})
