import { randomId } from '@hourcast/db/random-id'
import { expect, test } from 'vitest'
import { engineContract } from '../engine.contract.ts'
import { givenStation } from '../testing/station.ts'
import { createMemoStore } from './memo.ts'
import { Superseded } from './put-down.ts'
import { startEngine } from './start-engine.ts'

engineContract('embedded', {
  start: ({ services }, bodies) =>
    startEngine({
      db: services.db,
      clock: services.clock,
      log: services.log,
      bodies,
      renderIdent: async () => {},
      concurrency: 4,
    }),
})

test('of two lives of one run only the later one may write', async () => {
  const { db, schedulerId } = await givenStation()
  const id = randomId()
  await db.pool.query(
    `INSERT INTO broadcast (id, scheduler_id, kind, air_at, wall, time_zone) VALUES ($1, $2, 'now', now(), '2026-11-21T00:00', 'UTC')`,
    [id, schedulerId],
  )
  const memo = createMemoStore(db)
  const [older, newer] = [await memo.open(id), await memo.open(id)]
  if (!older || !newer) throw new Error('the broadcast is not open')
  await memo.note(newer, 'read', { result: 1 })
  await expect(memo.note(older, 'read', { result: 2 })).rejects.toBeInstanceOf(Superseded)
  expect((await memo.open(id))?.memo).toEqual({ read: { result: 1 } })
})
