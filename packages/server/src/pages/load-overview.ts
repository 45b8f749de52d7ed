import { type Attention, attention, type HostState } from '@hourcast/domain/overview/attention'
import { type NextStep, nextStep } from '@hourcast/domain/overview/next-step'
import { type SlotOutcome, slotOutcome } from '@hourcast/domain/overview/slot-outcome'
import { wallTimeAt } from '@hourcast/domain/slots/time-zone'
import { DAY_MS } from '@hourcast/domain/time-units'
import { listSchedulers } from '../schedulers/list-schedulers.ts'
import type { SchedulerSummary } from '../schedulers/scheduler-summary.ts'
import type { Services } from '../services.ts'
import { findBulletin, type OnAirBulletin } from './find-bulletin.ts'
import { type HostRow, listHostRows, listSlots, type SlotRow } from './overview-rows.ts'

export type DaySlot = { broadcastId: string; airAt: number; wall: string; outcome: SlotOutcome }

/** The slots of one host in the last 24 hours. */
export type HostDay = { schedulerId: string; hostName: string; slots: DaySlot[] }

export type Overview = {
  summaries: SchedulerSummary[]
  /** The newest of what the links of this station serve now. */
  onAir: (OnAirBulletin & { schedulerId: string; hostName: string }) | null
  /** Hosts that aired, or should have; instants in epoch milliseconds. */
  day: { from: number; to: number; hosts: HostDay[] }
  attention: Attention[]
  nextStep: NextStep | null
}

type Needs = Pick<Services, 'db' | 'config' | 'audioStore'>
type Known = { summary: SchedulerSummary; row: HostRow | undefined }

const inZone = <T extends { airAt: number }>(timeZone: string, one: T): T & { wall: string } => ({
  ...one,
  wall: wallTimeAt(timeZone, one.airAt),
})

const stateOf = ({ summary: { scheduler, isActive, weekly, timeZone }, row }: Known): HostState => ({
  schedulerId: scheduler.schedulerId,
  hostName: scheduler.hostName,
  ...{ isActive, weekly },
  mailConsent: scheduler.emailConsent ?? null,
  last: row?.last ? inZone(timeZone, row.last) : null,
  ahead: row?.ahead ? inZone(timeZone, row.ahead) : null,
})

const steppingOf = (known: Known) => ({
  ...stateOf(known),
  hasOthers: known.row?.hasOthers ?? false,
  pickUps: known.row?.pickUps ?? 0,
})

const daysOf = (summaries: readonly SchedulerSummary[], slots: readonly SlotRow[]): HostDay[] =>
  summaries.flatMap(({ scheduler: { schedulerId, hostName } }) => {
    const own = slots.flatMap(({ broadcastId, airAt, wall, ...slot }): DaySlot[] => {
      const outcome = slot.schedulerId === schedulerId ? slotOutcome(slot) : null
      return outcome === null ? [] : [{ broadcastId, airAt, wall, outcome }]
    })
    return own.length > 0 ? [{ schedulerId, hostName, slots: own }] : []
  })

const newestOnAir = async (services: Needs, known: readonly Known[], now: number): Promise<Overview['onAir']> => {
  const [newest] = known
    .filter(({ row }) => row !== undefined && row.releasedAt !== null)
    .toSorted((a, b) => (b.row?.releasedAt ?? 0) - (a.row?.releasedAt ?? 0))
  if (!newest) return null
  const { schedulerId, hostName } = newest.summary.scheduler
  const bulletin = await findBulletin(services, { schedulerId, now })
  return bulletin && { ...bulletin, schedulerId, hostName }
}

/** What an owner returns for: what is on air, how the last 24 hours went, what needs them, and what is next. */
export const loadOverview = async (
  services: Needs,
  { stationId, now }: { stationId: string; now: number },
): Promise<Overview> => {
  const from = now - DAY_MS
  const [summaries, rows, slots] = await Promise.all([
    listSchedulers(services, { stationId, now }),
    listHostRows(services, { stationId, now }),
    listSlots(services, { stationId, from, to: now }),
  ])
  const byId = new Map(rows.map((row) => [row.schedulerId, row]))
  const known = summaries.map((summary) => ({ summary, row: byId.get(summary.scheduler.schedulerId) }))
  return {
    summaries,
    onAir: await newestOnAir(services, known, now),
    day: { from, to: now, hosts: daysOf(summaries, slots) },
    attention: attention(known.map(stateOf)),
    nextStep: nextStep(known.map(steppingOf)),
  }
}
