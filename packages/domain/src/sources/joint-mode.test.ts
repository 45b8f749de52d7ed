import { expect, test } from 'vitest'
import type { InputMode } from './content.ts'
import { jointMode } from './joint-mode.ts'

test.each<[InputMode[], InputMode]>([
  [[], 'rss'],
  [['rss'], 'rss'],
  [['json', 'json'], 'json'],
  [['rss', 'json'], 'https'],
  [['rss', 'https'], 'https'],
  [['json', 'rss', 'curl'], 'curl'],
])('%j are read together as %s', (modes, joint) => {
  expect(jointMode(modes)).toBe(joint)
})
