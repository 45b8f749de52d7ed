import type { HistoryLine } from '@hourcast/server/history/list-history'
import { daysOf } from './days-of.ts'
import { HistoryRow } from './history-row.tsx'

type Props = { lines: readonly HistoryLine[]; isHostSaid?: boolean; level?: 2 | 3 }

/** The timeline, day by day, the newest first. */
export const HistoryDays = ({ lines, isHostSaid = true, level = 2 }: Props) => {
  const Heading = `h${level}` as const
  return (
    <div className="history-days">
      {daysOf(lines).map(({ day, name, lines: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <Heading id={`day-${day}`}>{name}</Heading>
          <ol>
            {ofDay.map((line) => (
              <HistoryRow key={line.broadcastId} line={line} isHostSaid={isHostSaid} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
