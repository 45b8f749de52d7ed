import { expect, test } from 'vitest'
import { learnWays } from './learn.ts'
import { poorlyTold } from './poorly-told.ts'
import { signsOfWays } from './signs-of-way.ts'
import { type Way, waysOf, writtenOf } from './ways.ts'

const HEADLINE = 'Chipmaker opens plant in Arden'
const AGAIN = 'A chipmaker has opened a plant in Arden that will employ 400 people.'
const BESIDE = 'The mayor of Troy spoke of a good day for the valley and its schools.'

test('a story has as many ways as it has sentences for them', () => {
  expect(waysOf({ headline: HEADLINE, told: [] })).toEqual(['headline'])
  expect(waysOf({ headline: HEADLINE, told: [AGAIN] })).toEqual(['headline', 'first', 'both'])
  expect(waysOf({ headline: HEADLINE, told: [AGAIN, BESIDE] })).toEqual(['headline', 'first', 'both', 'two'])
})

test('nothing behind a sentence that is left out is told', () => {
  const story = { headline: HEADLINE, lead: HEADLINE, rest: [AGAIN, BESIDE], unbroken: 1 }
  expect(writtenOf(story).told).toEqual([AGAIN])
  expect(writtenOf({ ...story, lead: AGAIN, rest: [BESIDE] }).told).toEqual([AGAIN, BESIDE])
})

test('a way shows how much of the headline is said again, what is lost and what is new', () => {
  const signs = (way: Way, told: string[]) => [...signsOfWays({ headline: `Fog: ${HEADLINE}`, told }, 'en')(way)]
  expect(signs('headline', [AGAIN])).toEqual(expect.arrayContaining(['headline/en', 'headline/h:', 'headline/h-label']))
  expect(signs('headline', [AGAIN]).some((sign) => sign.includes('/lost'))).toBe(false)
  expect(signs('both', [AGAIN])).toEqual(expect.arrayContaining(['both/new-figure', 'both/lost-names0']))
  expect(signs('first', [BESIDE])).toEqual(expect.arrayContaining(['first/kept0', 'first/lost-names2']))
  expect(signs('two', [AGAIN, BESIDE])).toContain('two/2-kept0')
})

test('what stands in poor tellings speaks against one', () => {
  const tellings = ['Fog', 'Storm', 'Flood', 'Strike'].flatMap((label) => [
    { written: { headline: `${label}: ${HEADLINE}`, told: [AGAIN] }, way: 'both' as const, tongue: 'en' as const, faulty: 1 },
    {
      written: { headline: `${label} closes the harbour`, told: [BESIDE] },
      way: 'both' as const,
      tongue: 'en' as const,
      faulty: 0,
    },
  ])
  const weights = learnWays(tellings)
  expect(weights.get('both/h:')).toBeGreaterThan(0)
  expect(weights.get('both/kept0')).toBeLessThan(0)
  expect(weights.get('both/en')).toBeUndefined()
})

test('who hears the headline and the same again hears it told more poorly than by one of the two', () => {
  const poorly = poorlyTold({ headline: HEADLINE, told: [AGAIN] }, 'en')
  expect(poorly('both')).toBeGreaterThan(poorly('first') + 0.2)
})
