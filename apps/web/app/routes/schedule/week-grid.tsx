import { DAYS, dayName } from '@hourcast/domain/slots/day'
import { formatHour, HOURLY } from '@hourcast/domain/slots/hour'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import { scheduleLines } from '@hourcast/domain/slots/schedule-words'
import type { WeekBlock } from '@hourcast/domain/wizard/paint-week'
import { type WeekCell, weekGrid } from '@hourcast/domain/wizard/week-grid'
import { useState } from 'react'
import { type Place, useWeekPaint } from './use-week-paint.ts'

type Props = {
  schedules: readonly Schedule[]
  /** The full hours of a block are turned on or off. */
  onPaint: (block: WeekBlock, isOn: boolean) => void
}

const timesOf = ({ hour, slots }: WeekCell): string => slots.map(({ minute }) => formatHour(hour * 60 + minute)).join(', ')

const sayCell = (cell: WeekCell): string => {
  const when = `${dayName(cell.day)} ${cell.hour}:00`
  if (cell.slots.length === 0) return `${when}, free`
  const by = `schedule ${cell.schedules.join(' and ')}`
  return `${when}, ${cell.collides ? 'collision of' : 'airs by'} ${by}${timesOf(cell) === `${cell.hour}:00` ? '' : `, at ${timesOf(cell)}`}`
}

const sayBlock = ({ days, hours }: WeekBlock, isOn: boolean): string =>
  scheduleLines([{ days: [...days], hours: [...hours] }])
    .map((line) => `${line.hours}, ${line.days}: ${isOn ? 'on' : 'off'}`)
    .join()

/** The week, hour by hour, with all schedules painted in; a press, or a block drawn over it, sets or takes back full hours. */
export const WeekGrid = ({ schedules, onPaint }: Props) => {
  const week = weekGrid(schedules)
  const [said, setSaid] = useState('')
  const isAiring = ({ day, hour }: Place) => week[day - 1]?.[hour]?.slots.some(({ minute }) => minute === 0) ?? false
  const { isPainted, isTurningOn, tableProps, cellProps } = useWeekPaint({
    isAiring,
    onPaint: (block, isOn) => {
      setSaid(sayBlock(block, isOn))
      onPaint(block, isOn)
    },
  })
  return (
    <>
      <p className="soft week-hint">
        Press an hour, or draw over many. <span className="by-touch">Scroll at the hours on the left.</span>{' '}
        <span className="by-keys">By keyboard: arrows, Shift and arrows, Enter.</span>
      </p>
      <table className="week" {...tableProps}>
        <caption className="unseen">
          The week, hour by hour. Enter sets or takes back a full hour, or the block drawn with Shift.
        </caption>
        <thead>
          <tr>
            <td />
            {DAYS.map(({ id, name }) => (
              <th key={id} scope="col">
                <abbr title={name}>{name.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURLY.map((name, hour) => (
            <tr key={name}>
              <th scope="row" className="figures">
                {hour}
              </th>
              {week.map((day) => {
                const cell = day[hour]
                if (!cell) return null
                return (
                  <td key={cell.day}>
                    <button
                      type="button"
                      data-cell={`${cell.day}-${hour}`}
                      data-by={cell.schedules[0]}
                      data-collides={cell.collides || undefined}
                      data-painting={isPainted(cell) ? (isTurningOn ? 'on' : 'off') : undefined}
                      aria-label={sayCell(cell)}
                      aria-pressed={cell.slots.length > 0}
                      title={sayCell(cell)}
                      {...cellProps({ day: cell.day, hour })}
                    >
                      <span aria-hidden="true">{cell.schedules.length > 0 ? cell.schedules.join('·') : ''}</span>
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  )
}
