import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inSqlTransaction } from '@hourcast/db/open-database'
import { appendEvents, type NewEvent } from '@hourcast/db/outbox'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { createTestDatabase } from '@hourcast/db/testing/test-database'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createFileMailer } from '../mail/file-mailer.ts'
import { createSealer } from '../secrets/create-sealer.ts'
import { createAddressGuard } from '../sources/address-guard.ts'
import { startEvents } from './start-events.ts'
import { seedBroadcast, seedStation } from './testing/seed-station.ts'

test('what happens to a broadcast reaches history and its owner within moments, also when it was told before the start', async () => {
  const db = await createTestDatabase()
  const dataDir = temporaryFolder()
  onTestFinished(db.drop)
  const config = readConfig({ HOURCAST_DATA: dataDir })
  const services = {
    ...{ db, config, clock: systemClock, log: pino({ level: 'silent' }), mailer: createFileMailer(config) },
    guard: createAddressGuard({ allow: '' }),
    sealer: createSealer([{ id: 'k1', key: randomBytes(32) }]),
    sessionSecret: 'secret of a test, at least 32 long',
  }
  const { schedulerId } = await seedStation(db)
  const fail = async (airAt: number) => {
    const { broadcastId } = await seedBroadcast(db, schedulerId, { airAt, state: 'failed' })
    const payload = { broadcastId, schedulerId, airAt: new Date(airAt).toISOString(), kind: 'slot' as const }
    const events: NewEvent[] = [
      { type: 'broadcast.planned', key: schedulerId, payload },
      { type: 'broadcast.failed', key: schedulerId, payload: { ...payload, step: 'reading', code: 'timeout' } },
    ]
    await inSqlTransaction(db, ({ sql }) => appendEvents(sql, events, airAt))
  }
  const states = async () => (await db.pool.query('SELECT state FROM history ORDER BY air_at')).rows.map(({ state }) => state)
  const mails = () => readdir(join(dataDir, 'mail')).catch(() => [])

  await fail(1_000)
  const events = await startEvents(services)
  await vi.waitFor(async () => expect(await states()).toEqual(['failed']), { timeout: 10_000, interval: 10 })
  await fail(2_000)
  await vi.waitFor(async () => expect(await states()).toEqual(['failed', 'failed']), { timeout: 10_000, interval: 10 })
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 10_000, interval: 10 })
  await events.stop()
  await fail(3_000)
  expect(await states()).toHaveLength(2)
  const again = await startEvents(services)
  await vi.waitFor(async () => expect(await states()).toHaveLength(3), { timeout: 10_000, interval: 10 })
  await again.stop()
  expect(await mails()).toHaveLength(1)
})
