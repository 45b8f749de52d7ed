import { describe, expect, test } from 'vitest'
import { seedStation } from '../events/testing/seed-station.ts'
import { findOnAir, listOnAir } from './find-on-air.ts'
import { serveAudio } from './serve-audio.ts'
import { HOUR, openLink, TEN } from './testing/open-link.ts'

describe('what the link serves', () => {
  test('switches at the instant of release, without anybody doing anything', async () => {
    const { broadcast, onAirAt } = await openLink()
    const nine = await broadcast({ airAt: TEN - HOUR })
    const ten = await broadcast({ airAt: TEN })
    expect(await onAirAt(TEN - HOUR - 1)).toBeNull()
    expect(await onAirAt(TEN - 1)).toBe(nine.broadcastId)
    expect(await onAirAt(TEN)).toBe(ten.broadcastId)
    expect(await onAirAt(TEN + 100 * HOUR)).toBe(ten.broadcastId)
  })

  test('is never what is not staged, was cancelled or has no audio', async () => {
    const { db, broadcast, onAirAt } = await openLink()
    const good = await broadcast({ airAt: TEN - HOUR, state: 'delivered' })
    await broadcast({ airAt: TEN, state: 'preparing' })
    await broadcast({ airAt: TEN + 1, state: 'failed' })
    await broadcast({ airAt: TEN + 2, state: 'cancelled' })
    await broadcast({ airAt: TEN + 3, releaseAt: null })
    const bare = await broadcast({ airAt: TEN + 4 })
    await db.pool.query('UPDATE broadcast SET audio_id = NULL WHERE id = $1', [bare.broadcastId])
    expect(await onAirAt(TEN + HOUR)).toBe(good.broadcastId)
  })

  test('one that was staged late does not push aside the newer one', async () => {
    const { broadcast, onAirAt } = await openLink()
    const late = await broadcast({ airAt: TEN - 5 * 60_000, releaseAt: TEN + 60_000 })
    const newer = await broadcast({ airAt: TEN })
    expect(await onAirAt(TEN + 2 * 60_000)).toBe(newer.broadcastId)
    expect(late.broadcastId).not.toBe(newer.broadcastId)
  })

  test('one that was staged late is modified when it came, so that anybody who fetched the old one meanwhile gets it', async () => {
    const { db, services, schedulerId, broadcast } = await openLink()
    const { broadcastId } = await broadcast({ airAt: TEN })
    await db.pool.query('UPDATE broadcast SET staged_at = $2 WHERE id = $1', [broadcastId, new Date(TEN + 90_000)])
    const onAir = await findOnAir(services, { schedulerId, now: TEN + 2 * 60_000 })
    const headers = { 'if-modified-since': new Date(TEN + 30_000).toUTCString() }
    expect(serveAudio({ method: 'GET', headers, maxAge: null }, onAir, TEN + 2 * 60_000)).toMatchObject({
      status: 200,
      headers: { 'Last-Modified': new Date(TEN + 90_000).toUTCString() },
    })
  })

  test('the last good one that airs again is as old as its words, for anybody who bears no stale audio', async () => {
    const { db, services, schedulerId, broadcast } = await openLink()
    const nine = await broadcast({ airAt: TEN - HOUR, state: 'delivered' })
    const ten = await broadcast({ airAt: TEN })
    await db.pool.query(`UPDATE broadcast SET rung = 'last-good', audio_id = $2 WHERE id = $1`, [ten.broadcastId, nine.audioId])
    const onAir = await findOnAir(services, { schedulerId, now: TEN })
    expect(onAir).toMatchObject({ broadcastId: ten.broadcastId, airAt: TEN, spokenFor: TEN - HOUR })
    const statusAt = (maxAge: string) => serveAudio({ method: 'GET', headers: {}, maxAge }, onAir, TEN + 1000).status
    expect([statusAt('1800'), statusAt('3601')]).toEqual([404, 200])
  })

  test('is nothing for a deleted or unknown scheduler', async () => {
    const { db, services, schedulerId, broadcast, onAirAt, find } = await openLink()
    const { broadcastId } = await broadcast({ airAt: TEN })
    await db.pool.query('UPDATE scheduler SET deleted_at = now() WHERE id = $1', [schedulerId])
    expect(await onAirAt(TEN)).toBeNull()
    expect(await find(broadcastId)).toBeNull()
    expect(await findOnAir(services, { schedulerId: 'nobody', now: TEN })).toBeNull()
  })

  test('an older broadcast stays at its own address, and only under its own scheduler', async () => {
    const { db, broadcast, find } = await openLink()
    const old = await broadcast({ airAt: TEN - HOUR })
    const next = await broadcast({ airAt: TEN + HOUR })
    expect(await find(old.broadcastId)).toMatchObject({
      broadcastId: old.broadcastId,
      audio: { sha256: old.sha256, sizeBytes: 720_000 },
    })
    expect(await find(next.broadcastId)).toBeNull()
    const other = await seedStation(db)
    expect(await find(old.broadcastId, other.schedulerId)).toBeNull()
  })

  test('the last ones come newest first, none ahead of its time', async () => {
    const { db, schedulerId, broadcast } = await openLink()
    for (const hour of [3, 1, 2, -1]) await broadcast({ airAt: TEN - hour * HOUR, title: `${hour} ago` })
    const titles = (await listOnAir({ db }, { schedulerId, now: TEN, limit: 2 })).map(({ title }) => title)
    expect(titles).toEqual(['1 ago', '2 ago'])
  })
})
