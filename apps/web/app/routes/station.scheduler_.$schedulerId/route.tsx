import { loadSchedulerPage } from '@hourcast/server/pages/load-scheduler-page'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { logIfForeign } from '../../.server/log-if-foreign.ts'
import { noStore } from '../../.server/no-store.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { usePolling } from '../../components/use-revalidate.ts'
import '../../styles/history.css'
import '../../styles/scheduler-page.css'
import { SchedulerPage } from './scheduler-page.tsx'

export const headers = noStore
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.scheduler.hostName ?? 'Scheduler'} – Hourcast` },
  { name: 'robots', content: 'noindex' },
]

export const loader = async ({ request, context, params: { schedulerId = '' } }: LoaderFunctionArgs) => {
  const { stationId, ownerId } = await requireOwner(request, context)
  const loaded = await loadSchedulerPage(context.services, { stationId, schedulerId })
  if (!schedulerId.includes('\0')) await logIfForeign(context, loaded, { ownerId, schedulerId })
  if (!loaded.ok) throw new Response(null, { status: 404 })
  return loaded.value
}

const LIVE_MS = 5_000
const CALM_MS = 60_000

export default function Scheduler() {
  const view = useLoaderData<typeof loader>()
  usePolling(view.isLive ? LIVE_MS : CALM_MS)
  return <SchedulerPage view={view} />
}
