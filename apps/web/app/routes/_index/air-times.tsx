import { useEffect, useState } from 'react'
import { StationTime } from '../../components/station-time.tsx'

const HOUR = 3_600_000

const countdown = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

type Props = { upcoming: { airAt: number; wall: string }[]; timeZone: string; now: number; calendar: string }

/** The next air times; the last hour before one counts down. */
export const AirTimes = ({ upcoming, timeZone, now, calendar }: Props) => {
  const [clock, setClock] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setClock(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <section className="sheet times" aria-labelledby="times-title">
      <div className="sheet-head">
        <h2 id="times-title">Next on air</h2>
        <a className="quiet" href={calendar}>
          Calendar
        </a>
      </div>
      <ol>
        {upcoming.map(({ airAt, wall }, index) => (
          <li key={airAt}>
            <StationTime at={airAt} wall={wall} timeZone={timeZone} />
            {index === 0 && airAt - clock <= HOUR ? (
              <span className="countdown figures" role="timer" aria-label="Time until air">
                {countdown(airAt - clock)}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
