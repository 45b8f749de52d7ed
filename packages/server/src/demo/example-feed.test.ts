import { describe, expect, it } from 'vitest'
import { parseFeed } from '../sources/parse-feed.ts'
import { exampleFeed } from './example-feed.ts'
import { EXAMPLE_STORIES } from './example-stories.ts'

const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 9, 24, 22, 55)
const itemsAt = (now: number) =>
  parseFeed(exampleFeed(now, 'http://localhost:3000'), { host: 'localhost', url: 'http://localhost:3000/' })

describe('the example feed', () => {
  it('is marked as an example and says that it is made up', () => {
    expect(exampleFeed(START, 'http://localhost:3000')).toMatch(
      /<title>[^<]*\(example\)<\/title>[\s\S]*<description>An example:[^<]*made up/,
    )
    expect(itemsAt(START)[0]?.source).toBe('Port Ellery News (example)')
  })

  it('shows eight entries of the last hours, newest first, none from the future', () => {
    for (let minute = 0; minute < 180; minute += 1) {
      const now = START + minute * 60_000
      const times = itemsAt(now).map(({ publishedAt }) => publishedAt ?? Number.NaN)
      expect(times).toHaveLength(8)
      expect(times).toEqual(times.toSorted((one, other) => other - one))
      for (const time of times) expect(time <= now && time > now - 4 * HOUR_MS).toBe(true)
    }
  })

  it('has three new stories for every hour of two days, and no story twice at once', () => {
    for (let hour = 1; hour <= 48; hour += 1) {
      const before = new Set(itemsAt(START + (hour - 1) * HOUR_MS).map(({ id }) => id))
      const shown = itemsAt(START + hour * HOUR_MS)
      expect(shown.filter(({ id }) => !before.has(id))).toHaveLength(3)
      expect(new Set(shown.map(({ title }) => title)).size).toBe(8)
    }
  })

  it('is the same at the same moment', () => {
    expect(exampleFeed(START, 'http://localhost:3000')).toBe(exampleFeed(START, 'http://localhost:3000'))
  })

  it('draws on at least 60 different stories that read well aloud', () => {
    const stories = EXAMPLE_STORIES.flat()
    expect(new Set(stories.map(([title]) => title)).size).toBe(stories.length)
    expect(stories.length).toBeGreaterThanOrEqual(60)
    for (const [title, text] of stories) {
      expect(title).toMatch(/^[A-Z].{8,78}[^.]$/)
      expect(text).toMatch(/^[A-Z][\s\S]{90,360}\.$/)
      expect(text).not.toMatch(/https?:|[<>]|\b(?:today|tomorrow|yesterday|this morning|tonight)\b/i)
    }
  })
})
