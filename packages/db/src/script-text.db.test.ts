import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { givenDatabase } from './testing/test-database.ts'
import { dumpDatabase } from './transfer/dump-database.ts'
import { restoreDatabase } from './transfer/restore-database.ts'
import { seedRows } from './transfer/testing/seed-rows.ts'

const given = async () => {
  const db = await givenDatabase()
  await seedRows(db)
  const write = (script: unknown) => db.pool.query('UPDATE broadcast SET script = $1', [JSON.stringify(script)])
  const kept = async () => (await db.pool.query('SELECT broadcast_id, scheduler_id, sentences FROM script_text')).rows
  return { db, write, kept }
}

const scriptOf = (...texts: string[]) => ({ title: 'News', segments: texts.map((text) => ({ kind: 'body', text, spoken: 'x' })) })

test('the sentences of a script stand beside it, in their order, and change with it', async () => {
  const { write, kept } = await given()
  await write(scriptOf('Good morning.', 'Ships came in.'))
  expect(await kept()).toEqual([{ broadcast_id: 'b', scheduler_id: 's', sentences: 'Good morning.\nShips came in.' }])
  await write(scriptOf('Good evening.'))
  expect(await kept()).toMatchObject([{ sentences: 'Good evening.' }])
})

test.each([
  {},
  [],
  'a text',
  7,
  { segments: 'none' },
  { segments: [{ text: null }, 3, { text: { a: 1 } }] },
  scriptOf('x'.repeat(3_000_000)),
  scriptOf('x'.repeat(2_040)),
  scriptOf('a b c '.repeat(4_000)),
])('no script stops a broadcast, however it is made', async (script) => {
  const { db, write } = await given()
  await write(script)
  expect((await db.pool.query('SELECT count(*)::int AS n FROM broadcast WHERE script IS NOT NULL')).rows).toEqual([{ n: 1 }])
})

test('they go with the broadcast', async () => {
  const { db, write, kept } = await given()
  await write(scriptOf('Good morning.'))
  await db.pool.query('DELETE FROM delivery; DELETE FROM broadcast')
  expect(await kept()).toEqual([])
})

test('they are there again after the database has moved house', async () => {
  const { db, write, kept } = await given()
  await write(scriptOf('Good morning.'))
  const moved = await givenDatabase()
  const dump = new PassThrough()
  await Promise.all([dumpDatabase(db.url, dump, Date.UTC(2026, 10, 21)), restoreDatabase(moved.url, dump)])
  expect((await moved.pool.query('SELECT broadcast_id, scheduler_id, sentences FROM script_text')).rows).toEqual(await kept())
})
