import { givenDatabase } from '@hourcast/db/testing/test-database'
import { systemClock } from '@hourcast/server/clock'
import { readConfig } from '@hourcast/server/config'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startOps } from './start-ops.ts'
import { createWorkerState } from './worker-state.ts'

const given = async (env: Record<string, string>) => {
  const db = await givenDatabase()
  const state = createWorkerState(systemClock)
  const services = { config: readConfig(env), db, clock: systemClock, log: pino({ level: 'silent' }) }
  const ops = await startOps(services, {
    state,
    handlers: [
      async ({ url }, response) => {
        if (url !== '/mounted') return false
        response.end('mounted')
        return true
      },
    ],
  })
  onTestFinished(ops.stop)
  return { ops, ask: async (path: string) => (await fetch(`http://127.0.0.1:${ops.port()}${path}`)).text() }
}

test('with OPS_PORT, /metrics says what the rows say, /healthz what the worker does, and other handlers have their turn', async () => {
  const { ask } = await given({ OPS_PORT: '0' })
  const metrics = await ask('/metrics')
  for (const said of [
    'hourcast_database_up',
    'hourcast_outbox_events',
    'hourcast_outbox_bytes',
    'hourcast_schedules_planned',
    'hourcast_broadcasts_overdue',
  ])
    expect(metrics).toMatch(new RegExp(`^${said}(\\{[^}]*\\})? \\d`, 'm'))
  expect(JSON.parse(await ask('/healthz'))).toMatchObject({ status: 'ok', lease: 'standby', engine: 'stopped' })
  expect(await ask('/mounted')).toBe('mounted')
})

test('without OPS_PORT no port is opened', async () => {
  const { ops } = await given({})
  expect(ops.port()).toBeUndefined()
})
