import { HOUR_MS } from '@hourcast/domain/time-units'
import { expect, test } from 'vitest'
import { writeInput } from '../testing/write-input.ts'
import { createBuiltInWriter } from './built-in-writer.ts'

const MIDNIGHT = Date.parse('2027-03-14T00:00:00Z')
const writer = createBuiltInWriter()

const STORIES = [
  { hour: 5, title: 'Harbour board votes for a second ferry', text: 'The boat carries 180 passengers and 22 cars.' },
  { hour: 8, title: 'School kitchen wins a prize', text: 'The kitchen of the lower school has won a prize for its soup.' },
  { hour: 15, title: 'Wind park passes a test', text: 'The wind park off the cape has passed its winter test.' },
].map(({ hour, ...story }) => ({
  ...story,
  id: story.title,
  source: 'Coast News',
  publishedAt: MIDNIGHT + (hour - 0.5) * HOUR_MS,
  hour,
}))

/** A day of an hourly host with three stories, as its scheduler hears it: what it told, and what it said in its last bulletins. */
const day = async (language: number) => {
  const told = new Map<string, number>()
  const bulletins: { hour: number; text: string; kinds: string[]; itemIds: string[] }[] = []
  let saidNothingNew = false
  for (let hour = 0; hour < 24; hour += 1) {
    const airAt = MIDNIGHT + hour * HOUR_MS
    const items = STORIES.filter((story) => story.hour <= hour).map(({ hour: _, ...item }) => item)
    const recentlySaid = new Set(bulletins.slice(-2).flatMap(({ text }) => text.split('\n')))
    const script = await writer.write(
      'bulletin',
      writeInput({ language, items, airAt, toldAt: new Map(told), recentlySaid, saidNothingNew }),
    )
    if (script.itemIds.some((id) => !told.has(id))) saidNothingNew = false
    if (script.itemIds.length === 0) saidNothingNew = true
    for (const id of script.itemIds) told.set(id, airAt)
    const { segments, itemIds } = script
    bulletins.push({ hour, text: segments.map(({ text }) => text).join('\n'), kinds: segments.map(({ kind }) => kind), itemIds })
  }
  return bulletins
}

test('in a day with three stories it is said four times at most that nothing is new: once after each', async () => {
  const bulletins = await day(9)
  const silent = bulletins.filter(({ kinds }) => kinds.includes('body')).map(({ hour }) => hour)
  // At midnight nothing has come yet; then once between two stories: at nine the one of five comes back.
  expect(silent).toEqual([0, 6, 11, 16])
})

test('no bulletin of the day is empty, and none is the same as one of the two before it', async () => {
  for (const language of [9, 7]) {
    const bulletins = await day(language)
    for (const { hour, text, kinds } of bulletins) {
      expect([hour, kinds[0], kinds.at(-1)]).toEqual([hour, 'greeting', 'sign-off'])
      expect(text.split(/\s+/).length, text).toBeGreaterThan(8)
    }
    for (const [at, { text }] of bulletins.entries())
      expect(bulletins.slice(Math.max(0, at - 2), at).map((one) => one.text)).not.toContain(text)
  }
})
