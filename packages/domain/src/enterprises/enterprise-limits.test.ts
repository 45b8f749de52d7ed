import { expect, test } from 'vitest'
import { faultOfFilling, reachedEnterpriseLimit } from './enterprise-limits.ts'

test('three a day with one e-mail address, ten of one visitor, 500 of all', () => {
  const none = { address: 0, visitor: 0, everybody: 0 }
  expect(reachedEnterpriseLimit({ address: 2, visitor: 9, everybody: 499 })).toBeUndefined()
  expect(reachedEnterpriseLimit({ ...none, address: 3 })).toBe('address')
  expect(reachedEnterpriseLimit({ ...none, visitor: 10 })).toBe('visitor')
  expect(reachedEnterpriseLimit({ ...none, everybody: 500 })).toBe('everybody')
})

test('a form is filled in by somebody who reads it: not in less than three seconds, not a day later, and not where nobody sees a field', () => {
  const after = (filledInMs: number | null, trap = '') => faultOfFilling({ trap, filledInMs })
  expect([after(3_000), after(86_400_000)]).toEqual([null, null])
  expect(after(2_999)).toBe('That was quicker than anybody types. Press the button once more.')
  expect(after(86_400_001)).toContain('open for too long')
  expect(after(null)).toContain('open for too long')
  expect(after(60_000, 'https://spam.example')).toContain('A field was filled in that people do not see.')
})
