import { listSchedulers } from '@hourcast/server/schedulers/list-schedulers'
import { findSettings } from '@hourcast/server/settings/find-settings'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { noStore } from '../../.server/no-store.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import '../../styles/next-on-air.css'
import '../../styles/station-cards.css'
import '../../styles/station-head.css'
import { NextOnAir } from './next-on-air.tsx'
import { StationCards } from './station-cards.tsx'
import { stationFacts } from './station-facts.ts'
import { StationHead } from './station-head.tsx'

export const meta: MetaFunction = () => [{ title: 'Dashboard – Hourcast' }]

export const headers = noStore

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const owner = await requireOwner(request, context)
  const now = services.clock.now()
  const [settings, summaries] = await Promise.all([findSettings(services, owner), listSchedulers(services, { ...owner, now })])
  if (!settings.ok) throw new Response(null, { status: 404 })
  return stationFacts({ settings: settings.value, summaries, now })
}

export default function UserAccount() {
  const facts = useLoaderData<typeof loader>()
  return (
    <>
      <StationHead facts={facts} />
      <NextOnAir facts={facts} />
      <StationCards facts={facts} />
    </>
  )
}
