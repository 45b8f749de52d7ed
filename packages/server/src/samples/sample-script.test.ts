import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { HEARD_ALERT, SAMPLE_PLANS, type SamplePlan } from '@hourcast/domain/samples/sample-plans'
import { expect, test } from 'vitest'
import { createBuiltInWriter } from '../script/built-in/built-in-writer.ts'
import { inFull } from '../script/built-in/in-full/in-full.ts'
import { small } from '../script/first-letter.ts'
import { tongueOf } from '../script/tongue.ts'
import { exampleSensors } from './example-sensors.ts'
import { readSampleFeed } from './read-sample-feed.ts'
import { sampleFeedXml } from './sample-feeds.ts'
import { sampleWriteInput } from './sample-script.ts'

const writer = createBuiltInWriter()
const scriptOf = (plan: SamplePlan) => writer.write('bulletin', sampleWriteInput(plan))

test.each(SAMPLE_PLANS.map((plan) => [plan.id, plan] as const))(
  '%s says what its feed holds, and names host and station',
  async (_, plan) => {
    const items = readSampleFeed(plan)
    const locale = LANGUAGES.find(({ value }) => value === plan.language)?.locale ?? ''
    const { segments, itemIds } = await scriptOf(plan)
    const text = segments.map(({ text }) => text).join(' ')
    expect(text).toContain(plan.stationName)
    // A sample says most of its feed: its stories were written for it.
    expect(itemIds.length).toBeGreaterThanOrEqual(2)
    for (const item of items.filter(({ id }) => itemIds.includes(id)))
      expect(
        [item.title, inFull(item.title, tongueOf(locale)), ...item.text.split(/(?<=[.।]) /)].some(
          (sentence) =>
            // 'As the paper reports, the board …'
            text.includes(sentence) || text.includes(small(sentence)),
        ),
      ).toBe(true)
    expect(text).not.toMatch(/\((?:example|Beispiel|exemple|ejemplo|esempio|exemplo|przykład|voorbeeld|exemplu|उदाहरण)\)/)
    const words = text.split(/\s+/).length
    expect(words).toBeGreaterThan(30)
    expect(words).toBeLessThan(150)
  },
)

test('the alert is the first thing that is said, and says no more than the sensors do', async () => {
  const plan = SAMPLE_PLANS.find(({ id }) => id === HEARD_ALERT)
  const { segments } = await scriptOf(plan as SamplePlan)
  const told = segments.filter(({ kind }) => kind === 'item').map(({ text }) => text)
  expect(told[0]).toContain('Bearing temperature of pump 3 is 94 °C, 9 °C above its limit of 85 °C.')
  expect(told).toHaveLength(4)
  // A reading is no news, and none leads to the next.
  expect(segments.filter(({ kind }) => kind === 'link')).toEqual([])
  expect(told.slice(1).every((text) => text.includes('within its limit'))).toBe(true)
  const held = new Set(exampleSensors().match(/\d+(?:\.\d+)?/g))
  // Nine degrees is what lies between the two.
  for (const number of told.join(' ').match(/\d+(?:\.\d+)?/g) ?? []) expect(number === '9' || held.has(number)).toBe(true)
})

test('each feed is marked as an example, in its title and in words', () => {
  for (const { feed } of SAMPLE_PLANS.filter(({ inputMode }) => inputMode === 'rss'))
    expect(sampleFeedXml(feed, 'https://radio.example')).toMatch(/<title>[^<]*\([^<)]+\)<\/title>[\s\S]*made up/)
  expect(exampleSensors()).toMatch(/\(example\)[\s\S]*made up/)
  expect(sampleFeedXml('__proto__', '')).toBeNull()
})

test('a feed is in the language of the host who reads it', () => {
  for (const { feed, language, inputMode } of SAMPLE_PLANS) {
    if (inputMode === 'json') continue
    const tag = /<language>([^<]+)</.exec(sampleFeedXml(feed, '') ?? '')?.[1]
    expect(LANGUAGES.find(({ value }) => value === language)?.locale.slice(0, 2)).toBe(tag?.slice(0, 2))
  }
})
