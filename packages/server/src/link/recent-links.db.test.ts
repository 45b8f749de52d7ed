import { givenDatabase } from '@hourcast/db/testing/test-database'
import { describe, expect, test } from 'vitest'
import { seedBroadcast, seedStation } from '../events/testing/seed-station.ts'
import type { AudioStore } from '../storage/audio-store.ts'
import { findOnAir } from './find-on-air.ts'
import { mp3LinkFile } from './link-file.ts'
import type { OnAir } from './on-air.ts'
import { createRecentLinks } from './recent-links.ts'

const TEN = Date.parse('2026-10-25T09:00:00.000Z')
const HOUR = 60 * 60_000
const SIZE = 1_000

/** A station whose hourly broadcasts are there from nine on, and a clock that stands where it is set. */
const open = async (limits?: Parameters<typeof createRecentLinks>[1]) => {
  const db = await givenDatabase()
  const { schedulerId } = await seedStation(db)
  const read: string[] = []
  const audioStore = {
    isWhole: async () => true,
    read: async ({ id }: { id: string }) => {
      read.push(id)
      return new Uint8Array(SIZE)
    },
  } as unknown as AudioStore
  let now = TEN
  const links = createRecentLinks({ db, clock: { now: () => now } as never }, limits)
  const nine = await seedBroadcast(db, schedulerId, { airAt: TEN - HOUR, state: 'delivered' })
  const path = `/station/${schedulerId}.mp3`
  /** As a listener does; gives what is in memory afterwards. */
  const ask = async (at: number, { of = path, more = {} }: { of?: string; more?: Partial<OnAir> } = {}) => {
    now = at
    const onAir = await findOnAir({ db, audioStore }, { schedulerId, now: at })
    if (!onAir) throw new Error('nothing is on air')
    const found = { ...onAir, audio: { ...onAir.audio, sizeBytes: SIZE }, ...more }
    await links.note(of, mp3LinkFile({ audioStore }, found), at)
    return links.find(of)?.onAir.broadcastId
  }
  const findAt = (at: number, of = path) => {
    now = at
    return links.find(of)?.onAir.broadcastId
  }
  return { db, schedulerId, path, nine, read, ask, findAt }
}

describe('what a link serves is in memory', () => {
  test('as soon as it is asked for twice within ten seconds, and its audio is read once', async () => {
    const { ask, nine, read } = await open()
    expect(await ask(TEN - 60_000)).toBeUndefined()
    expect(await ask(TEN - 40_000)).toBeUndefined()
    expect(await ask(TEN - 30_000)).toBe(nine.broadcastId)
    expect(await ask(TEN - 25_000)).toBe(nine.broadcastId)
    expect(read).toEqual([nine.audioId])
  })

  test('for a quarter of a second, in which a host that is deleted is still heard', async () => {
    const { ask, findAt, nine } = await open()
    await ask(TEN)
    await ask(TEN)
    expect([findAt(TEN + 249), findAt(TEN + 250)]).toEqual([nine.broadcastId, undefined])
  })

  test('and never beyond the instant at which another one is released', async () => {
    const { ask, findAt, nine, db, schedulerId } = await open()
    const ten = await seedBroadcast(db, schedulerId, { airAt: TEN })
    await ask(TEN - 2_000)
    expect(await ask(TEN - 100)).toBe(nine.broadcastId)
    expect([findAt(TEN - 1), findAt(TEN)]).toEqual([nine.broadcastId, undefined])
    expect(await ask(TEN)).toBe(ten.broadcastId)
  })

  test('under each of its addresses apart; the one kept longest gives way when there is no room', async () => {
    const { ask, findAt, nine } = await open({ maxBytes: 2 * SIZE })
    for (const of of ['/a', '/b', '/c']) for (const at of [TEN, TEN]) await ask(at, { of })
    expect(['/a', '/b', '/c'].map((of) => findAt(TEN, of))).toEqual([undefined, nine.broadcastId, nine.broadcastId])
  })

  test('unless it is too long, or stands in for an audio that cannot be read', async () => {
    const { ask, read, nine } = await open({ maxFileBytes: SIZE - 1 })
    for (const at of [TEN, TEN]) expect(await ask(at)).toBeUndefined()
    const stands = await open()
    for (const at of [TEN, TEN]) expect(await stands.ask(at, { more: { insteadOf: nine.broadcastId } })).toBeUndefined()
    expect([read, stands.read]).toEqual([[], []])
  })
})
