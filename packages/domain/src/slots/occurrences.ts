import { DAY_MS, HOUR_MS } from '../time-units.ts'
import { type OffsetChange, type SteadyStretch, steadyStretches } from './offset-changes.ts'
import type { Schedule } from './schedule.ts'
import { hasSlot, type WallSlot, type WeeklySlots, wallSlots, weeklySlots } from './weekly-slots.ts'

/** One broadcast to come: one instant, one broadcast. */
export type Occurrence = {
  /** Epoch milliseconds. */
  airAt: number
  /** The schedule that airs. */
  scheduleId: string
  /** 'YYYY-MM-DDTHH:mm' as the owner wrote it, in the station's time zone. */
  wall: string
  /** This wall time does not exist on this date: it airs at the first instant after the gap. */
  shifted: boolean
  /** The second airing of a wall time that the clocks repeat. */
  again: boolean
  /** Slots that fall on the same instant and do not air by themselves. */
  merged: { scheduleId: string; wall: string }[]
}

type Airing = { airAt: number; slot: WallSlot; shifted: boolean; again: boolean; skipped: readonly WallSlot[] }

/** No clock was ever put back further than a day: older changes repeat nothing any more. */
const LOOK_BACK_MS = 2 * DAY_MS

/** The slots that a clock going forward leaves out. */
const skippedSlots = (slots: WeeklySlots, { at, beforeMs, afterMs }: OffsetChange): WallSlot[] => [
  ...wallSlots(slots, at + beforeMs, at + afterMs),
]

const isRepeated = (wallMs: number, change: OffsetChange | null): change is OffsetChange =>
  change !== null && wallMs < change.at + change.beforeMs

/** A repeated slot airs a second time when an hour would be empty otherwise: both its neighbours on the wall are on air too. */
const airsAgain = (slots: WeeklySlots, wallMs: number, { beforeMs, afterMs }: OffsetChange): boolean =>
  beforeMs - afterMs >= HOUR_MS && hasSlot(slots, wallMs - HOUR_MS) && hasSlot(slots, wallMs + HOUR_MS)

function* airingsOf(slots: WeeklySlots, stretch: SteadyStretch, fromMs: number): Generator<Airing, void> {
  const { change, offsetMs, toMs } = stretch
  const beginsHere = change?.at === stretch.fromMs && stretch.fromMs >= fromMs
  let skipped = beginsHere ? skippedSlots(slots, change) : []
  const flush = function* (): Generator<Airing, void> {
    const [slot, ...others] = skipped
    skipped = []
    if (slot !== undefined) yield { airAt: stretch.fromMs, slot, shifted: true, again: false, skipped: others }
  }
  for (const slot of wallSlots(slots, Math.max(stretch.fromMs, fromMs) + offsetMs, toMs + offsetMs)) {
    const airAt = slot.wallMs - offsetMs
    if (airAt > stretch.fromMs) yield* flush()
    const again = isRepeated(slot.wallMs, change)
    if (again && !airsAgain(slots, slot.wallMs, change)) continue
    yield { airAt, slot, shifted: false, again, skipped }
    skipped = []
  }
  yield* flush()
}

function* airingsFrom(slots: WeeklySlots, timeZone: string, fromMs: number): Generator<Airing, void> {
  if (slots.minutes.length === 0) return
  for (const stretch of steadyStretches(timeZone, Math.max(0, fromMs - LOOK_BACK_MS))) {
    if (stretch.toMs > fromMs) yield* airingsOf(slots, stretch, fromMs)
  }
}

const ownerOf = ({ slot }: Airing): string => slot.scheduleIds[0] ?? ''

const wallText = (wallMs: number): string => new Date(wallMs).toISOString().slice(0, 16)

const named = ({ wallMs, scheduleIds }: WallSlot) => scheduleIds.map((scheduleId) => ({ scheduleId, wall: wallText(wallMs) }))

const toOccurrence = (airing: Airing): Occurrence => ({
  airAt: airing.airAt,
  scheduleId: ownerOf(airing),
  wall: wallText(airing.slot.wallMs),
  shifted: airing.shifted,
  again: airing.again,
  merged: [...named(airing.slot).slice(1), ...airing.skipped.flatMap(named)],
})

/**
 * Everything that airs at or after an instant (1970 to 9999), strictly ascending and without end; make it from ALL schedules of a
 * scheduler. A slot that the clocks skip airs at the first instant after the gap, or merges with the slot that is already there. A
 * slot that they repeat airs once, at the first; both times when the clock goes back by an hour or more and the scheduler has
 * the slots one hour before and one hour after on the wall too. Throws RangeError for an unknown zone.
 */
export function* occurrencesFrom(schedules: readonly Schedule[], timeZone: string, fromMs: number): Generator<Occurrence, void> {
  for (const airing of airingsFrom(weeklySlots(schedules), timeZone, fromMs)) yield toOccurrence(airing)
}

/** The first `count` of `occurrencesFrom`. */
export const upcomingOccurrences = (
  schedules: readonly Schedule[],
  timeZone: string,
  fromMs: number,
  count: number,
): Occurrence[] => {
  const upcoming: Occurrence[] = []
  if (count < 1) return upcoming
  for (const occurrence of occurrencesFrom(schedules, timeZone, fromMs)) {
    upcoming.push(occurrence)
    if (upcoming.length >= count) break
  }
  return upcoming
}

/**
 * For each schedule its first occurrence after an instant (exclusive), in one pass. A schedule that never airs by itself, because each
 * of its slots belongs to an earlier schedule, is not in the map.
 */
export const nextOccurrences = (schedules: readonly Schedule[], timeZone: string, afterMs: number): Map<string, Occurrence> => {
  const slots = weeklySlots(schedules)
  const awaited = new Set([...slots.owners.values()].map((owners) => owners[0]))
  const next = new Map<string, Occurrence>()
  if (awaited.size === 0) return next
  for (const airing of airingsFrom(slots, timeZone, afterMs + 1)) {
    if (awaited.delete(ownerOf(airing))) next.set(ownerOf(airing), toOccurrence(airing))
    if (awaited.size === 0) break
  }
  return next
}
