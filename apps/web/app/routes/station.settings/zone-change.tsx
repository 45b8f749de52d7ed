import type { AirTime, ZoneAirTimes, ZoneComparison } from '@hourcast/domain/slots/zone-air-times'

type Props = { change: Pick<ZoneComparison, 'before' | 'after'> }

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const wallInWords = (wall: string): string => `${day.format(Date.parse(`${wall}Z`))} ${wall.slice(11)}`
const utcInWords = (at: number): string => wallInWords(new Date(at).toISOString().slice(0, 16))

const Row = ({ time: { airAt, wall, hostName } }: { time: AirTime }) => (
  <li>
    <span className="figures">{wallInWords(wall)}</span>
    <span className="soft figures">{utcInWords(airAt)} UTC</span>
    <span className="soft">{hostName}</span>
  </li>
)

const List = ({ title, times }: { title: string; times: ZoneAirTimes }) => (
  <div>
    <h3>
      {title}, {times.timeZone}
    </h3>
    <ol>
      {times.next.map((time) => (
        <Row key={`${time.airAt}${time.hostName}`} time={time} />
      ))}
    </ol>
  </div>
)

/** The next air times as they are, and as they would be. */
export const ZoneChange = ({ change: { before, after } }: Props) =>
  before.next.length === 0 ? (
    <p className="zone-change soft">Nothing is planned: no air time moves.</p>
  ) : (
    <div className="zone-change">
      <List title="Now" times={before} />
      <List title="Then" times={after} />
    </div>
  )
