import { describe, expect, test } from 'vitest'
import { isLong } from '../testing/is-long.ts'
import { type Occurrence, occurrencesFrom } from './occurrences.ts'
import { type OffsetChange, steadyStretches } from './offset-changes.ts'
import type { Schedule } from './schedule.ts'
import { allTimeZones, offsetMsAt } from './time-zone.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const FIRST = Date.UTC(2026, 0, 1)
const LAST = Date.UTC(2031, 0, 1)
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const hourly: Schedule[] = [{ id: 'hourly', days: everyDay, hours: Array.from({ length: 24 }, (_, hour) => `${hour}:00`) }]
// Odd minutes, and holes in the day: neighbours are missing for some of the repeated slots.
const ragged: Schedule[] = [
  { id: 'a', days: everyDay, hours: ['0:30', '1:30', '2:00', '23:00', '23:30'] },
  { id: 'b', days: everyDay, hours: ['0:00', '1:00', '2:30', '3:00', '22:30'] },
]

const zones = allTimeZones()

/** Found again, from noon to noon and by bisection: the code under test looks at midnights. */
const findChanges = (zone: string): OffsetChange[] => {
  const changes: OffsetChange[] = []
  let before = offsetMsAt(zone, FIRST)
  for (let noon = FIRST + 12 * HOUR; noon < LAST + DAY; noon += DAY) {
    let [low, high] = [Math.max(FIRST, noon - DAY), Math.min(LAST, noon)]
    const after = offsetMsAt(zone, high)
    if (after === before) continue
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE
      if (offsetMsAt(zone, middle) === before) low = middle
      else high = middle
    }
    changes.push({ at: high, beforeMs: before, afterMs: after })
    before = after
  }
  return changes
}
const changesOf = new Map(zones.map((zone) => [zone, findChanges(zone)]))
const allChanges = [...changesOf].flatMap(([zone, changes]) => changes.map((change) => ({ zone, change })))
/** Zones that turn their clocks together have the same changes, and air times depend on these alone: one zone of each will do. */
const looked = isLong ? allChanges : [...new Map(allChanges.map((each) => [Object.values(each.change).join(), each])).values()]

const between = (schedules: Schedule[], zone: string, fromMs: number, toMs: number): Occurrence[] => {
  const found: Occurrence[] = []
  for (const occurrence of occurrencesFrom(schedules, zone, fromMs)) {
    if (occurrence.airAt >= toMs) return found
    found.push(occurrence)
  }
  return found
}

const namedOf = (zone: string, change: OffsetChange) => `${zone} ${new Date(change.at).toISOString()}`

/** The rules once more, slot by slot, from the definition: which instants show this wall time? */
const airTimesByDefinition = (schedules: Schedule[], change: OffsetChange, fromMs: number, toMs: number): number[] => {
  const { at, beforeMs, afterMs } = change
  const slotAt = (wallMs: number) => {
    const date = new Date(wallMs)
    const day = date.getUTCDay() || 7
    const hour = `${date.getUTCHours()}:${String(date.getUTCMinutes()).padStart(2, '0')}`
    return schedules.some(({ days, hours }) => days.includes(day) && hours.includes(hour))
  }
  const instants = new Set<number>()
  for (let wallMs = fromMs - 2 * DAY; wallMs < toMs + 2 * DAY; wallMs += 30 * MINUTE) {
    if (!slotAt(wallMs)) continue
    const [first, second] = [wallMs - beforeMs, wallMs - afterMs]
    const shown = [...(first < at ? [first] : []), ...(second >= at ? [second] : [])]
    const both = beforeMs - afterMs >= HOUR && slotAt(wallMs - HOUR) && slotAt(wallMs + HOUR)
    if (shown.length === 0) instants.add(at)
    for (const instant of both ? shown : shown.slice(0, 1)) instants.add(instant)
  }
  return [...instants].filter((instant) => instant >= fromMs && instant < toMs).sort((a, b) => a - b)
}

