import { parseTimeZone } from '@hourcast/domain/slots/time-zone'
import { type ZoneComparison, zoneAirTimes } from '@hourcast/domain/slots/zone-air-times'
import { listSchedulers } from '@hourcast/server/schedulers/list-schedulers'
import { findSettings } from '@hourcast/server/settings/find-settings'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { noStore } from '../.server/no-store.ts'
import { requireOwner } from '../.server/require-owner.ts'

const SHOWN = 3

/** The next air times of the station as they are, and as they would be in the zone that is asked for. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const { ownerId, stationId } = await requireOwner(request, context, { returnTo: '/station/settings' })
  const asked = new URL(request.url).searchParams.get('zone') ?? ''
  const zone = parseTimeZone(asked)
  const now = services.clock.now()
  const [settings, summaries] = await Promise.all([
    findSettings(services, { ownerId }),
    listSchedulers(services, { stationId, now }),
  ])
  if (!zone.ok || !settings.ok) throw new Response(null, { status: 404 })
  const hosts = summaries.map(({ isActive, scheduler: { hostName, schedules } }) => ({ isActive, hostName, schedules }))
  const inZone = (timeZone: string) => zoneAirTimes(hosts, timeZone, now, SHOWN)
  const comparison: ZoneComparison = { asked, before: inZone(settings.value.timeZone), after: inZone(zone.value) }
  return data(comparison, { headers: noStore() })
}
