import { expect, test } from 'vitest'
import { londonLines } from './roads.ts'

const READ_AT = Date.UTC(2027, 0, 13, 9)
const status = (severity: number, description: string, reason: string, ...periods: object[]) => ({
  statusSeverity: severity,
  statusSeverityDescription: description,
  reason: `Weaver Line: ${reason}`,
  validityPeriods: periods,
})
const titlesOf = (...lineStatuses: object[]) =>
  londonLines([{ name: 'Weaver', lineStatuses }], { host: 'data.example', url: '', readAt: READ_AT })?.entries.map(
    ({ title, text }) => [title, text].filter(Boolean).join(' | '),
  )

const REDUCED = status(7, 'Reduced Service', 'Fewer trains run.', { isNow: true })
const PART = status(3, 'Part Suspended', 'No service between Ellmoor and Chase.', { isNow: true })
const CLOSURE = status(4, 'Planned Closure', 'Closed on Sunday.', { isNow: false })

test('of what goes on at once the worst is told, wherever it stands', () => {
  expect(titlesOf(CLOSURE, REDUCED, PART)).toEqual(['Weaver line: part suspended | No service between Ellmoor and Chase.'])
})

test('what is planned for later is no news of the line', () => {
  expect(titlesOf(CLOSURE)).toEqual(['Good service on the Weaver line'])
  const tomorrow = { fromDate: '2027-01-14T04:00:00Z', toDate: '2027-01-15T01:00:00Z' }
  expect(titlesOf(status(4, 'Planned Closure', 'Closed.', tomorrow))).toEqual(['Good service on the Weaver line'])
  const today = { fromDate: '2027-01-13T04:00:00Z', toDate: '2027-01-14T01:00:00Z' }
  expect(titlesOf(status(4, 'Planned Closure', 'Closed.', today))).toEqual(['Weaver line: planned closure | Closed.'])
})
