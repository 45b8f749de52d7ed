import { TOPICS } from '@hourcast/domain/events'
import { describe, expect, test } from 'vitest'
import { type AnyEvent, BusUnavailableError } from '../bus.ts'
import { actOn, codeOf, restMs, TRIES } from './act-on.ts'

const letter = (name: string) => {
  const event: AnyEvent = {
    id: name,
    topic: TOPICS.schedulers,
    key: 'a',
    type: 'scheduler.paused',
    occurredAt: 1,
    payload: { schedulerId: 'a', revision: 1 },
  }
  return { event, origin: name }
}

/** `faults`: what the handler throws when it is told this event, one after another; then it acts. */
const open = (faults: Record<string, unknown[]> = {}) => {
  const acted: string[] = []
  const aside: [string, string][] = []
  const rests: number[] = []
  const reported: string[][] = []
  const act = (...names: string[]) =>
    actOn(names.map(letter), {
      handler: async (events) => {
        const ids = events.map(({ id }) => id)
        reported.push(ids)
        for (const id of ids) {
          const fault = faults[id]?.shift()
          if (fault !== undefined) throw fault
        }
        acted.push(...ids)
      },
      rest: async (ms) => void rests.push(ms),
      setAside: async ({ origin }, code) => void aside.push([origin, code]),
      onFailure: () => {},
    })
  return { act, acted, aside, rests, reported }
}
const poison = (times = TRIES + 1) => Array.from({ length: times }, () => new Error('poison'))
const away = (times: number) => Array.from({ length: times }, () => new BusUnavailableError('no database'))

describe('acting on events of one partition', () => {
  test('tells them together when nothing fails', async () => {
    const { act, acted, reported, rests } = open()
    await act('1', '2', '3')
    expect(acted).toEqual(['1', '2', '3'])
    expect(reported).toHaveLength(1)
    expect(rests).toEqual([])
  })

  test('one that fails for a while is tried again, and order holds', async () => {
    const { act, acted, aside, rests } = open({ 2: poison(3) })
    await act('1', '2', '3')
    expect(acted).toEqual(['1', '2', '3'])
    expect(aside).toEqual([])
    expect(rests).toEqual([restMs(1), restMs(2)])
  })

  test('one that keeps failing is set aside after its tries, and those behind it get through', async () => {
    const { act, acted, aside, rests } = open({ 2: poison() })
    await act('1', '2', '3')
    expect(acted).toEqual(['1', '3'])
    expect(aside).toEqual([['2', 'handler']])
    expect(rests).toHaveLength(TRIES - 1)
    const total = rests.reduce((sum, ms) => sum + ms, 0)
    expect(total).toBeGreaterThan(20_000)
    expect(total).toBeLessThan(40_000)
  })

  test('a database that is away is waited for, however long, and no event pays for it', async () => {
    const { act, acted, aside, rests, reported } = open({ 1: away(500) })
    await act('1', '2')
    expect(acted).toEqual(['1', '2'])
    expect(aside).toEqual([])
    expect(rests).toHaveLength(500)
    expect(Math.max(...rests)).toBe(10_000)
    expect(reported.every((ids) => ids.length === 2)).toBe(true)
  })

  test('tries count through an absence of the database', async () => {
    const { act, aside } = open({ 1: [...poison(TRIES - 1), ...away(20), ...poison(1)] })
    await act('1')
    expect(aside).toEqual([['1', 'handler']])
  })

  test('ends where there is no time for another try', async () => {
    const gone = new Error('the partition has gone')
    const acting = actOn([letter('1')], {
      handler: async () => Promise.reject(new Error('poison')),
      rest: async () => Promise.reject(gone),
      setAside: async () => Promise.reject(new Error('too early')),
      onFailure: () => {},
    })
    await expect(acting).rejects.toBe(gone)
  })
})

test('the code of a failure is a word of a machine, never a message', () => {
  expect(codeOf(Object.assign(new Error('x'), { code: '23505' }))).toBe('23505')
  expect(codeOf(Object.assign(new Error('x'), { code: 'password is hunter2' }))).toBe('handler')
  expect(codeOf(new Error('secret'))).toBe('handler')
  expect(codeOf('secret')).toBe('handler')
})
