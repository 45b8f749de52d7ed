import { getEventListeners } from 'node:events'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFairPlaces } from './fair-places.ts'

/** Work that ends when the test says so. */
const desk = (places: number) => {
  const line = createFairPlaces({ places, perStation: 1, now: () => 0 })
  const [begun, open] = [[] as string[], new Map<string, () => void>()]
  const ask = (name: string, signal?: AbortSignal) =>
    line.run(
      () =>
        new Promise<void>((done) => {
          begun.push(name)
          open.set(name, done)
        }),
      { station: name.charAt(0), until: Number.POSITIVE_INFINITY, signal },
    )
  const end = async (name: string) => {
    open.get(name)?.()
    open.delete(name)
    await new Promise(setImmediate)
  }
  return { begun, open, ask, end }
}

test('a station that asks for much waits behind its own work alone', async () => {
  const { begun, ask, end } = desk(2)
  const asked = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => ask(name))
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  await end('a2')
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1'])
  await end('c1')
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'a3'])
  for (const name of ['b1', 'b2', 'a3']) await end(name)
  await Promise.all(asked)
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'a3', 'b2'])
})

test('work that fails gives its place back', async () => {
  const line = createFairPlaces({ places: 1, now: () => 0 })
  const turn = { station: 'a', until: 0 }
  await expect(line.run(() => Promise.reject(new Error('broken')), turn)).rejects.toThrow('broken')
  expect(await line.run(async () => 'next', turn)).toBe('next')
})

test('who is called off while waiting leaves the queue and never begins', async () => {
  const { begun, ask, end } = desk(1)
  const calling = new AbortController()
  const first = ask('a1')
  const second = ask('a2', calling.signal)
  const third = ask('a3')
  calling.abort(new Error('called off'))
  await expect(second).rejects.toThrow('called off')
  await new Promise(setImmediate)
  await end('a1')
  await end('a3')
  await Promise.all([first, third])
  expect(begun).toEqual(['a1', 'a3'])
})

test('all work is done, in order within a station, never more at once than there are places, never more of a station than it may hold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }),
      fc.infiniteStream(fc.nat()),
      async (places, keys, dice) => {
        const { begun, open, ask, end } = desk(places)
        const names = keys.map((key, index) => `${key}${String(index).padStart(2, '0')}`)
        const asked = Promise.all(names.map((name) => ask(name)))
        await new Promise(setImmediate)
        while (open.size > 0) {
          expect(open.size).toBeLessThanOrEqual(places)
          expect(new Set([...open.keys()].map((name) => name.charAt(0))).size).toBe(open.size)
          await end([...open.keys()][dice.next().value % open.size] ?? '')
        }
        await asked
        expect(begun.toSorted()).toEqual(names.toSorted())
        for (const key of 'abcd') {
          const own = begun.filter((name) => name.startsWith(key))
          expect(own).toEqual(own.toSorted())
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('what belongs to no station begins in order of arrival, and one more than may wait is refused', async () => {
  const line = createFairPlaces({ places: 1, maxWaiting: 2, whenFull: () => new Error('full'), now: () => 0 })
  const begun: string[] = []
  const work = (name: string) => line.run(async () => void begun.push(name))
  const asked = ['a', 'b', 'c'].map(work)
  await expect(work('d')).rejects.toThrow('full')
  await Promise.all(asked)
  await work('e')
  expect(begun).toEqual(['a', 'b', 'c', 'e'])
})

test('however many wait with one signal, it has one listener, and none when they have begun', async () => {
  const line = createFairPlaces({ places: 1, now: () => 0 })
  const { signal } = new AbortController()
  const asked = Array.from({ length: 20 }, () => line.run(async () => {}, { signal }))
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  await Promise.all(asked)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
