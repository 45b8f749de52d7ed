import { givenDatabase } from '@hourcast/db/testing/test-database'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startJobRunner } from './job-runner.ts'

test('a job runner whose jobs cannot be taken off the list, as while PostgreSQL dies, says that it has ended, and can be stopped', async () => {
  const db = await givenDatabase({ maxConnections: 12 })
  await db.pool.query(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the database is shutting down'; END $$`,
  )
  await db.pool.query(
    'CREATE TRIGGER away BEFORE DELETE ON graphile_worker._private_jobs FOR EACH STATEMENT EXECUTE FUNCTION refuse()',
  )
  let [begun, refused] = [0, 0]
  const write = (line: string) => {
    if (line.includes('Failed to complete jobs')) refused += 1
  }
  const log = pino({ level: 'warn' }, { write })
  const gates = Array.from({ length: 4 }, () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    return { open, opened }
  })
  const ring = async (payload: unknown) => {
    begun += 1
    await gates[(payload as { gate: number }).gate]?.opened
  }
  await db.pool.query(
    `SELECT graphile_worker.add_job('ring', json_build_object('gate', gate)) FROM generate_series(0, 3) AS gate`,
  )
  const jobRunner = await startJobRunner(db, log, { beforehand: async () => {}, tasks: { ring }, giveUpMs: 100 })
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(4)
  // One after the other, each in a batch of its own.
  for (const [index, gate] of gates.entries()) {
    gate.open()
    if (index < 3) await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThan(index)
  }
  expect(await jobRunner.ended).toBeInstanceOf(Error)
  await jobRunner.stop()
})
