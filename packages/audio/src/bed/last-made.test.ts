import { expect, test } from 'vitest'
import { lastMade } from './last-made.ts'

test('what was asked for lately is kept, and made again once others have come', () => {
  const kept = lastMade<object>(2)
  const ask = (key: string) => kept(key, () => ({}))
  const [one, two] = [ask('one'), ask('two')]
  expect(ask('two')).toBe(two)
  expect(ask('one')).toBe(one)
  ask('three')
  expect(ask('one')).toBe(one)
  expect(ask('two')).not.toBe(two)
})
