import { analyticsCsv, isAnalyticsFile } from '@hourcast/server/pages/analytics-csv'
import { loadAnalytics } from '@hourcast/server/pages/load-analytics'
import { mayAnalyse } from '@hourcast/server/plans/plan-of-station'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireOwner } from '../.server/require-owner.ts'

/** The figures of a chart as a file: `what` names the chart, `scheduler` one host. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const { stationId } = await requireOwner(request, context)
  const { searchParams } = new URL(request.url)
  if (!(await mayAnalyse(services, { stationId }))) throw new Response(null, { status: 403 })
  const [what, schedulerId] = [searchParams.get('what'), searchParams.get('scheduler') || null]
  const analytics = await loadAnalytics(services, { stationId, schedulerId, now: services.clock.now() })
  const isTheirs = schedulerId === null || analytics.hosts.some((host) => host.schedulerId === schedulerId)
  if (!isAnalyticsFile(what) || !isTheirs) throw new Response(null, { status: 404 })
  return new Response(analyticsCsv(what, analytics), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="hourcast-${what}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
