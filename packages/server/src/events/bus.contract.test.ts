import { randomUUID } from 'node:crypto'
import { TOPICS } from '@hourcast/domain/events'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { AnyEvent, Bus } from './bus.ts'
import { createInProcessBus } from './in-process-bus.ts'

type Opened = { bus: Bus; close(): Promise<void> }

/** Every bus that exists: one more line lets another one join. */
const buses: [string, () => Promise<Opened>][] = [
  ['in this process', async () => ({ bus: createInProcessBus(), close: async () => {} })],
]

const event = (key: string): AnyEvent => ({
  id: randomUUID(),
  topic: TOPICS.schedulers,
  key,
  type: 'scheduler.saved',
  occurredAt: 1,
  payload: { schedulerId: key, revision: 1 },
})

const listening = (key: string): AnyEvent => ({
  id: randomUUID(),
  topic: TOPICS.listening,
  key,
  type: 'link.fetched',
  occurredAt: 1,
  payload: { schedulerId: key, broadcastId: 'b' },
})

describe.each(buses)('the bus %s', (_name, openBus) => {
  const open = async () => {
    const { bus, close } = await openBus()
    onTestFinished(close)
    /** As the relay does it: until the bus has taken them. */
    const publish = (events: AnyEvent[]) => vi.waitFor(() => bus.publish(events), { timeout: 10_000, interval: 10 })
    const listen = async (topics: Parameters<Bus['subscribe']>[1], failures = 0) => {
      const seen: AnyEvent[] = []
      let left = failures
      const stop = await bus.subscribe(`test-${randomUUID()}`, topics, async (one) => {
        if (left > 0) {
          left -= 1
          throw new Error('not yet')
        }
        seen.push(one)
      })
      onTestFinished(stop)
      return { seen, stop }
    }
    return { publish, listen }
  }
  const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 })

  test('tells every consumer every event of its topics, whole', async () => {
    const { publish, listen } = await open()
    const [first, second] = [await listen([TOPICS.schedulers]), await listen([TOPICS.schedulers, TOPICS.listening])]
    const told = [event('a'), listening('a'), event('b')]
    await publish(told)
    await eventually(() => expect(second.seen).toHaveLength(3))
    await eventually(() => expect(first.seen).toHaveLength(2))
    expect(second.seen).toEqual(expect.arrayContaining(told))
    expect(first.seen.map(({ topic }) => topic)).toEqual([TOPICS.schedulers, TOPICS.schedulers])
  })

  test('keeps the order within a key', async () => {
    const { publish, listen } = await open()
    const { seen } = await listen([TOPICS.schedulers])
    const told = Array.from({ length: 60 }, (_, place) => event(['a', 'b', 'c'][place % 3] ?? 'a'))
    await publish(told.slice(0, 40))
    await publish(told.slice(40))
    await eventually(() => expect(seen).toHaveLength(60))
    for (const key of ['a', 'b', 'c']) {
      expect(seen.filter((one) => one.key === key)).toEqual(told.filter((one) => one.key === key))
    }
  })

  test('tells an event again to a consumer that failed', async () => {
    const { publish, listen } = await open()
    const { seen } = await listen([TOPICS.schedulers], 3)
    const one = event('a')
    await publish([one])
    await eventually(() => expect(seen).toContainEqual(one))
  })

  test('a consumer that fails does not keep an event from the others', async () => {
    const { publish, listen } = await open()
    const [failing, fine] = [await listen([TOPICS.schedulers], 2), await listen([TOPICS.schedulers])]
    const one = event('a')
    await publish([one])
    await eventually(() => expect(fine.seen).toContainEqual(one))
    await eventually(() => expect(failing.seen).toContainEqual(one))
  })

  test('tells nothing more to who has stopped, and stopping waits for the event in hand', async () => {
    const { publish, listen } = await open()
    const [gone, here] = [await listen([TOPICS.schedulers]), await listen([TOPICS.schedulers])]
    await publish([event('a')])
    await eventually(() => expect(gone.seen).toHaveLength(1))
    await gone.stop()
    await publish([event('a')])
    await eventually(() => expect(here.seen).toHaveLength(2))
    expect(gone.seen).toHaveLength(1)
  })

  test('publishing nothing is nothing', async () => {
    const { publish, listen } = await open()
    const { seen } = await listen([TOPICS.schedulers])
    await publish([])
    expect(seen).toEqual([])
  })
})
