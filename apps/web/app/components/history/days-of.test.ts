import type { HistoryLine } from '@hourcast/server/history/list-history'
import { expect, test } from 'vitest'
import { daysOf } from './days-of.ts'

const at = (wall: string) => ({ wall, broadcastId: wall }) as HistoryLine

test('lines stand under the day that the station’s clock showed, in the order in which they come', () => {
  const days = daysOf([at('2026-11-22T05:00'), at('2026-11-22T00:00'), at('2026-11-21T23:00')])
  expect(days.map(({ name, lines }) => [name, lines.map(({ wall }) => wall.slice(11))])).toEqual([
    ['Sunday 22 November 2026', ['05:00', '00:00']],
    ['Saturday 21 November 2026', ['23:00']],
  ])
})

test('no lines, no days', () => {
  expect(daysOf([])).toEqual([])
})
