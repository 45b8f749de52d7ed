import { deliverUntil, freshUntil, releaseAt } from '@hourcast/domain/broadcasts/deadlines'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { AHEAD_MINUTES } from '@hourcast/domain/delivery/delivery-kinds'
import { occurrencesFrom } from '@hourcast/domain/slots/occurrences'
import { describe, expect, test } from 'vitest'
import { EngineEnds, virtualContext } from '../testing/virtual-context.ts'
import type { Begun } from './activities-types.ts'
import { runBroadcast } from './run-broadcast.ts'

const AIR = Date.parse('2026-11-21T07:00:00Z')
const MINUTE = 60_000
const START = AIR - 5 * MINUTE

const begunFor = (kinds: DeliveryKind[], airAt = AIR, begunAt = START): Begun => ({
  go: true,
  freshUntil: freshUntil(releaseAt(airAt, kinds), begunAt, airAt),
  deliverUntil: deliverUntil(airAt, begunAt),
  deliveries: kinds.map((kind) => ({ deliveryId: kind, kind, releaseAt: airAt - AHEAD_MINUTES[kind] * MINUTE })),
})

const run = async (script: Parameters<typeof virtualContext>[1], start = START) => {
  const virtual = virtualContext(start, script)
  const state = await runBroadcast(virtual.context, { broadcastId: 'b' })
  const at = (step: string, deliveryId?: string) =>
    virtual.calls.find((calls) => calls.step === step && calls.input.deliveryId === deliveryId)?.at
  return {
    state,
    at,
    steps: virtual.calls.map(({ step, input }) => (input.deliveryId ? `${step}:${input.deliveryId}` : step)),
    calls: virtual.calls,
    now: virtual.now(),
  }
}

test('read, write, speak, stage, wait for air, record: the link needs nothing at the instant', async () => {
  const { state, steps, at } = await run({ begun: begunFor(['link']) })
  expect(state).toBe('delivered')
  expect(steps).toEqual(['begin', 'read', 'write', 'render', 'stage:link', 'finish'])
  expect(at('finish')).toBe(AIR)
})

test('FTP is released two minutes before the hour, the mail on the hour', async () => {
  const { at } = await run({ begun: begunFor(['ftp', 'email', 'link']), takes: { stage: 100 } })
  expect(at('release', 'ftp')).toBeLessThanOrEqual(AIR - 2 * MINUTE + 1000)
  expect(at('release', 'email')).toBe(AIR)
})

test('what is staged late is released at once', async () => {
  const { at, state } = await run({ begun: begunFor(['email'], AIR, AIR + MINUTE) }, AIR + MINUTE)
  expect(at('release', 'email')).toBe(AIR + MINUTE)
  expect(state).toBe('delivered')
})

describe('never empty', () => {
  test.each(['read', 'write', 'render'])(
    'when %s fails for good the ladder takes the next rung and is told why',
    async (step) => {
      const { calls, state } = await run({
        begun: begunFor(['link']),
        faults: { [step]: { code: 'broken', message: 'It is broken.' } },
      })
      expect(calls.find((entry) => entry.step === 'fallBack')?.input).toMatchObject({
        step,
        code: 'broken',
        message: 'It is broken.',
      })
      expect(state).toBe('delivered')
    },
  )

  test('a fresh bulletin that is not ready in time is left behind before air', async () => {
    const { at, state } = await run({ begun: begunFor(['link']), takes: { render: 10 * MINUTE } })
    expect(at('fallBack')).toBe(AIR - 20_000)
    expect(at('finish')).toBe(AIR)
    expect(state).toBe('delivered')
  })

  test('only when no rung holds it has failed, and the first fault is the reason', async () => {
    const faults = {
      read: { code: 'timeout', message: 'The source did not answer.' },
      fallBack: { code: 'no-rung-left', message: 'nothing' },
    }
    const { state, calls } = await run({ begun: begunFor(['link']), faults })
    expect(state).toBe('failed')
    expect(calls.at(-1)?.input.failure).toMatchObject({ step: 'read', code: 'timeout' })
  })

  test('when the ladder found no time left, as after an outage, that is the reason, no matter what the fresh one died of', async () => {
    const faults = {
      render: { code: 'timeout', message: 'it took too long' },
      fallBack: { code: 'deadline', message: 'no time' },
    }
    const { calls } = await run({ begun: begunFor(['link']), faults })
    expect(calls.at(-1)?.input.failure).toMatchObject({ step: 'render', code: 'deadline' })
  })
})

test('a target in trouble is given up by itself; the others are delivered', async () => {
  const faults = { 'stage:ftp': { code: 'login', message: 'refused' } }
  const { steps, calls, state } = await run({ begun: begunFor(['ftp', 'email', 'link']), faults })
  expect(calls.find((entry) => entry.step === 'failDelivery')?.input).toMatchObject({ deliveryId: 'ftp', code: 'login' })
  expect(steps).toContain('release:email')
  expect(steps).not.toContain('release:ftp')
  expect(state).toBe('delivered')
})

