import { randomBytes } from 'node:crypto'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { addOwner } from '../../accounts/add-owner.ts'
import { readConfig } from '../../config.ts'
import { mailInMemory } from '../../mail/testing/mail-in-memory.ts'
import { createSealer } from '../../secrets/create-sealer.ts'
import { type SaveSchedulerInput, saveScheduler } from '../save-scheduler.ts'

export const HOUR = 3_600_000
/** A Saturday. */
export const NOW = Date.parse('2026-11-21T09:00:00Z')
const PUBLIC_URL = 'https://air.example'
export const FTP = { kind: 'ftp', connectionString: 'anna|pa|ss|ftp.radio.example|21|/in/{HH}.mp3', allowPlain: true } as const
export const EMAIL = { kind: 'email', address: 'studio@radio.example' } as const

/** An owner whose schedulers are saved one after the other, in the hour before NOW. */
export const givenSchedulers = async () => {
  const db = await givenDatabase()
  let created = NOW - HOUR
  const sealer = createSealer([{ id: 'k1', key: randomBytes(32) }])
  const services = { db, config: readConfig({ PUBLIC_URL }), clock: { now: () => created }, sealer, ...mailInMemory().mailing }
  const stationOf = async (email: string): Promise<string> => {
    const added = await addOwner(services, { email })
    if (!added.ok) throw new Error(added.problem.message)
    return added.value.stationId
  }
  const stationId = await stationOf('anna@radio.example')
  const save = async (change: object = {}, more: Partial<SaveSchedulerInput> = {}): Promise<string> => {
    created += 1
    const settings = {
      ...{ hostName: 'Clara', stationName: 'Harbour Radio', location: 'Bergen', sources: ['a.example', 'b.example'] },
      schedules: [{ id: 'a', days: [1, 2, 3, 4, 5], hours: ['7:00', '8:00'] }],
      ...change,
    }
    const saved = await saveScheduler(services, { stationId, settings, targets: [], ...more })
    if (!saved.ok) throw new Error(saved.problem.message)
    return saved.value.schedulerId
  }
  return { services, db, stationId, stationOf, save }
}
