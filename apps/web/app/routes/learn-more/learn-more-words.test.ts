import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { LEAD_MINUTES } from '@hourcast/domain/limits'
import { EXAMPLE_TASKS } from '@hourcast/domain/wizard/example-tasks'
import { expect, test } from 'vitest'
import { BENEFITS, PICTURE, PLANTS, STEPS } from './learn-more-words.ts'

const titles = (parts: readonly { title: string }[]) => parts.map(({ title }) => title.toLowerCase())

test('the plan has its five steps in their order', () => {
  expect(titles(STEPS.steps)).toEqual([
    'accelerated deployment',
    'flawless integration',
    'custom ai tailoring from historical data',
    'precision testing through pilots',
    'enterprise-wide expansion',
  ])
})

test('there are five benefits in their order', () => {
  expect(titles(BENEFITS.benefits)).toEqual([
    'operational resilience',
    'economic optimization',
    'productivity enhancement',
    'insightful decision-making',
    'scalable innovation',
  ])
})

test('figures and names are those of the product', () => {
  expect(PICTURE.stages[2].detail).toBe(`${LANGUAGES.length} languages`)
  expect([LEAD_MINUTES.default, PICTURE.description.split(' ')[0]]).toEqual([5, 'Five'])
  const tasks = EXAMPLE_TASKS.map(({ name }) => name.toLowerCase())
  for (const task of ['the state of our plant', 'maintenance ahead', 'the shift handover', 'safety on site']) {
    expect(tasks).toContain(task)
    expect(PLANTS.parts[0]?.text.toLowerCase()).toContain(task)
  }
})
