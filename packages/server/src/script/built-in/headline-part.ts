import type { SpokenItem } from './fill.ts'
import type { Judged } from './judged.ts'
import { WEIGHTS } from './story-weight.ts'

// A headline that is read out as a story is a telegram; said among the headlines it is what everybody expects to hear there (docs/decisions/054).

/** Told stories with the headlines behind them, or before them where there are several and only those have what weighs most. What follows on a headline stays with it. */
export const inParts = (told: readonly SpokenItem[], stories: readonly Judged[]): SpokenItem[] => {
  const weightOf = new Map(stories.map(({ item, weight }) => [item, weight]))
  const isAmongThem = told.map(
    ({ isHeadline, isOfEvent }, at) => isHeadline === true || (isOfEvent === true && told[at - 1]?.isHeadline === true),
  )
  const headlines = told.filter((_, at) => isAmongThem[at]).map((one) => ({ ...one, isHeadline: true as const }))
  const others = told.filter((_, at) => !isAmongThem[at])
  const weighsMost = ({ item }: SpokenItem) => weightOf.get(item) === WEIGHTS.first
  const isLed =
    headlines.length > 1 && headlines.some(weighsMost) && !others.some(weighsMost) && told.every(({ part }) => part === undefined)
  return isLed ? [...headlines, ...others] : [...others, ...headlines]
}
