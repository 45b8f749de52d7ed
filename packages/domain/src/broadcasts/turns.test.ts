import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFairLine, SOON_MS } from './fair-line.ts'
import { createTurns } from './turns.ts'

/** Takes all that wait. */
const drain = <T>({ take }: { take: () => T | undefined }): T[] => {
  const taken: T[] = []
  for (let item = take(); item !== undefined; item = take()) taken.push(item)
  return taken
}

const inTurns = (...items: [name: string, until?: number][]): string[] => {
  const turns = createTurns<string>()
  for (const [name, until = 0] of items) turns.add(name, { station: name.slice(0, 1), until })
  return drain(turns)
}

test('within a station the earliest deadline goes first, and of two alike the one that came first', () => {
  expect(inTurns(['a11', 11], ['a9', 9], ['a10', 10], ['a9 too', 9])).toEqual(['a9', 'a9 too', 'a10', 'a11'])
})

test('stations with one item each go by deadline, no matter which came first', () => {
  expect(inTurns(['c', 11], ['a', 9], ['b', 10])).toEqual(['a', 'b', 'c'])
})

test('forty of one station, however soon they are due, let the one of another station go second', () => {
  const forty = Array.from({ length: 40 }, (_, n): [string, number] => [`x${n}`, 1])
  const order = inTurns(...forty, ['a', 2])
  expect(order.slice(0, 3)).toEqual(['x0', 'a', 'x1'])
})

test('who has just had a turn and comes again does not go before who waits', () => {
  const turns = createTurns<string>()
  for (const name of ['a1', 'b1', 'c1']) turns.add(name, { station: name.slice(0, 1), until: 5 })
  expect(turns.take()).toBe('a1')
  turns.add('a2', { station: 'a', until: 1 })
  expect(drain(turns)).toEqual(['b1', 'c1', 'a2'])
})

test('a station that may not go is passed over with all it has, and goes on when it is let in', () => {
  const turns = createTurns<string>()
  for (const name of ['x1', 'x2', 'a1', 'a2']) turns.add(name, { station: name.slice(0, 1), until: 0 })
  const notX = (station: string) => station !== 'x'
  expect([turns.take(notX), turns.take(notX), turns.take(notX)]).toEqual(['a1', 'a2', undefined])
  expect(turns.take()).toBeUndefined()
  turns.letIn('x')
  expect(drain(turns)).toEqual(['x1', 'x2'])
})

test('who leaves the line is not taken, and costs its station no turn', () => {
  const turns = createTurns<string>()
  const leave = ['x1', 'x2', 'a1'].map((name) => turns.add(name, { station: name.slice(0, 1), until: 0 }))
  leave[0]?.()
  leave[0]?.()
  expect(drain(turns)).toEqual(['x2', 'a1'])
})

type Come = { station: string; until: number } | 'take'
const come = fc.oneof(
  fc.record({ station: fc.constantFrom('a', 'b', 'c', 'd'), until: fc.integer({ min: 0, max: 9 }) }),
  fc.constant<'take'>('take'),
)

/** For each item taken: what was taken of each station while it waited, and how many of its own were. */
const waitsOf = (steps: readonly Come[]) => {
  const turns = createTurns<{ station: string; comesAt: number }>()
  const taken: { station: string; comesAt: number }[] = []
  const take = (): boolean => {
    const item = turns.take()
    if (item) taken.push(item)
    return item !== undefined
  }
  for (const step of steps) {
    if (step === 'take') take()
    else turns.add({ station: step.station, comesAt: taken.length }, step)
  }
  while (take());
  return taken.map((item, index) => {
    const meanwhile = taken.slice(item.comesAt, index)
    const of = (key: string) => meanwhile.filter(({ station }) => station === key).length
    return { own: of(item.station), others: ['a', 'b', 'c', 'd'].filter((key) => key !== item.station).map(of) }
  })
}

test('nobody waits longer than for its own items ahead, and before each of these and itself one of each other station', () => {
  fc.assert(
    fc.property(fc.array(come, { maxLength: 60 }), (steps) => {
      for (const { own, others } of waitsOf(steps)) for (const other of others) expect(other).toBeLessThanOrEqual(own + 1)
    }),
  )
})

test('everything that comes is taken once', () => {
  fc.assert(
    fc.property(fc.array(come, { maxLength: 60 }), (steps) => {
      expect(waitsOf(steps)).toHaveLength(steps.filter((step) => step !== 'take').length)
    }),
  )
})

test('nothing that is due now waits behind what is due in an hour, no matter whose it is; within a quarter of an hour it takes its turns', () => {
  const now = Date.UTC(2026, 10, 22, 9)
  const hour = 3_600_000
  const line = createFairLine<string>()
  line.add('b in an hour', { station: 'b', until: now + hour })
  for (const name of ['a1', 'a2', 'a3']) line.add(name, { station: 'a', until: now })
  line.add('an ident', { station: 'c', until: Number.POSITIVE_INFINITY })
  expect([line.take(now), line.take(now)]).toEqual(['a1', 'a2'])
  line.add('a4', { station: 'a', until: now })
  const soon = now + hour - SOON_MS
  expect(line.size()).toBe(4)
  expect(drain({ take: () => line.take(soon) })).toEqual(['a3', 'b in an hour', 'a4', 'an ident'])
  expect(line.size()).toBe(0)
})
