import type { ExampleStory } from './example-story.ts'
import { CITY, CULTURE, SPORT, TRAFFIC, WEATHER } from './stories-of-town.ts'
import { BUSINESS, PLANT_STATUS } from './stories-of-work.ts'

/** By subject; the feed takes one of each in turn. */
export const EXAMPLE_STORIES: readonly (readonly ExampleStory[])[] = [
  ...[CITY, WEATHER, TRAFFIC],
  ...[PLANT_STATUS, CULTURE, SPORT, BUSINESS],
]
