import { useStationClock } from '../../components/use-station-clock.ts'
import type { StationFacts } from './station-facts.ts'

/** Whose station this is, and what its clock says. */
export const StationHead = ({ facts: { name, email, timeZone, now } }: { facts: StationFacts }) => {
  const clock = useStationClock(now)
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }).format(clock)
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(clock)
  return (
    <header className="station-head">
      <div>
        <h1>{name}</h1>
        <p className="soft">{email}</p>
      </div>
      <p className="station-clock" role="timer" aria-label="Station time">
        <span className="figures">{time}</span>
        <span className="zone">
          {day}, {timeZone}
        </span>
      </p>
    </header>
  )
}
