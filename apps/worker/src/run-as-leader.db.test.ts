import { inSqlTransaction } from '@hourcast/db/open-database'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { postMail } from '@hourcast/server/accounts/post-mail'
import { readConfig } from '@hourcast/server/config'
import { createInProcessBus } from '@hourcast/server/events/in-process-bus'
import type { Services } from '@hourcast/server/services'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createWorkerState } from './ops/worker-state.ts'
import { runAsLeader } from './run-as-leader.ts'

const secret = { sessionSecret: 'secret of a test, at least 32 long' }
const newSignal = () => {
  let send = () => {}
  const received = new Promise<void>((resolve) => {
    send = resolve
  })
  return { received, send: () => send() }
}

test('a leader that stops lets go of the broadcasts first: a mail server that says nothing does not keep them', async () => {
  const db = await givenDatabase()
  // The house is kept from five seconds on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const clock = { now: () => Date.now() }
  const mail = { to: 'anna@radio.example', subject: 'Your code', text: 'A code.', validMs: 600_000 }
  await inSqlTransaction(db, ({ sql }) => postMail(sql, secret, { mail, now: clock.now() - 1 }))
  const [sending, answered, leading, stopped] = [newSignal(), newSignal(), newSignal(), newSignal()]
  const mailer: Services['mailer'] = {
    send: async ({ messageId }) => {
      sending.send()
      await answered.received
      return { messageId, accepted: true, response: '250' }
    },
    close: async () => {},
  }
  const log = pino({ level: 'silent' })
  const services = { ...secret, db, clock, log, config: readConfig({}), mailer } as unknown as Services
  const ending = new AbortController()
  const ended = runAsLeader(services, {
    signal: ending.signal,
    state: createWorkerState(clock),
    bus: { bus: createInProcessBus(), kafka: null, close: async () => {} },
    startEngine: async () => ({ ended: new Promise(() => {}), stop: async () => stopped.send() }),
    onLeading: leading.send,
  })
  await leading.received
  await vi.advanceTimersByTimeAsync(5_000)
  await sending.received
  ending.abort()
  await stopped.received
  answered.send()
  expect((await ended).message).toBe('asked to end')
})
