import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadStationMap } from '../.server/station-map.ts'

/** For the first page, which is the same for all and knows no visitor. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { body, headers } = await loadStationMap(request, context)
  return Response.json(body, { headers: { ...headers, 'Cache-Control': 'no-store' } })
}
