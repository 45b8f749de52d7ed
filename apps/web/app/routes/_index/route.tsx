import { loadFrontPage } from '@hourcast/server/pages/load-front-page'
import { loadHeardAlert } from '@hourcast/server/samples/load-heard-alert'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import '../../styles/film.css'
import '../../styles/home.css'
import { describePage } from '../../components/head/describe-page.ts'
import { MapSection } from '../../components/map/map-section.tsx'
import { frontPageData } from './front-page-data.ts'
import { CallSection, NoStationSection, PlantsSection, ProofSection, VoicesSection } from './further-sections.tsx'
import { Hero } from './hero.tsx'
import { LiveStation } from './live-station.tsx'
import { useFreshStation } from './use-fresh-station.ts'
import { PAGE } from './words.ts'

export const meta: MetaFunction<typeof loader> = (args) => describePage(args, { ...PAGE, data: () => args.data?.documents ?? [] })

export const loader = async ({ context: { services } }: LoaderFunctionArgs) => {
  const [station, alert] = await Promise.all([loadFrontPage(services), loadHeardAlert(services)])
  // Made here: what the head is made of comes with the first screen's scripts.
  const documents = frontPageData(services.config.PUBLIC_URL, { station, alert })
  return { station, alert, documents, hasExample: services.config.HOURCAST_DEMO === 'on', now: services.clock.now() }
}

export default function FrontPage() {
  const { station, alert, hasExample, now } = useLoaderData<typeof loader>()
  useFreshStation(station, { isExpected: hasExample })
  const onAir = station?.onAir

  return (
    <div className="page home">
      <Hero
        now={now}
        timeZone={station?.timeZone ?? 'UTC'}
        peaks={onAir?.peaks}
        next={station?.upcoming[0]?.wall}
        hasBulletin={Boolean(onAir)}
      />
      {station ? <LiveStation station={station} /> : <NoStationSection hasExample={hasExample} />}
      <PlantsSection alert={alert} />
      <MapSection />
      <ProofSection lufs={onAir?.lufs ?? null} />
      <VoicesSection />
      <CallSection />
    </div>
  )
}
