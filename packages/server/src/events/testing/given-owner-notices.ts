import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inSqlTransaction } from '@hourcast/db/open-database'
import { appendEvents, type NewEvent } from '@hourcast/db/outbox'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { readConfig } from '../../config.ts'
import { createFileMailer } from '../../mail/file-mailer.ts'
import type { MailError } from '../../mail/mail-error.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { createInProcessBus } from '../in-process-bus.ts'
import { noteForOwners } from '../note-for-owners.ts'
import { createRelay } from '../relay.ts'
import { sendNotices } from '../send-notices.ts'
import { seedBroadcast, seedStation } from './seed-station.ts'

export const AIR_AT = Date.parse('2026-10-25T08:00:00Z')
export const HOUR = 60 * 60_000

/** A broadcast of a station, events about it that happen when asked, and the mails that its owner gets. */
export const givenOwnerNotices = async ({
  isExample = false,
  env = {},
}: {
  isExample?: boolean
  env?: Record<string, string>
} = {}) => {
  const db = await givenDatabase()
  const dataDir = temporaryFolder()
  const config = readConfig({ PUBLIC_URL: 'https://air.hourcast.example', HOURCAST_DATA: dataDir, ...env })
  const written = createFileMailer(config)
  const refusals: MailError[] = []
  const mailer: Mailer = {
    send: async (mail, options) => {
      const refusal = refusals.shift()
      if (refusal) throw refusal
      return written.send(mail, options)
    },
    close: written.close,
  }
  const time = { now: AIR_AT }
  const log = pino({ level: 'silent' })
  const services = { db, config, mailer, log, clock: { now: () => time.now } }
  const bus = createInProcessBus()
  await bus.subscribe('notes', ['hourcast.broadcasts'], async (events) => void (await noteForOwners(services, events)))
  const relay = createRelay({ db, bus, clock: services.clock, log })
  const station = await seedStation(db, { isExample })
  const { broadcastId } = await seedBroadcast(db, station.schedulerId, {
    airAt: AIR_AT,
    wall: '2026-10-25T09:00',
    failedDetail: 'FTP, log in: the server answered "530 Login incorrect".',
  })
  const payload = { broadcastId, schedulerId: station.schedulerId, airAt: new Date(AIR_AT).toISOString(), kind: 'slot' as const }
  const failed: NewEvent = {
    type: 'broadcast.failed',
    key: station.schedulerId,
    payload: { ...payload, step: 'releasing', code: 'ftp-530' },
  }
  const fellBack: NewEvent = {
    type: 'broadcast.fell-back',
    key: station.schedulerId,
    payload: { ...payload, rung: 'last-good', step: 'reading', code: 'timeout' },
  }
  const delivered: NewEvent = {
    type: 'broadcast.delivered',
    key: station.schedulerId,
    payload: { ...payload, rung: 'fresh', late: false, latenessMs: 0, targets: [{ kind: 'link', delivered: true }] },
  }
  const targetFailed: NewEvent = {
    type: 'broadcast.target-failed',
    key: station.schedulerId,
    payload: { ...payload, target: 'ftp', code: 'ftp-530' },
  }
  const append = (...events: NewEvent[]) => inSqlTransaction(db, ({ sql }) => appendEvents(sql, events, time.now))
  const happen = async (...events: NewEvent[]) => {
    await append(...events)
    await relay.relayOnce()
    return sendNotices(services)
  }
  const mails = async () => {
    const names = await readdir(join(dataDir, 'mail')).catch(() => [])
    return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(dataDir, 'mail', name)))))
  }
  const subjects = async () => (await mails()).map(({ subject }) => subject).sort()
  return {
    services,
    station,
    time,
    refusals,
    failed,
    targetFailed,
    fellBack,
    delivered,
    append,
    happen,
    mails,
    subjects,
    relay,
    bus,
    db,
  }
}
