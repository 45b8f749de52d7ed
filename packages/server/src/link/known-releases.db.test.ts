import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createKnownReleases } from './known-releases.ts'
import { HOUR, openLink, TEN } from './testing/open-link.ts'

const given = async () => {
  const opened = await openLink()
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  const releases = createKnownReleases({ ...opened.services, log })
  const { schedulerId } = opened
  const airsAt = async (now: number) => (await releases.find({ schedulerId, now }))?.onAir.broadcastId
  return { ...opened, said, releases, airsAt }
}

test('of a link that is watched what is on air is known, and what stands ready from its instant on', async () => {
  const { broadcast, schedulerId, releases, airsAt } = await given()
  const nine = await broadcast({ airAt: TEN - HOUR, state: 'delivered' })
  const ten = await broadcast({ airAt: TEN })
  await broadcast({ airAt: TEN + HOUR, state: 'preparing' })
  await releases.look()
  expect(await airsAt(TEN)).toBeUndefined()
  releases.watch(schedulerId)
  await releases.look()
  expect([await airsAt(TEN - 1), await airsAt(TEN), await airsAt(TEN + 2 * HOUR)]).toEqual([
    nine.broadcastId,
    ten.broadcastId,
    ten.broadcastId,
  ])
  const named = (now: number) => releases.find({ schedulerId, broadcastId: ten.broadcastId, now })
  expect([await named(TEN - 1), (await named(TEN))?.onAir.audio.sha256]).toEqual([undefined, ten.sha256])
})

test('what was cancelled, or is of a scheduler that was deleted, is forgotten with the next look', async () => {
  const { db, broadcast, schedulerId, releases, airsAt } = await given()
  const nine = await broadcast({ airAt: TEN - HOUR })
  const ten = await broadcast({ airAt: TEN })
  releases.watch(schedulerId)
  await releases.look()
  await db.pool.query(`UPDATE broadcast SET state = 'cancelled' WHERE id = $1`, [ten.broadcastId])
  await releases.look()
  expect(await airsAt(TEN)).toBe(nine.broadcastId)
  await db.pool.query('UPDATE scheduler SET deleted_at = now()')
  await releases.look()
  expect(await airsAt(TEN)).toBeUndefined()
})

test('one whose file is lost leaves its place to the one before it', async () => {
  const { broadcast, schedulerId, releases, airsAt, lost } = await given()
  const nine = await broadcast({ airAt: TEN - HOUR })
  const ten = await broadcast({ airAt: TEN })
  releases.watch(schedulerId)
  await releases.look()
  lost.add(ten.audioId)
  expect(await airsAt(TEN)).toBe(nine.broadcastId)
})

test('a look that fails forgets nothing and says so', async () => {
  const { db, broadcast, schedulerId, releases, airsAt, said } = await given()
  const ten = await broadcast({ airAt: TEN })
  releases.watch(schedulerId)
  await releases.look()
  await db.close()
  await releases.look()
  expect(await airsAt(TEN)).toBe(ten.broadcastId)
  expect(said.join()).toContain('could not be looked up')
})
