import { expect, test } from 'vitest'
import { feedSays } from '../testing/feed-says.ts'
import { TONGUES } from '../tongue.ts'
import { PLAIN_ITEMS } from './testing/plain-items.ts'

test.each(PLAIN_ITEMS)('%s, an honest item is told: %s', async (tongue, title, text) => {
  const { said, reason, sentences } = await feedSays(tongue, title, text)
  expect(reason).toBeUndefined()
  expect(sentences).toEqual([])
  expect(said).toContain(text.split(/(?<=[.।]) /)[0])
})

test('each tongue has its share', () => {
  for (const tongue of TONGUES) expect(PLAIN_ITEMS.filter(([one]) => one === tongue).length).toBeGreaterThanOrEqual(5)
})
