import { expect, test } from 'vitest'
import { broadcastsOf, byWeek, shareOf, sumFigures } from './week-figures.ts'

const row = (week: string, onTime: number, missed = 0) => ({
  ...{ schedulerId: 's', week, onTime, late: 1, fellBack: 2, failed: 3, missed, airedMs: 60_000 },
})

test('the figures of hosts add up for a week, each broadcast once', () => {
  const weeks = byWeek([row('2026-11-16', 10), row('2026-11-16', 5, 1), row('2026-11-23', 7)])
  expect(weeks.map(({ week, figures }) => [week, figures.onTime, broadcastsOf(figures)])).toEqual([
    ['2026-11-16', 15, 28],
    ['2026-11-23', 7, 13],
  ])
  expect(sumFigures(weeks.map(({ figures }) => figures)).airedMs).toBe(180_000)
})

test('a week without a broadcast between two others has its column, and no broadcast at all gives no column', () => {
  expect(byWeek([row('2026-11-02', 1), row('2026-11-23', 1)]).map(({ week, figures }) => [week, broadcastsOf(figures)])).toEqual([
    ['2026-11-02', 7],
    ['2026-11-09', 0],
    ['2026-11-16', 0],
    ['2026-11-23', 7],
  ])
  expect(byWeek([])).toEqual([])
})

test('a share says all only where it is all, and nothing of nothing', () => {
  expect([shareOf(9_999, 10_000), shareOf(10, 10), shareOf(2, 3), shareOf(0, 0)]).toEqual(['99.9 %', '100 %', '66.6 %', '–'])
})
