import type { Rows } from '@hourcast/db/open-database'
import { findPlan } from '@hourcast/domain/plans/plans'
import { hasAnalytics, type StationPlan, trialFrom } from '@hourcast/domain/plans/station-plan'
import { subscribeLinks } from '../pages/subscribe-links.ts'
import type { Services } from '../services.ts'

type Configured = Partial<Pick<Services, 'config'>>

/** Plans are sold here as soon as one of them can be paid; else the instance is somebody's own. */
export const sellsPlans = ({ config }: Configured): boolean =>
  config !== undefined && Object.values(subscribeLinks(config)).some(({ isPayment }) => isPayment)

/** What a station begins with. */
export const firstPlan = (services: Configured, now: number): StationPlan | null => (sellsPlans(services) ? trialFrom(now) : null)

/** Null where nothing is limited by a plan: none are sold here, or the station was here before they were. */
export const planOfStation = async (services: Configured, tx: Rows, stationId: string): Promise<StationPlan | null> => {
  if (!sellsPlans(services)) return null
  const row = await tx.station.findUnique({ where: { id: stationId }, select: { planId: true, planEndsAt: true } })
  const plan = findPlan(row?.planId ?? null)
  return plan && { id: plan.id, endsAt: row?.planEndsAt?.getTime() ?? null }
}

/** Whether the station's plan holds analytics. */
export const mayAnalyse = async (
  services: Pick<Services, 'db'> & Configured,
  { stationId }: { stationId: string },
): Promise<boolean> => hasAnalytics(await planOfStation(services, services.db.prisma, stationId))
