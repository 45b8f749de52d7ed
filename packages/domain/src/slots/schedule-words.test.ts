import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAYS } from './day.ts'
import { findHour, formatHour, HOURLY } from './hour.ts'
import { type ScheduleLine, scheduleLines } from './schedule-words.ts'

const HALF_HOURS = HOURLY.map((hour) => hour.replace(':00', ':30'))
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const WEEKDAYS = [1, 2, 3, 4, 5]

const said = (...schedules: { days: number[]; hours: string[] }[]) =>
  scheduleLines(schedules).map(({ hours, days }) => `${hours}, ${days}`)

test('all hours of all days are one line', () => {
  expect(said({ days: EVERY_DAY, hours: [...HOURLY] })).toEqual(['every hour, daily'])
  expect(said({ days: EVERY_DAY, hours: [...HOURLY, ...HALF_HOURS] })).toEqual(['every half hour, daily'])
  expect(said({ days: [6, 7], hours: HALF_HOURS })).toEqual(['every hour at :30, Sat, Sun'])
})

test('three hours or days in a row are said by their ends, two are named', () => {
  expect(said({ days: WEEKDAYS, hours: HOURLY.slice(6, 23) })).toEqual(['6:00 to 22:00 hourly, Mon to Fri'])
  expect(said({ days: [1, 3, 4], hours: ['7:00', '8:00', '17:30'] })).toEqual(['7:00, 8:00, 17:30, Mon, Wed, Thu'])
})

test('equal days share a line, no matter which schedules they come from', () => {
  const cards = [
    { days: [1, 2, 3], hours: ['7:00'] },
    { days: [4, 5], hours: ['07:00'] },
    { days: [1, 2, 3, 4, 5], hours: ['12:15'] },
    { days: [6], hours: ['10:00'] },
  ]
  expect(said(...cards)).toEqual(['7:00, 12:15, Mon to Fri', '10:00, Sat'])
})

test('a schedule that is being filled in says nothing', () => {
  expect(said({ days: [], hours: ['7:00'] }, { days: [1], hours: [] }, { days: [1], hours: ['25:00'] })).toEqual([])
})

const dayOf = (name: string): number => DAYS.find((day) => day.name.startsWith(name))?.id ?? Number.NaN

/** Reads the words back, as a person does. */
const daysSaid = (words: string): number[] => {
  if (words === 'daily') return EVERY_DAY
  return words.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split(' to ')
    return EVERY_DAY.filter((day) => day >= dayOf(from) && day <= dayOf(to))
  })
}

const minutesSaid = (words: string): number[] =>
  words.split(', ').flatMap((part) => {
    if (part === 'every half hour') return Array.from({ length: 48 }, (_, half) => half * 30)
    const every = /^every hour(?: at :(\d\d))?$/.exec(part)
    if (every) return HOURLY.map((_, hour) => hour * 60 + Number(every[1] ?? 0))
    const span = /^(\d+:\d\d) to (\d+:\d\d) hourly$/.exec(part)
    if (!span) return [findHour(part) ?? Number.NaN]
    const [first, last] = [findHour(span[1] ?? '') ?? Number.NaN, findHour(span[2] ?? '') ?? Number.NaN]
    return Array.from({ length: (last - first) / 60 + 1 }, (_, hour) => first + hour * 60)
  })

const slotsSaid = (lines: readonly ScheduleLine[]): string[] =>
  lines.flatMap(({ hours, days }) => daysSaid(days).flatMap((day) => minutesSaid(hours).map((minute) => `${day} ${minute}`)))

const hour = fc.integer({ min: 0, max: 23 }).chain((full) => fc.constantFrom(0, 0, 0, 5, 30).map((minute) => full * 60 + minute))
const block = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 30))
  .map(([a, b, minute]) => Array.from({ length: Math.abs(a - b) + 1 }, (_, index) => (Math.min(a, b) + index) * 60 + minute))
const schedules = fc.array(
  fc.record({
    days: fc.subarray(EVERY_DAY),
    hours: fc.oneof(fc.array(hour, { maxLength: 8 }), block).map((minutes) => minutes.map(formatHour)),
  }),
  { maxLength: 6 },
)

test('regardless of the schedules, the words mean exactly their slots, each once', () => {
  fc.assert(
    fc.property(schedules, (cards) => {
      const slots = new Set(
        cards.flatMap(({ days, hours }) => days.flatMap((day) => hours.map((text) => `${day} ${findHour(text)}`))),
      )
      expect(slotsSaid(scheduleLines(cards)).sort()).toEqual([...slots].sort())
    }),
  )
})
