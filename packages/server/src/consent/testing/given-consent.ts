import { randomBytes } from 'node:crypto'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { addOwner } from '../../accounts/add-owner.ts'
import { sendAccountMails } from '../../accounts/send-account-mails.ts'
import { readConfig } from '../../config.ts'
import type { Mail } from '../../mail/mailer.ts'
import { mailInMemory } from '../../mail/testing/mail-in-memory.ts'
import { saveScheduler } from '../../schedulers/save-scheduler.ts'
import { createSealer } from '../../secrets/create-sealer.ts'

export const DAY = 24 * 3_600_000
export const STRANGER = 'studio@elsewhere.example'
export const OWNER = 'anna@radio.example'

/** Stations that mail, on a database of the test's own, with a clock that the test holds and a mailbox that it reads. */
export const givenConsent = async () => {
  const db = await givenDatabase()
  const time = { now: Date.parse('2026-11-21T09:00:00Z') }
  const { box, mailing } = mailInMemory()
  const config = readConfig({ PUBLIC_URL: 'https://air.hourcast.example' })
  const sealer = createSealer([{ id: 'k1', key: randomBytes(32) }])
  const services = { db, clock: { now: () => time.now }, config, sealer, ...mailing }
  const station = async (email: string, { isConfirmed = true, stationName = 'Harbour Radio' } = {}): Promise<string> => {
    const added = await addOwner(services, { email, stationName })
    if (!added.ok) throw new Error(added.problem.message)
    const confirmedAt = isConfirmed ? new Date(time.now) : null
    await db.prisma.owner.update({ where: { email }, data: { confirmedAt } })
    return added.value.stationId
  }
  const stationId = await station(OWNER)
  /** A scheduler that mails to an address, or to nobody; its id. */
  const save = async (address: string | null, more: { stationId?: string; schedulerId?: string; hostName?: string } = {}) => {
    const { hostName = 'Clara', ...where } = more
    const schedules = [{ id: 'a', days: [1, 2, 3, 4, 5], hours: ['7:00', '8:00'] }]
    const settings = { hostName, stationName: 'Harbour Radio', sources: ['feed.example'], schedules }
    const targets = address === null ? [] : [{ kind: 'email', address } as const]
    const saved = await saveScheduler(services, { stationId, settings, targets, ...where })
    if (!saved.ok) throw new Error(saved.problem.message)
    return saved.value.schedulerId
  }
  const waiting = () => db.prisma.accountMail.count()
  /** The mails that have arrived since the last look. One that a use-case sends at this moment is waited for. */
  const mails = async (): Promise<Mail[]> => {
    while ((await waiting()) > 0) await sendAccountMails(services)
    return box.mails.splice(0)
  }
  return {
    services,
    db,
    box,
    stationId,
    station,
    save,
    mails,
    /** The token of the newest mail that asks. */
    mailedToken: async (): Promise<string> => {
      const asked = (await mails()).map(({ text }) => /\/confirm-address\/([\w-]+)$/m.exec(text)?.[1]).filter(Boolean)
      return asked.at(-1) ?? ''
    },
    consentIn: async (schedulerId: string): Promise<string | undefined> =>
      (await db.prisma.target.findFirst({ where: { schedulerId, kind: 'email', removedAt: null } }))?.consent,
    wait: (ms: number) => {
      time.now += ms
    },
  }
}
