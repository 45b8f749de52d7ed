import pino from 'pino'
import { expect, test } from 'vitest'
import { createRateLimit } from '../../server/api/rate-limit.ts'
import { answerProblem } from './answer-problem.ts'
import { checkRateLimit } from './check-rate-limit.ts'
import { noStore } from './no-store.ts'

test('each owner may ask so often a minute, for each thing by itself, and is told when again', () => {
  let now = 0
  const lines: string[] = []
  const log = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) })
  const services = { log, sessionSecret: 'secret of a test, at least 32 long' }
  const context = { limit: createRateLimit({ now: () => now }), services, visitorKey: '203.0.113.7' }
  const ask = (who: string, what = 'test-ftp') => checkRateLimit(context, { who, what, perMinute: 2 })
  expect([ask('anna').ok, ask('anna').ok, ask('otto').ok, ask('anna', 'save').ok]).toEqual([true, true, true, true])
  now = 20_000
  expect(ask('anna')).toMatchObject({
    problem: { code: 'too-many', message: 'That was too often for a minute. Try again in 40 seconds.', retryAfterSeconds: 40 },
  })
  expect(ask('anna').ok).toBe(false)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'security.limit-hit', ownerId: 'anna', what: 'test-ftp' }),
  ])
  now = 60_000
  expect(ask('anna').ok).toBe(true)
})

test('a page that was asked for too often says in its head when to ask again', () => {
  const problem = { code: 'too-many', message: 'Too often.', retryAfterSeconds: 40 } as const
  const actionHeaders = new Headers(answerProblem(problem, {}).init?.headers)
  expect(noStore({ actionHeaders })).toEqual({ 'Cache-Control': 'no-store', 'Retry-After': '40' })
  expect(noStore({ actionHeaders: new Headers() })).toEqual({ 'Cache-Control': 'no-store' })
})
