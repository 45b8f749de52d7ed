import { hasFeature, hostsOf, PLAN_FEATURES, type Plan } from '@hourcast/domain/plans/plans'
import { Mark } from './mark.tsx'

/** What a plan has, line by line. */
export const PlanContents = ({ plan }: { plan: Plan }) => (
  <ul className="plan-contents">
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
)
