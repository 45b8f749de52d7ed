import { listStations } from '@hourcast/server/enterprises/list-stations'
import { makeFormTime } from '@hourcast/server/messages/form-time'
import type { AppLoadContext } from '@remix-run/node'
import { readVisitorCookie } from '../../server/session-cookie.ts'
import { makeVisitorToken } from './anti-forgery.ts'
import { EXAMPLE_STATIONS } from './example-stations.ts'

/** What the map of one visitor shows, and what its form carries. The cookie that binds both to the browser must go out with it. */
export const loadStationMap = async (request: Request, { services, mailKey }: AppLoadContext) => {
  const { TILE_URL, TILE_ATTRIBUTION } = services.config
  const { antiForgery, headers } = makeVisitorToken(request, services)
  const handle = readVisitorCookie(request, services.config)
  const body = {
    stations: await listStations(services, { examples: EXAMPLE_STATIONS, handle }),
    tiles: TILE_URL === undefined ? null : { url: TILE_URL, attribution: TILE_ATTRIBUTION },
    antiForgery,
    opened: makeFormTime(services),
    mailsAreKept: mailKey !== null,
  }
  return { body, headers }
}

export type StationMapData = Awaited<ReturnType<typeof loadStationMap>>['body']
