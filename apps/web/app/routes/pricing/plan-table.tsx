import { hostsOf, PLAN_FEATURES, PLANS, type PlanId } from '@hourcast/domain/plans/plans'
import type { SubscribeLink } from '@hourcast/server/pages/subscribe-links'
import { Mark } from '../../components/plans/mark.tsx'
import { PlanHead } from '../../components/plans/plan-head.tsx'
import { Subscribe } from '../../components/plans/subscribe.tsx'
import { WORDS } from './pricing-words.ts'

type Props = { links: Record<PlanId, SubscribeLink> }

/** All plans side by side, where there is room for it. */
export const PlanTable = ({ links }: Props) => (
  <table className="plan-table">
    <caption className="unseen">{WORDS.table}</caption>
    <thead>
      <tr>
        <td />
        {PLANS.map((plan) => (
          <th key={plan.id} scope="col" data-highlighted={plan.isHighlighted}>
            <PlanHead plan={plan} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">{WORDS.hosts}</th>
        {PLANS.map((plan) => (
          <td key={plan.id} data-highlighted={plan.isHighlighted}>
            <strong>{hostsOf(plan)}</strong>
          </td>
        ))}
      </tr>
      {PLAN_FEATURES.map((feature) => (
        <tr key={feature.words}>
          <th scope="row">{feature.words}</th>
          {PLANS.map(({ id, isHighlighted }) => (
            <td key={id} data-highlighted={isHighlighted}>
              <Mark plan={id} feature={feature} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <td />
        {PLANS.map((plan) => (
          <td key={plan.id} data-highlighted={plan.isHighlighted}>
            <Subscribe plan={plan} link={links[plan.id]} />
          </td>
        ))}
      </tr>
    </tfoot>
  </table>
)
