import { expect, test } from 'vitest'
import { readScript } from './broadcast-row.ts'

test('a script that an older program stored is read as one that left nothing out', () => {
  const stored = { title: 'News', segments: [], itemIds: ['a'], writer: 'built-in' }
  expect(readScript(stored)).toEqual({ ...stored, leftOut: [] })
  const leftOut = [{ itemId: 'b', title: 'Old', source: 'News', reason: 'stale-day' }]
  expect(readScript({ ...stored, leftOut })).toEqual({ ...stored, leftOut })
  expect(readScript(null)).toBeNull()
})
