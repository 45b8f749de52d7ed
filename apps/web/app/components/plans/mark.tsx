import { hasFeature, type PlanFeature, type PlanId } from '@hourcast/domain/plans/plans'
import { PLAN_WORDS as WORDS } from './plan-words.ts'

/** Whether a plan has it, seen and said. */
export const Mark = ({ plan, feature }: { plan: PlanId; feature: PlanFeature }) => {
  if (!hasFeature(plan, feature))
    return (
      <>
        <span className="mark-none" aria-hidden="true">
          –
        </span>
        <span className="unseen">{WORDS.no}</span>
      </>
    )
  if (feature.isPlanned) return <span className="badge">{WORDS.planned}</span>
  return (
    <svg className="mark-yes" viewBox="0 0 20 20" width="20" height="20" role="img" aria-label={WORDS.yes}>
      <path d="M4.5 10.5l3.6 3.6 7.4-8" />
    </svg>
  )
}
