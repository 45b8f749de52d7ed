import { expect, test } from 'vitest'
import { LEAD_MINUTES } from '../limits.ts'
import { findPlan, hasFeature, hostsOf, PLAN_FEATURES, PLAN_IDS, PLANS } from './plans.ts'

test('three plans, EUR 49, 299 and 599 a month, with up to 2, 4 and 10 hosts; one of them is highlighted', () => {
  expect(PLANS.map(({ monthly }) => monthly)).toEqual([49, 299, 599])
  expect(PLANS.map(hostsOf)).toEqual(['up to 2 hosts', 'up to 4 hosts', 'up to 10 hosts'])
  expect(PLANS.map(({ id }) => id)).toEqual(PLAN_IDS)
  expect(PLANS.filter(({ isHighlighted }) => isHighlighted)).toHaveLength(1)
})

test('each plan brings what the specification says of it, and has what those before it have', () => {
  const broughtBy = (id: string) => PLAN_FEATURES.filter(({ from }) => from === id).map(({ words }) => words)
  expect(broughtBy('starter')).toEqual(['standard voices', 'multi-language', 'own station page with scheduling'])
  expect(broughtBy('professional')).toEqual([
    'custom voice',
    'feeds updated every minute',
    'minimum 2 minutes preparation before going live',
  ])
  expect(broughtBy('network')).toEqual(['priority support', 'analytics', 'advanced scheduling', 'customizable voiceovers'])
  const counts = PLAN_IDS.map((id) => PLAN_FEATURES.filter((feature) => hasFeature(id, feature)).length)
  expect(counts).toEqual([3, 6, 10])
})

test('the two minutes of the second plan are the least lead that there is', () => {
  expect(PLAN_FEATURES.map(({ words }) => words)).toContain(`minimum ${LEAD_MINUTES.least} minutes preparation before going live`)
})

test('a plan is found by its id, and nothing by anything else', () => {
  expect(findPlan('network')?.monthly).toBe(599)
  for (const id of [null, '', 'Network', 'toString']) expect(findPlan(id)).toBeNull()
})
