import { givenDatabase } from '@hourcast/db/testing/test-database'
import { addOwner } from '../../accounts/add-owner.ts'
import { readConfig } from '../../config.ts'
import { testSealer as sealer } from '../../delivery/testing/file-job.ts'
import { mailInMemory } from '../../mail/testing/mail-in-memory.ts'
import { type SaveSchedulerInput, saveScheduler } from '../save-scheduler.ts'

export const MINUTE = 60_000

/** A Saturday. */
export const NOW = Date.parse('2026-11-21T09:00:00Z')
export const schedule = (id: string, hours: string[], days = [1, 2, 3, 4, 5, 6, 7]) => ({ id, days, hours })

export const settings = (change: object = {}) => ({
  hostName: 'Clara',
  stationName: 'Harbour Radio',
  sources: ['feed.example/news'],
  schedules: [schedule('a', ['10:00'])],
  ...change,
})

type Given = { at?: number; env?: Record<string, string>; stationName?: string }

/** An owner who saves schedulers, and a clock that waits. */
export const givenOwner = async ({ at = NOW, env = {}, stationName }: Given = {}) => {
  const db = await givenDatabase()
  let now = at
  const config = readConfig({ PUBLIC_URL: 'https://air.example', ...env })
  const services = { db, config, clock: { now: () => now }, sealer, ...mailInMemory().mailing }
  /** One more owner. */
  const owner = async (email: string) => {
    const added = await addOwner(services, { email, stationName })
    if (!added.ok) throw new Error(added.problem.message)
    return added.value
  }
  const { ownerId, stationId } = await owner('anna@radio.example')
  const save = async (change: object = {}, more: Partial<SaveSchedulerInput> = {}) => {
    const saved = await saveScheduler(services, { stationId, settings: settings(change), targets: [], ...more })
    if (!saved.ok) throw new Error(saved.problem.message)
    return saved.value
  }
  const schedules = (schedulerId: string) => db.prisma.schedule.findMany({ where: { schedulerId }, orderBy: { position: 'asc' } })
  const alarms = async () =>
    (await db.pool.query<{ key: string; run_at: Date }>('SELECT key, run_at FROM graphile_worker.jobs ORDER BY key')).rows
  return {
    ...{ db, services, sealer, ownerId, stationId, owner, save, schedules, alarms },
    stationOf: async (email: string): Promise<string> => (await owner(email)).stationId,
    wait: (ms: number) => {
      now += ms
    },
  }
}
