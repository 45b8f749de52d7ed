import type { Schedule } from '@hourcast/domain/slots/schedule'
import { type ScheduleLine, scheduleLines } from '@hourcast/domain/slots/schedule-words'

const SHOWN = 3

/** When it airs, in as few lines as say it; more than three are folded. */
export const ScheduleLines = ({ schedules }: { schedules: readonly Schedule[] }) => {
  const lines = scheduleLines(schedules)
  // The fold itself takes a line: of four all are shown.
  const isFolded = lines.length > SHOWN + 1
  return (
    <div className="slots">
      <Lines lines={isFolded ? lines.slice(0, SHOWN) : lines} />
      {isFolded ? (
        <details>
          <summary>{lines.length - SHOWN} more</summary>
          <Lines lines={lines.slice(SHOWN)} />
        </details>
      ) : null}
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly ScheduleLine[] }) => (
  <ul>
    {lines.map(({ hours, days }) => (
      <li key={days}>
        <span className="figures">{hours},</span> <span className="soft">{days}</span>
      </li>
    ))}
  </ul>
)