describe(`every zone at each of its changes from 2026 to 2030 (${zones.length} zones, ${allChanges.length} changes)`, {
  // Against hanging alone: this is work for the processor, however busy it is.
  timeout: 600_000,
}, () => {
  test('there are changes to look at, and UTC has none', () => {
    expect(allChanges.length).toBeGreaterThan(800)
    expect(changesOf.get('UTC')).toEqual([])
  })

  test('the changes found a month at a time are those found from noon to noon', () => {
    for (const [zone, changes] of changesOf) {
      const found: OffsetChange[] = []
      for (const { fromMs, change } of steadyStretches(zone, FIRST)) {
        if (fromMs >= LAST) break
        if (change?.at === fromMs) found.push(change)
      }
      expect(found, zone).toEqual(changes)
    }
  })

  test('24 hourly slots and a ragged day air exactly when the definition says', () => {
    for (const { zone, change } of looked) {
      const [fromMs, toMs] = [change.at - 2 * DAY, change.at + 2 * DAY]
      for (const schedules of [hourly, ragged]) {
        const airTimes = between(schedules, zone, fromMs, toMs).map(({ airAt }) => airAt)
        // As text: to compare a quarter of a million numbers one by one takes seconds.
        expect(airTimes.join(), namedOf(zone, change)).toBe(airTimesByDefinition(schedules, change, fromMs, toMs).join())
      }
    }
  })

  test('24 hourly slots give as many broadcasts as the day has hours: 23, 24 or 25, and only a shift of two hours gives 22 or 26', () => {
    for (const { zone, change } of looked) {
      const shift = change.afterMs - change.beforeMs
      // A slot belongs to the date on the wall; the day of the change and its neighbours are looked at whole.
      const counts = new Map<string, number>()
      for (const { wall } of between(hourly, zone, change.at - 3 * DAY, change.at + 3 * DAY)) {
        counts.set(wall.slice(0, 10), (counts.get(wall.slice(0, 10)) ?? 0) + 1)
      }
      const whole = [...counts.values()].slice(1, -1)
      const odd = whole.filter((count) => count !== 24)
      const hours = shift / HOUR
      const isOnTheHour = Number.isInteger(hours) && (change.at + change.beforeMs) % HOUR === 0
      expect(odd.length, namedOf(zone, change)).toBeLessThanOrEqual(1)
      if (isOnTheHour) expect(odd, namedOf(zone, change)).toEqual([24 - hours])
      const most = Math.max(1, Math.abs(hours))
      for (const count of whole) expect(Math.abs(count - 24), namedOf(zone, change)).toBeLessThanOrEqual(most)
      if (zone !== 'Antarctica/Troll') expect(most, namedOf(zone, change)).toBe(1)
    }
  })

  test('air times are strictly ascending, none is doubled, and no hour on air is empty', () => {
    for (const { zone, change } of looked) {
      const back = change.beforeMs - change.afterMs
      const longest = HOUR + (back > 0 && back < HOUR ? back : 0)
      const airTimes = between(hourly, zone, change.at - DAY, change.at + DAY).map(({ airAt }) => airAt)
      const gaps = airTimes.slice(1).map((airAt, index) => airAt - (airTimes[index] ?? airAt))
      expect(
        gaps.filter((gap) => gap <= 0 || gap > longest).map((gap) => gap / MINUTE),
        namedOf(zone, change),
      ).toEqual([])
    }
  })

  test('it does not matter from where one looks: begun at any instant around a change the air times are the same', () => {
    for (const { zone, change } of looked) {
      const all = between(ragged, zone, change.at - 4 * HOUR, change.at + 6 * HOUR)
      for (const step of [-61, -60, -30, -1, 0, 1, 29, 30, 60, 61, 120]) {
        const fromMs = change.at + step * MINUTE
        const later = between(ragged, zone, fromMs, change.at + 6 * HOUR)
        expect(later, `${namedOf(zone, change)} ${step}`).toEqual(all.filter(({ airAt }) => airAt >= fromMs))
      }
    }
  })

  test('a zone that changes nothing in a year gives 24 hourly broadcasts every day of it', () => {
    for (const [zone, changes] of changesOf) {
      if (changes.length > 0) continue
      const week = between(hourly, zone, FIRST, FIRST + 7 * DAY)
      expect(week.length, zone).toBe(7 * 24)
      expect(new Set(week.map(({ airAt }) => airAt % HOUR)).size, zone).toBe(1)
    }
  })
})
