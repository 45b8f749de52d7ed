import { familyName } from '@hourcast/domain/listening/client-families'
import type { Analytics } from '@hourcast/server/pages/load-analytics'
import { Card } from '../../components/card.tsx'
import { Columns } from '../../components/chart/columns.tsx'
import { WideTable } from '../../components/chart/wide-table.tsx'
import { ANALYTICS } from './analytics-words.ts'
import { CsvLink, weekName } from './weeks-card.tsx'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

const HourTable = ({ hours }: Pick<Analytics, 'hours'>) => (
  <WideTable label={ANALYTICS.hours} heads={['Hour', 'Programs', 'Pick-ups']}>
    {hours.map(({ hour, family, pickUps }) => (
      <tr key={`${hour} ${family}`}>
        <th scope="row" className="figures">
          {clock(hour)}
        </th>
        <td>{familyName(family)}</td>
        <td className="figures">{pickUps}</td>
      </tr>
    ))}
  </WideTable>
)

/** When the links are taken, over the hours of the station's day. */
export const HoursCard = ({ hours, csv }: Pick<Analytics, 'hours'> & { csv: string }) => (
  <Card className="chart-card" title={ANALYTICS.hours} aside={<CsvLink href={csv} of={ANALYTICS.hours} />}>
    <p className="soft">{hours.length === 0 ? ANALYTICS.nobody : ANALYTICS.hoursNote}</p>
    {hours.length === 0 ? null : (
      <>
        <Columns
          label={ANALYTICS.hours}
          sparse={6}
          columns={HOURS.map((hour) => ({
            key: clock(hour),
            label: clock(hour).slice(0, 2),
            parts: [
              {
                kind: 'pick-ups',
                value: hours.filter((row) => row.hour === hour).reduce((sum, { pickUps }) => sum + pickUps, 0),
              },
            ],
          }))}
        />
        <details className="figures-fold">
          <summary>{ANALYTICS.table}</summary>
          <HourTable hours={hours} />
        </details>
      </>
    )}
  </Card>
)

/** Which programs take which link, week by week. */
export const LinksCard = ({ links, hosts, csv }: Pick<Analytics, 'links' | 'hosts'> & { csv: string }) => {
  const names = new Map(hosts.map(({ schedulerId, hostName }) => [schedulerId, hostName]))
  if (links.length === 0) return null
  return (
    <Card className="chart-card" title={ANALYTICS.links} aside={<CsvLink href={csv} of={ANALYTICS.links} />}>
      <p className="soft">{ANALYTICS.linksNote}</p>
      <WideTable label={ANALYTICS.links} heads={['Week from', 'Host', 'Programs', 'Pick-ups', 'Clients a day, added up']}>
        {links.toReversed().map(({ schedulerId, week, family, pickUps, clients }) => (
          <tr key={`${week} ${schedulerId} ${family}`}>
            <th scope="row">{weekName(week)}</th>
            <td>{names.get(schedulerId)}</td>
            <td>{familyName(family)}</td>
            <td className="figures">{pickUps}</td>
            <td className="figures">{clients}</td>
          </tr>
        ))}
      </WideTable>
    </Card>
  )
}
