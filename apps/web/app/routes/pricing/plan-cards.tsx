import { PLANS, type PlanId } from '@hourcast/domain/plans/plans'
import type { SubscribeLink } from '@hourcast/server/pages/subscribe-links'
import { PlanContents } from '../../components/plans/plan-contents.tsx'
import { PlanHead } from '../../components/plans/plan-head.tsx'
import { Subscribe } from '../../components/plans/subscribe.tsx'

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
        <PlanContents plan={plan} />
      </li>
    ))}
  </ul>
)
