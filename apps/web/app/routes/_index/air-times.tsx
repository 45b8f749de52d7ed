import type { FrontPage } from '@hourcast/server/pages/load-front-page'
import { StationTime } from '../../components/station-time.tsx'
import { STAGE_WORDS } from './stage-words.ts'
import { useStationClock } from './use-station-clock.ts'

const HOUR = 3_600_000

const countdown = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** The next air times; the last hour before one counts down. */
export const AirTimes = ({ station: { upcoming, timeZone, now, making } }: { station: FrontPage }) => {
  const clock = useStationClock(now)
  return (
    <section className="sheet times" aria-labelledby="times-title">
      <div className="sheet-head">
        <h2 id="times-title">Next on air</h2>
        <span className="zone">{timeZone}</span>
      </div>
      {upcoming.length === 0 ? <p className="soft">Nothing is planned: the scheduler is paused, or has no air times.</p> : null}
      <ol>
        {upcoming.map(({ airAt, wall }, index) => (
          <li key={airAt}>
            <StationTime at={airAt} wall={wall} timeZone={timeZone} isZoneSaid />
            {index === 0 && airAt - clock <= HOUR ? (
              <span className="countdown" role="timer" aria-label="Time until air">
                <span className="figures">{countdown(airAt - clock)}</span>
              </span>
            ) : null}
            {making?.airAt === airAt && making.stage ? <span className="stage">{STAGE_WORDS[making.stage]}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
