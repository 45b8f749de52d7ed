import { expect, test } from 'vitest'
import { Fault } from './fault.ts'

const copyOf = (sharedName: string | undefined, name = 'LateError') =>
  class extends Fault {
    static override readonly sharedName = sharedName
    override readonly name = name
  }

test('a fault is known by every copy of its class, and by no other class', () => {
  const [one, another] = [copyOf('LateError'), copyOf('LateError')]
  const thrown = new one('late', 'It came too late.')
  expect([thrown instanceof one, thrown instanceof another, thrown instanceof Fault]).toEqual([true, true, true])
  expect(thrown instanceof copyOf('EarlyError', 'EarlyError')).toBe(false)
  expect(thrown instanceof copyOf(undefined)).toBe(false)
  expect(new Error('late') instanceof one).toBe(false)
  for (const other of [null, undefined, 'LateError', { name: 'LateError' }]) expect(other instanceof (one as never)).toBe(false)
})
