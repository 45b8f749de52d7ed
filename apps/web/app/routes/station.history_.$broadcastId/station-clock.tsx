import { wallTimeAt } from '@hourcast/domain/slots/time-zone'

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

type Props = { at: number; timeZone: string; isDaySaid?: boolean }

/** An instant on the station's clock, to the second: on this page seconds count. Pointing at it tells UTC. */
export const StationClock = ({ at, timeZone, isDaySaid = false }: Props) => {
  const iso = new Date(at).toISOString()
  const wall = wallTimeAt(timeZone, at)
  return (
    <time className="station-time" dateTime={iso} title={`${iso.slice(0, 19).replace('T', ' ')} UTC`}>
      <span className="figures">
        {wall.slice(11)}:{iso.slice(17, 19)}
      </span>
      {isDaySaid ? <span className="day"> {day.format(Date.parse(`${wall}Z`))}</span> : null}
    </time>
  )
}
