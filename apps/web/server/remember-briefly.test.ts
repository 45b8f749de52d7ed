import { expect, test } from 'vitest'
import { rememberBriefly } from './remember-briefly.ts'

const given = (make: (key: string, times: number) => Promise<string>) => {
  const clock = { at: 0, now: () => clock.at }
  let times = 0
  const ask = rememberBriefly(clock, { forMs: 1_000, most: 2 }, (key) => {
    times += 1
    return make(key, times)
  })
  return { clock, ask, times: () => times }
}

test('however many ask within the time, it is made once', async () => {
  const { clock, ask, times } = given(async (key, count) => `${key} ${count}`)
  expect(await Promise.all(Array.from({ length: 100 }, () => ask('a')))).toEqual(Array(100).fill('a 1'))
  clock.at = 999
  expect([await ask('a'), await ask('b'), times()]).toEqual(['a 1', 'b 2', 2])
  clock.at = 1_000
  expect(await ask('a')).toBe('a 3')
})

test('what failed is not remembered', async () => {
  const { ask } = given(async (_, times) => {
    if (times === 1) throw new Error('no')
    return 'yes'
  })
  await expect(ask('a')).rejects.toThrow('no')
  expect(await ask('a')).toBe('yes')
})

test('two keys are remembered, the third takes the place of the oldest', async () => {
  const { ask, times } = given(async (key) => key)
  for (const key of ['a', 'b', 'c', 'b', 'c']) await ask(key)
  expect(times()).toBe(3)
  await ask('a')
  expect(times()).toBe(4)
})
