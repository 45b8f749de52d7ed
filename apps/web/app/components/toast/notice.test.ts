import { expect, test } from 'vitest'
import { flashOf } from './notice.ts'

test('a loader hands a notice over as its flash', () => {
  expect(flashOf({ flash: { kind: 'success', text: 'Scheduler saved successfully' }, other: 1 })).toEqual({
    kind: 'success',
    text: 'Scheduler saved successfully',
  })
})

test('data without a notice, or with something else of that name, has none', () => {
  for (const data of [undefined, null, 'flash', {}, { flash: null }, { flash: 'x' }, { flash: { kind: 'loud', text: 'x' } }])
    expect(flashOf(data)).toBeNull()
})
