import { askedHistory } from '@hourcast/domain/broadcasts/history-filter'
import { loadHistoryPage } from '@hourcast/server/history/load-history-page'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { noStore } from '../../.server/no-store.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { usePolling } from '../../components/use-revalidate.ts'
import '../../styles/history.css'
import { HistoryPage } from './history-page.tsx'

export const headers = noStore
export const meta: MetaFunction = () => [{ title: 'History – Hourcast' }, { name: 'robots', content: 'noindex' }]

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { stationId } = await requireOwner(request, context)
  const asked = askedHistory(new URL(request.url).searchParams)
  return loadHistoryPage(context.services, { stationId, asked })
}

/** While something is under way it is looked at again soon; otherwise a slot that begins is seen within a minute. */
const LIVE_MS = 5_000
const CALM_MS = 60_000

export default function History() {
  const view = useLoaderData<typeof loader>()
  usePolling(view.isLive && view.isFirstPage ? LIVE_MS : CALM_MS)
  return <HistoryPage view={view} />
}
