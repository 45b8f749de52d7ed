import { expect, test } from 'vitest'
import { PLAN_IDS } from './plans.ts'
import {
  hasAnalytics,
  hasCustomVoice,
  hasEnded,
  hostsAllowed,
  leastLead,
  nextPlan,
  tooManyHosts,
  trialFrom,
} from './station-plan.ts'

const NOW = Date.parse('2026-11-23T09:00:00Z')
const DAY = 86_400_000
const lasting = PLAN_IDS.map((id) => ({ id, endsAt: null }))

test('a trial is fourteen days of the first plan, and over at its last instant', () => {
  const trial = trialFrom(NOW)
  expect(trial).toEqual({ id: 'starter', endsAt: NOW + 14 * DAY })
  expect([NOW, NOW + 14 * DAY - 1, NOW + 14 * DAY].map((now) => hasEnded(trial, now))).toEqual([false, false, true])
})

test('2, 4 and 10 hosts; none begins after the end', () => {
  expect(lasting.map((plan) => hostsAllowed(plan, NOW))).toEqual([2, 4, 10])
  expect(PLAN_IDS.map((id) => hostsAllowed({ id, endsAt: NOW }, NOW))).toEqual([0, 0, 0])
})

test('custom voice and a lead of two minutes from the second plan on, analytics with the third; without a plan all', () => {
  expect([null, ...lasting].map(hasCustomVoice)).toEqual([true, false, true, true])
  expect([null, ...lasting].map(leastLead)).toEqual([2, 5, 2, 2])
  expect([null, ...lasting].map(hasAnalytics)).toEqual([true, false, false, true])
})

test('a refusal names the plan, its hosts, what goes on and what to do', () => {
  const [starter, , network] = lasting as [(typeof lasting)[0], (typeof lasting)[0], (typeof lasting)[0]]
  expect(tooManyHosts(starter, NOW)).toBe(
    'Your Starter plan has up to 2 hosts. Nothing was changed, and the hosts that you have go on. Delete one that you no longer need, or take Professional, with up to 4, on the Subscription page.',
  )
  expect(nextPlan(network)).toBeNull()
  expect(tooManyHosts(network, NOW)).toMatch(/up to 10 hosts.*Delete one that you no longer need\.$/)
  expect(tooManyHosts(trialFrom(NOW), NOW + 20 * DAY)).toMatch(/^Your Starter plan has ended\. Nothing was changed/)
})
