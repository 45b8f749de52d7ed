import { loadFrontPage } from '@hourcast/server/pages/load-front-page'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { describePage } from '../../components/head/describe-page.ts'
import { MapSection } from '../../components/map/map-section.tsx'
import { AirTimes } from './air-times.tsx'
import { BulletinPlayer } from './bulletin-player.tsx'
import { InTheMaking } from './in-the-making.tsx'
import { NoStation } from './no-station.tsx'
import { RecentBroadcasts } from './recent-broadcasts.tsx'
import { TakeOver } from './take-over.tsx'
import { useFreshStation } from './use-fresh-station.ts'

const DESCRIPTION =
  'AI radio hosting that airs unattended: reads your sources, writes, speaks and masters a bulletin, and delivers it on time, exactly once.'

export const meta: MetaFunction = (args) =>
  describePage(args, { title: 'Hourcast – your station’s next bulletin, on time', description: DESCRIPTION })

export const loader = async ({ context: { services } }: LoaderFunctionArgs) => ({
  station: await loadFrontPage(services),
  hasExample: services.config.HOURCAST_DEMO === 'on',
})

export default function FrontPage() {
  const { station, hasExample } = useLoaderData<typeof loader>()
  useFreshStation(station, { isExpected: hasExample })

  return (
    <>
      <section className="hero">
        <h1>
          The hour comes. <br />
          The bulletin is there.
        </h1>
        <p className="lede">
          Hourcast reads your feeds, writes the script, speaks it in 14 languages, masters it to broadcast loudness and hands it
          over by link, e-mail or FTP. Unattended, on time, exactly once; and when a source is silent, never empty.
        </p>
        <Link className="button" to="/schedule">
          Create Schedule
        </Link>
      </section>
      {station ? (
        <div className="desk">
          <section className="sheet now" aria-labelledby="now-title">
            <div className="sheet-head">
              <h2 id="now-title">{station.stationName}</h2>
              <span className="badge">Example station</span>
            </div>
            {station.onAir ? <BulletinPlayer newest={station.onAir} station={station} /> : <InTheMaking station={station} />}
          </section>
          <AirTimes station={station} />
          <TakeOver station={station} />
          <RecentBroadcasts station={station} />
        </div>
      ) : (
        <NoStation hasExample={hasExample} />
      )}
      <MapSection />
    </>
  )
}
