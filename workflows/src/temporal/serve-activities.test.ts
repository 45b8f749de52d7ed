import { getEventListeners } from 'node:events'
import { ApplicationFailure } from '@temporalio/common'
import { MockActivityEnvironment } from '@temporalio/testing'
import { DefaultLogger } from '@temporalio/worker'
import { expect, test } from 'vitest'
import type { ActivityHandlers } from '../activities.ts'
import type { StepName } from '../broadcast/activities-types.ts'
import { serveActivities } from './serve-activities.ts'

type Body = (input: unknown, signal: AbortSignal) => Promise<unknown>

const ofStep = (step: StepName, body: Body, answers = async () => true) => {
  const served = serveActivities({ [step]: body } as unknown as ActivityHandlers, { clock: { now: () => Date.now() }, answers })
  const environment = new MockActivityEnvironment({}, { logger: new DefaultLogger('ERROR', () => {}) })
  return {
    environment,
    run: (input: object) => environment.run(served[step] as (input: object) => Promise<unknown>, input) as Promise<unknown>,
  }
}

const untilAborted: Body = (_input, signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

test('a release holds its instant, and not a moment less', async () => {
  const at = Date.now() + 120
  const { run } = ofStep('release', async () => Date.now())
  expect(await run({ at })).toBeGreaterThanOrEqual(at)
})

test('several are held together, each for its own instant', async () => {
  const now = Date.now()
  const { run } = ofStep('release', async () => Date.now())
  const each = [{ at: now + 150 }, { at: now + 50 }]
  const outcomes = (await run({ each })) as { went: string; result: number }[]
  expect(outcomes.map(({ went }) => went)).toEqual(['well', 'well'])
  for (const [index, { result }] of outcomes.entries()) expect(result).toBeGreaterThanOrEqual(each[index]?.at ?? 0)
  expect(outcomes[1]?.result).toBeLessThan(outcomes[0]?.result ?? 0)
})

test('when one of several fails, what is held is let go at once, and what has begun runs to its end', async () => {
  const tooMany = Object.assign(new Error('too many guests'), { code: 'ftp-421' })
  const begun: string[] = []
  const { run } = ofStep('release', async (input) => {
    const { name } = input as { name: string }
    begun.push(name)
    if (name === 'failing') throw tooMany
    await new Promise((resolve) => setTimeout(resolve, 20))
    return 'sent'
  })
  const each = [{ name: 'failing' }, { name: 'held', at: Date.now() + 3_600_000 }, { name: 'begun' }]
  expect(await run({ each })).toEqual([
    { went: 'wrong', code: 'ftp-421', message: 'too many guests', permanent: false },
    { went: 'let-go' },
    { went: 'well', result: 'sent' },
  ])
  expect(begun).toEqual(['failing', 'begun'])
})

test('a step ends at the deadline, also when its own time is longer', async () => {
  const { run } = ofStep('render', untilAborted)
  await expect(run({ until: Date.now() + 50 })).rejects.toMatchObject({ type: 'timeout' })
})

test('a worker that goes lets what has begun end', async () => {
  let isDone = false
  const { environment, run } = ofStep('release', async () => {
    environment.cancel()
    await new Promise((resolve) => setTimeout(resolve, 30))
    isDone = true
  })
  await expect(run({})).rejects.toThrow()
  expect(isDone).toBe(true)
})

test('a fault keeps its code, and one that is final is not tried again', async () => {
  const { run } = ofStep('read', () =>
    Promise.reject(Object.assign(new Error('no feed'), { code: 'not-a-feed', permanent: true })),
  )
  const failure = await run({}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApplicationFailure)
  expect(failure).toMatchObject({ type: 'not-a-feed', nonRetryable: true, message: 'no feed' })
})

test('a database that is away for a moment uses up no try', async () => {
  const answers = [false, false, true]
  let tries = 0
  const { run } = ofStep(
    'write',
    async () => {
      tries += 1
      if (tries === 1) throw new Error('Connection terminated unexpectedly')
      return 'written'
    },
    async () => answers.shift() ?? true,
  )
  expect(await run({})).toBe('written')
})

test('when its worker goes, the SDK tells so in its own words, and the body has heard it', async () => {
  const heard: unknown[] = []
  const { environment, run } = ofStep('stage', (input, signal) => {
    signal.addEventListener('abort', () => heard.push(signal.reason))
    return untilAborted(input, signal)
  })
  const running = run({}).catch((error: unknown) => error)
  environment.cancel('WORKER_SHUTDOWN')
  expect((await running) as Error).toMatchObject({ name: 'CancelledFailure' })
  expect(heard).toHaveLength(1)
})

test('when its worker goes while several are held, all are suspended', async () => {
  const { environment, run } = ofStep('release', async () => 'sent')
  const running = run({ each: [{ at: Date.now() + 3_600_000 }, {}] }).catch((error: unknown) => error)
  environment.cancel('WORKER_SHUTDOWN')
  expect((await running) as Error).toMatchObject({ name: 'CancelledFailure' })
})

test('six hundred that are held, or begun, together listen to the end of their worker as one, and leave nothing at its signal', async () => {
  const { environment, run } = ofStep('release', async () => 'sent')
  const { cancellationSignal } = environment.context
  const listeners = () => getEventListeners(cancellationSignal, 'abort').length
  const before = listeners()
  const held = Array.from({ length: 300 }, () => ({ at: Date.now() + 50 }))
  const begun = Array.from({ length: 300 }, () => ({}))
  const running = run({ each: [...held, ...begun] })
  expect(listeners() - before).toBe(1)
  await running
  expect(listeners()).toBe(before)
})

test('a station whose servers say nothing holds a quarter of what may wait outside: the step of another one begins at once', async () => {
  let [hung, others] = [0, 0]
  const { environment, run } = ofStep('stage', async (input, signal) => {
    if ((input as { stationId: string }).stationId !== 'hostile') {
      others += 1
      return 'staged'
    }
    hung += 1
    return untilAborted(input, signal)
  })
  const hostile = { each: Array.from({ length: 600 }, () => ({ stationId: 'hostile', kind: 'ftp', until: Date.now() + 60_000 })) }
  const running = run(hostile).catch((error: unknown) => error)
  expect(await run({ stationId: 'neighbour', kind: 'ftp', until: Date.now() + 60_000 })).toBe('staged')
  expect([hung, others]).toEqual([125, 1])
  environment.cancel('WORKER_SHUTDOWN')
  await running
})
