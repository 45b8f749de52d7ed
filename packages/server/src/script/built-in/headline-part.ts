import type { SpokenItem } from './fill.ts'
import type { Judged } from './judged.ts'
import { WEIGHTS } from './story-weight.ts'

// A headline that is read out as a story is a telegram; said among the headlines it is what everybody expects to hear there (docs/decisions/054).

/** Stories of one event, the first of them first. */
const eventsIn = (told: readonly SpokenItem[]): SpokenItem[][] => {
  const events: SpokenItem[][] = []
  for (const one of told) {
    const event = events.at(-1)
    if (one.isOfEvent && event !== undefined) event.push(one)
    else events.push([one])
  }
  return events
}

/**
 * Told stories with the headlines behind them, or before them where only those have what weighs most or endangers the public. An event stays together:
 * what follows on a headline goes with it, and a headline that follows on its story says the same again, so it goes.
 */
export const inParts = (told: readonly SpokenItem[], stories: readonly Judged[]): SpokenItem[] => {
  const judged = new Map(stories.map((one) => [one.item, one]))
  const events = eventsIn(told)
  const headlines = events
    .filter(([first]) => first?.isHeadline)
    .flatMap((event) => event.map((one) => ({ ...one, isHeadline: true as const })))
  const others = events.filter(([first]) => !first?.isHeadline).flatMap((event) => event.filter(({ isHeadline }) => !isHeadline))
  const weighsMost = ({ item }: SpokenItem): boolean => {
    const one = judged.get(item)
    return one !== undefined && (one.weight === WEIGHTS.first || one.risk === 0)
  }
  const isLed = headlines.some(weighsMost) && !others.some(weighsMost)
  return isLed ? [...headlines, ...others] : [...others, ...headlines]
}
