import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { withToday } from './today-for-weekday.ts'

const TUESDAY = 2
const NOON = 12 * 60
const said = (text: string, tongue: Tongue) => withToday(text, TUESDAY, NOON, tongue)

test.each<[Tongue, string, string]>([
  ['en', 'Talks on Ukraine Tuesday ended.', 'Talks on Ukraine today ended.'],
  ['en', 'Tuesday Apple said it would appeal.', 'Today Apple said it would appeal.'],
  ['en', 'The Senate Tuesday will vote.', 'The Senate today will vote.'],
  ['fr', '« Mardi, nous votons »', '« Aujourd’hui, nous votons »'],
  ['es', '« El martes votamos »', '« Hoy votamos »'],
  ['it', '“ Martedì votiamo ”', '“ Oggi votiamo ”'],
  ['nl', '“ Dinsdag stemmen we ”', '“ Vandaag stemmen we ”'],
  ['ro', '„ Marți votăm ”', '„ Astăzi votăm ”'],
])('in %s the weekday is today: “%s”', (tongue, text, today) => {
  expect(said(text, tongue)).toBe(today)
})

test.each<[Tongue, string]>([
  ['en', 'Taco Tuesday returns to Ellery.'],
  ['en', 'Shops prepare for Taco Tuesday.'],
  ['en', 'Fifteen states vote after Super Tuesday.'],
  ['en', 'Ellery choirs join Tuesday Club.'],
  ['en', 'A grey Tuesday is ahead.'],
  ['fr', 'Le groupe Mardi chante.'],
  ['nl', 'Een grijze dinsdag wacht.'],
  // Since the last one.
  ['en', 'The boy is missing since Tuesday.'],
  ['de', 'Der Junge wird seit Dienstag vermisst.'],
  ['fr', 'Le garçon est recherché depuis mardi.'],
  ['nl', 'De jongen is sinds dinsdag zoek.'],
])('in %s the name of a weekday stays: “%s”', (tongue, text) => {
  expect(said(text, tongue)).toBe(text)
})

test('a text of many weekdays takes no longer than it is long', () => {
  const took = (count: number) => {
    const text = 'dinsdagen dinsdag '.repeat(count)
    const begun = process.cpuUsage()
    said(text, 'nl')
    return process.cpuUsage(begun).user / 1000
  }
  took(500)
  // Sixteen times as long: a quadratic one would take 256 times.
  expect(took(16_000)).toBeLessThan(20 + 64 * took(1000))
})
