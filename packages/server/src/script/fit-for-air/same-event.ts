import { HOUR_MS } from '@hourcast/domain/time-units'
import { type EventFacts, holds, keyOf } from './event-facts.ts'
import { WEAK } from './event-kinds.ts'
import { tellsOutcome } from './event-outcomes.ts'

// 'Fishing boat sinks off Scarborough' and 'Lifeboat saves three off Scarborough' share three things and hardly a word: where, of what kind, and how many.

/** Later it would be another one, or what came of it. */
const SAME_TIME_MS = 18 * HOUR_MS

/** 'Elbląg' and 'Elblągu', 'Harburg' and 'Harburger': an ending more. */
const isOneName = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return (
    one === other || (short.length >= LEAST_NAME && long.length - short.length <= ENDING && long.startsWith(short.slice(0, -1)))
  )
}
const LEAST_NAME = 4
const ENDING = 3

const isNameIn = (names: ReadonlySet<string>, name: string): boolean =>
  names.has(name) || [...names].some((other) => isOneName(name, other))

/** Names of both: sure in one of them at least. */
const sharedNames = (one: EventFacts, other: EventFacts): string[] => [
  ...[...one.names].filter((name) => isNameIn(other.names, name) || isNameIn(other.maybeNames, name)),
  ...[...other.names].filter((name) => !isNameIn(one.names, name) && isNameIn(one.maybeNames, name)),
]

const hasOwnPlace = (one: EventFacts, other: EventFacts): boolean =>
  [...one.places].some(
    (place) =>
      one.names.has(place) &&
      !isNameIn(other.names, place) &&
      !isNameIn(other.maybeNames, place) &&
      !holds(other.things, keyOf(place)),
  )

/** 'A cyclist' and 'a lorry driver', both before a train: a vehicle or a kind of victim in its headline that the other story lacks. */
const hasOwnBare = ({ bare, headline }: EventFacts, other: EventFacts): boolean =>
  [...bare].some((key) => headline.keys.has(key) && !holds(other.things, key))

/** What both tell: `weight` counts what both headlines hold, a half what only sentences hold. */
const sharedBy = (one: EventFacts, other: EventFacts) => {
  const names = sharedNames(one, other)
  const isApart = hasOwnBare(one, other) && hasOwnBare(other, one)
  const isThing = (key: string) =>
    !(isApart && (one.bare.has(key) || other.bare.has(key))) && !names.some((name) => keyOf(name) === key)
  const things = [...one.things.keys].filter((key) => holds(other.things, key) && isThing(key))
  const inHeadline = things.filter((key) => holds(one.headline, key) && holds(other.headline, key)).length
  const inOne = things.filter((key) => holds(one.headline, key) || holds(other.headline, key)).length
  const isCounted = [...one.counts].some((count) => other.counts.has(count))
  const weight =
    Math.max(0, names.length - 1) +
    (isCounted ? 1 : 0) +
    inHeadline +
    (inOne - inHeadline) * IN_ONE +
    (things.length - inOne) * BELOW
  return { names, things, inHeadline, isCounted, isSure: inOne > 0 || isCounted, weight }
}
type Shared = ReturnType<typeof sharedBy>
const IN_ONE = 0.75
const BELOW = 0.5

