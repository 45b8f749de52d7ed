import type { FrontPage } from '@hourcast/server/pages/load-front-page'
import { Link } from '@remix-run/react'
import { BulletinPlayer } from './bulletin-player.tsx'
import { AirTimesSection, MakingSection, RecentSection, TakeOverSection } from './further-sections.tsx'
import { LIVE } from './words.ts'

/** The example station as it is on air: its bulletin to be heard, its next air times, its last broadcasts, and what a playout takes. */
export const LiveStation = ({ station }: { station: FrontPage }) => (
  <section aria-labelledby="hear">
    <div className="section-head">
      <p className="kicker">{LIVE.kicker}</p>
      <h2 id="hear">{LIVE.title}</h2>
      <p>
        {LIVE.text} <Link to="/sample">{LIVE.samples}</Link>
      </p>
    </div>
    <div className="desk">
      <section className="sheet now" aria-labelledby="now-title">
        <div className="sheet-head">
          <h3 id="now-title">{station.stationName}</h3>
          <span className="badge">Example station</span>
        </div>
        {station.onAir ? <BulletinPlayer newest={station.onAir} station={station} /> : <MakingSection station={station} />}
      </section>
      <AirTimesSection station={station} />
      <TakeOverSection link={station.link} feed={station.feed} calendar={station.calendar} />
      <RecentSection station={station} />
    </div>
  </section>
)
