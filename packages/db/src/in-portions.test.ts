import { expect, test } from 'vitest'
import { inPortions } from './in-portions.ts'
import type { Database } from './open-database.ts'

test('a statement is repeated until it finds less than a portion', async () => {
  const found = [3, 3, 2, 3]
  const pool = { query: async () => ({ rowCount: found.shift() }) } as unknown as Database['pool']
  await inPortions({ pool }, 'DELETE', [], 3)
  expect(found).toEqual([3])
})
