import { DAYS, dayName } from '@hourcast/domain/slots/day'
import { formatHour, HOURLY } from '@hourcast/domain/slots/hour'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import type { WeekBlock } from '@hourcast/domain/wizard/paint-week'
import { type WeekCell, weekGrid } from '@hourcast/domain/wizard/week-grid'
import { Button } from '../../components/form/button.tsx'
import { type Place, useWeekPaint } from './use-week-paint.ts'

type Props = {
  schedules: readonly Schedule[]
  /** The full hours of a block are turned on or off. */
  onPaint: (block: WeekBlock, isOn: boolean) => void
  /** What was painted last, in words, for as long as it can be taken back. */
  painted: { words: string; undo: () => void } | null
}

const timesOf = ({ hour, slots }: WeekCell): string => slots.map(({ minute }) => formatHour(hour * 60 + minute)).join(', ')

const sayCell = (cell: WeekCell): string => {
  const when = `${dayName(cell.day)} ${cell.hour}:00`
  if (cell.slots.length === 0) return `${when}, free`
  const by = `schedule ${cell.schedules.join(' and ')}`
  return `${when}, ${cell.collides ? 'collision of' : 'airs by'} ${by}${timesOf(cell) === `${cell.hour}:00` ? '' : `, at ${timesOf(cell)}`}`
}

/** The week, hour by hour, with all schedules painted in; a press, or a block drawn over it, sets or takes back full hours. */
export const WeekGrid = ({ schedules, onPaint, painted }: Props) => {
  const week = weekGrid(schedules)
  const isAiring = ({ day, hour }: Place) => week[day - 1]?.[hour]?.slots.some(({ minute }) => minute === 0) ?? false
  const { isPainted, isTurningOn, tableProps, cellProps } = useWeekPaint({ isAiring, onPaint })
  return (
    <>
      <p className="soft week-hint">
        Press an hour. <span className="by-keys">Or draw over many; by keyboard: arrows, Shift and arrows, Enter.</span>
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
      <div className="week-painted">
        <p role="status">{painted?.words}</p>
        {painted ? (
          <Button variant="quiet" onClick={painted.undo}>
            Undo
          </Button>
        ) : null}
      </div>
    </>
  )
}
