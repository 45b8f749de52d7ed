import { onStatement } from '@hourcast/db/testing/on-statement'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { seedStation } from '@hourcast/server/events/testing/seed-station'
import type { AudioStore } from '@hourcast/server/storage/audio-store'
import { expect, test } from 'vitest'
import { purgeExpired } from './housekeeping.ts'

const NOW = '2026-11-21T09:00:00Z'
const YOUNG = `'${NOW}'::timestamptz - n * interval '1 minute' / 100`

/** Of each table so many rows that are to stay; of the broadcasts all are tidy but those of the last days. */
const ROWS = [
  `INSERT INTO broadcast (id, scheduler_id, kind, air_at, wall, time_zone, state, ended_at, is_tidy)
   SELECT 'b' || n, $1, 'slot', at, '2026-11-21T09:00', 'UTC', 'delivered', at, n > 168
   FROM (SELECT n, '${NOW}'::timestamptz - n * interval '1 hour' AS at FROM generate_series(1, 100000) AS n) AS slots`,
  `INSERT INTO source_answer (url_hash, body, fetched_at) SELECT n, '', ${YOUNG} FROM generate_series(1, 100000) AS n WHERE $1 <> ''`,
  `INSERT INTO aired_item (scheduler_id, item_id, aired_at) SELECT $1, n, ${YOUNG} FROM generate_series(1, 100000) AS n`,
  `INSERT INTO aired_beside (scheduler_id, item_id, aired_at) SELECT $1, n, ${YOUNG} FROM generate_series(1, 100000) AS n`,
]

type Db = Awaited<ReturnType<typeof givenDatabase>>

const statementsOf = async (db: Db): Promise<string[]> => {
  const asked: string[] = []
  const quiet = onStatement(db, (text) => asked.push(text))
  const audioStore = { remove: async () => {} } as unknown as AudioStore
  await purgeExpired({ db, clock: { now: () => Date.parse(NOW) }, audioStore })
  quiet()
  return asked
}

const planOf = async (db: Db, statement: string | undefined): Promise<string> => {
  const { rows } = await db.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement}`, [new Date(NOW)])
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('of 100,000 rows of each table housekeeping reads those whose time is over', async () => {
  const db = await givenDatabase()
  const { schedulerId } = await seedStation(db)
  for (const statement of ROWS) await db.pool.query(statement, [schedulerId])
  await db.pool.query('ANALYZE broadcast, source_answer, aired_item, aired_beside')
  const asked = await statementsOf(db)
  for (const [begin, index, table] of [
    ["UPDATE broadcast SET memo = '{}'", 'broadcast_untidy', 'broadcast'],
    ['DELETE FROM source_answer', 'source_answer_age', 'source_answer'],
    ['DELETE FROM aired_item', 'aired_item_age', 'aired_item'],
    ['DELETE FROM aired_beside', 'aired_beside_age', 'aired_beside'],
  ] as const) {
    const plan = await planOf(
      db,
      asked.find((text) => text.startsWith(begin)),
    )
    expect(plan).toContain(index)
    expect(plan).not.toContain(`Seq Scan on ${table}`)
  }
  expect(await db.prisma.airedItem.count()).toBe(100_000)
})

test('while the broadcasts of years before are still to be marked as tidy, a portion reads no other rows', async () => {
  const db = await givenDatabase()
  const { schedulerId } = await seedStation(db)
  const tidying = (await statementsOf(db)).find((text) => text.startsWith("UPDATE broadcast SET memo = '{}'"))
  await db.pool.query(ROWS[0] ?? '', [schedulerId])
  await db.pool.query('UPDATE broadcast SET is_tidy = false')
  await db.pool.query('ANALYZE broadcast')
  const plan = await planOf(db, tidying)
  expect(plan).toContain('broadcast_untidy')
  expect(plan).not.toContain('Seq Scan on broadcast')
})
