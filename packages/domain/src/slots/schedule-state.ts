import { CATCH_UP_MS } from '../broadcasts/broadcast.ts'
import { nextOccurrences, type Occurrence, occurrencesFrom } from './occurrences.ts'
import type { Schedule } from './schedule.ts'
import { spreadMs } from './spread.ts'
import { wallTimeAt } from './time-zone.ts'

/** A scheduler as its clocks see it. A caller keeps each clock under its schedule's id. */
export type SchedulerClocks = {
  /** All schedules of the scheduler, in the order of their schedules: skipped and repeated hours need the whole. */
  schedules: readonly Schedule[]
  timeZone: string
  isActive: boolean
  /** How long before air preparation begins. */
  leadMs: number
  /** Preparation begins up to this much earlier still, by a stable spread: not everybody at once. */
  spreadWindowMs: number
}

/** What is stored for one schedule: computed once, never again for the same slot. Both null while nothing is ahead. */
export type NextSlot = { nextAirAt: number; nextWakeAt: number } | { nextAirAt: null; nextWakeAt: null }

/** What a schedule has to do now, and its next slot, in one transaction. */
export type Fired = {
  /** To prepare and air: still ahead, or past by no more than the catch-up time. */
  start: Occurrence[]
  /** Too old: recorded as missed, and the owner is told. */
  missed: Occurrence[]
  next: NextSlot
}

/** So that one transaction stays small after a long outage: what is left has a wake in the past and is fired next. */
export const FIRED_AT_ONCE = 500

export const NO_SLOT: NextSlot = { nextAirAt: null, nextWakeAt: null }

/** Air time minus lead minus spread: an instant minus durations, never wall time. */
export const wakeAt = (
  { leadMs, spreadWindowMs }: Pick<SchedulerClocks, 'leadMs' | 'spreadWindowMs'>,
  scheduleId: string,
  airAt: number,
) => airAt - Math.max(0, leadMs) - spreadMs(scheduleId, spreadWindowMs)

const nextSlot = (clocks: SchedulerClocks, scheduleId: string, airAt: number | undefined, now: number): NextSlot =>
  airAt === undefined ? NO_SLOT : { nextAirAt: airAt, nextWakeAt: Math.max(now, wakeAt(clocks, scheduleId, airAt)) }

/**
 * After a save, a pause or a resume: the next slot of every schedule, by id. A slot still ahead counts although less than the lead is
 * left: its wake is now. Slots that have passed are not looked at: fire what is due before a change.
 */
export const planSchedules = (clocks: SchedulerClocks, now: number): Map<string, NextSlot> => {
  const { schedules, timeZone, isActive } = clocks
  const next = isActive ? nextOccurrences(schedules, timeZone, now) : new Map<string, Occurrence>()
  return new Map(schedules.map(({ id }) => [id, nextSlot(clocks, id, next.get(id)?.airAt, now)]))
}

export const isDue = (slot: NextSlot, now: number): boolean => slot.nextWakeAt !== null && slot.nextWakeAt <= now

/** The stored instant is the truth, also when the zone's data has changed since: then it airs as what the clock shows there. */
const storedOccurrence = (clocks: SchedulerClocks, scheduleId: string, airAt: number): Occurrence => {
  const first = occurrencesFrom(clocks.schedules, clocks.timeZone, airAt).next().value
  if (first?.airAt === airAt) return { ...first, scheduleId }
  return { airAt, scheduleId, wall: wallTimeAt(clocks.timeZone, airAt), shifted: false, again: false, merged: [] }
}

function* ownFrom(clocks: SchedulerClocks, scheduleId: string, airAt: number): Generator<Occurrence, void> {
  yield storedOccurrence(clocks, scheduleId, airAt)
  if (!nextOccurrences(clocks.schedules, clocks.timeZone, airAt).has(scheduleId)) return
  for (const occurrence of occurrencesFrom(clocks.schedules, clocks.timeZone, airAt + 1)) {
    if (occurrence.scheduleId === scheduleId) yield occurrence
  }
}

/**
 * At a wake: which slots of one schedule begin now, which were missed, and the next. Called too early, or again after the row has moved on,
 * it starts nothing. The stored wake does not come into it: only the stored air time and the clock.
 */
export const fireSchedule = (clocks: SchedulerClocks, scheduleId: string, stored: NextSlot, now: number): Fired => {
  const fired: Fired = { start: [], missed: [], next: NO_SLOT }
  if (!clocks.isActive || stored.nextAirAt === null) return fired
  for (const occurrence of ownFrom(clocks, scheduleId, stored.nextAirAt)) {
    const { airAt } = occurrence
    const isFull = fired.start.length + fired.missed.length >= FIRED_AT_ONCE
    if (isFull || wakeAt(clocks, scheduleId, airAt) > now) return { ...fired, next: nextSlot(clocks, scheduleId, airAt, now) }
    if (now - airAt > CATCH_UP_MS) fired.missed.push(occurrence)
    else fired.start.push(occurrence)
  }
  return fired
}
