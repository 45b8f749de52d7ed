import { randomBytes } from 'node:crypto'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { addOwner } from '../../accounts/add-owner.ts'
import { readConfig } from '../../config.ts'
import { mailInMemory } from '../../mail/testing/mail-in-memory.ts'
import { createSealer } from '../../secrets/create-sealer.ts'
import { type SaveSchedulerInput, saveScheduler } from '../save-scheduler.ts'

export const MINUTE = 60_000

// Saturday.
const START = Date.parse('2026-11-21T09:00:00Z')
export const schedule = (id: string, hours: string[], days = [1, 2, 3, 4, 5, 6, 7]) => ({ id, days, hours })

export const settings = (change: object = {}) => ({
  hostName: 'Clara',
  stationName: 'Harbour Radio',
  sources: ['feed.example/news'],
  schedules: [schedule('a', ['10:00'])],
  ...change,
})

/** An owner who saves schedulers, and a clock that waits. */
export const givenOwner = async () => {
  const db = await givenDatabase()
  let now = START
  const sealer = createSealer([{ id: 'k1', key: randomBytes(32) }])
  const services = { db, config: readConfig({}), clock: { now: () => now }, sealer, ...mailInMemory().mailing }
  const owner = async (email: string) => {
    const added = await addOwner(services, { email })
    if (!added.ok) throw new Error(added.problem.message)
    return added.value.stationId
  }
  const stationId = await owner('anna@radio.example')
  const save = async (change: object = {}, more: Partial<SaveSchedulerInput> = {}) => {
    const saved = await saveScheduler(services, { stationId, settings: settings(change), targets: [], ...more })
    if (!saved.ok) throw new Error(saved.problem.message)
    return saved.value
  }
  const schedules = (schedulerId: string) => db.prisma.schedule.findMany({ where: { schedulerId }, orderBy: { position: 'asc' } })
  const alarms = async () =>
    (await db.pool.query<{ key: string; run_at: Date }>('SELECT key, run_at FROM graphile_worker.jobs ORDER BY key')).rows
  return {
    services,
    sealer,
    stationId,
    owner,
    save,
    schedules,
    alarms,
    wait: (ms: number) => {
      now += ms
    },
  }
}
