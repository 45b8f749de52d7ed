import type { BroadcastState, Rung, Stage } from '@hourcast/domain/broadcasts/broadcast'
import { kindOfStep } from '@hourcast/domain/broadcasts/failed-step'
import type { HistoryFilter, HistoryPlace } from '@hourcast/domain/broadcasts/history-filter'
import { afterDeletion } from '@hourcast/domain/delivery/after-deletion'
import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import { repeatedHourOffset } from '@hourcast/domain/slots/repeated-hour'
import { wallTimeAt } from '@hourcast/domain/slots/time-zone'
import type { Untold } from '@hourcast/domain/sources/untold'
import type { Services } from '../services.ts'
import { type HistoryRow, type HistoryTarget, readHistory } from './history-rows.ts'

/** A line of the timeline. Instants in epoch milliseconds; `wall` is the station's clock, 2026-10-25T02:00. */
export type HistoryLine = {
  broadcastId: string
  schedulerId: string
  hostName: string
  isSchedulerDeleted: boolean
  isOpenable: boolean
  airAt: number
  wall: string
  /** Of an hour that the clocks repeat, which of the two. */
  offset: string | null
  kind: 'slot' | 'now'
  state: BroadcastState
  stage: Stage | null
  /** What went out; null where nothing did, or has not yet. */
  rung: Rung | null
  late: boolean
  latenessMs: number | null
  durationMs: number | null
  failedStep: string | null
  failedBy: string | null
  /** Why a slot was missed, where it was: 'outage', 'paused', 'merged'. */
  missedBy: string | null
  /** What went wrong, in words for the owner. */
  detail: string | null
  /** Why a fresh bulletin told none of its stories. */
  untold: Untold | null
  targets: (Omit<HistoryTarget, 'releasedAt'> & { name: string })[]
  /** A sentence of the script with what was searched for. */
  found: string | null
}

export type HistoryPage = {
  lines: HistoryLine[]
  /** Where the next page begins; null on the last one. */
  next: HistoryPlace | null
}

export const HISTORY_PAGE = 50

export const UNDER_WAY: readonly BroadcastState[] = ['planned', 'preparing', 'staged']
export const isUnderWay = (state: BroadcastState): boolean => UNDER_WAY.includes(state)

/** The first sentence in which a word begins as one that is searched for. */
const foundIn = (sentences: string | null, words: string | null): string | null => {
  if (sentences === null || words === null) return null
  const beginnings = words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const holds = (sentence: string) =>
    (sentence.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).some((word) =>
      beginnings.some((beginning) => word.startsWith(beginning)),
    )
  return sentences.split('\n').find(holds) ?? null
}

export const lineOf = (row: HistoryRow, { timeZone, words }: { timeZone: string; words: string | null }): HistoryLine => {
  const { airAt: at, schedulerDeletedAt, failedCode, failedDetail, sentences, untold, ...told } = row
  const deletedAt = schedulerDeletedAt?.getTime() ?? null
  const { state, detail, deliveries } = afterDeletion({ state: row.state, detail: failedDetail }, row.targets, deletedAt)
  const airAt = at.getTime()
  const by = kindOfStep(row.failedStep)
  const isOut = state === 'delivered'
  return {
    ...told,
    ...{ state, detail, isSchedulerDeleted: deletedAt !== null },
    airAt,
    wall: wallTimeAt(timeZone, airAt),
    offset: repeatedHourOffset(timeZone, airAt),
    rung: isOut ? row.rung : null,
    durationMs: isOut ? row.durationMs : null,
    latenessMs: isOut ? row.latenessMs : null,
    failedBy: by ? DELIVERY[by].by : null,
    missedBy: row.state === 'missed' ? failedCode : null,
    untold: isOut && row.rung === 'fresh' ? untold : null,
    targets: deliveries.map(({ kind, state, detail }) => ({ kind, name: DELIVERY[kind].name, state, detail })),
    found: foundIn(sentences, words),
  }
}

export type AskedPage = {
  stationId: string
  timeZone: string
  filter: HistoryFilter
  before?: HistoryPlace | null
  limit?: number
}

/** A page of the timeline, newest first, in one query. */
export const listHistory = async (
  services: Pick<Services, 'db'>,
  { before = null, limit = HISTORY_PAGE, ...asked }: AskedPage,
): Promise<HistoryPage> => {
  // One more than is shown: whether there is another page.
  const rows = await readHistory(services, { ...asked, before, limit: limit + 1 })
  const { timeZone, filter } = asked
  const lines = rows.slice(0, limit).map((row) => lineOf(row, { timeZone, words: filter.words }))
  const last = rows.length > limit ? lines.at(-1) : undefined
  return { lines, next: last ? { airAt: last.airAt, broadcastId: last.broadcastId } : null }
}
