import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { candidateOf } from '../built-in/candidate.ts'
import { writeInput } from '../testing/write-input.ts'
import { TONGUES } from '../tongue.ts'
import { judgeItem, type OnAir } from './judge-item.ts'
import { isSameStory, storyOf } from './same-story.ts'

const { airAt, timeZone } = writeInput()
const air = (tongue: OnAir['tongue'], presentationType = 1): OnAir => ({ tongue, presentationType, airAt, timeZone })
const itemOf = (title: string, text: string) => ({ id: 'x', title, text, source: 'Coast News', publishedAt: airAt - 3_600_000 })

const MOST_MS = 4_000
const ROUNDS = 3
/** In microseconds. What is the user's and what the system's of a short time is a guess of the kernel. */
const cpuSince = (begun: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(begun)
  return user + system
}
/** CPU time in milliseconds. What else the machine does adds to it: of some rounds the shortest counts. */
const costOf = (work: () => void): number => {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && least >= MOST_MS; round += 1) {
    const begun = process.cpuUsage()
    work()
    least = Math.min(least, cpuSince(begun) / 1000)
  }
  return least
}

describe('a hostile text costs no more than its length', () => {
  test.each([
    '"',
    '“',
    "'a ",
    "' ",
    'I ',
    'A: ',
    '14:05 ',
    'f*',
    '(Photo: ',
    '[+1',
    '… ',
    '...',
    'a.b.',
    'today ',
    'every ',
    'storm of ',
    'traffic of ',
    'A9 closed ',
    '# % off ',
    '10 % off ',
    'Opinion ',
    ' | Opinion',
    '- ',
    'suicide rope ',
    'वे ',
    'é',
  ])('%j', (mark) => {
    const page = `${mark}${mark.repeat(20_000 / mark.length)}x`
    const read = () => {
      for (const presentationType of [1, 2, 3, 5]) {
        judgeItem(itemOf(page, page), page, [page, page], air('en', presentationType))
        candidateOf(itemOf(page, page), 'en-US', air('en', presentationType))
      }
      isSameStory(storyOf(page, page, 'A', 'en'), storyOf(page, page, 'B', 'en'))
    }
    // Quadratic it takes minutes.
    expect(costOf(read)).toBeLessThan(MOST_MS)
  })
})

test('a headline of figures between bars costs no more than another', () => {
  const read = () => candidateOf(itemOf(`Story | ${'1'.repeat(4_000)}_`, 'It rained.'), 'en-US', air('en'))
  // Cubic it takes minutes.
  expect(costOf(read)).toBeLessThan(MOST_MS)
})

test('twice the items cost about twice as much', () => {
  const text = 'The board of Port Ellery met at noon and spoke of the ferry, the quay and the weather of the last days. '.repeat(
    8,
  )
  const costOf = (count: number) => {
    const begun = process.cpuUsage()
    for (let at = 0; at < count; at += 1) candidateOf(itemOf(`Story ${at} of the harbour`, `${at} ${text}`), 'en-US', air('en'))
    return cpuSince(begun)
  }
  costOf(60)
  expect(costOf(600)).toBeLessThan(60 * Math.max(costOf(60), 1000))
})

test('no matter what strangers write, an item is told or left out with a reason', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom(...TONGUES),
      fc.constantFrom(1, 2, 3, 5),
      (title, text, tongue, presentationType) => {
        const told = candidateOf(itemOf(title, text), tongue, air(tongue, presentationType))
        if (typeof told === 'string') expect(told).toMatch(/^[a-z-]+$/)
        else expect(told.lead).not.toBe('')
      },
    ),
    { numRuns: 300 },
  )
})
