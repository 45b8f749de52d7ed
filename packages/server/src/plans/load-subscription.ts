import type { PlanId } from '@hourcast/domain/plans/plans'
import { planOf, type StationPlan } from '@hourcast/domain/plans/station-plan'
import { type SubscribeLink, subscribeLinks } from '../pages/subscribe-links.ts'
import type { Services } from '../services.ts'
import { stationLimitsOf } from '../station-limits-of.ts'
import { planOfStation, sellsPlans } from './plan-of-station.ts'

/** What a station has of each, and the most that it may have. */
export type Counted = { hosts: number; feeds: number; webhooks: number }

export type Subscription = {
  /** Whether plans are sold on this instance. */
  sells: boolean
  plan: StationPlan | null
  uses: Counted
  limits: Counted
  links: Record<PlanId, SubscribeLink>
}

/** What the Subscription page shows. */
export const loadSubscription = async (
  services: Pick<Services, 'db' | 'config'>,
  { stationId }: { stationId: string },
): Promise<Subscription> => {
  const { db, config } = services
  const [plan, hosts, feeds, webhooks] = await Promise.all([
    planOfStation(services, db.prisma, stationId),
    db.prisma.scheduler.count({ where: { stationId, deletedAt: null } }),
    db.prisma.feed.count({ where: { stationId } }),
    db.prisma.webhook.count({ where: { stationId } }),
  ])
  const safety = stationLimitsOf(services)
  return {
    sells: sellsPlans(services),
    plan,
    uses: { hosts, feeds, webhooks },
    limits: {
      hosts: Math.min(safety.schedulers, plan ? planOf(plan).hosts : safety.schedulers),
      feeds: safety.feeds,
      webhooks: safety.webhooks,
    },
    links: subscribeLinks(config),
  }
}
