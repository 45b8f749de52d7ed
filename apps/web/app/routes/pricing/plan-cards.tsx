import { hasFeature, hostsOf, PLAN_FEATURES, PLANS, type PlanId } from '@hourcast/domain/plans/plans'
import type { SubscribeLink } from '@hourcast/server/pages/subscribe-links'
import { Mark } from './mark.tsx'
import { PlanHead } from './plan-head.tsx'
import { Subscribe } from './subscribe.tsx'

type Props = { links: Record<PlanId, SubscribeLink> }

/** The same on a phone, one below the other: each with what it has. */
export const PlanCards = ({ links }: Props) => (
  <ul className="plan-cards">
    {PLANS.map((plan) => (
      <li key={plan.id} className="sheet" data-highlighted={plan.isHighlighted}>
        <h2>
          <PlanHead plan={plan} />
        </h2>
        <Subscribe plan={plan} link={links[plan.id]} />
        <ul>
          <li>
            <strong>{hostsOf(plan)}</strong>
          </li>
          {PLAN_FEATURES.filter((feature) => hasFeature(plan.id, feature)).map((feature) => (
            <li key={feature.words}>
              <Mark plan={plan.id} feature={feature} />
              {feature.words}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
