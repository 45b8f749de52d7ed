import type { Analytics } from '@hourcast/server/pages/load-analytics'
import { Card } from '../../components/card.tsx'
import { Columns } from '../../components/chart/columns.tsx'
import { WideTable } from '../../components/chart/wide-table.tsx'
import { ANALYTICS, minutesOf, WEEK_PARTS } from './analytics-words.ts'
import { byWeek } from './week-figures.ts'

const dayMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
export const weekName = (week: string): string => dayMonth.format(Date.parse(week))

type Shown = Pick<Analytics, 'weeks' | 'hosts'>

const WeekTable = ({ weeks, hosts }: Shown) => {
  const names = new Map(hosts.map(({ schedulerId, hostName }) => [schedulerId, hostName]))
  return (
    <WideTable label={ANALYTICS.weeks} heads={['Week from', 'Host', ...WEEK_PARTS.map(({ words }) => words), 'Minutes aired']}>
      {weeks.map((row) => (
        <tr key={`${row.week} ${row.schedulerId}`}>
          <th scope="row">{weekName(row.week)}</th>
          <td>{names.get(row.schedulerId)}</td>
          {WEEK_PARTS.map(({ key }) => (
            <td key={key} className="figures">
              {row[key]}
            </td>
          ))}
          <td className="figures">{minutesOf(row.airedMs).toFixed(1)}</td>
        </tr>
      ))}
    </WideTable>
  )
}

/** What became of the broadcasts, a column for each week; behind it the same by host. */
export const WeeksCard = ({ shown, csv }: { shown: Shown; csv: string }) => {
  const weeks = byWeek(shown.weeks)
  return (
    <Card className="chart-card" title={ANALYTICS.weeks} aside={<CsvLink href={csv} of={ANALYTICS.weeks} />}>
      <ul className="chart-legend">
        {WEEK_PARTS.map(({ kind, words }) => (
          <li key={kind}>
            <svg className="columns" width="12" height="12" aria-hidden="true">
              <rect data-kind={kind} width="12" height="12" />
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <Columns
        label={ANALYTICS.weeks}
        sparse={2}
        columns={weeks.map(({ week, figures }) => ({
          key: week,
          label: weekName(week),
          parts: WEEK_PARTS.map(({ key, kind }) => ({ kind, value: figures[key] })),
        }))}
      />
      <details className="figures-fold">
        <summary>{ANALYTICS.table}</summary>
        <WeekTable {...shown} />
      </details>
    </Card>
  )
}

/** A file: not a page of ours. */
export const CsvLink = ({ href, of }: { href: string; of: string }) => (
  <a className="quiet" href={href} download>
    {ANALYTICS.csv}
    <span className="unseen"> of {of}</span>
  </a>
)
