import { givenDatabase } from '@hourcast/db/testing/test-database'
import type { Enterprise } from '@hourcast/domain/enterprises/enterprise-form'
import { sendAccountMails } from '../../accounts/send-account-mails.ts'
import { readConfig } from '../../config.ts'
import type { Mail } from '../../mail/mailer.ts'
import { mailInMemory } from '../../mail/testing/mail-in-memory.ts'
import { addEnterprise } from '../add-enterprise.ts'

export const DAY = 24 * 3_600_000
export const VERA = 'vera@plant.example'

export const PLANT: Enterprise = {
  title: 'Plant North',
  url: 'https://plant.example/live.mp3',
  email: VERA,
  description: 'Alerts that speak.',
  lat: 52.52,
  lng: 13.405,
}

/** A map on a database of the test's own, with a clock that the test holds and a mailbox that it reads. */
export const givenMap = async (env: Record<string, string> = {}) => {
  const db = await givenDatabase()
  const time = { now: Date.parse('2026-11-22T09:00:00Z') }
  const { box, mailing } = mailInMemory()
  const config = readConfig({ PUBLIC_URL: 'https://air.hourcast.example', ...env })
  const services = { db, clock: { now: () => time.now }, config, ...mailing }
  const mails = async (): Promise<Mail[]> => {
    while (!box.isAway && (await sendAccountMails(services)) > 0);
    return box.mails.splice(0)
  }
  return {
    ...{ services, db, box, mails },
    add: (more: Partial<Enterprise> = {}, browser: { handle?: string; ip?: string } = {}) =>
      addEnterprise(services, {
        enterprise: { ...PLANT, ...more },
        browser: { handle: "vera's browser", ip: '192.0.2.1', ...browser },
      }),
    /** The token of the newest mail. */
    mailedToken: async (): Promise<string> =>
      (await mails()).map(({ text }) => /\/enterprise\/([\w-]+)$/m.exec(text)?.[1] ?? '').at(-1) ?? '',
    events: async () =>
      (await db.prisma.outbox.findMany({ orderBy: { id: 'asc' } })).map(({ topic, type, key, payload }) => ({
        topic,
        type,
        key,
        payload,
      })),
    wait: (ms: number) => {
      time.now += ms
    },
  }
}
