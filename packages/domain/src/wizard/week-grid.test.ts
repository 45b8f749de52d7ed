import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCollisions } from '../slots/collision.ts'
import { weekGrid } from './week-grid.ts'

const schedule = (days: number[], ...hours: string[]) => ({ days, hours })

describe('the week grid', () => {
  test('has seven days of 24 hours, Monday 0:00 first', () => {
    const grid = weekGrid([])
    expect(grid.map((row) => row.length)).toEqual(Array(7).fill(24))
    expect(grid[0]?.[0]).toEqual({ day: 1, hour: 0, slots: [], schedules: [], collides: false })
    expect(grid[6]?.[23]).toMatchObject({ day: 7, hour: 23 })
  })

  test('a schedule paints the cells of its days and hours, an odd minute its hour', () => {
    const grid = weekGrid([schedule([1, 7], '7:00', '07:30'), schedule([2], '23:59')])
    expect(grid[0]?.[7]).toEqual({
      day: 1,
      hour: 7,
      slots: [
        { minute: 0, schedules: [1] },
        { minute: 30, schedules: [1] },
      ],
      schedules: [1],
      collides: false,
    })
    expect(grid[1]?.[23]?.slots).toEqual([{ minute: 59, schedules: [2] }])
    expect(grid.flat().filter(({ schedules }) => schedules.length > 0)).toHaveLength(3)
  })

  test('two schedules on one day and hour collide; in different minutes of an hour they share the cell and do not', () => {
    const grid = weekGrid([schedule([1], '7:00'), schedule([1], '07:00'), schedule([1], '7:15')])
    expect(grid[0]?.[7]).toMatchObject({ schedules: [1, 2, 3], collides: true })
    expect(weekGrid([schedule([1], '7:00'), schedule([1], '7:15')])[0]?.[7]).toMatchObject({ schedules: [1, 2], collides: false })
  })

  test('one hour in two writings on one schedule is one slot, and what is no hour paints nothing', () => {
    expect(weekGrid([schedule([1], '7:00', '07:00', '24:00', '')])[0]?.flatMap(({ slots }) => slots)).toEqual([
      { minute: 0, schedules: [1] },
    ])
  })

  test('a cell is red exactly where the collision check finds one', () => {
    const schedules = fc.array(
      fc.record({
        days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        hours: fc.uniqueArray(fc.constantFrom('0:00', '00:00', '7:00', '07:00', '7:30', '23:00')),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(schedules, (schedules) => {
        const red = weekGrid(schedules).flatMap((row) =>
          row.filter(({ collides }) => collides).map(({ day, hour }) => `${day} ${hour}`),
        )
        const found = findCollisions(schedules).flatMap(({ days, hour }) =>
          days.map((day) => `${day} ${Number.parseInt(hour, 10)}`),
        )
        expect(new Set(red)).toEqual(new Set(found))
      }),
    )
  })
})
