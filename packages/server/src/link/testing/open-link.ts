import { givenDatabase } from '@hourcast/db/testing/test-database'
import { readConfig } from '../../config.ts'
import { seedBroadcast, seedStation } from '../../events/testing/seed-station.ts'
import type { AudioStore } from '../../storage/audio-store.ts'
import { withChimes } from '../../storage/with-chimes.ts'
import { findOnAir } from '../find-on-air.ts'

export const HOUR = 60 * 60_000
export const TEN = Date.parse('2026-10-25T09:00:00.000Z')
export const PUBLIC_URL = 'https://air.hourcast.example'

/** A scheduler, with broadcasts straight in the tables and files that can be lost. */
export const openLink = async () => {
  const db = await givenDatabase()
  const config = readConfig({ PUBLIC_URL })
  const { schedulerId } = await seedStation(db)
  const broadcast = (more: Parameters<typeof seedBroadcast>[2]) => seedBroadcast(db, schedulerId, more)
  const lost = new Set<string>()
  /** The files in `lost` are gone. */
  const audioStore = withChimes({ isWhole: async ({ id }) => !lost.has(id) } as AudioStore)
  const services = { db, config, audioStore }
  const onAirAt = async (now: number) => (await findOnAir(services, { schedulerId, now }))?.broadcastId ?? null
  /** One broadcast at its own address, at TEN. */
  const find = (broadcastId: string, scheduler = schedulerId) =>
    findOnAir(services, { schedulerId: scheduler, broadcastId, now: TEN })
  return { db, config, services, schedulerId, broadcast, onAirAt, find, lost }
}
