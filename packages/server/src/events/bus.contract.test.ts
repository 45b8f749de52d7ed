import { randomUUID } from 'node:crypto'
import { TOPICS } from '@hourcast/domain/events'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { AnyEvent, Bus } from './bus.ts'
import { testBuses } from './testing/buses.ts'

const WAIT = { timeout: 30_000, interval: 10 }

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

describe.each(testBuses(process.env))('the bus %s', (_name, openBus) => {
  const open = async () => {
    const { bus, close } = await openBus()
    onTestFinished(close)
    /** As the relay does it: until the bus has taken them. */
    const publish = (events: AnyEvent[]) => vi.waitFor(() => bus.publish(events), WAIT)
    const listen = async (topics: Parameters<Bus['subscribe']>[1], failures = 0) => {
      const seen: AnyEvent[] = []
      let left = failures
      const stop = await bus.subscribe(`test-${randomUUID()}`, topics, async (events) => {
        if (left > 0) {
          left -= 1
          throw new Error('not yet')
        }
        seen.push(...events)
      })
      onTestFinished(stop)
      return { seen, stop }
    }
    return { bus, publish, listen }
  }
  const eventually = (check: () => void) => vi.waitFor(check, WAIT)

  test('tells every consumer every event of its topics, whole', async () => {
    const { publish, listen } = await open()
    const [first, second] = [await listen([TOPICS.schedulers]), await listen([TOPICS.schedulers, TOPICS.listening])]
    const reported = [event('a'), listening('a'), event('b')]
    await publish(reported)
    await eventually(() => expect(second.seen).toHaveLength(3))
    await eventually(() => expect(first.seen).toHaveLength(2))
    expect(second.seen).toEqual(expect.arrayContaining(reported))
    expect(first.seen.map(({ topic }) => topic)).toEqual([TOPICS.schedulers, TOPICS.schedulers])
  })

  test('keeps the order within a key', async () => {
    const { publish, listen } = await open()
    const { seen } = await listen([TOPICS.schedulers])
    const reported = Array.from({ length: 60 }, (_, place) => event(['a', 'b', 'c'][place % 3] ?? 'a'))
    await publish(reported.slice(0, 40))
    await publish(reported.slice(40))
    await eventually(() => expect(seen).toHaveLength(60))
    for (const key of ['a', 'b', 'c']) {
      expect(seen.filter((one) => one.key === key)).toEqual(reported.filter((one) => one.key === key))
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

  test('whose signal has come is told nothing, and leaves its name to another', async () => {
    const { bus, publish, listen } = await open()
    const stopping = new AbortController()
    const gone: AnyEvent[] = []
    await bus.subscribe('history', [TOPICS.schedulers], async (events) => void gone.push(...events), stopping.signal)
    stopping.abort()
    const here = await listen([TOPICS.schedulers])
    await publish([event('a')])
    await eventually(() => expect(here.seen).toHaveLength(1))
    expect(gone).toEqual([])
    const next: AnyEvent[] = []
    onTestFinished(await bus.subscribe('history', [TOPICS.schedulers], async (events) => void next.push(...events)))
    await publish([event('a')])
    await eventually(() => expect(next.length).toBeGreaterThan(0))
  })

  test('publishing nothing is nothing', async () => {
    const { publish, listen } = await open()
    const { seen } = await listen([TOPICS.schedulers])
    await publish([])
    expect(seen).toEqual([])
  })
})
