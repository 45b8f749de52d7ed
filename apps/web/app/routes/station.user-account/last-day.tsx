import { historyQuery, type Outcome } from '@hourcast/domain/broadcasts/history-filter'
import { countOutcomes, SLOT_OUTCOMES, type SlotOutcome } from '@hourcast/domain/overview/slot-outcome'
import type { HostDay, Overview } from '@hourcast/server/pages/load-overview'
import { Link } from '@remix-run/react'
import { Card } from '../../components/card.tsx'
import { DayStrip, HourScale, TickMark } from './day-strip.tsx'
import { LAST_DAY, OUTCOME_WORDS } from './overview-words.ts'

type Day = Overview['day']

const outcomesOf = (hosts: readonly HostDay[]) => hosts.flatMap(({ slots }) => slots.map(({ outcome }) => outcome))

/** The history filter for each outcome; null where history has none. */
const IN_HISTORY: Record<SlotOutcome, Outcome | null> = {
  ...{ fresh: null, untold: null, 'under-way': 'open' },
  ...{ 'fell-back': 'fell-back', late: 'late', failed: 'failed', missed: 'missed' },
}

const toHistory = (outcome: Outcome): string =>
  `/station/history${historyQuery({ schedulerId: null, outcome, day: null, words: null })}`

const Counted = ({ outcome, count }: { outcome: SlotOutcome; count: number }) => {
  const words = (
    <>
      <span className="figures">{count}</span> {OUTCOME_WORDS[outcome]}
    </>
  )
  const asked = IN_HISTORY[outcome]
  return asked ? <Link to={toHistory(asked)}>{words}</Link> : words
}

/** The outcomes that there were, each with its mark and how often: what the marks mean. */
const Legend = ({ hosts }: { hosts: readonly HostDay[] }) => {
  const counts = countOutcomes(outcomesOf(hosts))
  return (
    <ul className="strip-legend">
      {SLOT_OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => (
        <li key={outcome}>
          <TickMark outcome={outcome} />
          <Counted outcome={outcome} count={counts[outcome]} />
        </li>
      ))}
    </ul>
  )
}

const HostRows = ({ hostName, slots }: HostDay) =>
  SLOT_OUTCOMES.map((outcome) => {
    const own = slots.filter((slot) => slot.outcome === outcome)
    return own.length === 0 ? null : (
      <tr key={outcome}>
        <th scope="row">{hostName}</th>
        <td>{OUTCOME_WORDS[outcome]}</td>
        <td>
          <span className="figures strip-times">
            {own.map(({ broadcastId, wall }) => (
              <Link key={broadcastId} to={`/station/history/${broadcastId}`}>
                {wall.slice(11)}
              </Link>
            ))}
          </span>
        </td>
      </tr>
    )
  })

const DayTable = ({ hosts }: { hosts: readonly HostDay[] }) => (
  <details className="figures-fold">
    <summary>{LAST_DAY.table}</summary>
    <table className="figure-table strip-table">
      <thead>
        <tr>
          {LAST_DAY.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hosts.map((host) => (
          <HostRows key={host.schedulerId} {...host} />
        ))}
      </tbody>
    </table>
  </details>
)

/** Each slot of the last 24 hours as a tick, a row for each host; the same as text and as a table. */
export const LastDay = ({ day, timeZone }: { day: Day; timeZone: string }) => (
  <Card className="last-day" title={LAST_DAY.title} aside={<span className="zone">{timeZone}</span>}>
    {day.hosts.length === 0 ? (
      <p className="soft">{LAST_DAY.none}</p>
    ) : (
      <>
        <Legend hosts={day.hosts} />
        <ul className="strip-rows">
          {day.hosts.map((host) => (
            <li key={host.schedulerId}>
              <span className="strip-host">{host.hostName}</span>
              <DayStrip host={host} from={day.from} to={day.to} />
            </li>
          ))}
          <li aria-hidden="true">
            <span className="strip-host" />
            <HourScale from={day.from} to={day.to} timeZone={timeZone} />
          </li>
        </ul>
        <DayTable hosts={day.hosts} />
      </>
    )}
  </Card>
)
