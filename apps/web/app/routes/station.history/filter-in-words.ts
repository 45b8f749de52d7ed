import { type HistoryFilter, OUTCOMES } from '@hourcast/domain/broadcasts/history-filter'
import type { HistoryView } from '@hourcast/server/history/load-history-page'

/** 'Clara, Missed, 2026-11-22, “harbour”': what is asked for, in the order of the fields. */
export const filterInWords = (
  { schedulerId, outcome, day, words }: HistoryFilter,
  schedulers: HistoryView['schedulers'],
): string => {
  const host = schedulers.find((scheduler) => scheduler.schedulerId === schedulerId)
  const parts = [host?.hostName, outcome && OUTCOMES[outcome], day, words && `“${words}”`]
  return parts.filter(Boolean).join(', ')
}
