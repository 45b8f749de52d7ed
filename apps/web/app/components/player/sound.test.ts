import { expect, test } from 'vitest'
import { formatPosition, lettersReadAt, spokenAt } from './sound.ts'

const marks = [
  { segment: 0, startMs: 200, endMs: 1_000 },
  { segment: 1, startMs: 1_400, endMs: 3_000 },
]

test('a segment is lit from its first word until the next one begins', () => {
  expect([0, 199, 200, 1_200, 1_399, 1_400, 9_000].map((ms) => spokenAt({ marks }, ms))).toEqual([
    undefined,
    undefined,
    0,
    0,
    0,
    1,
    1,
  ])
  expect(spokenAt({ marks: [] }, 500)).toBeUndefined()
})

test('within a segment its words light up one after the other, up to the one that is read', () => {
  const sound = { marks, segments: ['Good morning.', 'Rain until noon'] }
  const readAt = (ms: number) => (sound.segments[spokenAt(sound, ms) ?? 9] ?? '').slice(0, lettersReadAt(sound, ms))
  expect([100, 200, 500, 501, 600, 1_000, 1_399, 1_400, 1_940, 2_500, 2_600, 3_000].map(readAt)).toEqual([
    '',
    'Good',
    'Good',
    'Good',
    'Good morning.',
    'Good morning.',
    'Good morning.',
    'Rain',
    'Rain until',
    'Rain until',
    'Rain until noon',
    'Rain until noon',
  ])
  expect(lettersReadAt({ marks: [], segments: [] }, 500)).toBe(0)
})

test('a position reads as minutes and seconds', () => {
  expect([0, 999, 59_400, 65_400, 3_600_000, -5].map(formatPosition)).toEqual(['0:00', '0:01', '0:59', '1:05', '60:00', '0:00'])
})
