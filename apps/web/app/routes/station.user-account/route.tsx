import { loadOverview } from '@hourcast/server/pages/load-overview'
import { findSettings } from '@hourcast/server/settings/find-settings'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { noStore } from '../../.server/no-store.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { usePolling } from '../../components/use-revalidate.ts'
import '../../styles/figure-table.css'
import '../../styles/next-on-air.css'
import '../../styles/overview.css'
import '../../styles/station-cards.css'
import '../../styles/station-head.css'
import { LastDay } from './last-day.tsx'
import { NeedsAttention } from './needs-attention.tsx'
import { NextOnAir } from './next-on-air.tsx'
import { NextStep } from './next-step.tsx'
import { OnAirNow } from './on-air-now.tsx'
import { StationCards } from './station-cards.tsx'
import { stationFacts } from './station-facts.ts'
import { StationHead } from './station-head.tsx'

export const meta: MetaFunction = () => [{ title: 'Dashboard – Hourcast' }]

export const headers = noStore

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const owner = await requireOwner(request, context)
  const now = services.clock.now()
  const [settings, { summaries, ...overview }] = await Promise.all([
    findSettings(services, owner),
    loadOverview(services, { stationId: owner.stationId, now }),
  ])
  if (!settings.ok) throw new Response(null, { status: 404 })
  return { ...overview, facts: stationFacts({ settings: settings.value, summaries, now }) }
}

const POLL_MS = 15_000

export default function UserAccount() {
  const { facts, onAir, day, attention, nextStep } = useLoaderData<typeof loader>()
  usePolling(POLL_MS)
  const hasHosts = facts.hosts.active + facts.hosts.paused > 0
  return (
    <>
      <StationHead facts={facts} />
      {hasHosts ? (
        <>
          <NeedsAttention items={attention} />
          <div className="on-air-and-next">
            <OnAirNow onAir={onAir} station={facts} />
            <NextOnAir facts={facts} />
          </div>
          <LastDay day={day} timeZone={facts.timeZone} />
          <NextStep next={nextStep} />
        </>
      ) : (
        <NextOnAir facts={facts} />
      )}
      <StationCards facts={facts} />
    </>
  )
}
