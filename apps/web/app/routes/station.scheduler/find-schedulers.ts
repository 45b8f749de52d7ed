import { findLanguage } from '@hourcast/domain/hosts/languages'
import { findPresentationType } from '@hourcast/domain/hosts/presentation-types'
import type { SchedulerSummary } from '@hourcast/server/schedulers/scheduler-summary'

const textOf = ({ scheduler }: SchedulerSummary): string =>
  [
    ...[scheduler.hostName, scheduler.stationName, scheduler.selectedLocation, scheduler.customTask, scheduler.source],
    ...[findPresentationType(scheduler.presentationType)?.name, findLanguage(scheduler.language)?.name, scheduler.email],
  ]
    .join(' ')
    .toLowerCase()

const byNextAir = (one: SchedulerSummary, other: SchedulerSummary): number => {
  const [a, b] = [one.nextAirAt ?? Number.MAX_SAFE_INTEGER, other.nextAirAt ?? Number.MAX_SAFE_INTEGER]
  return a - b
}

/** Those that hold every word that is looked for; what airs next comes first, what has nothing ahead last, in the order in which they were made. */
export const findSchedulers = (schedulers: readonly SchedulerSummary[], wanted: string): SchedulerSummary[] => {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return schedulers.filter((card) => words.every((word) => textOf(card).includes(word))).sort(byNextAir)
}