describe('a target that cannot be staged before air', () => {
  const refused = { 'stage:ftp': { code: 'ftp-530', message: 'refused' }, 'release:ftp': { code: 'ftp-553', message: 'refused' } }
  const ofFtp = (steps: string[]) => steps.filter((step) => step.endsWith(':ftp'))

  test('is given up at once, tried once more at its own time, and delivered then if somebody has mended it', async () => {
    const script = { begun: begunFor(['ftp', 'link']), faults: refused, mended: ['ftp'] }
    const { steps, at, calls, state } = await run(script)
    expect(ofFtp(steps)).toEqual(['stage:ftp', 'failDelivery:ftp', 'stage:ftp', 'release:ftp'])
    expect(at('failDelivery', 'ftp')).toBe(START)
    expect(calls.find(({ step }) => step === 'release')).toMatchObject({ at: AIR - 2 * MINUTE })
    expect([steps.at(-1), state]).toEqual(['finish', 'delivered'])
  })

  test('is given up for good when it is refused again, and the end waits for that', async () => {
    const { steps, calls } = await run({ begun: begunFor(['ftp']), faults: refused })
    expect(ofFtp(steps)).toEqual(['stage:ftp', 'failDelivery:ftp', 'stage:ftp', 'failDelivery:ftp'])
    expect(calls.at(-1)).toMatchObject({ step: 'finish', at: AIR - 2 * MINUTE })
  })

  test('is not tried once more where its time had come by then', async () => {
    const { steps } = await run({ begun: begunFor(['ftp'], AIR, AIR - MINUTE), faults: refused }, AIR - MINUTE)
    expect(ofFtp(steps)).toEqual(['stage:ftp', 'failDelivery:ftp'])
  })

  test('a release that was refused minutes ahead of air is tried once more at air, whole', async () => {
    const faults = { 'release:ftp': { code: 'ftp-530', message: 'refused' } }
    const { steps, calls, state } = await run({ begun: begunFor(['ftp', 'link']), faults, mended: ['ftp'] })
    expect(ofFtp(steps)).toEqual(['stage:ftp', 'release:ftp', 'failDelivery:ftp', 'stage:ftp', 'release:ftp'])
    expect(calls.filter(({ step }) => step === 'release').map(({ at, input }) => [at, input.at])).toEqual([
      [AIR - 2 * MINUTE, AIR - 2 * MINUTE],
      [AIR, AIR],
    ])
    expect([steps.at(-1), state]).toEqual(['finish', 'delivered'])
  })

  test('a release that was refused at air is not', async () => {
    const ofMail = { 'release:email': { code: 'smtp-550', message: 'refused' } }
    const { steps } = await run({ begun: begunFor(['email']), faults: ofMail })
    expect(steps.slice(-4)).toEqual(['stage:email', 'release:email', 'failDelivery:email', 'finish'])
    const late = await run(
      { begun: begunFor(['ftp'], AIR, AIR + MINUTE), faults: { 'release:ftp': refused['release:ftp'] } },
      AIR + MINUTE,
    )
    expect(ofFtp(late.steps)).toEqual(['stage:ftp', 'release:ftp', 'failDelivery:ftp'])
  })

  test('is tried until the slot is too old, and no longer', async () => {
    const begun = { ...begunFor(['email']), deliverUntil: AIR + MINUTE } as Begun
    const { steps, now } = await run({
      begun,
      faults: { 'stage:email': refused['stage:ftp'] },
      mended: ['email'],
      takes: { release: 10 * MINUTE },
    })
    expect(steps.slice(-4)).toEqual(['stage:email', 'release:email', 'failDelivery:email', 'finish'])
    expect(now).toBe(AIR + MINUTE)
  })
})

test('cancelled, missed or ended before: nothing is done', async () => {
  for (const state of ['cancelled', 'missed', 'delivered'] as const) {
    const done = await run({ begun: { go: false, state } })
    expect([done.state, done.steps]).toEqual([state, ['begin']])
  }
})

test('an engine that puts the run down is no failure of the broadcast', async () => {
  for (const putDownAt of ['read', 'render', 'stage', 'release'] as const) {
    const { context, calls } = virtualContext(START, { begun: begunFor(['email']), putDownAt })
    await expect(runBroadcast(context, { broadcastId: 'b' })).rejects.toBeInstanceOf(EngineEnds)
    expect(calls.map(({ step }) => step)).not.toContain('fallBack')
    expect(calls.map(({ step }) => step)).not.toContain('failDelivery')
  }
})

test('a year of hourly slots in virtual time, both clock changes in it: each airs once, at its instant', async () => {
  const schedules = [{ id: 'a', days: [1, 2, 3, 4, 5, 6, 7], hours: Array.from({ length: 24 }, (_, hour) => `${hour}:00`) }]
  const from = Date.parse('2026-01-01T00:00:00Z')
  let aired = 0
  let last = 0
  for (const { airAt } of occurrencesFrom(schedules, 'Europe/Berlin', from)) {
    if (airAt >= from + 365 * 24 * 60 * MINUTE) break
    const start = airAt - 5 * MINUTE
    const { at, state } = await run({ begun: begunFor(['link'], airAt, start) }, start)
    expect([state, at('finish')]).toEqual(['delivered', airAt])
    expect(airAt).toBeGreaterThan(last)
    last = airAt
    aired += 1
  }
  expect(aired).toBe(365 * 24)
})
