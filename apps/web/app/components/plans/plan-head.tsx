import type { Plan } from '@hourcast/domain/plans/plans'
import { PLAN_WORDS as WORDS } from './plan-words.ts'

/** Name, price and for whom. */
export const PlanHead = ({ plan: { name, lede, monthly, isHighlighted } }: { plan: Plan }) => (
  <>
    <span className="plan-name">
      {name} {isHighlighted ? <span className="badge">{WORDS.highlighted}</span> : null}
    </span>
    <span className="plan-price">
      <span className="figures">EUR {monthly}</span> {WORDS.aMonth}
    </span>
    <span className="plan-lede">{lede}</span>
  </>
)
