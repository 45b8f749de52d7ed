import type { FrontPage } from '@hourcast/server/pages/load-front-page'
import { STAGE_WORDS } from '../../components/broadcast/stage-words.ts'
import { Countdown } from '../../components/countdown.tsx'
import { StationTime } from '../../components/station-time.tsx'

/** The next air times; the last hour before one counts down. */
export const AirTimes = ({ station: { upcoming, timeZone, now, making } }: { station: FrontPage }) => (
  <>
    <div className="sheet-head">
      <h2 id="times-title">Next on air</h2>
      <span className="zone">{timeZone}</span>
    </div>
    {upcoming.length === 0 ? <p className="soft">Nothing is planned: the scheduler is paused, or has no air times.</p> : null}
    <ol>
      {upcoming.map(({ airAt, wall, offset }, index) => (
        <li key={airAt}>
          <StationTime at={airAt} wall={wall} timeZone={timeZone} offset={offset} isZoneSaid />
          {index === 0 ? <Countdown to={airAt} now={now} /> : null}
          {making?.airAt === airAt && making.stage ? <span className="stage">{STAGE_WORDS[making.stage]}</span> : null}
        </li>
      ))}
    </ol>
  </>
)
