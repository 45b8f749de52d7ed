import { expect, test } from 'vitest'
import { orLastKnown } from './or-last-known.ts'

test('what was found last is found again while nothing can be asked, and no longer', async () => {
  const world = { isAway: false, value: 'eight' as string | null }
  const find = orLastKnown(2, async (key) => {
    if (world.isAway) throw new Error('away')
    return key === 'none' ? null : world.value
  })
  expect(await find('a')).toBe('eight')
  expect(await find('none')).toBeNull()
  world.isAway = true
  expect(await find('a')).toBe('eight')
  await expect(find('none')).rejects.toThrow('away')
  await expect(find('never asked for')).rejects.toThrow('away')
  Object.assign(world, { isAway: false, value: 'nine' })
  expect(await find('a')).toBe('nine')
})

test('the one asked for longest ago is forgotten first', async () => {
  const world = { isAway: false }
  const find = orLastKnown(2, async (key) => {
    if (world.isAway) throw new Error('away')
    return key
  })
  for (const key of ['a', 'b', 'a', 'c']) await find(key)
  world.isAway = true
  await expect(find('b')).rejects.toThrow('away')
  expect([await find('a'), await find('c')]).toEqual(['a', 'c'])
})

test('what is known meanwhile goes before what was found last, and is there where nothing was found', async () => {
  const world = { isAway: false }
  const find = orLastKnown(
    2,
    async (key) => {
      if (world.isAway) throw new Error('away')
      return key
    },
    async (key, last) => (key === 'late' ? last : `${last ?? 'nothing'}, then nine`),
  )
  expect([await find('eight'), await find('late')]).toEqual(['eight', 'late'])
  world.isAway = true
  expect(await find('eight')).toBe('eight, then nine')
  expect(await find('late')).toBe('late')
  expect(await find('never asked for')).toBe('nothing, then nine')
})
