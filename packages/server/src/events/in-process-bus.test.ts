import { TOPICS } from '@hourcast/domain/events'
import { expect, test } from 'vitest'
import type { AnyEvent } from './bus.ts'
import { createInProcessBus } from './in-process-bus.ts'

const event: AnyEvent = {
  id: 'e1',
  topic: TOPICS.schedulers,
  key: 's',
  type: 'scheduler.paused',
  occurredAt: 1,
  payload: { schedulerId: 's', revision: 2 },
}

test('a failure names the consumer and keeps its cause', async () => {
  const bus = createInProcessBus()
  const cause = new Error('no such table')
  await bus.subscribe('history', [TOPICS.schedulers], async () => {
    throw cause
  })
  await bus.subscribe('analytics', [TOPICS.schedulers], async () => {})
  await expect(bus.publish([event])).rejects.toThrow('history: no such table')
})

test('one name listens once', async () => {
  const bus = createInProcessBus()
  const stop = await bus.subscribe('history', [TOPICS.schedulers], async () => {})
  await expect(bus.subscribe('history', [TOPICS.schedulers], async () => {})).rejects.toThrow('history listens already')
  await stop()
  await bus.subscribe('history', [TOPICS.schedulers], async () => {})
})

test('stopping waits for the event in hand', async () => {
  const bus = createInProcessBus()
  const happened: string[] = []
  let finish = () => {}
  const handling = new Promise<void>((done) => {
    finish = done
  })
  const stop = await bus.subscribe('history', [TOPICS.schedulers], async () => {
    await handling
    happened.push('handled')
  })
  const publishing = bus.publish([event])
  const stopped = stop().then(() => happened.push('stopped'))
  finish()
  await Promise.all([publishing, stopped])
  expect(happened).toEqual(['handled', 'stopped'])
})