/** True when two sources tell of one event of a kind, in one place: the same number, a second name or the same thing is in both. */
export const isSameEvent = (one: EventFacts | undefined, other: EventFacts | undefined): boolean => {
  if (one === undefined || other === undefined || one.source === other.source) return false
  if (tellsOutcome(one, other)) return false
  const isUndated = one.at === undefined || other.at === undefined
  if (!isUndated && Math.abs((one.at ?? 0) - (other.at ?? 0)) > SAME_TIME_MS) return false
  const areOfOneKind = (one.kinds & other.kinds) !== 0
  if (!areOfOneKind && ![...one.counts].some((count) => other.counts.has(count))) return false
  const shared = sharedBy(one, other)
  const { names, weight, inHeadline, isSure } = shared
  if (!isUndated && isNowhere(one, other) && areCountedAlike(one, other) && inHeadline > 0) return true
  if (!areOfOneKind) return !isUndated && areAlikeOfNoKind(one, other, shared)
  if (!names.some((name) => holds(one.headline, keyOf(name)) || holds(other.headline, keyOf(name)))) return false
  const areElsewhere = hasOwnPlace(one, other) && hasOwnPlace(other, one)
  const isInHeadlines = (one.headlineKinds & other.headlineKinds & ~WEAK) !== 0
  if (!isInHeadlines && !isSure) return false
  return weight >= (isInHeadlines || inHeadline > 0 ? SURE : UNSURE) + (isUndated ? 1 : 0) + (areElsewhere ? 1 : 0)
}
const SURE = 0.75
const UNSURE = 1.5
const OF_NO_KIND = 1.75

/** 'Bomb made safe in Portsea', '2,400 go home in Portsea': as many in one place, and the same thing. Of two kinds they are two. */
const areAlikeOfNoKind = (one: EventFacts, other: EventFacts, { names, things, isCounted, weight }: Shared): boolean => {
  const isOfKind = (facts: EventFacts) => (facts.headlineKinds & ~WEAK) !== 0
  if (isOfKind(one) && isOfKind(other)) return false
  const areInHeadlines = names.some((name) => holds(one.headline, keyOf(name)) && holds(other.headline, keyOf(name)))
  const others = things.filter((key) => !one.counted.has(key) && !other.counted.has(key))
  return areInHeadlines && isCounted && others.length > 0 && weight >= OF_NO_KIND
}

/** As many dead, hurt or missing in both headlines. */
const areCountedAlike = (one: EventFacts, other: EventFacts): boolean =>
  one.headlineTallies.some(
    ({ count, of }) => of !== undefined && other.headlineTallies.some((known) => known.count === count && known.of === of),
  )

/** Of one kind, and one of both says nowhere where it was. */
const isNowhere = (one: EventFacts, other: EventFacts): boolean =>
  (one.kinds & other.kinds & ~WEAK) !== 0 && (!saysWhere(one) || !saysWhere(other))
const saysWhere = ({ names, places, headline }: EventFacts): boolean =>
  places.size > 0 || [...names].some((name) => holds(headline, keyOf(name)))

/** 'Two killed in house fire' and 'Two killed in house fire in Leeds': there are many such fires, but hardly two with 31 dead. */
const isPlacedInOneOnly = (one: EventFacts, other: EventFacts): boolean =>
  (one.headlineKinds & other.headlineKinds & ~WEAK) !== 0 &&
  ((hasOwnPlace(one, other) && !saysWhere(other)) || (hasOwnPlace(other, one) && !saysWhere(one))) &&
  ![...one.counts].some((count) => other.counts.has(count) && Number(count) > FEW)
const FEW = 9

/** True when two sources tell of two events of a kind, though nearly in the same words: each of a thing that the other does not name, or the later one of what came of it. */
export const areTwoEvents = (one: EventFacts | undefined, other: EventFacts | undefined): boolean => {
  if (one === undefined || other === undefined || one.source === other.source) return false
  if ((one.kinds & other.kinds) !== 0 && tellsOutcome(one, other, true)) return true
  const areOfOtherKinds = (one.kinds & other.kinds & ~WEAK) === 0
  if ((one.headlineKinds & other.headlineKinds) === 0 && !areOfOtherKinds) return false
  const { names, things, weight } = sharedBy(one, other)
  if (names.length + things.length === 0 && isPlacedInOneOnly(one, other)) return true
  const isLittle = areOfOtherKinds ? things.length === 0 : weight < BELOW
  return isLittle && names.length <= 1 && hasOwnThing(one, other, names) && hasOwnThing(other, one, names)
}

const hasOwnThing = ({ things, headline }: EventFacts, other: EventFacts, names: readonly string[]): boolean =>
  [...things.keys].some(
    (key) => headline.keys.has(key) && !holds(other.things, key) && !names.some((name) => keyOf(name) === key),
  )
