import type { ContentItem } from '@hourcast/domain/sources/content'
import { HOUR_MS } from '@hourcast/domain/time-units'
import type { OnAir } from '../fit-for-air/judge-item.ts'
import type { Judged } from './judged.ts'
import { riskOf } from './learnt/risk.ts'
import { seenOf } from './learnt/signs.ts'
import { latenessOf } from './news-value.ts'
import { relatedIn } from './one-event.ts'
import { isPublicDanger } from './public-danger.ts'
import { WEIGHTS, weightOf } from './story-weight.ts'

/** A paper with so many more stories of an event is full of it: it is the news of the day. */
const TOPIC = 3

/** Stories of a mixed programme with what each weighs, and where there is a choice how likely an editor would leave it out. */
export const weighStories = (
  candidates: readonly Judged[],
  { hasChoice, hasHeadlines }: { hasChoice: boolean; hasHeadlines: boolean },
  air: OnAir,
  location = '',
): Judged[] => {
  const relatedTo = relatedIn(candidates)
  const isTopic = (one: Judged) => hasHeadlines && weightOf(one, air) !== WEIGHTS.light && relatedTo(one) >= TOPIC
  const isWeighed = ({ item, part }: Judged) => hasChoice && isOfPaper(item) && (part === undefined || part === 'news')
  return candidates.map((one) => {
    const weighed = { ...one, weight: weightOf(isTopic(one) ? { ...one, isWide: true } : one, air) }
    return isWeighed(one)
      ? { ...weighed, risk: riskIn(weighed, air), lateness: latenessOf(weighed, air.tongue, location) }
      : weighed
  })
}

/** What machines and services report is never doubted: an alarm is as short as it is. */
export const isOfPaper = ({ link, isReading, weather, about }: ContentItem): boolean =>
  link !== undefined && !isReading && weather === undefined && about === undefined

/** What is first by its weight, the dead of this hour, is rather told, unless an editor would most likely not take it for that; what is old rather not. */
const riskIn = (one: Judged, { tongue, airAt }: OnAir): number => {
  if (isPublicDanger(one, tongue, airAt)) return 0
  const learnt = riskOf(seenOf(one), tongue)
  const ageMs = airAt - (one.item.publishedAt ?? airAt)
  const risk = 1 - (1 - learnt) * (1 - (ageMs > DAY_OLD_MS ? DAY_OLD : ageMs > OLD_MS ? OLD : 0))
  return one.weight === WEIGHTS.first && risk <= MOST_FOR_FIRST ? risk * FIRST_COUNTS : risk
}
const OLD_MS = 12 * HOUR_MS
/** Of what is so old one in seven is left out for that alone. */
const OLD = 0.15
/** Of yesterday's one in three. */
const DAY_OLD_MS = 24 * HOUR_MS
const DAY_OLD = 0.3
const MOST_FOR_FIRST = 0.4
const FIRST_COUNTS = 0.5
