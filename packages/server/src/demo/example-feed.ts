import { HOUR_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import { EXAMPLE_STORIES } from './example-stories.ts'
import type { ExampleStory } from './example-story.ts'
import { type FeedEntry, feedXml } from './feed-xml.ts'

/** Each hour brings this many new stories, at these minutes: a bulletin an hour always finds something new. */
const NEW_AT_MINUTES = [6, 25, 44] as const

/** Entries shown: the last two to three hours. Of fewer stories each once. */
const SHOWN = 8

/** Stories by subject; a feed takes one of each in turn. */
type Subjects = readonly (readonly ExampleStory[])[]

type Entry = { number: number; publishedAt: number; story: ExampleStory }

/**
 * The feed of the example station, RSS 2.0: a function of the clock alone, so that restarts neither repeat nor lose an entry.
 * The same text comes back after 77 entries, a bit more than a day, as a new entry.
 */
export const exampleFeed = (now: number, publicUrl: string): string => {
  const entries = exampleEntries(now, EXAMPLE_STORIES)
  const head = {
    title: 'Port Ellery News (example)',
    description:
      'An example: Port Ellery and everything in this feed is made up, so that the example station has something to read.',
    language: 'en',
    link: publicUrl,
    address: `${publicUrl}/example/feed.xml`,
    builtAt: entries[0]?.publishedAt ?? now,
  }
  return feedXml(head, entries)
}

/** What a feed of made-up stories shows at this instant, the newest first: each is dated within the last hours. */
export const exampleEntries = (now: number, subjects: Subjects): (FeedEntry & { publishedAt: number })[] => {
  const shown = Math.min(SHOWN, subjects.flat().length)
  const newest = (Math.floor(now / HOUR_MS) + 1) * NEW_AT_MINUTES.length - 1
  const candidates = Array.from({ length: shown + NEW_AT_MINUTES.length }, (_, back) => entryOf(newest - back, subjects))
  return candidates
    .filter(({ publishedAt }) => publishedAt <= now)
    .slice(0, shown)
    .map(({ number, publishedAt, story: [title, text] }) => ({ guid: `example-${number}`, title, text, publishedAt }))
}

const entryOf = (number: number, subjects: Subjects): Entry => {
  const minute = NEW_AT_MINUTES[number % NEW_AT_MINUTES.length] ?? 0
  return {
    number,
    publishedAt: Math.floor(number / NEW_AT_MINUTES.length) * HOUR_MS + minute * MINUTE_MS,
    story: storyOf(number, subjects),
  }
}

/** One subject after the other, so that neighbours differ. */
const storyOf = (number: number, subjects: Subjects): ExampleStory => {
  const subject = subjects[number % subjects.length] ?? []
  return subject[Math.floor(number / subjects.length) % subject.length] ?? ['', '']
}
