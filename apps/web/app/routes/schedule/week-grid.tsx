import { DAYS, dayName } from '@hourcast/domain/slots/day'
import { formatHour } from '@hourcast/domain/slots/hour'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import { type WeekCell, weekGrid } from '@hourcast/domain/wizard/week-grid'
import { type KeyboardEvent, useRef, useState } from 'react'

type Props = {
  schedules: readonly Schedule[]
  /** The full hour of a cell is turned on or off. */
  onToggle: (day: number, hour: number) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const STEPS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

const timesOf = ({ hour, slots }: WeekCell): string => slots.map(({ minute }) => formatHour(hour * 60 + minute)).join(', ')

const sayCell = (cell: WeekCell): string => {
  const when = `${dayName(cell.day)} ${cell.hour}:00`
  if (cell.slots.length === 0) return `${when}, free`
  const by = `schedule ${cell.schedules.join(' and ')}`
  return `${when}, ${cell.collides ? 'collision of' : 'airs by'} ${by}${timesOf(cell) === `${cell.hour}:00` ? '' : `, at ${timesOf(cell)}`}`
}

/** The week, hour by hour, with all schedules painted in; a click sets or takes back a full hour. Arrow keys go through it. */
export const WeekGrid = ({ schedules, onToggle }: Props) => {
  const table = useRef<HTMLTableElement>(null)
  const [focus, setFocus] = useState({ day: 1, hour: 0 })
  const week = weekGrid(schedules)

  const move = (event: KeyboardEvent, { day, hour }: { day: number; hour: number }) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const to = { day: ((day - 1 + step[0] + 7) % 7) + 1, hour: (hour + step[1] + 24) % 24 }
    setFocus(to)
    table.current?.querySelector<HTMLElement>(`[data-cell="${to.day}-${to.hour}"]`)?.focus()
  }
  return (
    <table className="week" ref={table}>
      <caption className="unseen">The week, hour by hour. Enter sets or takes back a full hour.</caption>
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
        {HOURS.map((hour) => (
          <tr key={hour}>
            <th scope="row" className="figures">
              {hour}
            </th>
            {week.map((day) => {
              const cell = day[hour]
              if (!cell) return null
              const isFocus = focus.day === cell.day && focus.hour === hour
              return (
                <td key={cell.day}>
                  <button
                    type="button"
                    data-cell={`${cell.day}-${hour}`}
                    data-by={cell.schedules[0]}
                    data-collides={cell.collides || undefined}
                    aria-label={sayCell(cell)}
                    aria-pressed={cell.slots.length > 0}
                    title={sayCell(cell)}
                    tabIndex={isFocus ? 0 : -1}
                    onFocus={() => setFocus({ day: cell.day, hour })}
                    onKeyDown={(event) => move(event, { day: cell.day, hour })}
                    onClick={() => onToggle(cell.day, hour)}
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
  )
}
