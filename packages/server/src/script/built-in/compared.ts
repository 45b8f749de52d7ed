import type { ContentItem } from '@hourcast/domain/sources/content'
import { HOUR_MS } from '@hourcast/domain/time-units'
import type { EventFacts } from '../fit-for-air/event-facts.ts'
import { areOfOtherDays, namedDaysIn } from '../fit-for-air/named-dates.ts'
import { areOfOtherPlaces, placeCodesIn } from '../fit-for-air/named-places.ts'
import { areOpposed, sidesOf } from '../fit-for-air/opposites.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import { areTwoEvents, isSameEvent } from '../fit-for-air/same-event.ts'
import { areInOtherPlaces, isSameStory, type Story } from '../fit-for-air/same-story.ts'
import { areTwoWarnings, type WeatherWarning } from '../fit-for-air/weather-warning.ts'
import type { Tongue } from '../tongue.ts'
import { keywords, overlap } from './sentences.ts'

/** Nothing is told twice in one bulletin, also when two sources have it. */
const SAME_STORY = 0.7

/** By which two are known for one story. */
export type Compared = {
  item: ContentItem
  story: Story
  event?: EventFacts | undefined
  warning?: WeatherWarning | undefined
} & ReturnType<typeof factsOf>

/** Of a headline: its words, what days and what roads it names, and on which side of each pair of opposites it stands. */
export const factsOf = (headline: string, tongue: Tongue) => {
  const words = plainWords(headline)
  const known = keywords(headline)
  return { words, known, days: namedDaysIn(words, tongue), places: placeCodesIn(known), sides: sidesOf(words, tongue) }
}

/** Two sources have it, in the same words or in their own. What is closed and what is open are two, and so are two days' markets. */
export const isTold = (one: Compared, other: Compared): boolean =>
  !areReadings(one.item, other.item) &&
  !areOpposed(one.sides, other.sides) &&
  !areOfOtherDays(one.days, other.days) &&
  !areOfOtherPlaces(one.places, other.places) &&
  !(one.item.source === other.item.source && areTwoOfOne(one, other)) &&
  !areTwoWarnings(one.warning, other.warning, {
    isOneSource: one.item.source === other.item.source,
    areWordedAlike: isWordedAlike(one, other),
  }) &&
  (isSameEvent(other.event, one.event) || isWordedAlike(one, other) || isSameStory(other.story, one.story)) &&
  !areTwoEvents(one.event, other.event)

const isWordedAlike = (one: Compared, other: Compared): boolean => overlap(other.known, one.known) > SAME_STORY

/** How much later than the other it was published, in milliseconds; 0 where one of them has no date. */
export const laterBy = ({ publishedAt: one }: ContentItem, { publishedAt: other }: ContentItem): number =>
  one === undefined || other === undefined ? 0 : one - other

/** One source tells of two accidents in two towns, and after so long of the next press conference. */
const areTwoOfOne = (one: Compared, other: Compared): boolean =>
  areInOtherPlaces(one.story, other.story) || Math.abs(laterBy(one.item, other.item)) > REPEATED_MS
const REPEATED_MS = 48 * HOUR_MS

/** In almost the same words two sensors, or two days' weather, say different things. */
const areReadings = (one: ContentItem, other: ContentItem): boolean =>
  (one.isReading === true && other.isReading === true) || (one.weather !== undefined && other.weather !== undefined)
