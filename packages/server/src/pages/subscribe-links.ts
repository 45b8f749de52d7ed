import { PLANS, type PlanId } from '@hourcast/domain/plans/plans'
import type { Config } from '../config.ts'

/** Where Subscribe leads: out to the page where the plan is paid, or to an inquiry here. */
export type SubscribeLink = { href: string; isPayment: boolean }

type Links = Pick<Config, 'PAYMENT_LINK_STARTER' | 'PAYMENT_LINK_PROFESSIONAL' | 'PAYMENT_LINK_NETWORK'>

export const subscribeLinks = (config: Links): Record<PlanId, SubscribeLink> => {
  const paid: Record<PlanId, string | undefined> = {
    starter: config.PAYMENT_LINK_STARTER,
    professional: config.PAYMENT_LINK_PROFESSIONAL,
    network: config.PAYMENT_LINK_NETWORK,
  }
  const linkOf = (id: PlanId): SubscribeLink => {
    const href = paid[id]
    return href ? { href, isPayment: true } : { href: `/contact?plan=${id}&inquiryType=sales`, isPayment: false }
  }
  return Object.fromEntries(PLANS.map(({ id }) => [id, linkOf(id)])) as Record<PlanId, SubscribeLink>
}
