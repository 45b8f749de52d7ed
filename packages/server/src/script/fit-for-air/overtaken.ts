import type { ContentItem } from '@hourcast/domain/sources/content'
import { HOUR_MS } from '@hourcast/domain/time-units'
import type { Tongue } from '../tongue.ts'
import { areOpposed, sidesOf } from './opposites.ts'
import { plainWords } from './phrases.ts'
import { stemsOf } from './same-story.ts'
import { tollOf } from './tolls.ts'
import { countsIn } from './victims.ts'

/** A headline that says yes or no to something, its words and its date. */
type Claim = { id: string; publishedAt: number; sides: readonly (0 | 1 | undefined)[]; stems: ReadonlySet<string> }

const LEAST_SHARED = 2

/** What a story counts, and of what it tells. */
type Count = {
  id: string
  publishedAt: number
  toll: number
  places: ReadonlySet<string>
  headline: ReadonlySet<string>
  stems: ReadonlySet<string>
}
/** One event's stories share so many words, and in their headlines a name: what every mishap has in capitals does not count. */
const LEAST_OF_EVENT = 3
const MISHAP =
  /^(?:police|crash\p{L}*|accidents?|fires?|attacks?|strikes?|missiles?|drones?|bomb\p{L}*|blast|explosion|storm|earthquakes?|people|child\p{L}*|dead|deaths?|deadly|toll|kill\p{L}*|injured|hurt|wom[ae]n|polizei\p{L}*|feuerwehr\p{L}*|\p{L}*unfall|\p{L}*unglück|brand|feuer|\p{L}*angriffe?|\p{L}*anschlag|attentat|rakete\p{L}*|drohne\p{L}*|\p{L}*explosion|erdbeben|menschen|kinder\p{L}*|personen|tote[nr]?|todesopfer|verletzte[nr]?|mann|männer|frau|frauen|zahl|auto|zug|bus|hotel|schule|nacht|tage?|jahre?|\p{L}*ongeluk|\p{L}*ongeval|\p{L}*aanval|aanslag|mensen|kinderen|doden|dodental|gewonden?|vrouw\p{L}*|brandweer|politie)$/iu
/** Of every event. */
const COUNTED =
  /(?<!\p{L})(?:dead|deaths?|died|dies|die|toll|kill\p{L}*|tote[nr]?|todesopfer|getötet|doden|dodental|gedood)(?!\p{L})/giu
/** Longer ago it was another one. */
const EVENT_MS = 72 * HOUR_MS
const BEGINNING = 400

const placesIn = (title: string): ReadonlySet<string> =>
  new Set((title.match(/\p{Lu}\p{L}{3,}/gu) ?? []).filter((word) => !MISHAP.test(word)))

const countOf = ({ id, title, text, publishedAt }: ContentItem, tongue: Tongue): Count | undefined => {
  const told = `${title}. ${text.slice(0, BEGINNING)}`
  const toll = publishedAt === undefined ? undefined : tollOf(told, tongue)
  return publishedAt === undefined || toll === undefined
    ? undefined
    : {
        id,
        publishedAt,
        toll,
        places: placesIn(title),
        headline: stemsOf(title.replace(COUNTED, ' '), tongue),
        stems: stemsOf(told, tongue),
      }
}

const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length

const areOfOneEvent = (one: Count, other: Count): boolean =>
  Math.abs(one.publishedAt - other.publishedAt) < EVENT_MS &&
  sharedBy(one.places, other.places) > 0 &&
  (sharedBy(one.headline, other.headline) >= LEAST_SHARED || sharedBy(one.stems, other.stems) >= LEAST_OF_EVENT)

/** Of these a place has one at a time, and its numbers change by the hour. */
const EVENT =
  /(?<!\p{L})(?:incêndio|incendio|incendie|feu de forêt|sismo|séisme|terremoto|explosão|explosión|explosion|esplosione|naufrágio|naufragio|naufrage|enchente|alluvione|avalanche|valanga|descarrilamento|descarrilamiento|deragliamento|déraillement)(?!\p{L})/iu
const STILL_OPEN_MS = 18 * HOUR_MS
/** So short a text tells no more than its headline. */
const BARE = 80

/** A bare headline of an event: what it counted, a later one counts again. */
type Stand = { id: string; publishedAt: number; event: string; places: ReadonlySet<string>; most: number }

const standOf = ({ id, title, text, publishedAt }: ContentItem, tongue: Tongue): Stand | undefined => {
  const event = EVENT.exec(title)?.[0].toLowerCase()
  if (event === undefined || publishedAt === undefined || text.length > BARE) return undefined
  return {
    id,
    publishedAt,
    event,
    places: new Set([...placesIn(title)].filter((place) => !EVENT.test(place))),
    most: Math.max(0, ...countsIn(title, tongue)),
  }
}

const isLaterStand = (one: Stand, old: Stand): boolean =>
  one.event === old.event &&
  // 'At least 12 dead' after '31 dead' knows less.
  (one.most === 0 || one.most >= old.most) &&
  one.publishedAt > old.publishedAt &&
  one.publishedAt - old.publishedAt < STILL_OPEN_MS &&
  sharedBy(one.places, old.places) > 0

const claimOf = ({ id, title, publishedAt }: ContentItem, tongue: Tongue): Claim | undefined => {
  const sides = publishedAt === undefined ? [] : sidesOf(plainWords(title), tongue)
  return publishedAt === undefined || sides.every((side) => side === undefined)
    ? undefined
    : { id, publishedAt, sides, stems: stemsOf(title, tongue) }
}

/** But for the words that are opposed, all of the shorter headline stands in the other one; of a numbered road the place is enough. */
const areOfOneMatter = ({ stems: one }: Claim, { stems: other }: Claim): boolean => {
  const shared = [...one].filter((stem) => other.has(stem))
  if (shared.length < LEAST_SHARED) return false
  const isOnRoad =
    shared.length > LEAST_SHARED && shared.some((stem) => ROAD.test(stem)) && shared.some((stem) => PLACE_IN_HINDI.test(stem))
  return isOnRoad || shared.length >= Math.min(one.size, other.size) - 1
}
const ROAD = /^\d{1,4}$/
/** Without capitals a place is any longer word but those of roads. */
const PLACE_IN_HINDI = /^(?!एन|एस|राज|सड|पास|नेश|हाई|हाद|रास|याता|मार|ट्र|जाम|दोन|दुर)\p{Lo}[\p{Lo}\p{M}]{2,}$/u

/**
 * The ids of stories whose contrary was published later: of a school that is open again nobody says that it is closed, also in a bulletin
 * that has told of the opening before.
 */
export const overtakenIn = (items: readonly ContentItem[], tongue: Tongue): ReadonlySet<string> => {
  const claims = items.flatMap((item) => claimOf(item, tongue) ?? [])
  const isOvertaken = (old: Claim) =>
    claims.some((one) => one.publishedAt > old.publishedAt && areOpposed(one.sides, old.sides) && areOfOneMatter(one, old))
  const counts = items.flatMap((item) => countOf(item, tongue) ?? [])
  const isRecounted = (old: Count) =>
    counts.some((one) => one.publishedAt > old.publishedAt && one.toll > old.toll && areOfOneEvent(one, old))
  const stands = items.flatMap((item) => standOf(item, tongue) ?? [])
  const isSucceeded = (old: Stand) => stands.some((one) => isLaterStand(one, old))
  return new Set(
    [...claims.filter(isOvertaken), ...counts.filter(isRecounted), ...stands.filter(isSucceeded)].map(({ id }) => id),
  )
}
