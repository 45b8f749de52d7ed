import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('one call alone is done at once, calls during it together', async () => {
  const batches: number[][] = []
  let release = () => {}
  const double = coalesce(async (inputs: readonly number[]) => {
    batches.push([...inputs])
    if (batches.length === 1)
      await new Promise<void>((resolve) => {
        release = resolve
      })
    return inputs.map((input) => input * 2)
  })
  const first = double(1)
  await Promise.resolve()
  await Promise.resolve()
  const others = [double(2), double(3)]
  release()
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6])
  expect(batches).toEqual([[1], [2, 3]])
})

test('a failure is that of its batch alone', async () => {
  const work = coalesce(async (inputs: readonly number[]) => {
    if (inputs.includes(1)) throw new Error('one')
    return inputs
  })
  await expect(work(1)).rejects.toThrow('one')
  expect(await work(2)).toBe(2)
})

test('where each may be done by itself, one at fault keeps no other of its batch from its end', async () => {
  const batches: number[][] = []
  const work = coalesce(
    async (inputs: readonly number[]) => {
      batches.push([...inputs])
      if (inputs.includes(2)) throw new Error('two')
      return inputs.map((input) => input * 10)
    },
    { isDivisible: true },
  )
  const settled = await Promise.allSettled([1, 2, 3].map(work))
  expect(settled).toMatchObject([{ value: 10 }, { reason: new Error('two') }, { value: 30 }])
  expect(batches).toEqual([[1, 2, 3], [1], [2], [3]])
})

test('where none goes through, it is not one that is at fault: the rest of the batch is not tried, and never many at once', async () => {
  let [calls, running, most] = [0, 0, 0]
  const work = coalesce(
    async () => {
      calls += 1
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      throw new Error('away')
    },
    { isDivisible: true },
  )
  const settled = await Promise.allSettled(Array.from({ length: 500 }, (_, index) => work(index)))
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true)
  expect(calls).toBeLessThan(20)
  expect(most).toBe(4)
})

test('a batch has a size', async () => {
  const sizes: number[] = []
  const work = coalesce(
    async (inputs: readonly number[]) => {
      sizes.push(inputs.length)
      return inputs
    },
    { atMost: 10 },
  )
  await Promise.all(Array.from({ length: 25 }, (_, index) => work(index)))
  expect(Math.max(...sizes)).toBe(10)
})

test('a crowd may be served by several calls at once, each input once', async () => {
  let atWork = 0
  let most = 0
  const work = coalesce(
    async (inputs: readonly number[]) => {
      atWork += 1
      most = Math.max(most, atWork)
      await new Promise((resolve) => setImmediate(resolve))
      atWork -= 1
      return inputs
    },
    { atMost: 10, together: 3 },
  )
  const numbers = Array.from({ length: 100 }, (_, index) => index)
  expect(await Promise.all(numbers.map(work))).toEqual(numbers)
  expect(most).toBe(3)
})
