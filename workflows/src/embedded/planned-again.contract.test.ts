import { randomId } from '@hourcast/db/random-id'
import { enqueueBroadcasts } from '@hourcast/server/engine/engine-jobs'
import { fireDue } from '@hourcast/server/engine/fire-due'
import { expect, onTestFinished, test } from 'vitest'
import { givenStation } from '../testing/station.ts'
import { startEngine } from './start-engine.ts'

test('a slot that an edit takes back while it begins, and plans again, airs', async () => {
  const given = await givenStation()
  const { db, clock, log } = given.services
  const [ref, airAt] = [randomId(), new Date(Date.now() + 1_000)]
  await db.pool.query(
    `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours) VALUES ($1, $2, $1, 0, '{1}', '{0:00}')`,
    [ref, given.schedulerId],
  )
  const plan = async () => {
    await db.pool.query('UPDATE schedule SET next_air_at = $2, next_wake_at = $2 WHERE ref = $1', [ref, airAt])
    await fireDue(db, [ref], Date.now())
  }
  let edits = 0
  const activityHandlers = given.activityHandlers({
    begin: async (_input, _signal, own) => {
      edits += 1
      if (edits > 1) return own()
      await db.pool.query("UPDATE broadcast SET state = 'cancelled', ended_at = now()")
      const refused = await own()
      expect(refused).toEqual({ go: false, state: 'cancelled' })
      await plan()
      return refused
    },
  })
  await plan()
  const engine = await startEngine({ db, clock, log, activityHandlers, renderIdent: async () => {}, redeliver: async () => {} })
  onTestFinished(engine.stop)
  const { id } = await db.prisma.broadcast.findFirstOrThrow({ where: { scheduleId: ref } })
  // The job of the second plan may run while the first run is still on its way out.
  const ring = () =>
    enqueueBroadcasts(async (text, values) => (await db.pool.query(text, values)).rows, [{ broadcastId: id, at: 0 }], 0)
  await given.until(async () => {
    await ring()
    return given.count('release') > 0 || undefined
  }, 'the release')
  expect([await given.ends(id), given.count('begin'), given.count('release')]).toEqual(['delivered', 2, 1])
})
